import ColorMath
import FileSyntax
import Palettes

/// Colorful tokens of one color that are named alike or used alike, such as AccentColor and AccentBarColor, or the fills of all
/// buttons: people change them together or not at all.
struct SiblingColors: Sendable {
  /// One entry of a token as a variant shows it.
  private struct Node {
    let part: MovablePart
    let color: Oklab
    let alpha: Double
    /// The words and uses by which it belongs to others.
    let kin: [String]
  }

  private var groups: [MovablePart: Int] = [:]
  private var members: [[MovablePart]] = []

  /// The ΔE-OK up to which people see one color.
  private static let equal = 0.005

  /// Knows of no color sets.
  init() {}

  /// Reads the color sets of an audit.
  init(_ plan: AuditPlan, _ parts: PartUses) {
    let (palette, device) = (plan.loaded.palette, plan.loaded.declaration.deviceClass)
    for variant in Variant.allCases where variant.transparency == .full {
      let nodes = palette.tokens.indexed().compactMap { token, owner -> Node? in
        guard !owner.isDesignToken, case .entry(let entry) = owner.resolution(for: variant, on: device),
          case .color(let color) = owner.entries[entry].value, ColorCharacter.isFill(color.linearSRGB.oklab),
          let part = parts.places.written(.entry(token: token, entry: entry))
        else { return nil }
        return Node(
          part: part, color: color.linearSRGB.oklab, alpha: color.alpha, kin: Self.kin(of: owner, parts.found[part]))
      }
      connect(nodes)
    }
    members = Array(repeating: [], count: members.count)
    for part in groups.keys.ordered(by: { $0.order < $1.order }) { members[groups[part] ?? 0].append(part) }
  }

  /// The first and the last word of a name, and the sides of pairs that show the token.
  private static func kin(of token: Token, _ found: PartUses.Part?) -> [String] {
    let words = NameWords(token.name.path.lastPathPart).words.filter { $0 != "color" }
    return [words.first.map { "first \($0)" }, words.last.map { "last \($0)" }].compactMap { $0 }
      + (found?.entry?.asForeground == nil ? [] : ["foreground"])
      + (found?.entry?.asSurface == nil ? [] : ["surface"])
  }

  /// Joins the nodes of one variant that belong together.
  private mutating func connect(_ nodes: [Node]) {
    var leaders: [(node: Node, kin: [String: MovablePart])] = []
    var first = 0
    let places = nodes.indices.ordered { (nodes[$0].color.lightness, $0) < (nodes[$1].color.lightness, $1) }
    for node in places.map({ nodes[$0] }) {
      while first < leaders.count, node.color.lightness - leaders[first].node.color.lightness > Self.equal {
        first += 1
      }
      let place = leaders.indices.dropFirst(first).first { index in
        leaders[index].node.alpha == node.alpha && DeltaE.ok(leaders[index].node.color, node.color) <= Self.equal
      }
      if place == nil { leaders.append((node, [:])) }
      let own = place ?? leaders.count - 1
      for word in node.kin {
        if let other = leaders[own].kin[word] { join(node.part, other) } else { leaders[own].kin[word] = node.part }
      }
    }
  }

  private mutating func join(_ one: MovablePart, _ other: MovablePart) {
    let (mine, theirs) = (group(of: one), group(of: other))
    guard mine != theirs else { return }
    for part in members[theirs] { groups[part] = mine }
    members[mine] += members[theirs]
    members[theirs] = []
  }

  private mutating func group(of part: MovablePart) -> Int {
    if let known = groups[part] { return known }
    members.append([part])
    groups[part] = members.count - 1
    return members.count - 1
  }

  /// The entries that have the color of an entry and belong to it, without itself, in the order of the palette.
  func siblings(of part: MovablePart) -> [MovablePart] {
    groups[part].map { members[$0].filter { $0 != part } } ?? []
  }

  /// Some entries by their groups; those that belong to no others are left out.
  func grouped(_ parts: [MovablePart]) -> [[MovablePart]] {
    var found: [Int: [MovablePart]] = [:]
    for part in parts { if let group = groups[part] { found[group, default: []].append(part) } }
    return found.keys.sorted().compactMap { found[$0] }
  }

  /// Returns the entries that had the color of an entry and have another one than it after edits.
  func parted(from part: MovablePart, by edits: [PlannedEdit]) -> Set<MovablePart> {
    func color(_ part: MovablePart) -> EightBitColor? { edits.first { MovablePart($0.place) == part }?.to }
    let own = color(part)
    return Set(siblings(of: part).filter { color($0) != own })
  }
}
