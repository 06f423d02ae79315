extension Palette {
  /// The entries whose values an audit for one device class never measures, by the class or display gamut they name.
  ///
  /// An entry is left out if a device or a display that some entry names would use it in a variant, and what is measured
  /// there has another value. Device classes that other audits of the run measure are not left out.
  package func omissions(on idiom: Idiom, besides others: Set<Idiom>) -> [Omission] {
    var found: [Omission] = []
    for token in tokens where token.namesClasses {
      let device = token.device(for: idiom)
      for index in token.unmeasuredEntries(on: device, besides: others) {
        let entry = token.entries[index]
        let name = entry.idiom == device || entry.idiom == nil ? entry.gamut.display : entry.idiom?.rawValue ?? ""
        found.append(Omission(.deviceClass, name, at: token.start(of: entry)))
      }
    }
    return Omission.byName(found)
  }
}

extension Token {
  /// True if an entry is meant for a particular device class or display.
  fileprivate var namesClasses: Bool {
    entries.contains { !$0.isEmpty && ($0.gamut != .unspecified || $0.idiom != .universal && $0.idiom != nil) }
  }

  /// The entries that devices or displays use, but that an audit for one device class measures in no variant.
  fileprivate func unmeasuredEntries(on device: Idiom, besides others: Set<Idiom>) -> [EntryIndex] {
    let named = Set(entries.lazy.filter { !$0.isEmpty }.compactMap { $0.idiom })
    var left: Set<EntryIndex> = []
    for variant in Variant.allCases {
      let measured = value(resolution(for: variant, on: device))
      for other in named.union([device]) where other == device || !others.contains(other) {
        // watchOS and visionOS know no light and dark: what they show is what an audit shows in light.
        if [.watch, .vision].contains(other), variant.appearance == .dark, other != device { continue }
        for display in [DisplayGamut.displayP3, .sRGB] {
          guard case .entry(let index) = resolution(for: variant, on: other, display: display) else { continue }
          guard entries[index].value != measured else { continue }
          if !others.contains(where: { resolution(for: variant, on: $0) == .entry(index) }) { left.insert(index) }
        }
      }
    }
    return left.sorted()
  }

  private func value(_ resolution: EntryResolution) -> Entry.Value? {
    if case .entry(let index) = resolution { entries[index].value } else { nil }
  }
}

extension DisplayGamut {
  /// The name of the displays that use an entry, as catalogs write it; an entry without a gamut serves those with sRGB.
  fileprivate var display: String { self == .displayP3 ? "display-P3" : "sRGB" }
}
