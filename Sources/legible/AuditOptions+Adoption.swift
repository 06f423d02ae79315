import AuditEngine
import LocalFiles
import Palettes

extension AuditOptions {
  /// The name of the baseline that a team may commit next to what is audited.
  static let usualBaseline = "legible-baseline.json"

  /// Returns the options with what `--adopt` compares with: a baseline that is there, else the start of the branch, else
  /// a baseline that the run creates.
  ///
  /// - Throws: a `Diagnostic` if the repository cannot be read.
  func adopting(_ paths: [String]) throws(Diagnostic) -> AuditOptions {
    guard gate.adopts else { return self }
    let path = paths.first ?? "."
    let file = gate.baseline ?? Self.baseline(near: path)
    var options = self
    if !Platform.isThere(file), let revision = try GitDefaultBranch.revision(around: path) {
      options.gate.baseline = nil
      options.against = revision
      return options
    }
    options.gate.adopt(file, isNew: !Platform.isThere(file))
    if gate.baseline == nil { options.commandLine += " --baseline \(ShellText.quoted(file))" }
    return options
  }

  /// The path of the usual baseline in the folder of a path, or next to a catalog or file.
  static func baseline(near path: String) -> String {
    let current = Platform.currentFolder
    let whole = Platform.absolute(path, from: current)
    let isFolder = (try? Platform.kind(of: whole)) == .folder && !whole.hasSuffix(".xcassets")
    let folder = isFolder ? whole : Platform.parent(of: whole)
    return Platform.relative(PathParts.joined(folder, usualBaseline), to: current, from: current)
  }
}
