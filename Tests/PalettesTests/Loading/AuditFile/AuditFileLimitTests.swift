import Testing

@testable import FileSyntax
@testable import Palettes

/// The limits of audit files from both sides: a file at the limit is read, one more is rejected with the number found.
@Suite struct AuditFileLimitTests {
  /// A list in an audit file: its limit, and a file with a number of elements.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let limit: Int
    /// The number in the message for one more than the limit.
    var excess: Int?
    let file: @Sendable (Int) -> String
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    Array(repeating: text, count: count).joined(separator: ",")
  }

  private static let rows = [
    Row(testDescription: "filters", limit: AuditFileFilterKeys.most) { count in
      let filters = repeated(#"{ "filter": "contrast", "amount": 1.1 }"#, count)
      return #"{ "version": 1, "sources": ["C"], "surfaces": { "s": { "layers": ["A"], "filters": [\#(filters)] } } }"#
    },
    Row(testDescription: "backdrops", limit: AuditFileBackdropKeys.most) { count in
      let layers = #""layers": [{ "material": "thin" }]"#
      return
        ##"{ "version": 1, "sources": ["C"], "surfaces": { "s": { \##(layers), "over": [\##(repeated("\"#FFF\"", count))] } } }"##
    },
    Row(testDescription: "patterns", limit: AuditFileRootKeys.mostPatterns) { count in
      #"{ "version": 1, "sources": ["C", \#((0..<count).map { "\"a\($0)*\"" }.joined(separator: ","))] }"#
    },
    Row(testDescription: "token comparisons", limit: 447, excess: 448 * 447 / 2) { count in
      let tokens = (0..<count).map { "\"t\($0)\"" }.joined(separator: ",")
      return #"{ "version": 1, "sources": ["C"], "distinct": [{ "tokens": [\#(tokens)] }] }"#
    },
  ]

  @Test(arguments: rows)
  func aListIsReadUpToItsLimit(_ row: Row) {
    #expect(read(row.file(row.limit)).problems == [])
    let problems = read(row.file(row.limit + 1)).problems
    #expect(problems.count == 1)
    #expect(
      problems.first?.contains("has \(row.excess ?? row.limit + 1) \(row.testDescription), but the limit is")
        == true,
      "\(problems)")
  }

  @Test func pairsMultiplyUpToTheirLimit() {
    let most = AuditFileBinder.mostPairs
    #expect(most == 400 * 250)
    func problems(_ foregrounds: Int) -> [String] {
      let names = (0..<foregrounds).map { "\"#\(String($0 + 0x100000, radix: 16))\"" }.joined(separator: ",")
      let surfaces = (0..<250).map { "\"#\(String($0 + 0x200000, radix: 16))\"" }.joined(separator: ",")
      let pairs = #"[{ "foreground": [\#(names)], "on": [\#(surfaces)] }]"#
      return bind(#"{ "version": 1, "sources": ["C"], "pairs": \#(pairs) }"#).problems
    }
    #expect(problems(400) == [])
    #expect(
      problems(401).contains { $0.contains("the lists produce \(401 * 250) pairs, more than the limit of \(most)") })
  }

  @Test func imagesOfARunFitIntoItsLimit() {
    let image: [UInt8] = Self.onePixel
    let tree = FileTree(
      list: { _ throws(FileProblem) in [] }, read: { _ throws(FileProblem) in image },
      kind: { _ throws(FileProblem) in .file }, identity: { $0 }, display: { $0 })
    let paths = ["a.png", "b.png"].map {
      AuditFilePath(text: $0, folder: "", location: SourceLocation(file: "legible.json"))
    }
    func problems(_ limit: Int) -> [String] {
      var store = BackdropImageStore(from: tree, limit: limit)
      var declaration = AuditDeclaration.Draft(id: "a", name: "a", at: SourceLocation(file: "legible.json"))
      return store.read(paths, into: &declaration).map(\.message).filter { $0.contains("limit") }
    }
    #expect(problems(2) == [])
    #expect(problems(1).count == 1)
    #expect(problems(1).first?.contains("to 2 bytes, but the limit is 1") == true)
  }

  /// One gray pixel: one byte when it is decoded.
  private static let onePixel: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0,
    0,
    0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x60, 0, 0, 0, 2, 0, 1, 0x48,
    0xAF, 0xA4, 0x71, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
}
