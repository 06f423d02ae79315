@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// The example of a rule page, loaded and audited as a folder on a disk is.
struct RuleExampleAudit {
  let result: AuditResult
  /// The message of each finding, in order.
  let messages: [String]

  init(_ example: RuleExample, idiom: Idiom = .universal) throws {
    try self.init(Self.files(of: example), idiom: idiom)
  }

  /// Audits files by their paths below a folder.
  init(_ files: [String: [UInt8]], idiom: Idiom = .universal) throws {
    let settings = AuditSettings(idioms: [idiom], today: CalendarDate("2026-01-01"))
    let pipeline = AuditPipeline(settings, workers: .one)
    let inputs = pipeline.load(VisibleFiles(["example"], in: Self.tree(of: files)))
    guard inputs.palettes.count == 1 else { throw Problem.audits(inputs.palettes.count) }
    guard inputs.errors.isEmpty else { throw Problem.unreadable(inputs.errors.map(\.message)) }
    let result = pipeline.results(of: pipeline.measured(pipeline.plans(of: inputs)))[0]
    self.result = result
    messages = result.findings.map { "\($0.rule): \(Wording(result).message(of: $0))" }
  }

  /// The reason that an example gave no audit.
  private enum Problem: Error {
    case audits(Int)
    case unreadable([String])
  }

  private static func files(of example: RuleExample) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for file in example.files {
      files[file.path] = file.picture.map { PictureFile($0).bytes } ?? Array(file.text.utf8)
    }
    return files
  }

  /// Returns a tree of files below the folder `example`.
  private static func tree(of files: [String: [UInt8]]) -> FileTree {
    var inFolder: [String: [UInt8]] = [:]
    for (path, bytes) in files { inFolder["example/" + path] = bytes }
    let contents = inFolder
    @Sendable func names(below folder: String) -> [String] {
      contents.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
    }
    return FileTree(
      list: { (folder: String) throws(FileProblem) in
        let paths = names(below: folder)
        guard !paths.isEmpty else { throw .notFound }
        let folders = Set(paths.filter { $0.contains("/") }.compactMap { $0.split(separator: "/").first })
        return paths.filter { !$0.contains("/") }.map { FolderItem(name: $0, kind: .file) }
          + folders.map { FolderItem(name: String($0), kind: .folder) }
      },
      read: { (path: String) throws(FileProblem) in
        guard let bytes = contents[path] else { throw .notFound }
        return bytes
      },
      kind: { (path: String) throws(FileProblem) in
        if contents[path] != nil { return .file }
        guard !names(below: path).isEmpty else { throw .notFound }
        return .folder
      },
      identity: { $0 },
      display: { $0.hasPrefix("example/") ? String($0.dropFirst("example/".count)) : $0 })
  }
}
