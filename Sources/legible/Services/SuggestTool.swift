extension ServiceTool {
  /// `suggest`: the nearest passing colors.
  static let suggestTool = ServiceTool(
    definition: ToolDefinition(
      "suggest", title: "Suggest passing colors",
      summary: "Finds the nearest colors that make a pair pass by changing the side that a designer would change. "
        + "Every color passes exactly as printed. With everywhere, finds a color that makes all pairs with a token "
        + "pass in every variant. Use everywhere before you edit a token.",
      arguments: [
        ToolArgument("foreground", isRequired: true, "A color or a token name"),
        ToolArgument(
          "surface", .text, "A color, a token, or a surface in the audit file; omit it with everywhere"),
        .palette,
      ]
        + ToolArgument.options(
          ["in", "everywhere", "variant", "role", "font-size", "bold", "policy", "preset", "allow-flip"], of: .suggest,
          numbers: ["font-size"]),
      output: [
        SchemaNode.Member("foreground", .text), SchemaNode.Member("surface", .orNull(.text), isRequired: false),
        SchemaNode.Member("required", .orNull(.number), isRequired: false),
        SchemaNode.Member(
          "suggestions", .list(.object(.init("color", .text), .init("moves", .text), .init("ratio", .orNull(.number)))),
          "In order of preference; 'moves' specifies which color changes, the foreground or the surface"),
        SchemaNode.Member(
          "entries", .list(.any), "With everywhere, the entries of the token and any pairs that conflict"),
      ],
      advice: "Call inspect to list the tokens in a palette, or contrast for two colors.")
  ) { (arguments, _) throws(ToolProblem) in
    let operands = arguments.texts("foreground") + arguments.texts("surface")
    let call = try CommandCall(
      .suggest, operands: operands, arguments, more: ["--format=json"] + arguments.paletteWords())
    return ToolAnswer(
      try call.run(Command.suggest.run), lists: [("suggestions", ToolAnswer.source), ("entries", ToolAnswer.source)])
  }
}
