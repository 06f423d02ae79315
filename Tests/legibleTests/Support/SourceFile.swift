import Foundation

/// A Swift file of the package, as text and without comments and literals.
struct SourceFile: Sendable {
  /// The path relative to the package's root.
  let path: String
  /// The whole text.
  let text: String
  /// The code: comments and the insides of string literals are blank, line ends are kept.
  let code: [UInt8]
  /// The lines of the code without indentation.
  let codeLines: [String]
  /// The modules that the file imports, whatever the access level of the import.
  let imports: Set<String>

  /// Reads a file by its path relative to the package's root.
  init(_ path: String) {
    let bytes = Repository.bytes(path)
    self.path = path
    self.text = String(decoding: bytes, as: UTF8.self)
    self.code = CodeBlanking.code(of: bytes)
    self.codeLines = code.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }
    self.imports = Set(codeLines.compactMap(Self.importedModule))
  }

  /// The file's name without folders and extension.
  var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

  /// The target that the file belongs to.
  var target: String { String(path.split(separator: "/")[1]) }

  /// The number of lines of the file.
  var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  private static func importedModule(_ line: String) -> String? {
    guard line.utf8.count < 80, line.contains("import ") else { return nil }
    let words = line.split(separator: " ")
    guard let at = words.firstIndex(of: "import"), words[..<at].allSatisfy(importLevels.contains) else { return nil }
    return words.last.map(String.init)
  }

  private static let importLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

  /// Returns true if the code holds a word that does not begin in the middle of another one.
  func uses(_ word: String) -> Bool {
    let word = Array(word.utf8)
    var start = 0
    while let found = code.firstIndex(of: word, from: start) {
      if found == 0 || !code[found - 1].isWordByte { return true }
      start = found + 1
    }
    return false
  }
}

extension [UInt8] {
  /// Where a run of bytes begins, at or after a place; nil if it does not occur.
  func firstIndex(of run: [UInt8], from start: Int) -> Int? {
    withUnsafeBytes { bytes -> Int? in
      guard let first = run.first, let base = bytes.baseAddress else { return nil }
      var at = start
      while at + run.count <= bytes.count, let found = memchr(base + at, Int32(first), bytes.count - run.count - at + 1)
      {
        at = UnsafeRawPointer(found) - base
        if memcmp(found, run, run.count) == 0 { return at }
        at += 1
      }
      return nil
    }
  }
}

extension UInt8 {
  /// True if the byte can be part of an identifier or of a dotted name.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
