extension ServiceTool {
  /// `apply`: proven edits, shown or written.
  static let applyTool = ServiceTool(
    definition: ToolDefinition(
      "apply", title: "Apply proven edits",
      summary: "Computes the edits of the plan that audit shows, which make failing pairs pass and break nothing else. "
        + " Each edit is proven by auditing the edited files. Writes the edits only if the server was started "
        + "with --allow-write and write is not false. Otherwise, returns them as a diff. Only the bytes of colors "
        + "change.",
      arguments: [.path, ToolArgument("write", .flag, "False to return a diff even if the server can write files")]
        + ToolArgument.options(
          ["add-increased", "only", "lock", "tie", "margin", "policy"], of: .fix, numbers: ["margin"]),
      output: [
        SchemaNode.Member("written", .truth, "True if files were changed"),
        SchemaNode.Member("next", .text, "The suggested next call"),
        SchemaNode.Member("files", .list(.text), "The files that were written"),
        SchemaNode.Member("changes", .list(.text), "Each color and each pair, before and after"),
        SchemaNode.Member("diff", .list(.text), "The lines of a diff for git apply, if nothing was written"),
      ],
      isReadOnly: false,
      advice: "Call audit to see what fails, or explain to learn about a rule.")
  ) { (arguments, state) throws(ToolProblem) in
    let path = try arguments.checkedPath()
    let writes = arguments.truth("write") ?? state.allowsWriting
    guard !writes || state.allowsWriting else {
      throw ToolProblem(
        "this server does not write files",
        remedy: "call apply without write to get a diff; the person who starts the server can add --allow-write")
    }
    let call = try CommandCall(.fix, operands: [path], arguments, more: writes ? ["--write"] : [])
    var written: [String] = []
    let outcome = try call.run { parsed, console in
      let run = FixRun(try FixArguments(parsed), isWriting: writes, console)
      let result = try run.fix(parsed.operands)
      written = result.written
      return result.status
    }
    return answer(outcome, writes: writes, written)
  }

  private static func answer(_ outcome: CommandCall.Outcome, writes: Bool, _ written: [String]) -> ToolAnswer {
    let output = outcome.output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
    let next =
      written.isEmpty
      ? "Nothing was written. "
        + (writes ? "Call audit to see what fails." : "Apply the diff or make the edits manually, and then call audit.")
      : "Call audit to check the changed files."
    return ToolAnswer(
      members: [("written", JSONText.truth(!written.isEmpty)), ("next", JSONText.string(next))],
      lists: [
        .init("problems", texts: writes ? outcome.notes : []), .init("files", texts: written),
        .init("changes", texts: writes ? output : outcome.notes), .init("diff", texts: writes ? [] : output),
      ])
  }
}
