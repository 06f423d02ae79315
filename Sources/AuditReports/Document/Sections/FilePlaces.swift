import FileSyntax
import Palettes

/// The files of a part of a report, each shortened as far as the others allow.
struct FilePlaces {
  /// The file, or the folders that several have in common, with a slash at the end.
  private let shared: String
  /// The text for each file; empty for a single one.
  private let names: [String: String]

  private static let contents = "/Contents.json"

  /// Collects the files of all places.
  init(_ paths: some Sequence<String>) {
    let files = Set(paths).sorted()
    let start = Self.start(files)
    shared = start
    guard files.count > 1 else {
      names = [:]
      return
    }
    let ends = files.map(Self.end)
    var counts: [String: Int] = [:]
    for end in ends { counts[end, default: 0] += 1 }
    names = Dictionary(
      firstOf: zip(files, ends).map { file, end in
        let rest = String(decoding: file.utf8.dropFirst(start.utf8.count), as: UTF8.self)
        return (file, counts[end] == 1 ? end : rest)
      })
  }

  /// The file or the folders, as a clause behind the rule; empty if nothing is in common.
  var lead: String {
    guard !shared.isEmpty else { return "" }
    return names.isEmpty ? " File: \(shared)" : " Folder: \(shared)"
  }

  /// Places in words, each once: `line 3` in a single file, else `Accent.colorset, lines 3 and 15`.
  func places(_ locations: [SourceLocation]) -> Phrase {
    var files: [(first: SourceLocation, name: String, lines: [String])] = []
    for location in Set(locations).sorted() {
      let (name, line) = (names[location.file] ?? "", "\(location.line)")
      if files.last?.name != name { files.append((location, name, [])) }
      if files[files.count - 1].lines.last != line { files[files.count - 1].lines.append(line) }
    }
    return files.map { first, name, lines in
      let words = "\(name.isEmpty ? "" : "\(name), ")line\(lines.count == 1 ? "" : "s") \(lines.inWords())"
      return Phrase([.place(first, words)])
    }.joined(separator: "; ")
  }

  /// One place in words: `Accent.colorset, line 3`.
  static func place(_ location: SourceLocation) -> Phrase {
    Phrase([.place(location, "\(end(of: location.file)), line \(location.line)")])
  }

  /// The name of the file of a place, or of the set that it describes.
  static func name(of location: SourceLocation) -> String { end(of: location.file) }

  /// The common start of all paths: the whole of a single one, else up to a slash.
  private static func start(_ sorted: [String]) -> String {
    guard let first = sorted.first, let last = sorted.last, first != last else { return sorted.first ?? "" }
    let start = zip(first.utf8, last.utf8).prefix { $0 == $1 }.map { $0.0 }
    let end = start.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return String(decoding: start[..<end], as: UTF8.self)
  }

  /// The name of a file, or of the set that a `Contents.json` describes.
  private static func end(of path: String) -> String {
    let set = path.hasSuffix(contents) ? path.dropLast(contents.count) : path[...]
    return set.split(separator: "/").last.map(String.init) ?? path
  }
}
