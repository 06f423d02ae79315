import AuditEngine
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

extension Command {
  /// `legible complete`: the answer to the scripts of `legible completions`.
  static let complete = Command(
    description: CommandDescription(
      name: CompletionScript.command, summary: "Print the completions for a partial command line",
      discussion: ["It stops silently after one second, because someone is waiting for the completions."],
      category: "Help",
      operands: [
        OperandDescription(
          name: "WORD", arity: .any, summary: "The words after 'legible', the last one only up to the cursor")
      ],
      isHidden: true)
  ) { arguments, console in
    let request = CompletionRequest(
      Array(arguments.operands.dropLast()), current: arguments.operands.last ?? "", of: LegibleTool.tool)
    try console.write(answer(to: request))
    return .success
  }

  private static func answer(to request: CompletionRequest) -> String {
    let words: [CompletionRequest.Word]
    switch request.offer {
    case .files: return "files\n\(request.prefix)\n"
    case .folders: return "folders\n\(request.prefix)\n"
    case .words(let known): words = known
    case .named(let list):
      let names = CompletionList(rawValue: list)?.names(at: request.operands.filter(Platform.isThere)) ?? []
      words = names.map { .init($0) }
    }
    let lines = words.filter { $0.text == printable($0.text) }.map { word in
      word.summary.isEmpty ? word.text : "\(word.text)\t\(word.summary)"
    }
    return (["words", request.prefix] + lines).map { $0 + "\n" }.joined()
  }
}

enum CompletionList: String, CaseIterable {
  case tokens
  /// The surfaces of the audit files, and the tokens, each of which can be one.
  case surfaces
  case rules
  case variants

  /// Returns the names in the order of other commands, each once; tokens come from the paths.
  func names(at paths: [String]) -> [String] {
    switch self {
    case .tokens: Self.once(Self.palettes(at: paths).flatMap(Self.tokens))
    case .surfaces:
      Self.once(Self.palettes(at: paths).flatMap { $0.declaration.surfaces.map(\.name) + Self.tokens(of: $0) })
    case .rules: Rule.all.map(\.id)
    case .variants: Variant.allCases.map(\.id)
    }
  }

  private static func palettes(at paths: [String]) -> [LoadedPalette] {
    let paths = paths.isEmpty ? ["."] : paths
    let tree = FileTree.disk(displayedFrom: Platform.displayBase(for: paths[0])).giving(up: .seconds(1))
    return DiskInputs.load(paths, from: tree).palettes
  }

  private static func tokens(of loaded: LoadedPalette) -> [String] {
    loaded.palette.tokens.typedIndices.map(loaded.palette.displayName)
  }

  private static func once(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}

extension FileTree {
  /// The file tree, none of whose folders can be listed anymore after a time from now.
  fileprivate func giving(up time: Duration) -> FileTree {
    let limit = TimeLimit(time)
    let list = self.list
    var tree = self
    tree.list = { (path: String) throws(FileProblem) in
      guard !limit.isOver else { throw .other("the time limit was reached") }
      return try list(path)
    }
    return tree
  }
}
