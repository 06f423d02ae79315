import TestSupport
import Testing

@testable import AuditEngine
@testable import Palettes
@testable import legible

/// Addresses from the variables of a build.
@Suite struct SourceLinkBuildTests {
  private static let commit = String(repeating: "0a", count: 20)

  private func address(_ variables: [String: String], from base: String) -> String? {
    SourceLink.ofBuild(withPathsFrom: base) { variables[$0] }?.address(of: SourceLocation(file: "a.json", line: 3))
  }

  @Test func theCheckoutOfABuildIsLinked() throws {
    let folder = try ScratchFolder()
    let github = [
      "GITHUB_WORKSPACE": folder.path, "GITHUB_SERVER_URL": "https://github.example", "GITHUB_REPOSITORY": "o/r",
      "GITHUB_SHA": Self.commit,
    ]
    #expect(address(github, from: folder.path) == "https://github.example/o/r/blob/\(Self.commit)/a.json#L3")
    let gitlab = [
      "CI_PROJECT_DIR": folder.path, "CI_PROJECT_URL": "https://gitlab.example/o/r", "CI_COMMIT_SHA": Self.commit,
    ]
    #expect(address(gitlab, from: folder.path) == "https://gitlab.example/o/r/-/blob/\(Self.commit)/a.json#L3")
    #expect(address(github, from: folder.path + "/nested") == nil)
    #expect(address([:], from: folder.path) == nil)
    for (name, value) in [
      ("GITHUB_SHA", "main"), ("GITHUB_SERVER_URL", "javascript:alert(1)"), ("GITHUB_REPOSITORY", "o/\"onclick"),
      ("GITHUB_WORKSPACE", folder.path + "/missing"),
    ] {
      #expect(address(github.merging([name: value]) { $1 }, from: folder.path) == nil, "\(name)")
    }
  }

  @Test func anOptionThatIsNoAddressIsRefused() throws {
    let run = try Binary.run(["audit", "--format", "html", "--source-url", "javascript:alert(1)//{file}"])
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.contains("is not a valid address for '--source-url'"))
  }
}
