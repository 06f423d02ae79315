import AuditModel
import ColorMath
import JSONSyntax
import PaletteModel

extension JSONWriter {
  /// Writes the tokens of an audit with their distinct values, the value of each variant, and the windows if known.
  mutating func write(tokensOf audit: AuditResult, _ files: inout PageFiles) {
    let resolver = ColorResolver(audit.plan.loaded)
    for index in audit.plan.loaded.palette.tokens.indices {
      let token = audit.plan.loaded.palette.tokens[index]
      var values: [PageValue] = []
      let places = Variant.allCases.map { variant -> Int in
        let value = PageValue(index, token, variant, resolver, audit.declaration.idiom, &files)
        if let place = values.firstIndex(of: value) { return place }
        values.append(value)
        return values.count - 1
      }
      object { entry in
        entry.member("name", audit.plan.loaded.palette.displayName(of: index))
        entry.key("values")
        entry.array { list in values.forEach { list.write($0) } }
        entry.member("variants", places.map { "\($0)" }.joined())
        if let groups = audit.windows[index], !groups.isEmpty {
          entry.key("windows")
          entry.array { list in groups.forEach { list.write($0) } }
        }
      }
    }
  }

  /// Writes a value as a list: the color or null, the entry, the place; then its alpha and 1 for a system color.
  private mutating func write(_ value: PageValue) {
    array { list in
      list.value(value.hex)
      list.value(value.entry)
      list.value(value.place)
      guard value.alpha != nil || value.isReference else { return }
      list.value(value.alpha ?? 1)
      if value.isReference { list.value(1) }
    }
  }

  /// Writes the window of some variants: the lightness now, and the intervals in which all pairs pass.
  private mutating func write(_ group: WindowGroup) {
    let window = group.window
    let line = LightnessLine(through: window.color)
    object { entry in
      entry.key("intervals")
      entry.array { list in
        for interval in window.isUnknown ? [] : window.intervals {
          list.object { range in
            range.key("colors")
            range.array { list in interval.colors.forEach { list.value($0.hex) } }
            range.member("from", interval.lightness.lowerBound)
            range.member("to", interval.lightness.upperBound)
          }
        }
      }
      entry.member("isMet", window.isMet)
      entry.member("isUnknown", window.isUnknown)
      entry.key("line")
      entry.array { list in for step in 0...8 { list.value(line.eightBit(at: Double(step) / 8).hex) } }
      entry.member("lightness", window.lightness)
      entry.key("variants")
      entry.array { list in group.variants.variants.forEach { list.value($0.id) } }
    }
  }
}

/// The value of a token in a variant, with its provenance.
struct PageValue: Hashable {
  let hex: String?
  let alpha: Double?
  /// The condition of the entry; nil if none serves the variant.
  let entry: String?
  /// The file by index, with the line.
  let place: String?
  /// True if the entry refers to a system color.
  let isReference: Bool

  init(
    _ index: Int, _ token: Token, _ variant: Variant, _ resolver: ColorResolver, _ idiom: Idiom,
    _ files: inout PageFiles
  ) {
    var color: Color?
    do throws(Unresolved) { color = try resolver.token(index, variant).color } catch {}
    hex = color.map { SeenColor.eightBit($0.encodedSRGB).hex }
    alpha = color.flatMap { $0.alpha < 1 ? $0.alpha : nil }
    guard case .entry(let number) = token.resolution(for: variant, on: idiom) else {
      (entry, place, isReference) = (nil, nil, false)
      return
    }
    let location = token.location(of: token.entries[number])
    entry = token.entries[number].label
    place = "\(files.index(of: location.file)):\(location.line)"
    if case .system = token.entries[number].value { isReference = true } else { isReference = false }
  }
}
