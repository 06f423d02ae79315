import JSONSyntax
import PaletteLoading

/// The files that a run is about to change, with the bytes before and after, so that another run can finish its work.
///
/// Written whole before the first file changes, removed after the last: where it is found, a run was interrupted.
struct EditJournal: Equatable {
  /// The files, by their paths from the folder that reports print paths from.
  let files: [FileChange]

  /// Notes changes; nil for a file that is no UTF-8, which no editor accepts.
  init?(_ files: [FileChange]) {
    guard files.allSatisfy({ Self.isText($0.old) && Self.isText($0.new) }) else { return nil }
    self.files = files
  }

  /// Reads a journal; nil for bytes that are none.
  init?(bytes: [UInt8]) {
    guard let root = try? JSONDocument(parsing: bytes).root, root["version"]?.integer == 1,
      let list = root["files"], list.kind == .array
    else { return nil }
    var files: [FileChange] = []
    for element in list.elements {
      guard let file = element["file"]?.string, let old = element["old"]?.string, let new = element["new"]?.string
      else { return nil }
      files.append(FileChange(file: file, old: Array(old.utf8), new: Array(new.utf8)))
    }
    self.files = files
  }

  /// The journal as JSON.
  var bytes: [UInt8] {
    var writer = JSONWriter(style: .pretty(indent: 2))
    writer.object { root in
      root.key("files")
      root.array { list in
        for file in files {
          list.object { entry in
            entry.key("file")
            entry.value(file.file)
            entry.key("new")
            entry.value(String(decoding: file.new, as: UTF8.self))
            entry.key("old")
            entry.value(String(decoding: file.old, as: UTF8.self))
          }
        }
      }
      root.key("version")
      root.value(1)
    }
    writer.lineEnd()
    return writer.takeBytes()
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }
}
