extension Palette {
  /// True if an entry is meant for particular devices, displays or people.
  package var namesClasses: Bool { tokens.contains { $0.namesClasses } }

  /// The entries of some tokens whose values no audit for some device classes measures, by what they name.
  ///
  /// An entry is left out if a device, a display or a locale that some entry names would use it in a variant, and what is
  /// measured there has other values.
  package func omissions(_ used: some Sequence<TokenIndex>, measuring classes: [DeviceClass]) -> [Omission] {
    var found: [Omission] = []
    for token in used.map({ tokens[$0] }) where token.namesClasses {
      for index in token.unmeasuredEntries(classes) {
        let (code, name) = token.name(of: index, besides: classes)
        found.append(Omission(code, name, at: token.start(of: token.entries[index])))
      }
    }
    return Omission.byName(found)
  }
}

extension Token {
  /// True if an entry is meant for particular devices, displays or people.
  package var namesClasses: Bool {
    // By index, as a copy of each entry of a large catalog would take most of the time.
    for index in entries.typedIndices where entries[index].namesClass && !entries[index].isEmpty { return true }
    return false
  }

  /// The entries that devices, displays or people use, but that audits for some classes measure in no variant.
  fileprivate func unmeasuredEntries(_ classes: [DeviceClass]) -> [EntryIndex] {
    let locales = Set(classes.map { $0.locale })
    let audited = Set(classes.map { device(for: $0).idiom })
    var named = NamedClasses([self])
    named.locales.formIntersection(locales.compactMap { $0 })
    let others = named.classes(on: Set([.universal]).union(named.idioms).union(audited).sorted())
    var left = Set(entries.typedIndices.filter { !entries[$0].isEmpty && !locales.contains(entries[$0].locale) })
    for variant in Variant.allCases {
      let measured = Set(classes.compactMap { value(resolution(for: variant, on: $0)) })
      for other in others {
        // watchOS and visionOS know no light and dark: what they show is what an audit shows in light.
        if other.idiom.knowsNoDark, variant.appearance == .dark, !audited.contains(other.idiom) { continue }
        guard case .entry(let index) = resolution(for: variant, on: other) else { continue }
        if !measured.contains(entries[index].value) { left.insert(index) }
      }
    }
    return left.sorted()
  }

  private func value(_ resolution: EntryResolution) -> Entry.Value? {
    if case .entry(let index) = resolution { entries[index].value } else { nil }
  }

  /// The name of what an entry is for and some classes are not.
  fileprivate func name(of index: EntryIndex, besides classes: [DeviceClass]) -> (Omission.Code, String) {
    let entry = entries[index]
    if let locale = entry.locale, !classes.contains(where: { $0.locale == locale }) { return (.locale, locale) }
    if let idiom = entry.idiom, !classes.contains(where: { device(for: $0).idiom == idiom }) {
      return (.deviceClass, idiom.rawValue)
    }
    // An entry without a gamut serves displays with sRGB.
    return (.deviceClass, entry.gamut == .displayP3 ? "display-P3" : "sRGB")
  }
}
