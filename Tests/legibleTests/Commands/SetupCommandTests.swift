import Foundation
import TestSupport
import Testing

@testable import legible

/// `legible setup`: what it finds, and what it writes.
@Suite struct SetupCommandTests {
  @Test(arguments: [
    (["https://github.com/a/b.git"], SetupHost.github), (["git@gitlab.com:a/b.git"], .gitlab),
    (["https://oauth2:a-b.01.c@gitlab.com/a/b.git"], .gitlab),
    (["ssh://git@bitbucket.org/a/b"], .bitbucket), (["https://code.gitlab.example.org/a"], .gitlab),
    (["https://example.org/github.com/x"], nil), ([], nil), (["/srv/github"], nil),
    (["https://example.org/a", "https://github.com/a/b"], .github),
  ])
  func findsTheServiceOfARemote(_ remotes: [String], _ host: SetupHost?) {
    #expect(SetupHost.found(remotes: remotes) { _ in false } == host)
  }

  @Test(arguments: [
    (".github", SetupHost.github), (".gitlab-ci.yml", .gitlab), ("bitbucket-pipelines.yml", .bitbucket),
    ("ci_scripts", .xcodeCloud),
  ])
  func findsTheServiceOfFiles(_ name: String, _ host: SetupHost) {
    #expect(SetupHost.found(remotes: []) { $0 == name } == host)
  }

  @Test(arguments: [
    ("App", "App"), ("ios/App", "ios/App"), (".", "."), ("./.legible", "./.legible"), ("null", "\"null\""),
    ("Yes", "\"Yes\""), ("-x", "\"-x\""), ("a b", "\"a b\""), ("a: b", "\"a: b\""), ("#a", "\"#a\""),
    ("a\"b", "\"a\\\"b\""), ("1", "\"1\""), ("", "\"\""), ("Gerät", "\"Gerät\""), ("@x", "\"@x\""),
  ])
  func writesYAMLScalars(_ text: String, _ scalar: String) { #expect(SetupJob.yaml(text) == scalar) }

  /// Every text names the path and keeps what is new or worse from passing.
  @Test(arguments: SetupHost.allCases, [true, false])
  func textsSayPathAndGate(_ host: SetupHost, _ countsWarnings: Bool) {
    var job = SetupJob(path: "My App", copy: nil, branch: "main")
    job.countsWarnings = countsWarnings
    let text = host.text(job)
    #expect(text.contains("My App") && text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(text.contains("adopt") && text.contains(".legible"))
    #expect(text.contains("warning") == countsWarnings)
    #expect(SetupHost.hooks(job).contains(#"args: ["My App", --adopt"#))
  }

  private static func repository() throws -> ScratchRepository? {
    guard let repository = try ScratchRepository.make() else { return nil }
    try repository.write("Card.swift", card)
    try repository.writeColor("Colors.xcassets/Ink", "BBBBBB")
    try repository.writeColor("Colors.xcassets/Paper", "FFFFFF")
    try repository.git("remote", "add", "origin", "https://github.com/a/b")
    return repository
  }

  private static let card = """
    import SwiftUI
    struct Card: View {
      var body: some View { Text("a").foregroundStyle(Color("Ink")).background(Color("Paper")) }
    }

    """

  private static func setup(_ folder: String, _ arguments: String..., input: String = "") throws -> Binary.Result {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Binary.run(["setup"] + arguments, environment: ["PATH": path], in: folder, input: Array(input.utf8))
  }

  @Test func showsAndWritesNothingUntilSomebodyAgrees() throws {
    guard let repository = try Self.repository() else { return }
    for input in ["", "n\n", "what\nno\n"] {
      let run = try Self.setup(repository.path, input: input)
      #expect(run.status == 0 && run.output.hasSuffix("Nothing was written. To write 4 files, add --yes.\n"), "\(run)")
      #expect(run.output.contains(".github/workflows/legible.yml\n    # Audits the contrast"))
    }
    #expect(try repository.git("status", "--porcelain") == "?? Card.swift\n?? Colors.xcassets/\n")
    #expect(try Self.setup(repository.path, input: "y\n").output.contains("Wrote legible.json, "))
  }

  @Test func writesWhatAnAuditPasses() throws {
    guard let repository = try Self.repository() else { return }
    let run = try Self.setup(repository.path, "--yes")
    #expect(run.status == 0 && run.errors == "")
    let files = "legible.json legible-baseline.json .github/workflows/legible.yml .pre-commit-config.yaml"
    #expect(run.output.hasSuffix("Next:  git add \(files) && git commit\n"), "\(run.output)")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let audit = try Binary.run(["audit", "--adopt"], environment: ["PATH": path], in: repository.path)
    #expect(audit.status == 0 && audit.output.contains("Gate: passed"))
    #expect(try Self.setup(repository.path, "--yes").output.hasSuffix("Nothing to write.\n"))
  }

  /// The printed command works above the repository, in it, and below its root.
  @Test(arguments: [("..", true), (".", false), ("App", false)])
  func whatItPrintsAddsTheFiles(_ place: (folder: String, isOutside: Bool)) throws {
    guard let repository = try Self.repository() else { return }
    try repository.write("App/Card.swift", Self.card)
    let current = URL(fileURLWithPath: repository.path).appendingPathComponent(place.folder).standardized.path
    let path = place.isOutside ? URL(fileURLWithPath: repository.path).lastPathComponent + "/App" : place.folder
    let run = try Self.setup(current, place.folder == "App" ? "." : path, "--yes")
    let line = try #require(run.output.split(separator: "\n").last { $0.hasPrefix("Next:  git ") })
    let command = line.dropFirst(7).components(separatedBy: " && ")[0]
    #expect(command.hasPrefix("git -C ") == place.isOutside, "\(command)")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", command]
    shell.currentDirectoryURL = URL(fileURLWithPath: current)
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0, "\(command)")
    #expect(try repository.git("diff", "--cached", "--name-only").contains("legible.json"))
  }

  /// Runs of the default branch fill the cache that all pull requests can read.
  @Test(arguments: ["main", "trunk", "a: b"])
  func aWorkflowRunsOnTheDefaultBranch(_ branch: String) throws {
    guard let repository = try Self.repository() else { return }
    try repository.commit("one")
    let isName = branch.allSatisfy { $0.isLetter }
    if isName { try repository.git("branch", "--move", branch) }
    let job = SetupJob(path: ".", copy: nil, branch: branch)
    let workflow =
      isName ? try Self.setup(repository.path, "--yes").output : SetupHost.github.text(job)
    #expect(workflow.contains("branches: [\(isName ? branch : "\"\(branch)\"")]"), "\(workflow)")
  }

  @Test func makesTheScriptOfXcodeCloudExecutable() throws {
    guard let repository = try Self.repository() else { return }
    #expect(try Self.setup(repository.path, "--yes", "--host", "xcode-cloud").status == 0)
    #expect(FileManager.default.isExecutableFile(atPath: repository.path + "/ci_scripts/ci_post_clone.sh"))
  }
}
