import Foundation
import Testing

/// The limits on the security page are those of the code, all of them.
@Suite struct SecurityPageTests {
  /// One limit of the page.
  private struct Row {
    let value: Int?
    let file: String
    let name: String
  }

  /// Constants of code that reads input which bound an effort or a wording, not an input, or belong to a format.
  private static let others: Set<String> = [
    "AuditFileSurfaceGraph.mostRings", "AuditFileColorBinder.mostSuggestions", "AuditFileBinder+Layers.mostListed",
    "ComponentDigits.mostPlaces", "BlockAxis.mostSums", "TokenExtension.longest", "TokenStudioTheme.most",
    "TokenLeftOut.longest", "FoundPalettes.longest",
    "PixelColors.most", "PixelField.most", "ProbeReader.most", "JSONOptions.largestDocument", "Adler32.longestRun",
    "DeflateAlphabet.longestCode", "DeflateAlphabet.longestCodeLengthCode", "DeflateAlphabet.longestMatch",
    "DeflateBlock.most", "MatchFinder.longestChain", "PlainPairs.mostWords", "AnswerPage.mostOfMembers",
    "AnswerPage.mostOfElement",
  ]

  @Test func everyStatedLimitIsThatOfTheCode() throws {
    let rows = Self.rows
    #expect(rows.count > 15)
    for row in rows {
      let file = try #require(Repository.sources.first { $0.name == row.file }, "there is no \(row.file).swift")
      let value = Self.constants(of: file).first { $0.name == row.name }?.value
      #expect(row.value != nil && row.value == value, "\(row.file).\(row.name) is \(value ?? -1) in the code")
    }
  }

  @Test func everyLimitOfTheCodeThatReadsIsStated() {
    let stated = Set(Self.rows.map { "\($0.file).\($0.name)" })
    let readers = [
      "FileSyntax/JSON", "FileSyntax/Images", "Palettes/Loading", "legible/Protocols", "LocalFiles/Confinement",
    ]
    let found = Repository.sources.filter { file in readers.contains { file.path.contains($0) } }
      .flatMap { file in Self.constants(of: file).map { "\(file.name).\($0.name)" } }
    #expect(
      found.filter { !stated.contains($0) && !Self.others.contains($0) } == [], "add a row to .github/SECURITY.md")
  }

  private static var rows: [Row] {
    String(decoding: Repository.bytes(".github/SECURITY.md"), as: UTF8.self).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      guard cells.count == 4, cells[3].hasPrefix("`"), let dot = cells[3].lastIndex(of: ".") else { return nil }
      let file = String(cells[3][..<dot].dropFirst())
      return Row(value: number(cells[1]), file: file, name: String(cells[3][dot...].dropFirst().dropLast()))
    }
  }

  /// Reads `1,000`, `64 KiB`, `64 MiB`.
  static func number(_ text: String) -> Int? {
    let words = text.split(separator: " ")
    guard let first = words.first, let number = Int(first.filter { $0 != "," }) else { return nil }
    return words.count == 1 ? number : ["KiB": 1 << 10, "MiB": 1 << 20][String(words[1])].map { $0 * number }
  }

  private static func constants(of file: SourceFile) -> [(name: String, value: Int)] {
    file.codeLines.compactMap { line in
      guard let at = line.range(of: "static let ") else { return nil }
      let parts = line[at.upperBound...].split(separator: "=", maxSplits: 1).map {
        $0.split(separator: " ").joined(separator: " ")
      }
      guard parts.count == 2, ["most", "largest", "greatest", "longest"].contains(where: parts[0].hasPrefix) else {
        return nil
      }
      let numbers = parts[1].split(separator: " ").map { Int($0.filter { $0 != "_" }) }
      if numbers.count == 1, let value = numbers[0] { return (parts[0], value) }
      guard numbers.count == 3, let value = numbers[0], let shift = numbers[2] else { return nil }
      return (parts[0], value << shift)
    }
  }
}
