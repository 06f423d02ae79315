import FileSyntax

/// The arguments of one call, checked against those of its tool.
struct ToolArguments: Sendable {
  private var texts: [String: [String]] = [:]
  private var truths: [String: Bool] = [:]

  /// The most values of one list.
  static let mostValues = 1_000

  /// Reads arguments; a missing object counts as an empty one.
  ///
  /// - Throws: `ToolProblem` for the first that does not fit.
  init(_ value: JSONValue?, for tool: ToolDefinition) throws(ToolProblem) {
    if let value, value.kind != .object {
      throw ToolProblem("the arguments must be an object, not \(value.withArticle)")
    }
    if let value {
      for member in value.members {
        let name = member.key
        guard let argument = tool.everyArgument.first(where: { $0.name == name }) else {
          throw Self.unknown(name, of: tool)
        }
        try read(member.value, as: argument)
      }
    }
    for argument in tool.arguments where argument.isRequired && texts[argument.name] == nil {
      throw ToolProblem("the argument \(quoted(argument.name)) is missing", remedy: argument.summary.lowercasedFirst)
    }
  }

  /// The first value of an argument; nil if it was not given.
  func text(_ name: String) -> String? { texts[name]?.first }

  /// The values of an argument.
  func texts(_ name: String) -> [String] { texts[name, default: []] }

  /// The value of a flag; nil if it was not given.
  func truth(_ name: String) -> Bool? { truths[name] }

  private mutating func read(_ value: JSONValue, as argument: ToolArgument) throws(ToolProblem) {
    if value.kind == .null { return }
    switch argument.kind {
    case .flag:
      guard let truth = value.boolean else { throw Self.wrong(value, argument, "true or false") }
      truths[argument.name] = truth
    case .text: texts[argument.name] = [try Self.text(value, argument)]
    case .number:
      if value.kind == .number {
        guard let number = value.integer else { throw Self.wrong(value, argument, "a whole number") }
        texts[argument.name] = [String(number)]
      } else {
        texts[argument.name] = [try Self.text(value, argument)]
      }
    case .texts:
      guard value.kind == .array else {
        texts[argument.name] = [try Self.text(value, argument)]
        return
      }
      guard value.count <= Self.mostValues else {
        throw ToolProblem(
          "\(quoted(argument.name)) has \(value.count) values, but the limit is \(Self.mostValues)",
          remedy: "split them across several calls")
      }
      var all: [String] = []
      for element in value.elements { all.append(try Self.text(element, argument)) }
      texts[argument.name] = all
    }
  }

  private static func text(_ value: JSONValue, _ argument: ToolArgument) throws(ToolProblem) -> String {
    guard let text = value.string else { throw wrong(value, argument, "a string") }
    guard !text.isEmpty else { throw ToolProblem("\(quoted(argument.name)) is empty", remedy: "omit it") }
    guard !text.utf8.contains(0) else { throw ToolProblem("\(quoted(argument.name)) contains a null character") }
    guard argument.allowed.isEmpty || argument.allowed.contains(text) else {
      let question = DidYouMean.question(for: text, among: argument.allowed)
      throw ToolProblem(
        "\(quoted(text)) is not a valid value for \(quoted(argument.name))",
        remedy: question ?? "use one of \(argument.allowed.joined(separator: ", "))")
    }
    return text
  }

  private static func wrong(_ value: JSONValue, _ argument: ToolArgument, _ expected: String) -> ToolProblem {
    ToolProblem("\(quoted(argument.name)) must be \(expected), not \(value.withArticle)")
  }

  private static func unknown(_ name: String, of tool: ToolDefinition) -> ToolProblem {
    let names = tool.everyArgument.map { $0.name }
    return ToolProblem(
      "\(quoted(name)) is not an argument for \(quoted(tool.name))",
      remedy: DidYouMean.question(for: name, among: names) ?? "use \(names.joined(separator: ", "))")
  }
}

extension String {
  /// The text with its first letter in lower case, to continue a sentence.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
