import PaletteLoading
import PaletteModel

/// The files of a git repository as they stand at a revision; neither its working tree nor its index is touched.
///
/// Contents are those that git stores: filters that change files on their way to the working tree, such as those of large
/// file storage, are not applied.
struct GitRevision: Sendable {
  /// How the revision was named.
  let name: String
  private let root: String
  private let files: RevisionFiles
  /// Contents that were read ahead, by their names.
  private let contents: [String: [UInt8]]

  /// Finds a revision of the repository around the paths, and reads ahead what an audit is likely to read.
  ///
  /// Throws an error of kind `missingInput` where a path lies in no repository, or in another than the first, where git
  /// cannot be run, and where there is no such revision.
  init(_ name: String, around paths: [String]) throws(Diagnostic) {
    let paths = paths.isEmpty ? ["."] : paths
    let roots = paths.map { Platform.repository(around: $0) }
    guard let root = roots[0] else {
      throw Self.problem("lies in no git repository, so there is no revision to compare with", at: paths[0])
    }
    if let stray = zip(paths, roots).first(where: { $1 != root }) {
      throw Self.problem("lies in another git repository than \(paths[0].inQuotes); audit them one by one", at: stray.0)
    }
    self.name = name
    self.root = root
    let commit = try Self.commit(name, in: root, at: paths[0])
    let list = try Self.git(["ls-tree", "-r", "-z", "--full-tree", commit], in: root, at: paths[0])
    let objects = RevisionFiles.objects(inList: list).filter { $0.isLink || Self.isLikely($0.path) }
    let contents = try Self.contents(of: Set(objects.map(\.object)).sorted(), in: root, at: paths[0])
    self.contents = contents
    files = RevisionFiles(list: list) { String(decoding: contents[$0] ?? [], as: UTF8.self) }
  }

  /// The files of the revision, at the places where they are in the working tree.
  var tree: FileTree {
    let current = Platform.currentFolder
    let revision = self
    return FileTree(
      list: { (path: String) throws(FileProblem) in try revision.files.list(revision.inside(path, current)) },
      read: { (path: String) throws(FileProblem) in try revision.read(revision.inside(path, current)) },
      kind: { (path: String) throws(FileProblem) in
        try revision.files.resolve(revision.inside(path, current)).node == .folder ? .folder : .file
      },
      identity: { path in
        (try? revision.inside(path, current)).flatMap { try? revision.files.resolve($0).path } ?? path
      },
      display: { Platform.relative($0, to: revision.root, from: current) })
  }

  /// The path as the repository has it.
  private func inside(_ path: String, _ current: String) throws(FileProblem) -> String {
    let whole = Platform.absolute(path, from: current)
    if whole == root { return "" }
    let start = root == "/" ? root : root + "/"
    guard whole.hasPrefix(start) else { throw .notFound }
    return String(whole.dropFirst(start.count))
  }

  private func read(_ path: String) throws(FileProblem) -> [UInt8] {
    guard case .file(let object) = try files.resolve(path).node else { throw .isFolder }
    if let known = contents[object] { return known }
    let run: ProgramOutput
    do throws(ProgramProblem) {
      run = try Self.run(["cat-file", "blob", object], in: root, limit: Platform.largestFile)
    } catch {
      if case .tooMuch(let limit) = error { throw .tooLarge(limit: limit) }
      throw .other("git cannot be run")
    }
    guard run.status == 0 else { throw .other(Self.words(of: run)) }
    return run.output
  }

  /// Whether an audit is likely to read a file, so that it is worth reading it with all others.
  private static func isLikely(_ path: String) -> Bool {
    path.hasSuffix("legible.json") || path.holds(".xcassets/") && path.hasSuffix("/Contents.json")
  }
}

extension GitRevision {
  /// Variables by which git would look at another repository or index, for example below a hook.
  private static let foreignVariables = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_NAMESPACE",
  ]

  private static func run(
    _ arguments: [String], in root: String, input: [UInt8] = [], limit: Int = .max
  ) throws(ProgramProblem) -> ProgramOutput {
    try Platform.run(
      "git", ["-C", root, "--no-optional-locks", "--literal-pathspecs"] + arguments, input: input,
      without: foreignVariables, limit: limit)
  }

  /// What git prints; throws where it fails.
  private static func git(
    _ arguments: [String], in root: String, input: [UInt8] = [], at path: String
  ) throws(Diagnostic) -> [UInt8] {
    let run = try started(arguments, in: root, input: input, at: path)
    guard run.status == 0 else { throw problem(words(of: run), at: path) }
    return run.output
  }

  private static func started(
    _ arguments: [String], in root: String, input: [UInt8] = [], at path: String
  ) throws(Diagnostic) -> ProgramOutput {
    do throws(ProgramProblem) {
      return try run(arguments, in: root, input: input)
    } catch {
      switch error {
      case .notFound:
        throw problem("git is not installed, or not on the search path; install it, or compare reports", at: path)
      case .other(let words): throw problem("git cannot be run: \(words)", at: path)
      case .tooMuch: throw problem("git wrote more than can be read", at: path)
      }
    }
  }

  /// The name of the commit that a revision means.
  private static func commit(_ name: String, in root: String, at path: String) throws(Diagnostic) -> String {
    let run = try started(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"], in: root, at: path)
    let commit = String(decoding: run.output, as: UTF8.self).prefix { $0.isHexDigit }
    if run.status == 0, commit.count >= 40 { return String(commit) }
    guard run.status == 0 || run.errors.isEmpty else { throw problem(words(of: run), at: path) }
    throw problem("there is no revision \(name.inQuotes) in the repository; fetch it, or name another", at: path)
  }

  /// The contents with these names, read by one run of git.
  private static func contents(
    of objects: [String], in root: String, at path: String
  ) throws(Diagnostic) -> [String: [UInt8]] {
    guard !objects.isEmpty else { return [:] }
    let input = Array((objects.joined(separator: "\n") + "\n").utf8)
    let output = try git(["cat-file", "--batch"], in: root, input: input, at: path)
    var contents: [String: [UInt8]] = [:]
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let fields = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard fields.count == 3, let size = Int(fields[2]), size < rest.count else { continue }
      if size <= Platform.largestFile { contents[String(fields[0])] = Array(rest.prefix(size)) }
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }

  /// The first line of what git complains about.
  private static func words(of run: ProgramOutput) -> String {
    let line = run.errors.split(separator: "\n").first.map(String.init) ?? "git ended with status \(run.status)"
    return "git cannot read the repository: \(line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line)"
  }

  private static func problem(_ words: String, at path: String) -> Diagnostic {
    Diagnostic(.error, .missingInput, words, at: SourceLocation(file: path))
  }
}
