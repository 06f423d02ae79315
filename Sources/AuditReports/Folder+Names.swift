import AuditEngine
import FileSyntax

extension WrittenReport.Folder {
  /// The names of the files in a folder that a written report refers to, sorted, each once.
  ///
  /// The report may come from anywhere: names that are not plain names in the folder are skipped.
  package static func names(in report: [UInt8], named folder: String) -> [String] {
    let start = Array("]: \(folder)/".utf8)
    var names: Set<String> = []
    for line in report.split(separator: UInt8(ascii: "\n")) where line.first == UInt8(ascii: "[") {
      guard let label = line.firstIndex(of: UInt8(ascii: "]")), line[label...].starts(with: start) else { continue }
      let name = line[label...].dropFirst(start.count)
      let isPlain = name.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      }
      if isPlain, name.count > 4, name.suffix(4).elementsEqual(".svg".utf8) {
        names.insert(String(decoding: name, as: UTF8.self))
      }
    }
    return names.sorted()
  }

  /// Returns true if a file of this name holds what the hash in the name says, as this tool names pictures.
  package static func isName(_ name: String, of bytes: [UInt8]) -> Bool {
    let hash = StableHash.hex(bytes)
    return name.hasSuffix("-\(hash).svg") || name.hasSuffix("-\(hash.prefix(8)).svg")
  }
}
