import LocalFiles
import Palettes

extension Command {
  private static let allowWrite = SharedOptions.allowWrite("Allow the apply tool to change files")

  /// `legible mcp`: a server for coding agents.
  static let mcp = Command(
    description: CommandDescription(
      name: "mcp", summary: "Serve audits to coding agents over standard input and output",
      discussion: [
        "This command runs a Model Context Protocol server (revisions 2025-06-18, 2025-03-26, and 2024-11-05). An "
          + "agent or an editor usually starts it. Its tools are audit, contrast, suggest, try, explain, inspect, "
          + "pairs, and apply. They take the same arguments as the commands, without dashes. A response is limited to "
          + "10,000 bytes. If there are more results, the response includes a cursor.",
        "The root is the folder that --root specifies, or the current folder by default. Paths are relative to the "
          + "root. The server doesn't read or write anything outside the root, not even through links. The apply tool "
          + "returns a diff and writes files only with --allow-write. The server exits when its input ends.",
      ],
      category: "Services", options: [allowWrite.description],
      examples: [
        .init("legible mcp", "serve the current folder"),
        .init("legible mcp --root App --allow-write", "serve a folder and let the agent apply edits"),
      ])
  ) { arguments, console in
    let named = ReadingRoot.named
    let root: String
    do throws(FileProblem) {
      root = try Platform.realPath(named ?? Platform.currentFolder)
    } catch {
      throw UsageError("the root cannot be opened: \(error.words)", remedy: "specify a folder with --root")
    }
    guard Platform.enter(root) else {
      throw UsageError("the folder \(quoted(root)) cannot be opened", remedy: "specify a different one with --root")
    }
    return try ReadingRoot.$named.withValue(named.map { _ in root }) {
      try ReadingRoot.$enclosing.withValue(root) {
        var service = McpService(console.withoutProgress, allowsWriting: arguments.isSet(allowWrite))
        try service.run()
        return .success
      }
    }
  }
}
