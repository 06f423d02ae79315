import ColorMath
import FileSyntax

/// A kind of value in an audit file: the members of its JSON Schema, and its reader.
struct AuditFileType<Value>: Sendable {
  let schema: String
  let read: @Sendable (AuditFileField, inout AuditFileReader) -> Value?

  /// Describes a kind of value; `schema` has no braces.
  init(_ schema: String, read: @escaping @Sendable (AuditFileField, inout AuditFileReader) -> Value?) {
    self.schema = schema
    self.read = read
  }

  /// A kind of value with a definition in the JSON Schema.
  static func defined(
    _ name: String, read: @escaping @Sendable (AuditFileField, inout AuditFileReader) -> Value?
  ) -> Self {
    Self("\"$ref\": \"#/$defs/\(name)\"", read: read)
  }

  /// One case of an enumeration.
  static func choice(of type: Value.Type) -> Self where Value: CaseIterable & RawRepresentable<String> & Sendable {
    choice(among: Value.allCases.map { ($0.rawValue, $0) })
  }

  /// One of some names.
  static func choice(among choices: [(name: String, value: Value)]) -> Self where Value: Sendable {
    Self(AuditFileSchema.choices(choices.map { $0.name })) { field, reader in reader.choice(field, among: choices) }
  }

  /// Several cases of an enumeration, each once.
  static func choices<Element: CaseIterable & RawRepresentable<String> & Hashable & Sendable>(
    of type: Element.Type, _ what: String
  ) -> Self where Value == [Element] {
    let names = Element.allCases.map { $0.rawValue }
    let schema = AuditFileSchema.list(of: AuditFileSchema.choices(names), "\"minItems\": 1, \"uniqueItems\": true")
    return Self(schema) { field, reader in reader.choices(field, of: Element.self, what) }
  }

  /// An array; elements with an error are left out.
  static func list<Element>(
    of what: String, _ element: AuditFileType<Element>, allowsNone: Bool = false
  ) -> Self where Value == [Element] {
    Self(AuditFileSchema.list(of: element.schema, allowsNone ? "" : "\"minItems\": 1")) { field, reader in
      reader.list(field, of: what, allowsNone: allowsNone)?.compactMap { element.read($0, &reader) }
    }
  }

  /// An element, or an array of elements; those with an error are left out.
  static func oneOrMore<Element>(of what: String, _ element: AuditFileType<Element>) -> Self where Value == [Element] {
    Self(AuditFileSchema.oneOrMore(element.schema, "\"minItems\": 1")) { field, reader in
      reader.oneOrMore(field, of: what) { element.read($0, &$1) }
    }
  }

  /// An array of objects that a method of the reader reads.
  static func objects(
    _ definition: String, _ constraints: String = "",
    read: @escaping @Sendable (AuditFileField, inout AuditFileReader) -> Value?
  ) -> Self {
    Self(AuditFileSchema.list(of: "\"$ref\": \"#/$defs/\(definition)\"", constraints), read: read)
  }
}

extension AuditFileType<String> {
  /// A string that is not empty.
  static var text: Self { .defined("text") { $1.text($0) } }
}

extension AuditFileType<AuditFilePath> {
  /// A path relative to the folder of the file.
  static var path: Self { .defined("path") { $1.path($0) } }
}

extension AuditFileType<Bool> {
  static var flag: Self { Self(#""type": "boolean""#) { $1.flag($0) } }
}

extension AuditFileType<Double> {
  /// A number within bounds.
  static func number(_ bounds: ClosedRange<Double>) -> Self {
    let (least, most) = (AuditFileReader.digits(bounds.lowerBound), AuditFileReader.digits(bounds.upperBound))
    return Self("\"type\": \"number\", \"minimum\": \(least), \"maximum\": \(most)") { $1.number($0, in: bounds) }
  }

  static var opacity: Self { Self(Self.number(0...1).schema) { $1.opacity($0) } }
}

extension AuditFileType<AuditFileColor> {
  /// The text of a color.
  static var colorText: Self { .defined("text") { $1.colorText($0) } }

  /// A color: text, or an object with a color and an opacity.
  static var color: Self { .defined("anyColor") { $1.color($0) } }
}

extension AuditFileType<CalendarDate> {
  static var date: Self { Self(#""type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$""#) { $1.date($0) } }
}

extension AuditFileType<VariantSet> {
  static var variants: Self { .defined("variants") { $1.variants($0) } }
}

extension AuditFileType<[ColorFilter]> {
  static var filters: Self { .objects("filter") { $1.filters($0) } }
}
