extension ServiceTool {
  /// `look`: the texts in screenshots inside the root, and the tokens that their colors are.
  static let lookTool = ServiceTool(
    definition: ToolDefinition(
      "look", title: "Measure the texts in screenshots",
      summary:
        "Finds the texts in PNG screenshots inside the root, measures their contrast, and names the tokens that their "
        + "colors are. Use it to check what a screen really shows. The worst pairs come first.",
      arguments: [
        ToolArgument("shots", .texts, isRequired: true, "The PNG files, relative to the server's root"),
        .palette,
      ] + ToolArgument.options(["in", "scale", "variant", "policy"], of: .look, numbers: ["scale"]),
      output: [
        SchemaNode.Member(
          "pairs",
          .list(
            .object(
              .init("foreground", .orNull(.text)), .init("surface", .orNull(.text)), .init("ratio", .number),
              .init("required", .number), .init("verdict", .choice(["pass", "fail", "unverified"])),
              .init("count", .integer))),
          "Texts with the same tokens, or the same colors, worst first"),
        SchemaNode.Member("shots", .list(.object(.init("file", .text), .init("variant", .orNull(.text))))),
        SchemaNode.Member(
          "texts",
          .list(
            .object(
              .init("foreground", .text), .init("surface", .text), .init("ratio", .number), .init("verdict", .text))),
          "Every text with its region in pixels"),
        SchemaNode.Member(
          "drift", .list(.object(.init("color", .text), .init("count", .integer))), "Colors that no token has"),
      ],
      advice: "Call inspect to list the palettes that 'in' can name; shots are PNG files inside the root.")
  ) { (arguments, _) throws(ToolProblem) in
    let shots = try ServicePath.checked(arguments.texts("shots"))
    let call = try CommandCall(
      .look, operands: shots, arguments, more: ["--format=json"] + arguments.paletteWords())
    return ToolAnswer(
      try call.run(Command.look.run), leaving: ["policy"],
      lists: [
        ("pairs", ToolAnswer.source), ("shots", ToolAnswer.source), ("texts", ToolAnswer.source),
        ("drift", ToolAnswer.source),
      ])
  }
}
