import Synchronization
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// A session says of given bytes what a fresh audit of them says.
@Suite struct AuditSessionTests {
  private static let pipeline = AuditPipeline(AuditSettings(), workers: .one)

  private static func session(_ files: FolderFiles = .failing) -> AuditSession {
    AuditSession(VisibleFiles([], in: files.tree), pipeline: pipeline)
  }

  /// The JSON of a report, which holds everything that a report says.
  private static func json(_ report: AuditReport) throws -> String {
    String(decoding: try #require(ReportFormat.named("json")).render(report, .plain), as: UTF8.self)
  }

  @Test func aBufferCountsInsteadOfItsFile() throws {
    var session = Self.session()
    let saved = session.report()
    #expect(saved.summary.verdict == .fail)
    session.lay(Array(FolderFiles.tokens("#595959").utf8), over: "colors.tokens.json")
    let edited = session.report()
    #expect(edited.summary.verdict == .pass)
    session.lift(from: "colors.tokens.json")
    let savedAgain = session.report()
    #expect(savedAgain.summary.verdict == .fail)
  }

  @Test(arguments: ["#595959", "#8A8A8A", "#FFFFFF", "no color", "#00000000"])
  func theReportEqualsThatOfSavedFiles(_ color: String) throws {
    var session = Self.session()
    session.lay(Array(FolderFiles.tokens(color).utf8), over: "colors.tokens.json")
    var saved = FolderFiles.failing
    saved.bytes["colors.tokens.json"] = Array(FolderFiles.tokens(color).utf8)
    let fresh = Self.pipeline.report(on: VisibleFiles([], in: saved.tree))
    let report = session.report()
    #expect(try Self.json(report) == Self.json(fresh))
  }

  /// Without advice, a report has the same findings and measurements; asked for later, advice is not missing.
  @Test func theBriefReportHasTheSameFindings() throws {
    var session = Self.session()
    let brief = session.briefReport()
    #expect(session.isCurrent && !brief.audits.isEmpty)
    let full = session.report()
    #expect(brief.summary == full.summary && brief.diagnostics == full.diagnostics)
    for (one, other) in zip(brief.audits, full.audits) {
      #expect(one.findings.map(\.fingerprint) == other.findings.map(\.fingerprint) && !one.findings.isEmpty)
      #expect(one.findings.map(\.cells) == other.findings.map(\.cells))
      #expect(one.findings.allSatisfy { $0.suggestion == nil } && one.coverage.undeclared.isEmpty)
    }
    let fresh = Self.pipeline.report(on: VisibleFiles([], in: FolderFiles.failing.tree))
    #expect(try Self.json(full) == Self.json(fresh))
    session.lay(Array(FolderFiles.tokens("#595959").utf8), over: "colors.tokens.json")
    let edited = session.briefReport()
    #expect(edited.summary.verdict == .pass)
  }

  @Test func aBufferMayBeAFileThatIsNotThereYet() throws {
    var files = FolderFiles.failing
    let removed = files.bytes.removeValue(forKey: "colors.tokens.json")
    let added = try #require(removed)
    var session = Self.session(files)
    let before = session.report()
    #expect(before.summary.verdict == .unverified)
    session.lay(added, over: "colors.tokens.json")
    let after = session.report()
    let fresh = Self.pipeline.report(on: VisibleFiles([], in: FolderFiles.failing.tree))
    #expect(try Self.json(after) == Self.json(fresh))
  }

  @Test func savedFilesAreReadAgainOnlyWhenTheyAreSaidToHaveChanged() throws {
    let store = Store(FolderFiles.failing)
    var session = AuditSession(VisibleFiles([], in: store.tree), pipeline: Self.pipeline)
    let first = session.report()
    #expect(first.summary.verdict == .fail)
    store.set(FolderFiles.tokens("#595959"), at: "colors.tokens.json")
    let unnoticed = session.report()
    #expect(unnoticed.summary.verdict == .fail)
    session.noteChanges(of: ["colors.tokens.json"])
    let noticed = session.report()
    #expect(noticed.summary.verdict == .pass)
  }

  @Test func sourcesAreReadAgainOnlyIfTheyMayHaveChanged() throws {
    func color(_ digits: String) -> [UInt8] {
      let channels = ["red", "green", "blue"].map { "\"\($0)\": \"0x\(digits)\"" }.joined(separator: ", ")
      return Array(
        """
        { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
          "components": { \(channels), "alpha": "1.0" } } }] }
        """.utf8)
    }
    let ink = "Colors.xcassets/Ink.colorset/Contents.json"
    var saved = FolderFiles.failing
    saved.bytes = [
      ink: color("99"),
      "Card.swift": Array("import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }\n".utf8),
    ]
    let reads = Mutex(0)
    var tree = saved.tree
    tree.read = { [tree] (path: String) throws(FileProblem) in
      if path.hasSuffix(".swift") { reads.withLock { $0 += 1 } }
      return try tree.read(path)
    }
    var session = AuditSession(VisibleFiles([], in: tree), pipeline: Self.pipeline)
    _ = session.briefReport()
    let once = reads.withLock { $0 }
    #expect(once > 0)
    session.lay(color("33"), over: ink)
    let edited = session.report()
    #expect(reads.withLock { $0 } == once)
    saved.bytes[ink] = color("33")
    #expect(try Self.json(edited) == Self.json(Self.pipeline.report(on: VisibleFiles([], in: saved.tree))))
    session.noteChanges(of: ["Card.swift"])
    _ = session.briefReport()
    #expect(reads.withLock { $0 } == 2 * once)
  }

  @Test func editsAreProvenByAuditingThem() throws {
    var session = Self.session()
    let proposal = try session.edits([.plan])
    #expect(proposal.before.failures == 8 && proposal.after.failures == 0)
    let change = try #require(proposal.files.first)
    #expect(proposal.files.count == 1 && change.file == "colors.tokens.json")
    #expect(change.old == FolderFiles.failing.bytes["colors.tokens.json"])
    session.lay(change.new, over: change.file)
    let report = session.report()
    #expect(report.summary.verdict == .pass)
  }

  @Test func aLockedTokenStaysAndAnUnknownOneIsRefused() throws {
    var wishes = EditWishes()
    wishes.locked = ["text"]
    let proposal = try Self.session().edits([.plan], wishes)
    let tokens = proposal.after.first?.plan.loaded.palette.tokens.first { $0.name.path == "text" }
    #expect(
      tokens?.entries == proposal.before.first?.plan.loaded.palette.tokens.first { $0.name.path == "text" }?.entries)
    wishes.locked = ["txet"]
    #expect(throws: WishProblem.unknownToken("txet", among: ["paper", "text"])) {
      try Self.session().edits([.plan], wishes)
    }
  }
}
