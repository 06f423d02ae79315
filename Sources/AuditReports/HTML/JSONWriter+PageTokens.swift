import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension JSONWriter {
  /// Writes the tokens of an audit with their distinct values, the value of each variant, and the windows if known.
  mutating func write(tokensOf audit: AuditResult, _ files: inout PageFiles) {
    let resolver = ColorResolver(audit.plan.loaded)
    for index in audit.plan.loaded.palette.tokens.typedIndices {
      let token = audit.plan.loaded.palette.tokens[index]
      var values: [PageValue] = []
      let places = Variant.allCases.map { variant -> Int in
        let value = PageValue(index, token, variant, resolver, audit.declaration.deviceClass, &files)
        if let place = values.firstIndex(of: value) { return place }
        values.append(value)
        return values.count - 1
      }
      object { entry in
        entry.member("name", audit.plan.loaded.palette.displayName(of: index))
        entry.key("values")
        entry.array { list in values.forEach { list.write($0) } }
        entry.member("variants", places.map { "\($0)" }.joined())
        let groups = (audit.windows[index] ?? []).filter { !$0.window.demands.isEmpty || $0.window.isUnknown }
        if !groups.isEmpty {
          entry.key("windows")
          entry.array { list in groups.forEach { list.write($0) } }
        }
      }
    }
  }

  /// Writes a value as a list: the color or null, the entry, the place; then its alpha, 1 for a system color, and the
  /// exact color if 8 bits do not hold it.
  private mutating func write(_ value: PageValue) {
    array { list in
      list.value(value.hex)
      list.value(value.entry)
      list.value(value.place)
      guard value.alpha != nil || value.isReference || value.exact != nil else { return }
      list.value(value.alpha ?? 1)
      guard value.isReference || value.exact != nil else { return }
      list.value(value.isReference ? 1 : 0)
      if let exact = value.exact { list.value(exact) }
    }
  }

  /// The numbers of omitted pairs with their reasons, the most first; empty for none.
  private static func words(for omissions: [WindowOmission]) -> String {
    var counts: [String: Set<PairIndex>] = [:]
    for omission in omissions { counts[omission.reason, default: []].insert(omission.pair) }
    return counts.ordered { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { "\(Wording.count($1.count, "pair")): \($0)" }.joined(separator: "; ")
  }

  /// A lightness with as many decimals as a page can show.
  private static func rounded(_ lightness: Double) -> Double { (lightness * 1_000_000).rounded() / 1_000_000 }

  /// Writes the window of some variants as a list: their places in the order of variants, 1 if the color is in the
  /// window, 2 if nothing is known, else 0, and the omitted pairs in words; then each interval as a list: its ends in
  /// lightness, and the colors there.
  private mutating func write(_ group: WindowGroup) {
    let window = group.window
    array { list in
      list.value(group.variants.variants.compactMap { Variant.allCases.firstIndex(of: $0) }.map { "\($0)" }.joined())
      list.value(window.isUnknown ? 2 : window.isMet ? 1 : 0)
      list.value(Self.words(for: window.omissions))
      for interval in window.isUnknown ? [] : window.intervals {
        list.array { range in
          range.value(Self.rounded(interval.lightness.lowerBound))
          range.value(Self.rounded(interval.lightness.upperBound))
          interval.colors.forEach { range.value($0.hex) }
        }
      }
    }
  }
}

/// The value of a token in a variant, with its provenance.
struct PageValue: Hashable {
  let hex: String?
  let alpha: Double?
  /// The color in CSS syntax if 8 bits do not hold it.
  let exact: String?
  /// The condition of the entry; nil if none serves the variant.
  let entry: String?
  /// The file by index, with the line.
  let place: String?
  /// True if the entry refers to a system color.
  let isReference: Bool

  init(
    _ index: TokenIndex, _ token: Token, _ variant: Variant, _ resolver: ColorResolver, _ device: DeviceClass,
    _ files: inout PageFiles
  ) {
    var color: Color?
    do throws(Unresolved) { color = try resolver.token(index, variant).color } catch {}
    hex = color.map { SeenColor.eightBit($0.encodedSRGB).hex }
    alpha = color.flatMap { $0.alpha < 1 ? $0.alpha : nil }
    exact = color.map { $0.cssText }.flatMap { $0.hasPrefix("#") ? nil : $0 }
    guard case .entry(let number) = token.resolution(for: variant, on: device) else {
      (entry, place, isReference) = (nil, nil, false)
      return
    }
    let location = token.location(of: token.entries[number])
    entry = token.entries[number].label
    place = "\(files.index(of: location.file)):\(location.line)"
    if case .system = token.entries[number].value { isReference = true } else { isReference = false }
  }
}
