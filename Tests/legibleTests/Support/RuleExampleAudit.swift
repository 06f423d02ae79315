import AuditEngine
import AuditModel
import AuditReports
import AuditRules
import ContrastMeasuring
import PaletteAdvice
import PaletteLoading
import PaletteModel
import SourceScan
import TextSupport

@testable import legible

/// The example of a rule page, loaded and audited as a folder on a disk is.
struct RuleExampleAudit {
  let result: AuditResult
  /// What each finding says, in order.
  let messages: [String]

  init(_ example: RuleExample, idiom: Idiom = .universal) throws {
    try self.init(Self.files(of: example), idiom: idiom)
  }

  /// Audits files by their paths below a folder.
  init(_ files: [String: [UInt8]], idiom: Idiom = .universal) throws {
    let vocabulary = AuditFileVocabulary(
      policies: Policy.all.map(\.id), rules: Rule.all.map(\.id), systemColors: SystemColors.names(on: .iOS))
    let tree = Self.tree(of: files)
    let loaded = AuditLoader.load(path: "example", from: tree, vocabulary: vocabulary, idiom: idiom)
    guard var palette = loaded.first, loaded.count == 1 else { throw Problem.audits(loaded.count) }
    var facts: SourceFacts?
    if let source = palette.declaration.source {
      let reading = SourceReading.read(source, from: tree, workers: .one)
      reading.join(&palette)
      facts = reading.facts
    }
    let errors = palette.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw Problem.unreadable(errors.map(\.message)) }
    let policy = palette.declaration.policy.flatMap(Policy.named) ?? .standard
    let result = AuditResult(palette, policy: policy, today: CalendarDate("2026-01-01"), sources: facts)
    self.result = result
    messages = result.findings.map { "\($0.rule): \(Wording(result).message(of: $0))" }
  }

  /// Why an example gave no audit.
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

  /// A tree of files below the folder `example`.
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
