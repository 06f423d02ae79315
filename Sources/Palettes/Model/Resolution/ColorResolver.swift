import ColorMath

/// Resolves the color of a reference in a variant, by the palette, the profile and the device class of one audit.
package final class ColorResolver: Sendable {
  /// The tokens that references resolve to.
  package let palette: Palette
  /// The generation of system colors.
  package let profile: Profile
  /// The device class for which tokens are resolved.
  package let deviceClass: DeviceClass
  /// The colors of the system that devices showed.
  private let deviceColors: [DeviceColors]
  /// The tokens whose values are placeholders.
  private let assumed: Set<TokenIndex>

  /// Prepares for one audit.
  package init(_ loaded: LoadedPalette) {
    palette = loaded.palette
    profile = loaded.declaration.profile
    deviceClass = loaded.declaration.deviceClass
    deviceColors = loaded.declaration.deviceColors
    var assumed: Set<TokenIndex> = []
    for name in loaded.declaration.assumedTokens {
      if case .found(let index) = loaded.palette.lookup(name) { assumed.insert(index) }
    }
    self.assumed = assumed
  }

  /// Returns the color of a reference in a variant, its opacity included.
  ///
  /// - Throws: the reason that there is no color.
  package func resolve(
    _ written: WrittenColor, in variant: Variant, elevated: Bool = false
  ) throws(Unresolved) -> ResolvedColor {
    var resolved: ResolvedColor
    switch written.reference {
    case .literal(let color): resolved = ResolvedColor(color, source: .literal)
    case .system(let name): resolved = try system(name, platform: "universal", variant, elevated)
    case .token(let name): resolved = try token(index(of: name), variant, elevated)
    }
    resolved.color.alpha *= written.opacity
    for index in resolved.alternates.indices { resolved.alternates[index].alpha *= written.opacity }
    return resolved
  }

  /// Returns the color of a token in a variant.
  ///
  /// - Throws: the reason that there is no color.
  package func token(_ index: TokenIndex, _ variant: Variant, _ elevated: Bool = false) throws(Unresolved)
    -> ResolvedColor
  {
    var resolved: ResolvedColor
    switch palette.tokens[index].resolution(for: variant, on: deviceClass) {
    case .entry(let entry): resolved = try value(of: entry, of: index, variant, elevated)
    case .emptySet where Self.isAccent(palette.tokens[index]):
      resolved = try system("systemBlue", platform: "ios", variant, elevated)
    case .emptySet, .noEntry: throw .drawnClear(token: palette.tokens[index].name.path, variant: variant)
    case .otherDevices
    where palette.tokens[index].entries.allSatisfy({
      $0.isEmpty || $0.idiom == nil || !deviceClass.servesLocale(of: $0)
    }):
      throw .noneServed(token: palette.tokens[index].name.path)
    case .otherDevices: throw .otherDevices(token: palette.tokens[index].name.path, idiom: deviceClass.idiom)
    }
    if let doubt = doubt(about: index) { resolved.doubt = doubt }
    return resolved
  }

  /// The doubt about a color independent of its value: nil unless it is a token with a placeholder value.
  package func doubt(about written: WrittenColor) -> Doubt? {
    guard case .token(let name) = written.reference, case .found(let index) = palette.lookup(name) else { return nil }
    return doubt(about: index)
  }

  private func doubt(about token: TokenIndex) -> Doubt? {
    guard !assumed.isEmpty, assumed.contains(token) else { return nil }
    let name = palette.tokens[token].name.path
    return Doubt("the value of \(name) is assumed; replace it with the actual value", .assumed)
  }

  /// The place at which an entry of a token is written.
  package func location(of entry: EntryIndex, _ token: TokenIndex) -> SourceLocation {
    palette.tokens[token].location(of: palette.tokens[token].entries[entry])
  }

  private func value(
    of entry: EntryIndex, of index: TokenIndex, _ variant: Variant, _ elevated: Bool
  ) throws(Unresolved) -> ResolvedColor {
    switch palette.tokens[index].entries[entry].value {
    case .color(let color):
      return ResolvedColor(color, source: .entry(token: index, entry: entry))
    case .system(let reference, let platform):
      var resolved = try system(reference, platform: platform, variant, elevated)
      resolved.source = .entry(token: index, entry: entry)
      return resolved
    case .empty, .unreadable:
      throw .unreadableEntry(token: palette.tokens[index].name.path, location(of: entry, index))
    }
  }

  private func system(
    _ name: String, platform: String, _ variant: Variant, _ elevated: Bool
  ) throws(Unresolved) -> ResolvedColor {
    guard
      let value = SystemColors.value(
        name, platform: platform, on: deviceClass.idiom, variant: variant, elevated: elevated, profile: profile,
        seen: deviceColors)
    else { throw .unknownSystemColor(name, platform: platform) }
    return ResolvedColor(
      value.color, alternates: value.alternates, doubt: value.doubt, source: .system(name), published: value)
  }

  private func index(of name: String) throws(Unresolved) -> TokenIndex {
    switch palette.lookup(name) {
    case .found(let index): return index
    case .unknown:
      if let declared = palette.unread[name] { throw .unreadToken(declared) }
      throw .unknownToken(name)
    case .ambiguous(let all): throw .ambiguousToken(name, candidates: all.map { palette.tokens[$0].name.qualified })
    }
  }

  /// Returns true for an empty AccentColor set, which takes the system's tint, blue (every new app's template has one).
  private static func isAccent(_ token: Token) -> Bool { token.name.path == "AccentColor" }
}
