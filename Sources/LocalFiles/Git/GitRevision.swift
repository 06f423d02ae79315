package import Palettes
import Synchronization

/// The files of a git repository at the merge base of a revision and HEAD; neither its working tree nor its index is
/// touched.
///
/// Contents are those that git stores, without the filters that change files on their way to the working tree, but with the
/// content of files in Git LFS if it is there (`GitLargeFile`).
package struct GitRevision: Sendable {
  /// The name of the revision as given.
  package let name: String
  /// The commit that is read, if it is not the revision itself: the merge base of the revision and HEAD.
  package let mergeBase: String?
  private let root: String
  private let folders: GitFolders
  private let files: RevisionFiles
  private let modules: GitModules
  private let lost: Loss
  /// Prefetched contents, by their names.
  private let contents: [String: [UInt8]]
  /// The bytes of contents that an audit reads within its limit, as far as they are known, by their names.
  private let sizes: [String: Int]
  private let sources: RevisionSources

  /// Finds a revision of the repository around the paths, and prefetches the files that an audit is likely to read.
  ///
  /// Throws an error of kind `missingInput` if a path is in no repository, or in another than the first, if something in
  /// the repository leads outside the root, if git cannot be run or exceeds its limits, and if there is no such revision,
  /// or none that it shares with HEAD.
  package init(_ name: String, around paths: [String]) throws(Diagnostic) {
    let paths = paths.isEmpty ? ["."] : paths
    let roots = paths.map { Platform.repository(around: $0) }
    guard let root = roots[0] else {
      throw Self.problem(
        "this path is not in a git repository, so there is no revision to compare with; compare reports", at: paths[0])
    }
    if let stray = zip(paths, roots).first(where: { $1 != root }) {
      throw Self.problem(
        "this path is in a different git repository than \(paths[0].inQuotes); audit them separately", at: stray.0)
    }
    let reading = ReadingRoot.around(paths[0])
    let folders = try Self.checkedFolders(of: root, within: reading, at: paths[0])
    let isShallow = Platform.isThere(folders.common + "/shallow")
    let base = try GitMergeBase(of: name, in: root, isShallow: isShallow, at: paths[0])
    try self.init(
      base.commit, named: name, mergeBase: base.isRevision ? nil : base.commit, in: root, folders, reading, Loss(),
      at: paths[0])
  }

  private init(
    _ commit: String, named name: String, mergeBase: String?, in root: String, _ folders: GitFolders,
    _ reading: ReadingRoot, _ lost: Loss, at path: String
  ) throws(Diagnostic) {
    (self.name, self.mergeBase, self.root, self.folders, self.lost) = (name, mergeBase, root, folders, lost)
    let list = try Self.git(
      ["ls-tree", "-r", "-z", "--full-tree", commit], in: root, output: GitLimits.mostListBytes, at: path)
    (sizes, contents) = try Self.likelyContents(inList: list, in: root, at: path)
    files = RevisionFiles(list: list) { [contents] in String(decoding: contents[$0] ?? [], as: UTF8.self) }
    guard !files.isOverLimit else { throw Self.problem(Self.tooManyFiles, at: path) }
    let read = RevisionFiles.objects(inList: list) { path, isLink in
      !isLink && RevisionSources.endings.contains { path.hasSuffix($0) }
    }
    sources = RevisionSources(read.map(\.object)) { names, most in
      (try? Self.contents(of: names, output: most, in: root, at: path)) ?? [:]
    }
    modules = GitModules(RevisionFiles.submodules(inList: list)) { module, commit in
      let place = root == "/" ? "/\(module)" : "\(root)/\(module)"
      guard Platform.isThere(place + "/.git"),
        let folders = try? Self.checkedFolders(of: place, within: reading, at: path)
      else { return nil }
      return try? GitRevision(
        commit, named: commit, mergeBase: nil, in: place, folders, reading, lost, at: path)
    }
  }

  /// The folders of a repository, which git reads and nothing else.
  static func checkedFolders(
    of root: String, within reading: ReadingRoot, at path: String
  ) throws(Diagnostic) -> GitFolders {
    let folders = try GitFolders(of: root, within: reading)
    try check(folders, in: root, at: path)
    return folders
  }

  /// The sizes of the contents that an audit may read within its limit on them, and those of these contents that it is
  /// likely to read, and the targets of links, as far as they fit into the limit.
  private static func likelyContents(
    inList list: [UInt8], in root: String, at path: String
  ) throws(Diagnostic) -> (sizes: [String: Int], contents: [String: [UInt8]]) {
    let objects = RevisionFiles.objects(inList: list) { $1 || isLikely($0) || isCounted($0) }
    let sizes = try sizes(of: Set(objects.map(\.object)).sorted(), in: root, at: path)
    var wanted: Set<String> = []
    var left = ReadingBudget.most
    for object in objects where (object.isLink || isLikely(object.path)) && !wanted.contains(object.object) {
      let size = sizes[object.object] ?? 0
      guard size <= (object.isLink ? GitLimits.longestLink : left) else { continue }
      left -= size
      wanted.insert(object.object)
    }
    let total = ReadingBudget.most + wanted.count * 200
    return (sizes, try contents(of: wanted.sorted(), output: total, in: root, at: path))
  }

  /// The files of the revision, at their paths in the working tree.
  package var tree: FileTree {
    let current = Platform.currentFolder
    let revision = self
    return FileTree(
      list: { (path: String) throws(FileProblem) in try revision.list(revision.inside(path, current)) },
      read: { (path: String) throws(FileProblem) in try revision.read(revision.inside(path, current)) },
      kind: { (path: String) throws(FileProblem) in
        try revision.resolve(revision.inside(path, current)).node == .folder ? .folder : .file
      },
      identity: { path in
        (try? revision.inside(path, current)).flatMap { try? revision.resolve($0).path } ?? path
      },
      display: { Platform.relative($0, to: revision.root, from: current) })
  }

  /// The path in the repository.
  private func inside(_ path: String, _ current: String) throws(FileProblem) -> String {
    let whole = Platform.absolute(path, from: current)
    if whole == root { return "" }
    let start = root == "/" ? root : root + "/"
    guard whole.hasPrefix(start) else { throw .notFound }
    return String(whole.dropFirst(start.count))
  }

  /// A path in the repository, or in one of its submodules, with its links resolved, and the item there.
  private func resolve(_ path: String) throws(FileProblem) -> (path: String, node: RevisionFiles.Node) {
    guard let module = modules.around(path) else { return try files.resolve(path) }
    let (place, node) = try module.revision.resolve(module.path)
    return ("\(module.revision.root)/\(place)", node)
  }

  private func list(_ path: String) throws(FileProblem) -> [FolderItem] {
    guard let module = modules.around(path) else { return try files.list(path) }
    return try module.revision.list(module.path)
  }

  private func read(_ path: String) throws(FileProblem) -> [UInt8] {
    if let module = modules.around(path) { return try module.revision.read(module.path) }
    let (place, node) = try files.resolve(path)
    guard case .file(let object) = node else { throw .isFolder }
    let limit = Self.limit(of: path)
    let bytes: [UInt8]
    if let known = contents[object] ?? sources.content(object) {
      bytes = known
    } else {
      bytes = try read(object, limit: limit)
    }
    let large = GitLargeFile(pointer: bytes)
    return large?.content(at: "\(root)/\(place)", orIn: folders.common, within: folders.areas, limit: limit) ?? bytes
  }

  /// The content with a name, which was not prefetched.
  private func read(_ object: String, limit: Int) throws(FileProblem) -> [UInt8] {
    guard sizes[object] ?? 0 <= limit else { throw .tooLarge(limit: limit) }
    let run: ProgramOutput
    do throws(ProgramProblem) {
      run = try Self.run(["cat-file", "blob", object], in: root, output: limit)
    } catch {
      switch error {
      case .tooMuch(let limit): throw .tooLarge(limit: limit)
      case .tooLong(let seconds): throw .other("git did not end within \(seconds) seconds")
      case .notFound, .other: throw .other("git cannot be run")
      }
    }
    guard run.status == 0 else {
      lost.note()
      throw .other(Self.lacking)
    }
    return run.output
  }

  /// Throws if a file of the revision could not be read because git lacks it: the comparison is then incomplete.
  package func checkIsWhole(at path: String) throws(Diagnostic) {
    if lost.isNoted { throw Self.problem(Self.lacking, at: path) }
  }

  /// Returns true if an audit is likely to read a file, so that it is worth reading it with all others.
  private static func isLikely(_ path: String) -> Bool {
    ["legible.json", "legible.jsonc", "legible.json5"].contains { path.hasSuffix($0) }
      || path.holds(".xcassets/") && path.hasSuffix("/Contents.json")
  }

  /// Returns true for a file that counts toward the limit on what a run reads (`ReadingBudget`), if it is read.
  private static func isCounted(_ path: String) -> Bool {
    [".json", ".jsonc", ".json5", ".yaml", ".yml"].contains { path.hasSuffix($0) }
  }

  /// The most bytes that are read of the file at a path; more would not be used.
  private static func limit(of path: String) -> Int {
    if path.hasSuffix(".swift") { return largestSource }
    return isCounted(path) ? ReadingBudget.most : Platform.largestFile
  }

  /// The most bytes of a Swift file: what the reader of sources takes, and one more, which it refuses.
  private static let largestSource = 4 << 20 + 1
}

extension GitRevision {
  /// Variables that would point git to another repository or index, for example inside a hook.
  private static let foreignVariables = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_NAMESPACE",
    "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE",
    "GIT_EXTERNAL_DIFF", "GIT_ALLOW_PROTOCOL", "GIT_NO_LAZY_FETCH", "GIT_TERMINAL_PROMPT", "GIT_PAGER",
    "GIT_CEILING_DIRECTORIES", "GIT_GRAFT_FILE", "GIT_REFERENCE_BACKEND",
  ]

  /// Variables that keep git from fetching missing objects, and so from running programs that a repository's
  /// configuration names, and from translating its messages.
  private static let harmlessVariables = [
    "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0", "GIT_PAGER=cat", "LC_ALL=C",
  ]

  /// Settings for a git version that does not know the variables, and against other programs in a configuration.
  private static let harmlessSettings = [
    "protocol.allow=never", "protocol.ext.allow=never", "protocol.file.allow=never", "protocol.git.allow=never",
    "protocol.http.allow=never", "protocol.https.allow=never", "protocol.ssh.allow=never", "core.fsmonitor=false",
    "core.hooksPath=/dev/null", "core.pager=cat", "core.attributesFile=/dev/null", "core.alternateRefsCommand=",
  ].flatMap { ["-c", $0] }

  private static let lacking =
    "some files in this revision are missing locally, and Legible does not fetch them; fetch the revision, or use a "
    + "different one"
  private static let tooManyFiles =
    "this revision has more than \(GitLimits.mostFiles) files, or more names of folders than the limit; compare reports "
    + "instead"

  /// Runs git, which looks for the repository nowhere but in the working tree itself.
  private static func run(
    _ arguments: [String], in root: String, input: [UInt8] = [], output: Int
  ) throws(ProgramProblem) -> ProgramOutput {
    let above = Platform.parent(of: (try? Platform.realPath(root)) ?? root)
    return try Platform.run(
      "git",
      ["-C", root, "--no-pager", "--no-optional-locks", "--no-replace-objects", "--literal-pathspecs"]
        + harmlessSettings + arguments, input: input, without: foreignVariables,
      adding: harmlessVariables + ["GIT_CEILING_DIRECTORIES=\(above)"], bounds: GitLimits.bounds(output: output))
  }

  /// The output of git; throws if it fails.
  static func git(
    _ arguments: [String], in root: String, input: [UInt8] = [], output: Int = 1 << 20, at path: String
  ) throws(Diagnostic) -> [UInt8] {
    let run = try started(arguments, in: root, input: input, output: output, at: path)
    guard run.status == 0 else { throw problem(words(of: run, in: root), at: path) }
    return run.output
  }

  /// The results of git; throws if it cannot be run or exceeds its limits.
  static func started(
    _ arguments: [String], in root: String, input: [UInt8] = [], output: Int = 1 << 20, at path: String
  ) throws(Diagnostic) -> ProgramOutput {
    do throws(ProgramProblem) {
      return try run(arguments, in: root, input: input, output: output)
    } catch {
      switch error {
      case .notFound:
        throw problem("git is not installed or not in the search path; install it, or compare reports", at: path)
      case .other(let words): throw problem("git cannot be run: \(words)", at: path)
      case .tooMuch(let limit):
        throw problem("git printed more than \(limit) bytes, which is the limit; compare reports instead", at: path)
      case .tooLong(let seconds):
        throw problem("git did not end within \(seconds) seconds; run 'git gc', or compare reports", at: path)
      }
    }
  }

  /// The bytes of each of the contents with these names, which are not read for that.
  private static func sizes(
    of objects: [String], in root: String, at path: String
  ) throws(Diagnostic) -> [String: Int] {
    guard !objects.isEmpty else { return [:] }
    let input = Array((objects.joined(separator: "\n") + "\n").utf8)
    let output = try git(["cat-file", "--batch-check"], in: root, input: input, output: 200 * objects.count, at: path)
    var sizes: [String: Int] = [:]
    for line in output.split(separator: UInt8(ascii: "\n")) {
      let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
      if fields.last == "missing" { throw problem(lacking, at: path) }
      if fields.count == 3, let size = Int(fields[2]) { sizes[String(fields[0])] = size }
    }
    return sizes
  }

  /// The contents with these names, read by one run of git.
  private static func contents(
    of objects: [String], output most: Int, in root: String, at path: String
  ) throws(Diagnostic) -> [String: [UInt8]] {
    guard !objects.isEmpty else { return [:] }
    let input = Array((objects.joined(separator: "\n") + "\n").utf8)
    let output = try git(["cat-file", "--batch"], in: root, input: input, output: most, at: path)
    var contents: [String: [UInt8]] = [:]
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let fields = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      if fields.last == "missing" { throw problem(lacking, at: path) }
      guard fields.count == 3, let size = Int(fields[2]), size < rest.count else { continue }
      contents[String(fields[0])] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }

  /// The error of git, in our own words: its own quote the contents of files in the repository.
  static func words(of run: ProgramOutput, in root: String) -> String {
    let tree = ((try? Platform.realPath(root)) ?? root).inQuotes(upTo: longestPath)
    let causes = [
      (
        "dubious ownership",
        "it belongs to another user; if you trust it, run: git config --global --add safe.directory \(tree)"
      ),
      ("not a git repository", "its .git is not a repository"),
      (
        "lazy fetching disabled",
        "some of its objects are missing, and Legible does not fetch; fetch the complete revision"
      ),
    ]
    let known = causes.first { run.errors.holds($0.0) }?.1
    return "git cannot read the repository: \(known ?? "it exited with status \(run.status); try 'git fsck'")"
  }

  /// Throws if git reads other folders than those that were checked.
  private static func check(_ folders: GitFolders, in root: String, at path: String) throws(Diagnostic) {
    let output = try git(["rev-parse", "--path-format=absolute", "--git-dir", "--git-common-dir"], in: root, at: path)
    let found = output.split(separator: UInt8(ascii: "\n")).map {
      try? Platform.realPath(String(decoding: $0, as: UTF8.self))
    }
    guard found == [folders.own, folders.common] else {
      throw problem("git reads a different repository here than the one in .git; compare reports", at: path)
    }
  }

  /// The most characters of a path in a message.
  private static let longestPath = 4_096

  static func problem(_ words: String, at path: String) -> Diagnostic {
    Diagnostic(.error, .missingInput, words, at: SourceLocation(file: path))
  }
}

/// A flag for lost files, shared by several tasks.
private struct Loss: Sendable {
  private let noted: @Sendable (Bool) -> Bool

  init() {
    let state = Mutex(false)
    noted = { isLost in
      state.withLock { known in
        known = known || isLost
        return known
      }
    }
  }

  var isNoted: Bool { noted(false) }
  func note() { _ = noted(true) }
}
