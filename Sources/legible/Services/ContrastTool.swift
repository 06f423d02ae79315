extension ServiceTool {
  /// `contrast`: one ratio against every criterion.
  static let contrastTool = ServiceTool(
    definition: ToolDefinition(
      "contrast", title: "Measure one pair of colors",
      summary:
        "Measures the contrast ratio between a foreground and a surface exactly, against every WCAG criterion. Use it "
        + "for any claim about contrast. Colors can be #RRGGBB, CSS colors, system colors such as system:label (in "
        + "light mode), or tokens in a palette.",
      arguments: [
        ToolArgument(
          "foreground", isRequired: true, "The text or symbol color, such as #8A8A8A or system:label"),
        ToolArgument("surface", isRequired: true, "The opaque color behind it, such as #FFFFFF"), .palette,
      ] + ToolArgument.options(["in", "variant"], of: .contrast),
      output: [
        SchemaNode.Member("foreground", .text), SchemaNode.Member("surface", .text),
        SchemaNode.Member("ratio", .number),
        SchemaNode.Member("foregroundColor", .text, "The foreground as displayed, in sRGB"),
        SchemaNode.Member("surfaceColor", .text, "The surface as displayed, in sRGB"),
        SchemaNode.Member(
          "criteria",
          .list(
            .object(
              .init("what", .text), .init("criterion", .text), .init("required", .number),
              .init("verdict", .choice(["pass", "fail"]))))),
        SchemaNode.Member(
          "suggestions", .list(.object(.init("color", .text), .init("moves", .text), .init("ratio", .number))),
          "The nearest colors that pass as text; none if the pair already passes"),
      ],
      advice: "Call inspect to list the tokens in a palette and their colors.")
  ) { (arguments, _) throws(ToolProblem) in
    let operands = arguments.texts("foreground") + arguments.texts("surface")
    let call = try CommandCall(
      .contrast, operands: operands, arguments, more: ["--format=json"] + arguments.paletteWords())
    return ToolAnswer(
      try call.run(Command.contrast.run),
      lists: [("criteria", ToolAnswer.source), ("suggestions", ToolAnswer.source)])
  }
}
