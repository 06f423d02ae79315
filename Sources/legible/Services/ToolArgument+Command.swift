extension ToolArgument {
  /// The palette or folder that a tool works on.
  static let path = ToolArgument(
    "path", .text,
    "An audit file, asset catalog, token file, or folder that contains any of these, relative to the server's root "
      + "(default: the root)")

  /// The palette of a tool whose command has an option for it.
  static let palette = ToolArgument("path", .text, "The same as 'in'")

  /// The options of a command with some names, in the order of its help.
  static func options(_ names: Set<String>, of command: Command, numbers: Set<String> = []) -> [ToolArgument] {
    command.description.options.filter { names.contains($0.name) }.map {
      ToolArgument($0, isNumber: numbers.contains($0.name))
    }
  }
}

extension ToolArguments {
  /// The path to work on, checked; the root by default.
  func checkedPath() throws(ToolProblem) -> String { try ServicePath.checked(text("path") ?? ".") }

  /// The words that name the palette for a command with `--in`; none if it is already named, or not named.
  func paletteWords() throws(ToolProblem) -> [String] {
    guard let path = text("path") else { return [] }
    guard text("in") == nil else {
      throw ToolProblem("'in' and 'path' mean the same thing", remedy: "use only one of them")
    }
    return ["--in=\(try ServicePath.checked(path))"]
  }
}
