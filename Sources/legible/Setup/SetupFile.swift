import AuditEngine
import FileSyntax
import LocalFiles
import Palettes

/// One file that `legible setup` may write.
struct SetupFile {
  /// The path from the current folder.
  let path: String
  let bytes: [UInt8]
  /// The lines of the file that are shown before it is written.
  let shown: Int
  var isExecutable = false

  /// True if the file is there and stays as it is.
  var isKept: Bool { Platform.isThere(path) }

  /// True if a file that is there already names Legible.
  var isDone: Bool {
    guard let bytes = try? NamedFile(path).read(limit: 1 << 20) else { return true }
    return String(decoding: bytes, as: UTF8.self).holds(ToolIdentity.name)
  }

  /// The text as a person sees it first.
  var preview: String {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix(shown).map { "    " + printable(String($0)) }.joined(separator: "\n")
    return lines.count > shown + 1 ? head + "\n    … and \(lines.count - 1 - shown) more lines" : head
  }

  /// Writes files, unless one of them is there by now; their folders are made first, so that one that cannot be made
  /// leaves nothing half written.
  static func write(_ files: [SetupFile]) throws(OutputProblem) {
    var places: [(file: SetupFile, folder: OutputFolder)] = []
    for file in files {
      guard !file.isKept else { throw .cannotCreate(file.path, "it already exists") }
      places.append((file, try OutputFolder(named: PathParts.folder(of: file.path))))
    }
    for (file, folder) in places {
      let name = PathParts(of: file.path).name
      try folder.write(file.bytes, to: name, besides: InputFiles())
      if file.isExecutable { try Platform.makeExecutable(folder.file(name)) }
    }
  }
}
