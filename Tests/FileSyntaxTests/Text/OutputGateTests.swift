import TestSupport
import Testing

@testable import FileSyntax

/// The last defense after the renderers: unchanged text, rewritten text, and no control characters afterward.
@Suite struct OutputGateTests {
  @Test(arguments: OutputDialect.allCases)
  func whatSteersNothingStaysAsItIs(_ dialect: OutputDialect) {
    let text = "plain Name/1.2 — é 👩🏽‍🚀\t[x] #[y] a::b\n  a: :b\n#FFFFFF ##\n"
    #expect(OutputGate(dialect).passed(text) == text)
    #expect(OutputGate(dialect).passed(Array(text.utf8)) == Array(text.utf8))
  }

  @Test(arguments: [
    (OutputDialect.text, "a\u{1B}[31mb", #"a\u{1B}[31mb"#), (.text, "\u{9B}31m", #"\u{9B}31m"#),
    (.text, "a\u{202E}b\u{2066}", #"a\u{202E}b\u{2066}"#), (.text, "a\rb\u{7F}\0", #"a\u{D}b\u{7F}\u{0}"#),
    (.text, "::set-output name=a::b", #"\u{3A}:set-output name=a::b"#), (.text, "a\n \t::b", "a\n \t\\u{3A}:b"),
    (.text, "\u{3000}::b", "\u{3000}\\u{3A}:b"), (.text, "a ##[error]b", "a ##\\u{5B}error]b"),
    (.text, "\u{FEFF}::b", "\u{FEFF}\\u{3A}:b"), (.text, "a\n\u{AD} \u{200B}::b", "a\n\u{AD} \u{200B}\\u{3A}:b"),
    (.text, "\u{E0001}\u{FE0F}\u{301}::b", "\u{E0001}\u{FE0F}\u{301}\\u{3A}:b"),
    (.text, ":\u{200B}:b é:\u{200B}:", "\\u{3A}\u{200B}:b é:\u{200B}:"), (.text, "é::b\n：::b", "é::b\n：::b"),
    (.commands, "\u{FEFF}::c\n:\u{AD}:d", "\u{FEFF}\\u{3A}:c\n\\u{3A}\u{AD}:d"),
    (.markdown, "\u{2060}::b", "\u{2060}&#58;:b"), (.json, "\u{200C}::x", "\u{200C}\\u003A:x"),
    (.text, "##vso[task]", "##vso\\u{5B}task]"), (.text, "###[x]", "###\\u{5B}x]"),
    (.json, "\"\u{9B}\u{202E}\u{7F}\"", #""\u009B\u202E\u007F""#), (.json, "\"##[x]\"", "\"##\\u005Bx]\""),
    (.json, "//\n::x", "//\n\\u003A:x"), (.xml, "\u{202E}##[x]\0", "&#8238;##&#91;x]\\u{0}"),
    (.xml, "<a>\n::b</a>", "<a>\n&#58;:b</a>"), (.markdown, "\u{202E}##[x]", "&#92;u{202E}##&#91;x]"),
    (.markdown, "a\n::b", "a\n&#58;:b"), (.csv, "a\r\nb\rc", "a\r\nb\\u{D}c"), (.csv, "a\n::b", "a\n\\u{3A}:b"),
    (.commands, "::error title=a::##[b]\n ::c", "::error title=a::##\\u{5B}b]\n \\u{3A}:c"),
  ])
  func whatSteersIsWrittenInItsLanguage(_ row: (dialect: OutputDialect, text: String, passed: String)) {
    #expect(OutputGate(row.dialect).passed(row.text) == row.passed)
    #expect(OutputGate(row.dialect).passed(Array(row.text.utf8)) == Array(row.passed.utf8))
  }

  @Test(arguments: [
    [0x9B], [0x61, 0xC2], [0xE0, 0x9B, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC0, 0x9B],
  ])
  func bytesThatAreNoTextAreReplaced(_ bytes: [UInt8]) {
    let passed = OutputGate(.text).passed(bytes)
    #expect(String(validating: passed, as: UTF8.self)?.unicodeScalars.contains("\u{FFFD}") == true)
  }

  @Test func onlySealedSequencesPass() {
    let gate = OutputGate(.text, seal: "1a2b")
    #expect(gate.passed("\u{1B}1a2b[1mbold\u{1B}1a2b[22m") == "\u{1B}[1mbold\u{1B}[22m")
    #expect(gate.passed("\u{1B}[1mforged\u{1B}1a2c[0m") == #"\u{1B}[1mforged\u{1B}1a2c[0m"#)
    #expect(OutputGate(.text).passed("\u{1B}[1m") == #"\u{1B}[1m"#)
  }

  @Test(arguments: OutputDialect.allCases)
  func whateverPassesSteersNothing(_ dialect: OutputDialect) {
    let pieces: [Unicode.Scalar] = [
      "#", "[", ":", " ", "\n", "\r", "\t", "\u{1B}", "\u{85}", "\u{A0}", "\u{2003}", "\u{202E}", "a", "é", "…",
      "\u{61C}", "]", "\u{FEFF}", "\u{AD}",
    ]
    var state: UInt64 = 7
    for _ in 0..<4_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(pieces[Int(state >> 33) % pieces.count])
      }
      let passed = OutputGate(dialect).passed(String(text))
      #expect(Self.complaint(about: passed, dialect) == nil, "\(String(text).debugDescription) as \(dialect)")
      #expect(OutputGate(dialect).passed(passed) == passed)
      #expect(OutputGate(dialect).passed(Array(String(text).utf8)) == Array(passed.utf8))
    }
  }

  /// However a text is cut, what leaves is what would have left as a whole.
  @Test(arguments: OutputDialect.allCases)
  func piecesLeaveAsTheWholeDoes(_ dialect: OutputDialect) {
    let parts = ["##", "vso", "[", ":", "\n", " ", "{\"a\"", ",", "]", "é", "\u{202E}", "}", "\"", "#", "x"]
    var random = SplitMix64(seed: 9)
    var unchanged = 0
    for _ in 0..<4_000 {
      let bytes = (0..<10).flatMap { _ in Array(parts[Int.random(in: 0..<parts.count, using: &random)].utf8) }
      let cuts = (0..<2).map { _ in Int.random(in: 0...bytes.count, using: &random) }.sorted()
      let pieces = [bytes[..<cuts[0]], bytes[cuts[0]..<cuts[1]], bytes[cuts[1]...]]
      let passed = OutputGate(dialect).passed(pieces, workers: .one)
      #expect(passed.flatMap { $0 } == OutputGate(dialect).passed(bytes), "\(pieces.map(Array.init)) as \(dialect)")
      if passed.count == 3 { unchanged += 1 }
    }
    #expect(unchanged > 40)
  }

  /// The controls left in a text, found in another way than by the gate.
  private static func complaint(about text: String, _ dialect: OutputDialect) -> String? {
    if text.unicodeScalars.contains(where: { $0.steersTerminals && !"\n\t\r".unicodeScalars.contains($0) }) {
      return "a control"
    }
    var lines: [String.UnicodeScalarView.SubSequence] = text.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    if dialect == .csv { lines = lines.map { $0.last == "\r" ? $0.dropLast() : $0 } }
    if lines.joined().contains("\r"), dialect != .csv { return "a return" }
    for line in lines {
      let unseen: [Unicode.Scalar] = ["\u{FEFF}", "\u{AD}"]
      let start = line.drop { $0.properties.isWhitespace || unseen.contains($0) }
      if start.filter({ !unseen.contains($0) }).starts(with: "::".unicodeScalars),
        dialect != .commands || !line.starts(with: "::".unicodeScalars)
      {
        return "a command"
      }
      if String(line).contains("##[") || String(line).contains("##a[") { return "a marker" }
    }
    return nil
  }
}
