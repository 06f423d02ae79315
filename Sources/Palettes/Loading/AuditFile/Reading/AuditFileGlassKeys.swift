import FileSyntax

/// The keys of a glass: `{ "glass": "regular", "size": "small", "tint": "Accent", "amount": 0.5 }`.
enum AuditFileGlassKeys {
  /// A glass being read.
  struct Parts {
    var name: String?
    /// The position of the name.
    var offset = 0
    var size: GlassSize?
    var tint: AuditFileColor?
    /// The text of the tint in tinted glass.
    var color: AuditFileColor?
    var amount: Double?
  }

  static let object = AuditFileObject<Parts>(
    words: "a glass",
    constraints: """
      "required": ["glass"], "not": {"required": ["tint", "color"]}, "allOf": [
        {"if": {"properties": {"glass": {"const": "\(tinted)"}}},
          "then": {"anyOf": [{"required": ["color"]}, {"required": ["tint"]}]}, "else": {"not": {"required": ["color"]}}},
        {"if": {"required": ["amount"]}, "then": {"anyOf": [{"required": ["color"]}, {"required": ["tint"]}]}},
        {"if": {"properties": {"glass": {\(AuditFileSchema.choices(plates))}}}, "then": {"not": {"required": ["tint"]}}}
      ]
      """,
    keys: [
      AuditFileKey(
        "glass", schema: AuditFileType.text.schema,
        "regular, clear, identity, bar, sheet, popover, or tinted (regular with a color); others cause a warning and "
          + "are audited as regular."
      ) { field, parts, reader in
        parts.name = reader.text(field)
        parts.offset = field.value.range.lowerBound
      },
      AuditFileKey(
        "size", .choice(of: GlassSize.self),
        "Small elements turn light or dark with their backdrop; the default is large."
      ) { $0.size = $1 },
      AuditFileKey("tint", .color, "The tint of regular or clear glass.") { $0.tint = $1 },
      AuditFileKey("color", .color, "The tint, for tinted glass.") { $0.color = $1 },
      AuditFileKey("amount", .opacity, "The opacity of the tint.") { $0.amount = $1 },
    ])

  /// The styles that cannot be tinted.
  private static var plates: [String] {
    GlassStyle.allCases.filter { !tintable.contains($0) }.map { $0.rawValue }
  }

  /// The name of regular glass with a tint.
  static let tinted = "tinted"

  /// The styles that can be tinted.
  static let tintable: [GlassStyle] = [.regular, .clear]

  /// Every glass name.
  static let names = GlassStyle.allCases.map { $0.rawValue } + [tinted]
}

/// The key of a material as a layer: `{ "material": "ultraThin" }`.
enum AuditFileMaterialKeys {
  static let object = AuditFileObject<AuditFileMaterial.Kind?>(
    words: "a material",
    constraints: #""required": ["material"]"#,
    keys: [
      AuditFileKey(
        "material", schema: AuditFileType.text.schema,
        "ultraThin, thin, regular, thick, ultraThick, bar (or chrome), or a name of materials."
      ) { field, kind, reader in
        kind = reader.text(field).map { .material($0, reader.location(of: field.value)) }
      }
    ])
}

extension AuditFileReader {
  /// Reads a material as a layer.
  mutating func material(_ field: AuditFileField) -> AuditFileMaterial? {
    let before = damage
    var kind: AuditFileMaterial.Kind?
    read(field, as: AuditFileMaterialKeys.object, into: &kind)
    guard damage == before else { return nil }
    return kind.map { AuditFileMaterial(kind: $0, location: location(of: field.value)) }
  }

  /// Reads a glass as a layer; one that the system lacks is a warning.
  mutating func glass(_ field: AuditFileField) -> AuditFileMaterial? {
    let before = damage
    var parts = AuditFileGlassKeys.Parts()
    read(field, as: AuditFileGlassKeys.object, into: &parts)
    guard damage == before, let name = parts.name else { return nil }
    guard let kind = glassKind(name, parts, field) else { return nil }
    return AuditFileMaterial(
      kind: kind, size: parts.size ?? .large, tint: parts.tint ?? parts.color, amount: parts.amount,
      location: location(of: field.value))
  }

  private mutating func glassKind(
    _ name: String, _ parts: AuditFileGlassKeys.Parts, _ field: AuditFileField
  ) -> AuditFileMaterial.Kind? {
    let style = name == AuditFileGlassKeys.tinted ? .regular : GlassStyle(rawValue: name)
    if let fault = glassFault(name, style, parts) {
      fail(fault, at: field)
      return nil
    }
    if let style { return .glass(style) }
    warn(
      "unknown glass \(name.inQuotes), which is audited as regular glass and remains unverified; use "
        + AuditFileGlassKeys.names.inWords("or"), atByte: parts.offset)
    return .unknownGlass(name)
  }

  /// The problem with the tint of a glass.
  private func glassFault(_ name: String, _ style: GlassStyle?, _ parts: AuditFileGlassKeys.Parts) -> String? {
    let isTinted = name == AuditFileGlassKeys.tinted
    if parts.tint != nil, parts.color != nil { return "'color' and 'tint' are synonyms here; keep one of them" }
    if parts.color != nil, !isTinted { return "'color' is only for tinted glass; use 'tint' instead" }
    let hasTint = parts.tint != nil || parts.color != nil
    if isTinted, !hasTint { return "tinted glass requires a 'color'; add it" }
    if parts.amount != nil, !hasTint { return "'amount' is the opacity of the tint; add a 'tint'" }
    if hasTint, let style, !AuditFileGlassKeys.tintable.contains(style) {
      let tintable = AuditFileGlassKeys.tintable.map { $0.rawValue }
      return "\(name) glass cannot have a tint; remove it, or use \(tintable.inWords("or")) glass"
    }
    return nil
  }
}
