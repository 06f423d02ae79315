import FileSyntax

extension ToolAnswer {
  /// Turns one element of a list into JSON.
  typealias Shape = @Sendable (JSONValue) -> [UInt8]

  /// The JSON of a command as an answer: its arrays become lists, its other members stay.
  ///
  /// - Parameters:
  ///   - outcome: the outcome of the command, which may be empty.
  ///   - leaving: the members that are left out.
  ///   - lists: lists that the answer always has, and how their elements are shown.
  init(_ outcome: CommandCall.Outcome, leaving: Set<String> = [], lists shapes: [(name: String, shape: Shape)]) {
    let root = try? JSONDocument(parsing: outcome.output).root
    self.init(lists: [List("problems", texts: outcome.notes)])
    let left = leaving.union(["schemaVersion", "tool"])
    if let root {
      for member in root.members where member.value.kind != .array && !left.contains(member.key) {
        members.append((member.key, Self.source(member.value)))
      }
    }
    for (name, shape) in shapes {
      let elements = root?[name].map { Array($0.elements) } ?? []
      lists.append(List(name, count: elements.count) { shape(elements[$0]) })
    }
  }

  /// A value as it is written.
  static let source: Shape = { value in value.withSource { Array($0) } }

  /// Returns a way to show an object: some of its members, unless they are null.
  static func members(_ names: [String]) -> Shape {
    { object in JSONWriter.object(endsLine: false) { Self.write(names, of: object, to: &$0) } }
  }

  /// Writes some members of an object, unless they are null.
  static func write(_ names: [String], of object: JSONValue, to writer: inout JSONWriter) {
    for name in names {
      guard let value = object[name], value.kind != .null else { continue }
      writer.key(name)
      writer.raw(source(value))
    }
  }
}
