import ColorMath
import ContrastAudit
import PaletteModel

/// What an overview shows: every token, and every other colour that pairs use, in the variants that entries can tell apart.
struct PaletteGrid {
  /// One colour in one variant.
  enum Cell: Hashable {
    /// As seen over white in light and over black in dark; the opacity in percent below 100.
    case color(EightBitColor, opacity: Int?)
    case none
  }

  /// One line: a name with its colours.
  struct Row {
    /// Catalog or namespace, or what kind of colour it is.
    let group: String
    let name: String
    let cells: [Cell]
  }

  /// The variants shown, those of full transparency.
  let variants: [Variant]
  private(set) var rows: [Row] = []
  /// How many rows there were before the limit.
  private(set) var total = 0

  /// Pictures stay below 300 kB with this many rows.
  private static let most = 360

  /// Resolves the colours of an audit.
  init(_ audit: AuditResult) {
    let resolver = ColorResolver(audit.plan.loaded)
    variants = [.light, .dark, .lightIncreased, .darkIncreased].filter { variant in
      audit.plan.variants.contains(variant) || audit.plan.variants.contains(Self.reduced(variant))
    }
    let tokens = audit.plan.loaded.palette.tokens
    let catalogs = Set(tokens.map(\.name.catalog))
    for index in tokens.indices.prefix(Self.most) {
      let name = tokens[index].name
      let split = name.path.utf8.lastIndex(of: UInt8(ascii: "/"))
      let namespace = split.map { String(name.path[..<$0]) } ?? ""
      let group = catalogs.count > 1 ? (namespace.isEmpty ? name.catalog : "\(name.catalog)/\(namespace)") : namespace
      let short = split.map { String(name.path[name.path.utf8.index(after: $0)...]) } ?? name.path
      rows.append(
        Row(
          group: group, name: short,
          cells: variants.map { variant in
            Self.cell(variant) { () throws(Unresolved) in try resolver.token(index, variant) }
          }))
    }
    let others = Self.otherColors(of: audit)
    for color in others.prefix(Self.most - rows.count) {
      rows.append(
        Row(
          group: "literals and system colours", name: color.text,
          cells: variants.map { variant in
            Self.cell(variant) { () throws(Unresolved) in try resolver.resolve(color, in: variant) }
          }))
    }
    total = tokens.count + others.count
  }

  private static func reduced(_ variant: Variant) -> Variant { Variant(variant.appearance, variant.contrast, .reduced) }

  private static func cell(_ variant: Variant, _ resolve: () throws(Unresolved) -> ResolvedColor) -> Cell {
    do throws(Unresolved) {
      let color = try resolve().color
      let ground = (variant.appearance == .light ? LabelColor.white : LabelColor.black).encoded
      let seen = SeenColor.eightBit(color.encodedLayer.over(ground))
      let percent = min(100, max(0, color.alpha * 100))
      return .color(seen, opacity: percent < 100 ? Int(percent.rounded()) : nil)
    } catch {
      return .none
    }
  }

  /// The literals and system colours that pairs name, each once, by their text.
  private static func otherColors(of audit: AuditResult) -> [WrittenColor] {
    var found: [String: WrittenColor] = [:]
    func note(_ color: WrittenColor) {
      if case .token = color.reference { return }
      if found[color.text] == nil { found[color.text] = color }
    }
    audit.plan.foregrounds.flatMap(\.colors.all).forEach(note)
    for surface in Set(audit.plan.pairs.map(\.surface)).sorted() {
      for layer in audit.declaration.surfaces[surface].layers.all.flatMap(\.self) {
        if case .color(let color) = layer { note(color) }
      }
    }
    return found.values.sorted { $0.text.precedesInBytes($1.text) }
  }
}
