import FileSyntax

extension ServiceTool {
  /// `try`: the effect of edits, without making them.
  static let tryTool = ServiceTool(
    definition: ToolDefinition(
      "try", title: "Try an edit without making it",
      summary: "Audits a palette with edited tokens and lists every measurement and finding that changes. No file is "
        + "changed. Use it before you edit a color: a color that fixes one pair may break another.",
      arguments: [
        ToolArgument(
          "edits", .texts, isRequired: true,
          "The edits: TOKEN=COLOR, TOKEN@ENTRY=COLOR for an entry such as Any or High Dark, or TOKEN@VARIANT=COLOR for "
            + "light, dark, light-increased, or dark-increased. "
            + "For example, TextTertiary@light=#6F6F6F"), .palette,
      ] + ToolArgument.options(["in", "policy", "fail-on"], of: .tryEdits),
      output: [
        SchemaNode.Member(
          "counts", .object([], isClosed: false), "The number of measurements for each effect of the edits"),
        SchemaNode.Member(
          "gate", .object(.init("verdict", .choice(["pass", "fail"])), .init("failing", .integer)),
          "Fails if an edit causes a new failure or lowers a failing ratio"),
        SchemaNode.Member(
          "measurements",
          .list(
            .object(
              .init("change", .text), .init("foreground", .text), .init("surface", .text), .init("variant", .text)))),
        SchemaNode.Member(
          "findings", .list(.object(.init("change", .text), .init("rule", .text), .init("message", .text)))),
      ],
      advice: "Call inspect to list the tokens in a palette, or suggest to find colors that pass.")
  ) { (arguments, _) throws(ToolProblem) in
    let call = try CommandCall(
      .tryEdits, operands: arguments.texts("edits"), arguments,
      more: ["--format=json"] + arguments.paletteWords())
    return ToolAnswer(
      try call.run(Command.tryEdits.run), leaving: ["new", "old", "revision", "tolerance"],
      lists: [
        ("measurements", shownMeasurement),
        ("findings", ToolAnswer.members(["change", "rule", "severity", "message", "variant", "failsGate"])),
      ])
  }

  private static let shownMeasurement: ToolAnswer.Shape = { row in
    JSONWriter.object(endsLine: false) { object in
      ToolAnswer.write(["change", "foreground", "surface", "role", "variant", "state"], of: row, to: &object)
      for side in ["before", "after"] {
        guard let cell = row[side], cell.kind == .object else { continue }
        object.key(side)
        object.object { ToolAnswer.write(["foregroundColor", "ratio", "verdict", "required"], of: cell, to: &$0) }
      }
    }
  }
}
