import AuditEngine
import AuditReports
import FileSyntax
import LocalFiles
import Palettes

extension Command {
  private static let name = Parameter.string(
    OptionDescription(
      name: "name", valueName: "NAME",
      summary:
        "The palette name in reports, instead of the folder name or the document title"))
  private static let force = Flag(
    "force", short: "f", summary: "Replace an existing legible.json and color sets with the same names")
  private static let dryRun = SharedOptions.dryRun("Print the file instead of writing it")

  private static let addsPairs = Flag(
    "pairs", summary: "Add missing pairs to an existing legible.json and change nothing else in it")

  /// `legible init`: a first audit file.
  static let initialize = Command(
    description: CommandDescription(
      name: "init",
      summary:
        "Create a legible.json from the catalogs, token files, and sources in a folder, or from a design document",
      discussion: [
        "PATH is an asset catalog, or a folder that contains catalogs, token files, or Swift files. The default is the "
          + "current folder. Legible writes legible.json to that folder, or next to the catalog. The file lists the "
          + "pairs that token names suggest, such as onCard with Card, or CardForeground with CardBackground, marked as "
          + "inferred. Audits measure the pairs that Swift views show without a list. Comments in the file explain each "
          + "part. You can use the file in an audit right away.",
        "If PATH is a Markdown document (.md, .markdown, or .mdown), Legible reads its colors, pairs, and "
          + "requirements. It writes two items next to the document: an asset catalog with the document's name, and an "
          + "audit file that cites lines in the document. It prints the parts that it does not understand and lists "
          + "them at the end of the audit file. If the audit file or the catalog already exists, nothing is written "
          + "without --force. With --force, files with the same names are replaced, and other files are left "
          + "unchanged.",
      ],
      category: "Audit",
      operands: [
        OperandDescription(
          name: "PATH", arity: .optional,
          summary:
            "A catalog; a folder with catalogs, token files, or Swift files; or a Markdown document", completion: .file)
      ],
      options: [name.description, addsPairs.description, dryRun.description, force.description],
      examples: [
        .init("legible init", "create legible.json here"),
        .init("legible init App/Colors.xcassets --dry-run", "preview App/legible.json"),
        .init("legible init App --pairs", "add new pairs from sources and names to App/legible.json"),
        .init(
          "legible init docs/DESIGN.md", "create docs/DESIGN.xcassets and docs/legible.json from a design document"),
      ])
  ) { arguments, console in
    let path = arguments.operands.first ?? "."
    try NamedPaths.check(arguments.operands)
    if arguments.isSet(addsPairs) { return try addPairs(at: path, isTrial: arguments.isSet(dryRun), console) }
    if DesignDocumentStart.isDocument(path) {
      let start = try DesignDocumentStart(path, name: arguments.value(of: name))
      return try start.run(isDry: arguments.isSet(dryRun), isForced: arguments.isSet(force), console)
    }
    let start = try AuditFileStart(path, name: arguments.value(of: name))
    let draft = start.draft()
    console.complain(draft.diagnostics, errorsOnly: true)
    if draft.isWorthWriting {
      if arguments.isSet(dryRun) {
        try console.write(draft.text, as: .json)
      } else {
        try start.write(draft, isForced: arguments.isSet(force))
        try console.write(start.summary(of: draft, console.style))
      }
    }
    let errors = draft.diagnostics.filter { $0.severity == .error }
    return ExitStatus.combining(errors.compactMap { ExitStatus(rawValue: $0.kind.rawValue) })
  }
}

extension Command {
  /// Adds what an audit file lacks, or prints the result.
  private static func addPairs(at path: String, isTrial: Bool, _ console: Console) throws -> ExitStatus {
    let disk = FileTree.disk(displayedFrom: Platform.displayBase(for: path))
    let tree = ConfinedFiles(disk, to: .around(path)).tree
    let addition = AuditFileAddition.make(at: path, from: tree, workers: .processors)
    console.complain(addition.diagnostics, errorsOnly: true)
    if let bytes = addition.bytes {
      if isTrial {
        try console.write(String(decoding: bytes, as: UTF8.self), as: .json)
      } else {
        // The audit file is an input that this edits.
        try NamedFile(addition.path).write(bytes, besides: InputFiles())
        let count = Wording.count(addition.count, "pair")
        try console.write("Added \(count) to \(printable(addition.path)). Check each one in the file.\n")
      }
    } else if !Diagnostic.hasErrors(addition.diagnostics) {
      try console.write("\(printable(addition.path)) already has every pair that the sources and names suggest.\n")
    }
    let errors = addition.diagnostics.filter { $0.severity == .error }
    return ExitStatus.combining(errors.compactMap { ExitStatus(rawValue: $0.kind.rawValue) })
  }
}

/// The destination of a first audit file.
struct AuditFileStart {
  private let path: String
  private let name: String
  private let inputFiles = InputFiles()

  /// Names a catalog or folder; the palette is named after the folder by default.
  ///
  /// - Throws: `UsageError` for a path inside a catalog, of which an audit file would become a part.
  init(_ path: String, name: String?) throws(UsageError) {
    let whole = Platform.absolute(path, from: Platform.currentFolder)
    let folder = whole.hasSuffix(".xcassets") ? Platform.parent(of: whole) : whole
    let parts = folder.split(separator: "/")
    if parts.contains(where: { $0.hasSuffix(".xcassets") }) {
      throw UsageError(
        "\(quoted(path)) is inside an asset catalog", remedy: "specify the catalog, or a folder that contains it",
        command: "init")
    }
    self.path = path
    self.name = name ?? parts.last.map(String.init) ?? "Palette"
  }

  /// Finds catalogs and proposes pairs.
  func draft() -> AuditFileDraft {
    let disk = FileTree.disk(displayedFrom: Platform.displayBase(for: path), noting: inputFiles)
    let tree = ConfinedFiles(disk, to: .around(path)).tree
    return AuditFileDraft.make(at: path, name: name, from: tree, workers: .processors)
  }

  /// Writes the file in one step.
  ///
  /// - Throws: `OutputProblem.cannotCreate` if there is one already, unless it may be replaced.
  func write(_ draft: AuditFileDraft, isForced: Bool) throws(OutputProblem) {
    if !isForced, Platform.isThere(draft.path) {
      throw .cannotCreate(draft.path, "it already exists; replace it with --force, or preview the file with --dry-run")
    }
    var inputs = inputFiles
    inputs.paths = draft.sources.map { PathParts.joined(PathParts.folder(of: draft.path), $0) }
    try NamedFile(draft.path).write(Array(draft.text.utf8), besides: inputs)
  }

  /// Returns the results and the next steps.
  func summary(of draft: AuditFileDraft, _ style: TerminalStyle) -> String {
    let tokens = Wording.count(draft.palette.tokens.count, "token")
    let shown = draft.sources.prefix(5).map { "  \(printable($0))" }
    let more = draft.sources.count > 5 ? ["  … and \(draft.sources.count - 5) more"] : []
    let head =
      draft.sources.isEmpty ? "No catalogs or token files were found, so all colors are in code." : "\(tokens) in"
    let lines = [head] + shown + more + Self.pairs(of: draft)
    return
      ([style.bold("Wrote \(printable(draft.path))")] + lines + [
        "", "Next:  legible audit \(Self.shellWord(draft.path))",
      ])
      .joined(separator: "\n") + "\n"
  }

  /// The pairs of the file, and where they are from.
  private static func pairs(of draft: AuditFileDraft) -> [String] {
    var lines: [String] = []
    if let texts = draft.texts, texts.all > 0 {
      lines.append(
        "\(Wording.count(draft.foundCount, "pair")) found in sources, which show \(texts.judged) of "
          + "\(Wording.count(texts.all, "SwiftUI text element")) on a known surface.")
    }
    if draft.inferredCount > 0 {
      lines.append("\(Wording.count(draft.inferredCount, "pair")) inferred from names. Check each one in the file.")
    }
    return lines.isEmpty ? ["No pairs found. Add pairs to the file; its comments explain how."] : lines
  }

  /// A path quoted for a shell.
  private static func shellWord(_ path: String) -> String {
    let isPlain = path.unicodeScalars.allSatisfy { sign in
      sign.isASCII && (sign.properties.isAlphabetic || "0123456789/._-+".unicodeScalars.contains(sign))
    }
    guard !isPlain else { return path }
    return "'" + printable(path).split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
