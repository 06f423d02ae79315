/// The names of an audit file that some of its audits have no token for, although others do.
///
/// A theme such as `android` may lack what `light` and `dark` have. What refers to it is left out of that audit, with a
/// note; an audit that could measure no pair for that reason is none.
struct AbsentNames {
  /// An audit with the errors about names that it does not know.
  typealias Bound = (audit: LoadedPalette, unknown: [Diagnostic])

  /// Returns the audits, with errors only about names that none of them knows.
  static func settled(_ all: [Bound]) -> [Bound] {
    guard all.count > 1, all.contains(where: { !$0.unknown.isEmpty }) else { return all }
    let places = all.map { bound in Set(bound.unknown.map { $0.location }) }
    let everywhere = places.dropFirst().reduce(places.first ?? []) { $0.intersection($1) }
    let hasPairs = all.contains { !$0.audit.declaration.pairs.isEmpty }
    var settled: [Bound] = []
    var rest: [LoadedPalette] = []
    for bound in all {
      let absent = bound.unknown.filter { !everywhere.contains($0.location) }
      var own = (audit: bound.audit, unknown: bound.unknown.filter { everywhere.contains($0.location) })
      guard let first = absent.first else {
        settled.append(own)
        continue
      }
      let declaration = own.audit.declaration
      let theme = declaration.tokenSources.permutation.isEmpty ? declaration.name : declaration.tokenSources.permutation
      let palettes = all.map { $0.audit.palette }
      let audit = bound.audit
      own.audit = audit.with {
        $0.declaration.pairs.removeAll { isAbsent($0, from: audit, among: palettes) }
        $0.omissions.append(Omission(.context, theme, at: first.location, count: absent.count))
        $0.add([note(absent.count, theme, first.location)])
      }
      if hasPairs, own.audit.declaration.pairs.isEmpty { rest.append(own.audit) } else { settled.append(own) }
    }
    for audit in rest where !settled.isEmpty {
      settled[0].audit = settled[0].audit.with {
        $0.omissions += audit.omissions
        $0.diagnostics = Diagnostic.distinct($0.diagnostics + audit.diagnostics).sorted()
      }
    }
    return settled
  }

  /// Returns true if a color of a pair is a token that an audit lacks and another palette has.
  private static func isAbsent(_ pair: Pair, from audit: LoadedPalette, among palettes: [Palette]) -> Bool {
    var colors = pair.foreground.colors.all + (pair.against?.colors.all ?? [])
    for layer in audit.declaration.surfaces[pair.surface].layers.all.joined() {
      if case .color(let color) = layer { colors.append(color) }
    }
    return colors.contains { color in
      guard case .token(let name) = color.reference, case .unknown = audit.palette.lookup(name) else { return false }
      return palettes.contains { palette in
        if case .found = palette.lookup(name) { true } else { false }
      }
    }
  }

  private static func note(_ count: Int, _ theme: String, _ place: SourceLocation) -> Diagnostic {
    let names = count == 1 ? "this name has no token" : "this name and \(count - 1) more have no token"
    let message =
      "\(names) in the audit for \(theme.inQuotes), so what refers to \(count == 1 ? "it" : "them") is not measured there; "
      + "add \(count == 1 ? "the token" : "the tokens") to that theme"
    return Diagnostic(.note, .badAuditFile, message, at: place)
  }
}
