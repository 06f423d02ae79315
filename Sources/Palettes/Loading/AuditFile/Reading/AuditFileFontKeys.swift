import FileSyntax

/// The keys of a font: a text style at its default size, or a size, either with a weight; or a typography token.
enum AuditFileFontKeys {
  /// A font being read.
  struct Parts {
    var style: TextStyle?
    var size: Double?
    var weight: Int?
    var token: AuditFileColor?
  }

  static let object = AuditFileObject<Parts>(
    words: "a font",
    constraints: """
      "description": "A text style at its default size, a size in points, or a typography token; without a font, text \
      must reach the stricter minimum.", "oneOf": [{"required": ["style"]}, {"required": ["size"]}, \
      {"required": ["token"], "not": {"required": ["weight"]}}]
      """,
    keys: [
      AuditFileKey("style", .choice(among: styles)) { $0.style = $1 },
      AuditFileKey(
        "size", AuditFileType(#""type": "number", "exclusiveMinimum": 0"#) { size($0, &$1) }
      ) { $0.size = $1 },
      AuditFileKey(
        "weight",
        AuditFileType(
          """
          "anyOf": [{\(AuditFileSchema.choices(Font.weights.map { $0.name }))}, \
          {"type": "integer", "minimum": 1, "maximum": 1000}]
          """
        ) { weight($0, &$1) }
      ) { $0.weight = $1 },
      AuditFileKey(
        "token", .colorText, "A typography token by its complete path; px are points, and 1 rem is 16 points."
      ) { $0.token = $1 },
    ])

  /// The names of the text styles, with the numbered ones of the first title and caption.
  static let styles: [(name: String, value: TextStyle)] =
    TextStyle.allCases.map { ($0.rawValue, $0) } + [("title1", .title), ("caption1", .caption)]

  private static func size(_ field: AuditFileField, _ reader: inout AuditFileReader) -> Double? {
    guard field.value.kind == .number, let size = field.value.double else {
      reader.wrongType(field, "a number of points")
      return nil
    }
    if size > 0 { return size }
    reader.fail("\(field.words) must be greater than 0 points, not \(field.value.number?.text ?? "")", at: field)
    return nil
  }

  private static func weight(_ field: AuditFileField, _ reader: inout AuditFileReader) -> Int? {
    if field.value.kind == .string { return reader.choice(field, among: Font.weights) }
    if let weight = field.value.integer, (1...1000).contains(weight) { return weight }
    if field.value.kind == .number {
      let written = field.value.number?.text ?? ""
      reader.fail("\(field.words) must be a whole number between 1 and 1000, not \(written)", at: field)
    } else {
      reader.wrongType(field, "a name such as \"semibold\" or a number from 1 to 1000")
    }
    return nil
  }
}

extension AuditFileReader {
  /// Reads a font or the typography token for it; neither, with an error, unless exactly one form is used.
  mutating func font(_ field: AuditFileField) -> (font: Font?, token: AuditFileColor?) {
    let before = damage
    var parts = AuditFileFontKeys.Parts()
    read(field, as: AuditFileFontKeys.object, into: &parts)
    guard damage == before else { return (nil, nil) }
    switch (parts.style, parts.size, parts.token) {
    case (let style?, nil, nil): return (Font(style, weight: parts.weight), nil)
    case (nil, let size?, nil): return (Font(size: size, weight: parts.weight ?? 400), nil)
    case (nil, nil, let token?):
      guard parts.weight != nil else { return (nil, token) }
      fail("\(field.words) has a 'token', which determines the weight; remove 'weight'", at: field)
    case (nil, nil, nil): fail("\(field.words) requires a 'style' or a 'size'; add one", at: field)
    case (.some, .some, nil): fail("\(field.words) has both a 'style' and a 'size'; keep one of them", at: field)
    case (_, _, .some):
      fail("\(field.words) has a 'token', which determines the font; remove the other keys, or 'token'", at: field)
    }
    return (nil, nil)
  }
}
