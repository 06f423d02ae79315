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
    let asked = Set(tokens).sorted().filter { measured.places[$0] != nil && !measured.stated.contains($0) }
    guard !asked.isEmpty else { return }
    let names = UsedNames(asked.map { plan.loaded.palette.tokens[$0].name.path })
    var uses: [TokenIndex: Int] = [:]
    for place in sources.shown(names) { uses[asked[place], default: 0] += 1 }
    for (token, count) in uses { counts[token] = max(0, count - (measured.places[token]?.count ?? 0)) }
    held = Set(
      counts.filter { token, count in
        let isAccent = plan.loaded.palette.tokens[token].name.path == Self.accent
        return count > measured.places[token]?.count ?? 0 && (isAccent || count >= Self.many)
      }.map { $0.key })
    for token in asked {
      guard let twin = Self.twin(of: token, plan) else { continue }
      twins[token] = twin
      held.insert(token)
    }
  }

  /// The first declaration in code that writes the color of a token as numbers: the brand color is there twice.
  private static func twin(of token: TokenIndex, _ plan: AuditPlan) -> String? {
    let colors = plan.loaded.palette.tokens[token].entries.compactMap { entry -> EightBitColor? in
      guard case .color(let color) = entry.value, color.alpha == 1 else { return nil }
      return SeenColor.eightBit(color.encodedSRGB)
    }
    return plan.sources?.colors.first { use in
      guard !use.isInView, !use.member.isEmpty, case .literal(let color) = use.color, color.alpha == 1 else {
        return false
      }
      return colors.contains(SeenColor.eightBit(color.encodedSRGB))
    }?.member
  }

  /// The uses from which a color is one of the whole app rather than of one kind of message or control.
  private static let many = 20
  /// The color set that tints controls without being named.
  private static let accent = "AccentColor"

  /// The colors of the app of which most uses are not measured.
  private(set) var held: Set<TokenIndex> = []

  /// The declarations in code that write the colors of tokens as numbers, each the first.
  private(set) var twins: [TokenIndex: String] = [:]

  /// The number of uses of a token that are not measured.
  subscript(token: TokenIndex) -> Int { counts[token] ?? 0 }

  /// The places of the pairs with each token, and the tokens of which the audit file states a pair.
  private static func measured(
    in plan: AuditPlan
  ) -> (places: [TokenIndex: Set<SourceLocation>], stated: Set<TokenIndex>) {
    var places: [TokenIndex: Set<SourceLocation>] = [:]
    var stated: Set<TokenIndex> = []
    for (pair, tokens) in zip(plan.loaded.declaration.pairs, TokenCoverage.ofPairs(in: plan.loaded)) {
      for token in tokens { places[token, default: []].insert(pair.location) }
      if pair.origin == .stated { stated.formUnion(tokens) }
    }
    return (places, stated)
  }
}

extension SourceFacts {
  /// The words in names before a color: `Theme.Colors.accent`, `ThemeAssets.accent`.
  private static let homes = ["color", "palette", "asset"]

  /// The names among some that code shows as colors, once for each place: color sets, their symbols, and members of types of
  /// colors.
  fileprivate func shown(_ names: UsedNames) -> [Int] {
    var shown: [Int] = []
    var known: Set<SourceProject.Place> = []
    for use in colors {
      switch use.color {
      case .asset(let name), .symbol(let name):
        let last = name.split(separator: ".").last ?? ""
        shown += names.matches(Array(last.utf8)[...])
        known.insert(.init(file: use.file, node: project.files[use.file].chain(of: use.node)))
      default: continue
      }
    }
    for (file, source) in project.files.indexed() {
      let tree = source.tree
      for chain in tree.nodes.typedIndices where tree[chain].kind == .chain {
        let links = tree.links(of: chain)
        for (home, link) in zip(links, links.dropFirst()) where tree[link].kind == .member {
          let found = names.matches(tree.nameBytes(link))
          guard !found.isEmpty, Self.isHome(tree.name(home)), !source.isLeftOut(chain),
            known.insert(.init(file: file, node: chain)).inserted
          else { continue }
          shown += found
        }
      }
    }
    return shown
  }

  private static func isHome(_ name: String) -> Bool {
    let lower = name.lowercased()
    return homes.contains { lower.holds($0) }
  }
}
