import FileSyntax

/// A JSON Schema (2020-12), as far as tools need it: data from which the schema is written.
indirect enum SchemaNode: Sendable {
  case text
  case choice([String])
  case number
  case integer
  case truth
  /// Any value.
  case any
  /// A text or a number, which is read as its digits.
  case textOrNumber
  case list(SchemaNode)
  /// An element, or a list of such.
  case oneOrMore(SchemaNode)
  case orNull(SchemaNode)
  case object([Member], isClosed: Bool)

  /// A member of an object.
  struct Member: Sendable {
    let name: String
    let node: SchemaNode
    let isRequired: Bool
    let summary: String?

    /// Describes a member, required by default.
    init(_ name: String, _ node: SchemaNode, isRequired: Bool = true, _ summary: String? = nil) {
      self.name = name
      self.node = node
      self.isRequired = isRequired
      self.summary = summary
    }
  }

  /// An object that may have more members than those.
  static func object(_ members: Member...) -> SchemaNode { .object(members, isClosed: false) }
}

extension JSONWriter {
  /// Writes a schema.
  mutating func write(_ node: SchemaNode) {
    object { $0.writeBody(of: node) }
  }

  private mutating func writeBody(of node: SchemaNode) {
    switch node {
    case .text: writeTypes(["string"])
    case .choice(let words):
      writeTypes(["string"])
      key("enum")
      array { list in words.forEach { list.value($0) } }
    case .number: writeTypes(["number"])
    case .integer: writeTypes(["integer"])
    case .truth: writeTypes(["boolean"])
    case .any: break
    case .textOrNumber: writeTypes(["string", "number"])
    case .list(let element):
      writeTypes(["array"])
      key("items")
      write(element)
    case .oneOrMore(let element): writeAlternatives([element, .list(element)])
    case .orNull(let inner): writeAlternatives([inner, nil])
    case .object(let members, let isClosed): writeObject(members, isClosed)
    }
  }

  private mutating func writeTypes(_ names: [String]) {
    key("type")
    if names.count == 1 { value(names[0]) } else { array { list in names.forEach { list.value($0) } } }
  }

  private mutating func writeAlternatives(_ nodes: [SchemaNode?]) {
    key("anyOf")
    array { list in
      for node in nodes {
        if let node { list.write(node) } else { list.object { $0.writeTypes(["null"]) } }
      }
    }
  }

  private mutating func writeObject(_ members: [SchemaNode.Member], _ isClosed: Bool) {
    writeTypes(["object"])
    key("properties")
    object { properties in
      for member in members {
        properties.key(member.name)
        properties.object { property in
          if let summary = member.summary {
            property.key("description")
            property.value(summary)
          }
          property.writeBody(of: member.node)
        }
      }
    }
    let required = members.filter { $0.isRequired }.map { $0.name }
    if !required.isEmpty {
      key("required")
      array { list in required.forEach { list.value($0) } }
    }
    if isClosed {
      key("additionalProperties")
      value(false)
    }
  }
}
