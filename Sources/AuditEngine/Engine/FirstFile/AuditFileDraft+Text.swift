import FileSyntax
import Palettes

extension AuditFileDraft {
  /// The file: JSON with comments that explain each part, ready to be audited.
  package var text: String {
    let blocks = [head, sourceBlock, surfaceBlock, pairs.isEmpty ? exampleBlock : pairBlock].compactMap { $0 }
    return """
      // The audit of this palette. Comments and trailing commas are allowed. Paths are relative to this file's folder.
      {
      \(blocks.joined(separator: "\n\n"))
      }

      """
  }

  private var head: String {
    let list = sources.map { "    \(AuditJSON.quoted($0))" }.joined(separator: ",\n")
    let named = sources.isEmpty ? "// \"sources\": [\"Colors.xcassets\"]," : "\"sources\": [\n\(list)\n  ],"
    return """
        "version": 1,

        // The palette name in reports.
        "name": \(AuditJSON.quoted(name)),

        // Asset catalogs, token files, folders that contain them, or patterns such as "**/*.xcassets".
        \(named)

        // The policy: "wcag22-aa", "wcag22-aaa", "apple-hig", or "section-508".
        "policy": "wcag22-aa",

        // The folder for reports, unless you specify --output.
        // "output": "Reports",
      """
  }

  private var sourceBlock: String? {
    guard !roots.isEmpty else { return nil }
    let list = roots.map { AuditJSON.quoted($0) }.joined(separator: ", ")
    let modules = glassModule.map { ", \"glassModules\": [\(AuditJSON.quoted($0))]" } ?? ""
    let reason = glassModule == nil ? "" : " Only one module uses glass, so glass belongs there."
    return """
        // The Swift files whose views, colors, and glass are read. Pairs that the views show are measured without being
        // listed under "pairs".\(reason)
        "source": { "roots": [\(list)]\(modules) },
      """
  }

  private var surfaceBlock: String {
    guard !surfaces.isEmpty else {
      return """
          // A surface with several layers needs a name. List the topmost layer first, and use the name under "on" in pairs.
          // "surfaces": {
          //   "chip": [{ "color": \(AuditJSON.quoted(example.foreground)), "opacity": 0.15 }, \(AuditJSON.quoted(example.surface))]
          // },
        """
    }
    let lines = surfaces.map { Self.text($0) }
    return """
        // Surfaces with several layers, topmost first. Use the names under "on" in pairs.
        "surfaces": {
      \(lines.joined(separator: ",\n"))
        },
      """
  }

  // MARK: Pairs

  private var pairBlock: String {
    """
      // Roles are text, graphic, boundary, focus, and link-cue; inactive, decorative, and logotype have no minimum.
      // Large text has a lower minimum: add "font": { "style": "title" } or "font": { "size": 17, "weight": "semibold" }.
      // A list declares several pairs: "on": ["A", "B"].
      "pairs": [
        // Proposed from names. Check each one: delete it if it does not occur, or remove "inferred" if it does.
    \(pairs.map { Self.text($0) }.joined(separator: ",\n"))
      ]
    """
  }

  /// A member of `surfaces`.
  static func text(_ surface: DraftSurface) -> String {
    "    \(AuditJSON.quoted(surface.name)): \(text(surface.surface))"
  }

  /// An element of `pairs`.
  static func text(_ pair: DraftPair) -> String {
    var first = [
      "\"foreground\": \(text(pair.foreground))", "\"on\": \(AuditJSON.quoted(pair.on))",
      "\"role\": \"\(pair.role.rawValue)\"",
    ]
    if let font = pair.font { first.append("\"font\": \(AuditJSON.font(font))") }
    if pair.variants != .all {
      first.append("\"variants\": [\(pair.variants.variants.map { AuditJSON.quoted($0.id) }.joined(separator: ", "))]")
    }
    var second: [String] = []
    if let name = pair.name { second.append("\"name\": \(AuditJSON.quoted(name))") }
    switch pair.origin {
    case .found:
      let more = pair.more == 0 ? "" : " and \(pair.more) more"
      second += ["\"origin\": \"found\"", "\"note\": \(AuditJSON.quoted(pair.note + more))"]
    case .inferred: second.append("\"inferred\": \(AuditJSON.quoted(pair.note))")
    }
    return "    { \(first.joined(separator: ", ")),\n      \(second.joined(separator: ", ")) }"
  }

  private var exampleBlock: String {
    let which = foundCount == 0 ? "your pairs" : "the pairs that the views don't show"
    return """
        // Declare \(which) here. Roles are text, graphic, boundary, focus, and link-cue;
        // inactive, decorative, and logotype have no minimum. Large text has a lower minimum: add
        // "font": { "style": "title" } or "font": { "size": 17 }. For example:
        "pairs": [
          // { "foreground": \(AuditJSON.quoted(example.foreground)), "on": \(AuditJSON.quoted(example.surface)), "role": "text" }
        ]
      """
  }

  /// Two names for examples: those of a pair, else of tokens whose names suggest text and background, else made-up
  /// ones.
  private var example: (foreground: String, surface: String) {
    if let pair = pairs.first { return (pair.foreground.text, pair.on) }
    return (
      token(named: ["text", "label", "foreground", "title"]) ?? "TextPrimary",
      token(named: ["background", "surface", "card"]) ?? "BackgroundPrimary"
    )
  }

  /// The first token whose name contains one of the words and is resolved by its plain name.
  private func token(named words: [String]) -> String? {
    palette.tokens.map { $0.name.path }.first { name in
      let folded = name.lowercased()
      guard words.contains(where: folded.holds), case .found = palette.lookup(name) else { return false }
      return name.utf8.first != UInt8(ascii: "#")
    }
  }

  // MARK: Values

  private static func text(_ color: WrittenColor) -> String {
    let name = AuditJSON.quoted(color.text)
    return color.opacity == 1 ? name : "{ \"color\": \(name), \"opacity\": \(AuditJSON.number(color.opacity)) }"
  }

  private static func text(_ surface: Surface) -> String {
    let layers = "[\(surface.layers.full.map { text($0) }.joined(separator: ", "))]"
    return surface.isElevated ? "{ \"layers\": \(layers), \"elevated\": true }" : layers
  }

  private static func text(_ layer: Layer) -> String {
    switch layer {
    case .color(let color): return text(color)
    case .material(let use):
      guard case .glass(let style) = use.kind else {
        return "{ \"material\": \(AuditJSON.quoted(name(of: use.kind))) }"
      }
      let tint = use.tint.map { ", \"tint\": \(text($0))" } ?? ""
      return "{ \"glass\": \(AuditJSON.quoted(style.rawValue))\(tint) }"
    case .gradient(let stops, _): return "{ \"gradient\": [\(stops.map { text($0.color) }.joined(separator: ", "))] }"
    case .filter, .surface, .unsupported: return "[]"
    }
  }

  private static func name(of kind: MaterialUse.Kind) -> String {
    switch kind {
    case .style(let style): style.rawValue
    case .glass(let style): style.rawValue
    case .custom(let name), .unknownGlass(let name): name
    }
  }
}
