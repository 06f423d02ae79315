import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The rows and columns of an overview: every token and other color of a pair, in the variants that entries
/// distinguish.
struct PaletteGrid: Equatable {
  /// One color in one variant.
  enum Cell: Hashable {
    /// A displayed color, over white in light and over black in dark, and as it is written if it is translucent:
    /// `#FFFFFF 10%`.
    case color(EightBitColor, translucent: String?)

    /// The color in words.
    var words: String {
      switch self {
      case .color(let color, let translucent): translucent ?? color.hex
      case .none: "none"
      }
    }
    case none
  }

  /// One line: a name with its colors.
  struct Row: Equatable {
    /// Catalog or namespace, or what kind of color it is.
    let group: String
    let name: String
    var cells: [Cell]
  }

  /// The variants shown, those of full transparency; only the first of them if all look the same.
  private(set) var variants: [Variant]
  /// True if one column represents several variants.
  private(set) var isUniform = false
  private(set) var rows: [Row] = []
  /// The number of rows there before the limit.
  private(set) var total = 0

  /// The most rows of several cells, or of one, with which pictures stay below 300 kB.
  private static let most = (several: 360, single: 900)

  /// Resolves the colors of an audit.
  init(_ audit: AuditResult) {
    let resolver = ColorResolver(audit.plan.loaded)
    variants = [.light, .dark, .lightIncreased, .darkIncreased].filter { variant in
      audit.plan.variants.contains(variant) || audit.plan.variants.contains(Self.reduced(variant))
    }
    let tokens = audit.plan.loaded.palette.tokens
    let catalogs = Set(tokens.map { $0.name.catalog })
    for index in Self.inOrder(tokens).prefix(Self.most.single) {
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
    for color in others.prefix(Self.most.single - rows.count) {
      rows.append(
        Row(
          group: "literals and system colors", name: color.text,
          cells: variants.map { variant in
            Self.cell(variant) { () throws(Unresolved) in try resolver.resolve(color, in: variant) }
          }))
    }
    total = tokens.count + others.count
    joinVariants()
    rows = Array(rows.prefix(variants.count == 1 ? Self.most.single : Self.most.several))
  }

  /// One column instead of several that are equal in every row.
  private mutating func joinVariants() {
    isUniform = variants.count > 1 && !rows.isEmpty && rows.allSatisfy { Set($0.cells).count == 1 }
    guard isUniform else { return }
    variants = Array(variants.prefix(1))
    for index in rows.indices { rows[index].cells = Array(rows[index].cells.prefix(1)) }
  }

  /// The tokens in natural order: `blue-5` before `blue-10`; each catalog by itself.
  private static func inOrder(_ tokens: [Token]) -> [TokenIndex] {
    tokens.typedIndices.ordered { left, right in
      let (one, other) = (tokens[left].name, tokens[right].name)
      if one.catalog != other.catalog || one.path == other.path { return left < right }
      return one.path.precedesNaturally(other.path)
    }
  }

  private static func reduced(_ variant: Variant) -> Variant { Variant(variant.appearance, variant.contrast, .reduced) }

  private static func cell(_ variant: Variant, _ resolve: () throws(Unresolved) -> ResolvedColor) -> Cell {
    do throws(Unresolved) {
      let color = try resolve().color
      let ground = (variant.appearance == .light ? LabelColor.white : LabelColor.black).encoded
      let seen = SeenColor.eightBit(color.encodedLayer.over(ground))
      let percent = min(100, max(0, color.alpha * 100))
      let written = "\(SeenColor.eightBit(color.encodedSRGB).hex) \(Int(percent.rounded()))%"
      return .color(seen, translucent: percent < 100 ? written : nil)
    } catch {
      return .none
    }
  }

  /// The literals and system colors that pairs name, each once, by their text.
  private static func otherColors(of audit: AuditResult) -> [WrittenColor] {
    var found: [String: WrittenColor] = [:]
    func note(_ color: WrittenColor) {
      if case .token = color.reference { return }
      if found[color.text] == nil { found[color.text] = color }
    }
    audit.plan.foregrounds.flatMap { $0.colors.all }.forEach(note)
    for surface in Set(audit.plan.pairs.map { $0.surface }).sorted() {
      for layer in audit.declaration.surfaces[surface].layers.all.flatMap({ $0 }) {
        if case .color(let color) = layer { note(color) }
      }
    }
    return found.values.ordered { $0.text.precedesInBytes($1.text) }
  }
}
