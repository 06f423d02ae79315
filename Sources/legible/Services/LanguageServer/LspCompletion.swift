import AuditEngine
import Palettes

/// The proposals for a place of an audit file.
struct LspCompletion {
  /// One proposal.
  struct Item {
    let label: String
    let kind: Kind
    /// A few words next to the label.
    var detail = ""
    /// The documentation as Markdown.
    var documentation = ""
  }

  /// The numbers that the protocol gives to kinds.
  enum Kind: Int {
    case property = 10
    case value = 12
    case color = 16
    case constant = 21
    case surface = 22
  }

  /// The most proposals at once.
  static let most = 1_000

  /// The keys whose values name tokens.
  static let tokenKeys: Set<String> = [
    "foreground", "on", "against", "full", "reduced", "increased", "increased-reduced", "color", "tint", "assumed",
    "tokens", "token", "over", "base", "gradient", "layers",
  ]

  /// The proposals, those that begin with what is written first.
  private(set) var items: [Item]
  /// True if there are more.
  private(set) var isIncomplete = false

  /// Proposes keys or values at a place.
  init(_ cursor: JSONCursor, written: String, in audits: [AuditResult]) {
    let path = Self.known(cursor.path)
    items = cursor.isKey ? Self.keys(at: path) : Self.values(at: path, in: audits)
    guard items.count > Self.most else { return }
    let start = written.lowercased()
    let matching = items.filter { $0.label.lowercased().hasPrefix(start) }
    isIncomplete = true
    items = Array(matching.prefix(Self.most))
  }

  /// The path with `*` for names that the author chooses.
  private static func known(_ path: [String]) -> [String] {
    guard let first = path.first, path.count > 1 else { return path }
    var path = path
    if ["materials", "surfaces", "states", "rules", "variants"].contains(first) { path[1] = "*" }
    for index in path.indices.dropFirst() where path[index - 1] == "profiles" { path[index] = "*" }
    return path
  }

  private static func keys(at path: [String]) -> [Item] {
    switch path {
    case ["rules"]: rules
    case ["variants"]: Variant.allCases.map { Item(label: $0.id, kind: .property) }
    default:
      LspAuditFileWords.all.keys(at: path).map { Item(label: $0.name, kind: .property, documentation: $0.summary) }
    }
  }

  private static func values(at path: [String], in audits: [AuditResult]) -> [Item] {
    let choices = LspAuditFileWords.all.choices(for: path)
    guard choices.isEmpty, let first = path.first, let last = path.last else {
      return choices.map { Item(label: $0, kind: .constant) }
    }
    switch last {
    case "rule", "rules": return rules
    case "material":
      return MaterialStyle.allCases.map { Item(label: $0.rawValue, kind: .constant) } + materials(of: audits)
    case "glass": return GlassStyle.allCases.map { Item(label: $0.rawValue, kind: .constant) }
    case "pair", "pairs": return first == "pairs" ? [] : pairs(of: audits)
    default: break
    }
    let isStack = last == "on" || path == ["surfaces", "*"] || last == "layers"
    guard tokenKeys.contains(last) || isStack, path != ["pairs", "assumed"] else { return [] }
    return (isStack ? surfaces(of: audits) : []) + tokens(of: audits) + (last == "token" ? [] : systemColors)
  }

  private static var rules: [Item] {
    Rule.all.map {
      Item(
        label: $0.id, kind: .value, detail: $0.severity.id, documentation: "**\($0.page.title)**\n\n\($0.page.finds)")
    }
  }

  private static func distinct(_ items: [Item]) -> [Item] {
    var known: Set<String> = []
    return items.filter { known.insert($0.label).inserted }
  }

  private static func tokens(of audits: [AuditResult]) -> [Item] {
    distinct(
      audits.flatMap { audit in
        let palette = audit.plan.loaded.palette
        let resolver = ColorResolver(audit.plan.loaded)
        return palette.tokens.typedIndices.map { index in
          let colors = [Variant.light, .dark].map { variant in
            (try? resolver.token(index, variant)).map { LspHover.text(of: $0.color) } ?? "none"
          }
          return Item(
            label: palette.displayName(of: index), kind: .color, detail: colors.joined(separator: " / "),
            documentation: palette.tokens[index].name.catalog)
        }
      })
  }

  private static func surfaces(of audits: [AuditResult]) -> [Item] {
    distinct(
      audits.flatMap { audit in
        let palette = audit.plan.loaded.palette
        return audit.declaration.surfaces.filter { palette.lookup($0.name) == .unknown && !$0.name.hasPrefix("#") }.map
        {
          Item(label: $0.name, kind: .surface, detail: "surface")
        }
      })
  }

  private static func materials(of audits: [AuditResult]) -> [Item] {
    distinct(audits.flatMap { $0.declaration.materials.map { Item(label: $0.name, kind: .constant) } })
  }

  private static func pairs(of audits: [AuditResult]) -> [Item] {
    distinct(audits.flatMap { $0.plan.pairs.map { Item(label: $0.id, kind: .value, detail: "pair") } })
  }

  private static let systemColors = SystemColors.names(on: .iOS).map { name in
    let colors = [Variant.light, .dark].map { variant in
      SystemColors.value(name, platform: "ios", variant: variant, elevated: false, profile: .iOS26).map {
        LspHover.text(of: $0.color)
      } ?? "none"
    }
    return Item(label: "system:\(name)", kind: .color, detail: colors.joined(separator: " / "))
  }
}
