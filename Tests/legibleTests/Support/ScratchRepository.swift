import Foundation
import TestSupport

@testable import LocalFiles
@testable import legible

/// A git repository in its own folder.
struct ScratchRepository: ~Copyable {
  let folder: ScratchFolder

  /// Makes an empty repository; nil, after a message, if git is not installed.
  static func make() throws -> ScratchRepository? {
    guard (try? Platform.run("git", ["--version"])) != nil else {
      print("skipped, no git")
      return nil
    }
    let repository = ScratchRepository(folder: try ScratchFolder())
    try repository.git("init", "--quiet", "--initial-branch", "main")
    try repository.git("config", "user.name", "Test")
    try repository.git("config", "user.email", "test@example.org")
    try repository.git("config", "commit.gpgsign", "false")
    return repository
  }

  var path: String { folder.path }

  /// Runs git in the repository and returns its output.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let run = try Platform.run("git", ["-C", path] + arguments)
    guard run.status == 0 else { throw Binary.Problem(description: "git \(arguments): \(run.errors)") }
    return String(decoding: run.output, as: UTF8.self)
  }

  /// Commits everything that there is.
  func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", message)
  }

  func write(_ path: String, _ text: String) throws { try folder.file(path, holding: Array(text.utf8)) }

  /// Writes a color set with one universal color.
  func writeColor(_ path: String, _ hex: String) throws {
    let parts = stride(from: 0, to: 6, by: 2).map { hex.dropFirst($0).prefix(2) }
    try write(
      "\(path).colorset/Contents.json",
      """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
        { "red": "0x\(parts[0])", "green": "0x\(parts[1])", "blue": "0x\(parts[2])", "alpha": "1.000" } } }],
        "info": { "author": "xcode", "version": 1 } }
      """)
  }
}
