import CommandLineKit
import LocalFiles
import PaletteModel

extension Command {
  private static let allowWrite = Flag("allow-write", summary: "Allow the apply tool to change files")

  /// `legible mcp`: a server for coding agents.
  static let mcp = Command(
    description: CommandDescription(
      name: "mcp", summary: "Serve audits to coding agents over standard input and output",
      discussion: [
        "A server of the Model Context Protocol, revisions 2025-06-18, 2025-03-26, and 2024-11-05. It is usually started by an "
          + "agent or an editor, not by hand. Its tools are audit, contrast, suggest, try, explain, inspect, pairs, and "
          + "apply; their arguments are those of the commands, without dashes. An answer has at most 10,000 characters, "
          + "and a cursor if there is more.",
        "The root is the folder of --root, by default the current folder. Paths are relative to it, and nothing outside of it is "
          + "read or written, not even through links. The apply tool returns a diff; it writes only with --allow-write. The "
          + "server ends when its input does.",
      ],
      category: "Services", options: [allowWrite.description],
      examples: [
        .init("legible mcp", "serve the current folder"),
        .init("legible mcp --root App --allow-write", "serve a folder, and let the agent apply edits"),
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
      throw UsageError("the folder \(quoted(root)) cannot be entered", remedy: "specify another one with --root")
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
