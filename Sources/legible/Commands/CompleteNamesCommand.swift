import AuditModel
import AuditRules
import CommandLineKit
import LegibleKit
import LocalFiles
import PaletteLoading
import PaletteModel
import TextSupport

extension Command {
  /// `legible complete-names`: the names for the scripts of `legible completions`, one per line.
  static let completeNames = Command(
    description: CommandDescription(
      name: CompletionScript.namesCommand, summary: "Print names for shell completions",
      discussion: ["It stops silently after a second, because a person is waiting for it."],
      category: "Help",
      operands: [
        OperandDescription(name: "LIST", arity: .required, summary: "tokens, surfaces, rules or variants"),
        OperandDescription(name: "PATH", arity: .any, summary: "The palette that contains the tokens"),
      ],
      isHidden: true)
  ) { arguments, console in
    let list = arguments.operands[0]
    guard let list = CompletionList(rawValue: list) else {
      throw UsageError("there is no list \(quoted(list))", command: arguments.command)
    }
    let names = list.names(at: Array(arguments.operands.dropFirst())).filter { $0 == printable($0) }
    try console.write(names.map { $0 + "\n" }.joined())
    return .success
  }
}

/// A list for completions.
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
    return DiskInputs.load(paths, from: tree, idioms: [.universal], workers: .processors).palettes
  }

  private static func tokens(of loaded: LoadedPalette) -> [String] {
    loaded.palette.tokens.indices.map(loaded.palette.displayName)
  }

  private static func once(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}

extension FileTree {
  /// The file tree, none of whose folders can be listed anymore after a time from now.
  fileprivate func giving(up time: Duration) -> FileTree {
    let end = ContinuousClock.now + time
    let list = self.list
    var tree = self
    tree.list = { (path: String) throws(FileProblem) in
      guard ContinuousClock.now < end else { throw .other("the time limit was reached") }
      return try list(path)
    }
    return tree
  }
}
