import FileSyntax
import Palettes

/// The files that a run is about to change, with the bytes before and after, so that another run can finish it.
///
/// Written in full before the first file changes, removed after the last: if it is found, a run was interrupted. Its
/// first line is a code that only this user on this machine can make (`StateFolder`), and it names its folder, so that
/// no other journal is mistaken for it.
struct EditJournal: Equatable {
  /// The folder that paths start from, without links.
  package let folder: String
  /// The files, by their paths from the folder.
  package let files: [FileChange]

  /// Records changes below a folder; nil for a file that is not UTF-8, which no editor accepts.
  init?(_ files: [FileChange], in folder: String) {
    guard files.allSatisfy({ Self.isText($0.old) && Self.isText($0.new) }) else { return nil }
    self.files = files
    self.folder = folder
  }

  /// Reads a journal; nil for other bytes, for a journal of another user, and for one about another folder.
  init?(bytes: [UInt8], in folder: String, _ state: StateFolder) {
    guard let lineEnd = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let content = Array(bytes[(lineEnd + 1)...])
    guard state.isCode(String(decoding: bytes[..<lineEnd], as: UTF8.self), of: content),
      let root = try? JSONDocument(parsing: content).root, root["version"]?.integer == 2,
      root["folder"]?.string == folder, let list = root["files"], list.kind == .array
    else { return nil }
    var files: [FileChange] = []
    for element in list.elements {
      guard let file = element["file"]?.string, let old = element["old"]?.string, let new = element["new"]?.string
      else { return nil }
      files.append(FileChange(file: file, old: Array(old.utf8), new: Array(new.utf8)))
    }
    self.files = files
    self.folder = folder
  }

  /// Returns the journal with this user's code.
  package func bytes(_ state: StateFolder) throws(OutputProblem) -> [UInt8] {
    Array(try state.authenticationCode(of: content).utf8) + [UInt8(ascii: "\n")] + content
  }

  private var content: [UInt8] {
    JSONWriter.object(style: .pretty(indent: 2)) { root in
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
      root.key("folder")
      root.value(folder)
      root.member("version", 2)
    }
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }
}
