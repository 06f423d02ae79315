import FileSyntax

/// A reference as written: an alias in braces or a JSON Pointer.
struct TokenReference {
  enum Target {
    /// A token by the names on the way to it.
    case alias([String])
    /// Any part of the merged document by the keys on the way to it.
    case pointer([String])
    /// Any part of another file, which is named relative to this one, by the keys on the way to it.
    case file(String, [String])
    /// A variable of Figma by its id.
    case variable(String)
    /// No target; the reason, with the correction.
    case mistake(String)
  }

  let target: Target
  /// The text for messages.
  let text: String

  private init(_ text: String, _ target: Target) {
    self.text = text
    self.target = target
  }

  /// Returns true if a value may be a reference: a text in braces, or any object.
  static func isPossible(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .string: value.withUTF8 { $0.first == UInt8(ascii: "{") && $0.last == UInt8(ascii: "}") } == true
    case .object: true
    default: false
    }
  }

  /// Returns true if a text is one reference in braces and nothing else.
  static func isWholeAlias(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.count > 2 && bytes.first == UInt8(ascii: "{") && bytes.last == UInt8(ascii: "}")
      && !bytes.dropFirst().dropLast().contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  /// Reads a value as a reference; nil if it is not one.
  init?(_ value: JSONValue) {
    guard Self.isPossible(value) else { return nil }
    switch value.kind {
    case .string:
      guard let text = value.string else { return nil }
      guard let target = Self.alias(text) else { return nil }
      self.init(text, target)
    case .object:
      if let reference = value["$ref"] {
        self.init(pointer: reference)
      } else {
        guard value["type"]?.isString("VARIABLE_ALIAS") == true, let id = value["id"]?.string else { return nil }
        self.init(id, .variable(id))
      }
    default: return nil
    }
  }

  /// Reads a text in braces.
  init(braced text: String) {
    self.init(text, Self.alias(text) ?? .mistake("the braces do not match; write {group.token}"))
  }

  /// Reads the value of a `$ref`.
  init(pointer value: JSONValue) {
    guard let text = value.string else {
      self.init("$ref", .mistake("$ref must be a string; use a pointer such as \"#/group/token\""))
      return
    }
    self.init(text, Self.pointer(text))
  }

  /// Reads the value of `$extends`: braces or a pointer.
  init(extends value: JSONValue) {
    if let text = value.string, text.hasPrefix("{"), let target = Self.alias(text) {
      self.init(text, target)
    } else {
      self.init(pointer: value)
    }
  }

  /// The names inside braces; nil if more than one pair of braces makes it an expression.
  private static func alias(_ text: String) -> Target? {
    let inside = text.utf8.dropFirst().dropLast()
    guard text.utf8.count >= 2 else { return .mistake("the braces do not match; write {group.token}") }
    guard !inside.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      return hasPair(inside) ? nil : .mistake("the braces do not match; write {group.token}")
    }
    let names = inside.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { part in
      String(Substring(part))
    }
    if names.contains("") {
      return .mistake(
        names == [""] ? "the braces are empty; add a token name" : "a name next to a dot is missing; remove the dot")
    }
    return .alias(names)
  }

  /// Returns true if a text closes a brace and later opens one: `a} + {b`.
  private static func hasPair(_ text: Substring.UTF8View) -> Bool {
    guard let close = text.firstIndex(of: UInt8(ascii: "}")) else { return false }
    return text[close...].contains(UInt8(ascii: "{"))
  }

  /// The keys of a pointer (RFC 6901) into its own document, or into that of a file whose name comes before it.
  private static func pointer(_ text: String) -> Target {
    let cut = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    let (name, rest) = (String(text[..<cut]), text[cut...].dropFirst())
    if rest.isEmpty || rest == "/" { return name.isEmpty ? .pointer([]) : .file(name, []) }
    let isWhole = rest.utf8.first == UInt8(ascii: "/")
    guard isWhole || !name.isEmpty else { return .mistake("a pointer must start with #/; write #/\(rest)") }
    let parts = rest.utf8.dropFirst(isWhole ? 1 : 0).split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let keys = parts.map { unescaped(String(Substring($0))) }
    return name.isEmpty ? .pointer(keys) : .file(name, keys)
  }

  /// A key of a pointer without its escapes.
  static func unescaped(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "~")) else { return key }
    let parts = key.parts(around: "~1").map { String($0).parts(around: "~0").joined(separator: "~") }
    return parts.joined(separator: "/")
  }
}
