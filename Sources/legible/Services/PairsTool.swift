import FileSyntax

extension ServiceTool {
  /// `pairs`: the pairs in Swift sources.
  static let pairsTool = ServiceTool(
    definition: ToolDefinition(
      "pairs", title: "Find pairs in Swift sources",
      summary:
        "Lists the pairs of foregrounds and surfaces in SwiftUI sources, along with each pair's view and line, and "
        + "shows which pairs the audit file does not declare. A pair that is not declared might not be measured. "
        + "Declare it under \"pairs\" in legible.json, and then call audit.",
      arguments: [.path],
      output: [
        SchemaNode.Member(
          "pairs",
          .list(
            .object(
              .init("audit", .text), .init("foreground", .text), .init("surface", .orNull(.text), isRequired: false),
              .init("role", .text), .init("isDeclared", .truth), .init("file", .text), .init("line", .integer)))),
        SchemaNode.Member("coverage", .list(.any), "For each audit, how much of the text in the sources was measured"),
      ],
      advice: "Call audit to see which sources it reads.")
  ) { (arguments, _) throws(ToolProblem) in
    let call = try CommandCall(.pairs, operands: [arguments.checkedPath()], arguments, more: ["--format=json"])
    let outcome = try call.run(Command.pairs.run)
    let root = try? JSONDocument(parsing: outcome.output).root
    let audits = elements(of: root, "audits")
    let rows = audits.flatMap { audit in elements(of: audit, "pairs").map { (audit, $0) } }
    return ToolAnswer(lists: [
      .init("problems", texts: outcome.notes),
      .init("coverage", count: audits.count) { ToolAnswer.members(["id", "coverage"])(audits[$0]) },
      .init("pairs", count: rows.count) { shownPair(rows[$0].1, of: rows[$0].0) },
    ])
  }

  private static func elements(of object: JSONValue?, _ name: String) -> [JSONValue] {
    object?[name].map { Array($0.elements) } ?? []
  }

  private static func shownPair(_ pair: JSONValue, of audit: JSONValue) -> [UInt8] {
    JSONWriter.object(endsLine: false) { object in
      object.key("audit")
      object.value(audit["id"]?.string ?? "")
      ToolAnswer.write(["foreground", "surface", "role", "font", "member", "reason"], of: pair, to: &object)
      object.key("isDeclared")
      object.value(pair["declared"].map { $0.count > 0 } ?? false)
      var places = pair["places"]?.elements
      if let place = places?.next() { ToolAnswer.write(["file", "line"], of: place, to: &object) }
    }
  }
}
