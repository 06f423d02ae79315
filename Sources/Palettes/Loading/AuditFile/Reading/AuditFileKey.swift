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

/// One key that an object of an audit file may have, and how its value is read.
struct AuditFileKey<Target>: Sendable {
  let name: String
  let read: @Sendable (AuditFileField, inout Target, inout AuditFileReader) -> Void

  /// Describes a key by the effect of reading it.
  init(_ name: String, _ read: @escaping @Sendable (AuditFileField, inout Target, inout AuditFileReader) -> Void) {
    self.name = name
    self.read = read
  }
}

/// A kind of object in an audit file: its name with an article and its keys.
struct AuditFileObject<Target>: Sendable {
  let words: String
  let keys: [AuditFileKey<Target>]

  var names: [String] { keys.map { $0.name } }
}
