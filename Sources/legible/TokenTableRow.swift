import AuditEngine
import AuditReports
import ColorMath
import Palettes

/// One token in the variants in which it looks equal for one reason.
struct TokenTableRow: Hashable {
  /// The display path of the catalog.
  let catalog: String
  /// The run-time name; empty in the rows of a token that follow its first.
  let name: String
  /// The variants in words.
  let variants: String
  /// The color as hex with its opacity; empty if there is none.
  let color: String
  /// The color as a terminal shows it, nil if there is none.
  let seen: EightBitColor?
  /// The entry that applies, with the one that it hides or the reason that there is none.
  let entry: String

  /// The variants, those of full transparency first, in the order of those of reduced.
  private static let variants = Variant.allCases

  /// The rows of a palette in the order of its tokens.
  static func rows(of loaded: LoadedPalette) -> [TokenTableRow] {
    let resolver = ColorResolver(loaded)
    return loaded.palette.tokens.typedIndices.flatMap { rows(of: $0, resolver) }
  }

  static func rows(of index: TokenIndex, _ resolver: ColorResolver) -> [TokenTableRow] {
    let token = resolver.palette.tokens[index]
    let outcomes = variants.map { TokenOutcome(token, index, $0, resolver) }
    return groups(of: outcomes).enumerated().map { place, group in
      let outcome = outcomes[group.first ?? 0]
      return TokenTableRow(
        catalog: token.name.catalog, name: place == 0 ? printable(token.name.path) : "",
        variants: group.isEmpty ? "all" : group.map { variants[$0].id }.joined(separator: ", "),
        color: outcome.color, seen: outcome.seen, entry: outcome.entry)
    }
  }

  /// The positions of equal outcomes: none if they are all equal, else those of one appearance.
  ///
  /// Reduced transparency has positions of its own only if it makes a difference.
  private static func groups(of outcomes: [TokenOutcome]) -> [[Int]] {
    if outcomes.allSatisfy({ $0 == outcomes[0] }) { return [[]] }
    let full = [[0, 2], [1, 3]].flatMap { places in
      outcomes[places[0]] == outcomes[places[1]] ? [places] : places.map { [$0] }
    }
    return full + (4..<8).filter { outcomes[$0] != outcomes[$0 - 4] }.map { [$0] }
  }
}

/// The result for a token in one variant, in words.
struct TokenOutcome: Hashable {
  /// Hex with opacity; empty if there is no color.
  let color: String
  let seen: EightBitColor?
  /// The entry that applies, with the one that it hides or the reason that there is none.
  let entry: String

  /// Resolves a token.
  init(_ token: Token, _ index: TokenIndex, _ variant: Variant, _ resolver: ColorResolver) {
    let resolution = token.resolution(for: variant, on: resolver.deviceClass)
    do throws(Unresolved) {
      let resolved = try resolver.token(index, variant)
      let seen = SeenColor.eightBit(resolved.color.encodedSRGB)
      let opacity = DecimalText.fixed(resolved.color.alpha * 100, decimals: 0)
      color = resolved.color.alpha < 1 ? "\(seen.hex) \(opacity)%" : seen.hex
      self.seen = seen
      entry = Self.winner(resolution, token, variant, resolver.deviceClass)
    } catch {
      color = ""
      seen = nil
      entry = Self.loss(resolution, token)
    }
  }

  private static func winner(
    _ resolution: EntryResolution, _ token: Token, _ variant: Variant, _ device: DeviceClass
  ) -> String {
    guard case .entry(let place) = resolution else { return "none: the system tint" }
    let entry = token.entries[place]
    return description(of: entry) + hidden(by: entry, token, variant, device)
  }

  /// The entry for increased contrast that one would expect here but that never applies.
  private static func hidden(by winner: Entry, _ token: Token, _ variant: Variant, _ device: DeviceClass) -> String {
    guard variant.contrast == .increased, winner.condition == .light || winner.condition == .dark else { return "" }
    let isThere = token.entries.contains { entry in
      entry.condition == .highAny && entry.value != .empty && device.rank(of: entry) != nil
    }
    return isThere ? " (hides \(AppearanceCondition.highAny.label))" : ""
  }

  private static func description(of entry: Entry) -> String {
    var parts = [entry.label]
    if case .system(let reference, _) = entry.value { parts.append(printable(reference)) }
    return parts.joined(separator: ", ")
  }

  private static func loss(_ resolution: EntryResolution, _ token: Token) -> String {
    switch resolution {
    case .entry(let place): "\(description(of: token.entries[place])): unreadable"
    case .emptySet: "empty: transparent"
    case .noEntry: "none: transparent"
    case .otherDevices: "for other devices"
    }
  }
}
