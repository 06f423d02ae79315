import AuditEngine
import LocalFiles
import Palettes

/// Git commands that a person pastes in the current folder.
struct GitCommandLine {
  private let start: String
  private let files: [String]

  /// A command line about some files of a repository, by their absolute paths.
  init(_ files: [String], in repository: String) {
    let current = Platform.currentFolder
    let isInside = current == repository || current.hasPrefix(repository + "/")
    let base = isInside ? current : repository
    start = isInside ? "git" : "git -C \(Self.word(Platform.relative(repository, to: current, from: current)))"
    self.files = files.map { Self.word(Platform.relative($0, to: base, from: current)) }
  }

  /// A command without files: `git -C App commit`.
  func command(_ verb: String) -> String { "\(start) \(verb)" }

  /// A command for the files: `git add App/legible.json`.
  func command(onFiles verb: String) -> String { "\(start) \(verb) \(files.joined(separator: " "))" }

  private static func word(_ path: String) -> String { ShellText.quoted(printable(path)) }
}
