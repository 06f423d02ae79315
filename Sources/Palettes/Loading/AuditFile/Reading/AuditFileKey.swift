import FileSyntax

/// A value of an audit file with its name in messages.
struct AuditFileField {
  /// The position of the value in its parent.
  private enum Place {
    case whole
    case key(String)
    case element(of: String)
  }

  private let place: Place
  let value: JSONValue

  /// The whole file.
  init(whole value: JSONValue) {
    self.place = .whole
    self.value = value
  }

  /// The value under a key.
  init(key: String, _ value: JSONValue) {
    self.place = .key(key)
    self.value = value
  }

  /// An element of a list.
  init(elementOf list: AuditFileField, _ value: JSONValue) {
    self.place = if case .key(let key) = list.place { .element(of: key) } else { list.place }
    self.value = value
  }

  /// For example `'note'` or `an element of 'sources'`.
  var words: String {
    switch place {
    case .whole: "an audit file"
    case .key(let key): key.inQuotes
    case .element(let key): "an element of \(key.inQuotes)"
    }
  }
}

/// One key that an object of an audit file may have: its name, its summary, its JSON Schema, and its reader.
struct AuditFileKey<Target>: Sendable {
  let name: String
  /// A sentence for the JSON Schema, editors, and the page; empty if the schema refers to a definition that has one.
  private let summary: String
  private let members: String
  let read: @Sendable (AuditFileField, inout Target, inout AuditFileReader) -> Void

  /// Describes a key with a value of a type; `set` gets nil if the value has an error.
  init<Value>(
    _ name: String, _ type: AuditFileType<Value>, _ summary: String = "",
    set: @escaping @Sendable (inout Target, Value?) -> Void
  ) {
    self.init(name, schema: type.schema, summary) { field, target, reader in set(&target, type.read(field, &reader)) }
  }

  /// Describes a key by the members of its JSON Schema and by the effect of reading it.
  init(
    _ name: String, schema: String, _ summary: String = "",
    read: @escaping @Sendable (AuditFileField, inout Target, inout AuditFileReader) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.members = schema
    self.read = read
  }

  /// Describes a key of a part as one of the whole, perhaps with another summary.
  init<Part>(
    _ key: AuditFileKey<Part>, _ summary: String? = nil,
    read: @escaping @Sendable (AuditFileField, inout Target, inout AuditFileReader) -> Void
  ) {
    self.init(key.name, schema: key.members, summary ?? key.summary, read: read)
  }

  /// The JSON Schema of the value.
  fileprivate var schema: String {
    summary.isEmpty ? "{\(members)}" : "{\"description\": \"\(summary)\", \(members)}"
  }
}

/// A kind of object in an audit file: its name with an article and its keys.
struct AuditFileObject<Target>: Sendable {
  let words: String
  /// Members of the JSON Schema about several keys at once.
  var constraints = ""
  let keys: [AuditFileKey<Target>]

  var names: [String] { keys.map { $0.name } }

  /// The members of the JSON Schema.
  var schema: String {
    let properties = keys.map { "\"\($0.name)\": \($0.schema)" }.joined(separator: ", ")
    return "\"type\": \"object\", \"additionalProperties\": false, \(constraints)\(constraints.isEmpty ? "" : ", ")"
      + "\"properties\": {\(properties)}"
  }
}
