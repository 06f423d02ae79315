import ColorMath
import FileSyntax
import Palettes
import SwiftReading

/// The places in sources that show colorful tokens and whose pairs are not measured.
///
/// A brand color tints controls, charts, and pictures as well, of which no pair tells what they need. A token that an audit
/// file states pairs of is as its design says.
struct UnmeasuredUses: Sendable {
  private var counts: [TokenIndex: Int] = [:]

  /// Counts the uses of some tokens in the sources of an audit.
  init(_ plan: AuditPlan, of tokens: [TokenIndex]) {
    guard let sources = plan.sources, !tokens.isEmpty else { return }
    let measured = Self.measured(in: plan)
    var names: [[UInt8]: [TokenIndex]] = [:]
    for token in Set(tokens).sorted() where measured.places[token] != nil && !measured.stated.contains(token) {
      let path = plan.loaded.palette.tokens[token].name.path
      names[Self.folded(Array(path.utf8)[...]), default: []].append(token)
    }
    guard !names.isEmpty else { return }
    var uses: [TokenIndex: Int] = [:]
    for name in sources.shownColors {
      for token in names[Self.folded(name)] ?? [] { uses[token, default: 0] += 1 }
    }
    for (token, count) in uses { counts[token] = max(0, count - (measured.places[token]?.count ?? 0)) }
    held = Set(
      counts.filter { token, count in
        let isAccent = plan.loaded.palette.tokens[token].name.path == Self.accent
        return count > measured.places[token]?.count ?? 0 && (isAccent || count >= Self.many)
      }.map { $0.key })
  }

  /// The uses from which a color is one of the whole app rather than of one kind of message or control.
  private static let many = 20
  /// The color set that tints controls without being named.
  private static let accent = "AccentColor"

  /// The colors of the app of which most uses are not measured.
  private(set) var held: Set<TokenIndex> = []

  /// The number of uses of a token that are not measured.
  subscript(token: TokenIndex) -> Int { counts[token] ?? 0 }

  /// The places of the pairs with each token, and the tokens of which the audit file states a pair.
  private static func measured(
    in plan: AuditPlan
  ) -> (places: [TokenIndex: Set<SourceLocation>], stated: Set<TokenIndex>) {
    let palette = plan.loaded.palette
    var surfaces: [SurfaceIndex: Set<TokenIndex>] = [:]
    var places: [TokenIndex: Set<SourceLocation>] = [:]
    var stated: Set<TokenIndex> = []
    for pair in plan.loaded.declaration.pairs {
      let below = surfaces[pair.surface] ?? TokenCoverage.tokens(ofSurface: pair.surface, in: plan)
      surfaces[pair.surface] = below
      let named = (pair.foreground.colors.all + (pair.against?.colors.all ?? [])).compactMap { color -> TokenIndex? in
        guard case .token(let name) = color.reference, case .found(let token) = palette.lookup(name) else { return nil }
        return token
      }
      for token in below.union(named) {
        places[token, default: []].insert(pair.location)
        if pair.origin == .stated { stated.insert(token) }
      }
    }
    return (places, stated)
  }

  /// A name as sources may spell it: in lower case, without a final `Color`.
  private static func folded(_ name: ArraySlice<UInt8>) -> [UInt8] {
    let lower = name.map { (65...90).contains($0) ? $0 + 32 : $0 }
    let suffix = Array("color".utf8)
    return lower.count > suffix.count && lower.suffix(suffix.count).elementsEqual(suffix)
      ? Array(lower.dropLast(suffix.count)) : lower
  }
}

extension SourceFacts {
  /// The words in names before a color: `Theme.Colors.accent`, `ThemeAssets.accent`.
  private static let homes = ["color", "palette", "asset"]

  /// The names of colors where code shows them: color sets, their symbols, and members of types of colors.
  fileprivate var shownColors: [ArraySlice<UInt8>] {
    let named = colors.compactMap { use -> ArraySlice<UInt8>? in
      switch use.color {
      case .asset(let name), .symbol(let name): Array((name.split(separator: ".").last ?? "").utf8)[...]
      default: nil
      }
    }
    return named + project.files.flatMap { $0.members(of: Self.homes) }
  }
}

extension SourceFile {
  /// The names of members that follow a name with one of some words.
  fileprivate func members(of homes: [String]) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    for node in tree.nodes.typedIndices where tree[node].kind == .chain && !isLeftOut(node) {
      var isHome = false
      for link in tree.children(of: node) {
        if isHome, tree[link].kind == .member { found.append(tree.nameBytes(link)) }
        let name = tree.name(link).lowercased()
        isHome = homes.contains { name.holds($0) }
      }
    }
    return found
  }
}
