import FileSyntax

extension AuditFileReader {
  /// A string that is not empty.
  mutating func text(_ field: AuditFileField) -> String? {
    guard let text = field.value.string else {
      wrongType(field, "a string")
      return nil
    }
    guard !text.isEmpty else {
      fail("\(field.words) is empty; add a value or remove the key", at: field)
      return nil
    }
    return text
  }

  /// `true` or `false`.
  mutating func flag(_ field: AuditFileField) -> Bool? {
    if field.value.kind != .boolean { wrongType(field, "true or false") }
    return field.value.boolean
  }

  /// Reads a number within bounds; the hint gives the likely intended form.
  mutating func number(_ field: AuditFileField, in bounds: ClosedRange<Double>, hint: String = "") -> Double? {
    guard field.value.kind == .number, let number = field.value.double else {
      wrongType(field, "a number from \(Self.digits(bounds.lowerBound)) to \(Self.digits(bounds.upperBound))")
      return nil
    }
    guard bounds.contains(number) else {
      let range = "between \(Self.digits(bounds.lowerBound)) and \(Self.digits(bounds.upperBound))"
      fail("\(field.words) must be \(range), not \(field.value.number?.text ?? "")\(hint)", at: field)
      return nil
    }
    return number
  }

  /// An opacity, 0…1.
  mutating func opacity(_ field: AuditFileField) -> Double? {
    number(field, in: 0...1, hint: "; write 50 percent as 0.5")
  }

  /// One of some names.
  mutating func choice<Value>(_ field: AuditFileField, among choices: [(name: String, value: Value)]) -> Value? {
    guard let text = field.value.string else {
      wrongType(field, choices.map { "\"\($0.name)\"" }.inWords("or"))
      return nil
    }
    if let found = choices.first(where: { $0.name == text }) { return found.value }
    let names = choices.map { $0.name }
    let remedy = NameSuggestion.question(for: text, among: names, else: "; use \(names.inWords("or"))")
    fail("unknown value \(text.inQuotes) for \(field.words)\(remedy)", at: field)
    return nil
  }

  /// One case of an enumeration by its raw value.
  mutating func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ field: AuditFileField, of: Value.Type
  ) -> Value? {
    choice(field, among: Value.allCases.map { ($0.rawValue, $0) })
  }

  /// The elements of an array.
  mutating func list(_ field: AuditFileField, of what: String, allowsNone: Bool = false) -> [AuditFileField]? {
    guard field.value.kind == .array else {
      wrongType(field, "an array of \(what)")
      return nil
    }
    if field.value.count == 0, !allowsNone {
      fail("\(field.words) is empty; add \(what), or remove the key", at: field)
      return nil
    }
    return field.value.elements.map { AuditFileField(elementOf: field, $0) }
  }

  /// A path relative to the folder of the file.
  mutating func path(_ field: AuditFileField) -> AuditFilePath? {
    guard let text = text(field) else { return nil }
    if text.utf8.contains(0) {
      fail("\(field.words) contains a NUL character, which is not allowed in a path; remove it", at: field)
      return nil
    }
    return AuditFilePath(text: text, folder: folder, location: location(of: field.value))
  }

  static func digits(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
