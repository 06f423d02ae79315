import FileSyntax
import Palettes

extension ServiceTool {
  /// `inspect`: tokens in every variant, or the calculation of one measurement.
  static let inspectTool = ServiceTool(
    definition: ToolDefinition(
      "inspect", title: "Look up tokens",
      summary: "Lists the tokens in a palette with their colors in every variant and the file that defines them. With "
        + "foreground, surface, and variant, shows how one ratio is calculated, layer by layer.",
      arguments: [
        .path,
        ToolArgument("foreground", .text, "The foreground of the measurement to show; requires surface"),
        ToolArgument("surface", .text, "The surface of the measurement to show; requires foreground"),
        ToolArgument(
          "variant", allowed: Variant.allCases.map(\.id),
          "The variant of the measurement to show (default light); requires foreground and surface"),
      ] + ToolArgument.options(["token", "idiom"], of: .inspect),
      output: [
        SchemaNode.Member(
          "tokens",
          .list(
            .object(
              .init("name", .text), .init("file", .text), .init("line", .integer),
              .init("variants", .object([], isClosed: false), "The color in each variant; null if there is none")))),
        SchemaNode.Member("measurements", .list(.object(.init("minimum", .orNull(.number)), .init("verdict", .text)))),
      ],
      advice: "Call inspect without arguments to list all tokens in the root.")
  ) { (arguments, _) throws(ToolProblem) in
    let path = try arguments.checkedPath()
    let call: CommandCall
    if arguments.text("foreground") != nil || arguments.text("surface") != nil {
      guard let foreground = arguments.text("foreground"), let surface = arguments.text("surface") else {
        throw ToolProblem("a measurement requires both sides", remedy: "specify foreground and surface")
      }
      let variant = arguments.text("variant") ?? Variant.light.id
      call = try CommandCall(
        .inspect, operands: [foreground, surface, variant], arguments,
        more: ["--format=json", "--measurement", "--in=\(path)"])
    } else {
      call = try CommandCall(.inspect, operands: [path], arguments, more: ["--format=json"])
    }
    return ToolAnswer(
      try call.run(Command.inspect.run), lists: [("tokens", shownToken), ("measurements", ToolAnswer.source)])
  }

  private static let shownToken: ToolAnswer.Shape = { token in
    JSONWriter.object(endsLine: false) { object in
      ToolAnswer.write(["name"], of: token, to: &object)
      if let location = token["location"] { ToolAnswer.write(["file", "line"], of: location, to: &object) }
      object.key("variants")
      object.object { colors in
        for variant in Variant.allCases {
          colors.key(variant.id)
          colors.value(token["variants"]?[variant.id]?["color"]?.string)
        }
      }
    }
  }
}
