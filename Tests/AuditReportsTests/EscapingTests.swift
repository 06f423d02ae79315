import TestSupport
import Testing

@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// The escapes of each format, one row for each trap.
@Suite struct EscapingTests {
  @Test(arguments: [
    ("plain Name/1.2-x", "plain Name/1.2-x"), ("\0", #"\u{0}"#), ("a\u{1B}[0m", #"a\u{1B}[0m"#), (#"a\b"#, #"a\b"#),
    (#"\u{0}"#, #"\u{5C}u{0}"#), (#"\\u{0}"#, #"\\u{5C}u{0}"#), (#"\u"#, #"\u"#), ("\\\0", #"\\u{0}"#),
    ("\t\r\n", "\t\r\n"), ("é👩🏽‍🚀", "é👩🏽‍🚀"), ("", ""),
  ])
  func signsThatCannotStandAreShown(_ row: (text: String, escaped: String)) {
    let escaped = VisibleText.escaped(row.text, VisibleText.isControl)
    #expect(escaped == row.escaped)
    #expect(Unescaped.visible(escaped).unicodeScalars.elementsEqual(row.text.unicodeScalars))
  }

  @Test func everyTextComesBack() {
    var random = SplitMix64(seed: 11)
    let pieces: [Unicode.Scalar] = ["\\", "u", "{", "}", "0", "5", "C", "\0", "\u{7F}", "\u{FFFE}", "a"]
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        if let piece = pieces.randomElement(using: &random) { text.append(piece) }
      }
      let escaped = VisibleText.escaped(String(text), VisibleText.isControl)
      #expect(!escaped.unicodeScalars.contains(where: VisibleText.isControl))
      #expect(Unescaped.visible(escaped).unicodeScalars.elementsEqual(text), "\(escaped)")
    }
  }

  @Test(arguments: [
    ("a&b", "a&amp;b"), ("<b>", "&lt;b&gt;"), ("]]>", "]]&gt;"), (#"""#, "&quot;"), ("'", "&#39;"), ("a\nb", "a&#10;b"),
    ("\r\n\t", "&#13;&#10;&#9;"), ("\0", #"\u{0}"#), ("\u{FFFF}", #"\u{FFFF}"#), ("\u{85}", "&#133;"),
    ("\u{202E}", "&#8238;"), ("é👩🏽‍🚀", "é👩🏽‍🚀"), ("&#0;", "&amp;#0;"), (#"\u{0}"#, #"\u{5C}u{0}"#),
  ])
  func xml(_ row: (text: String, escaped: String)) { #expect(XMLText.escaped(row.text) == row.escaped) }

  @Test(arguments: [
    ("a:b,c", "a:b,c", "a%3Ab%2Cc"), ("100 %", "100 %25", "100 %25"), ("%0A", "%250A", "%250A"),
    ("a\r\nb", "a%0D%0Ab", "a%0D%0Ab"), ("::error::x", "::error::x", "%3A%3Aerror%3A%3Ax"),
    ("\0", #"\u{0}"#, #"\u{0}"#),
  ])
  func workflowCommands(_ row: (text: String, message: String, property: String)) {
    #expect(WorkflowCommand.data(row.text) == row.message)
    #expect(WorkflowCommand.property(row.text) == row.property)
  }

  @Test(arguments: [
    ("Text", "Text"), ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "'\t=1"),
    ("\r", #"\u{D}"#), ("a\nb", #"a\u{A}b"#), ("\u{9B}x", #"\u{9B}x"#), (" =1", "' =1"), (" edge", " edge"),
    ("'x", "''x"), ("＝1", "'＝1"), ("a=1", "a=1"), ("", ""),
    ("\0=1", #"\u{0}=1"#),
  ])
  func spreadsheetsSeeNoFormula(_ row: (text: String, cell: String)) {
    #expect(CSVText.guarded(row.text) == row.cell)
    #expect(Unescaped.cell(row.cell) == row.text)
  }

  @Test(arguments: [
    ("a/b.json", "a/b.json"), ("", "."), ("a b/é.json", "a%20b/%C3%A9.json"), ("../x", "../x"), ("a:b", "a%3Ab"),
    ("100%", "100%25"), ("a?b#c", "a%3Fb%23c"), ("\0\n", "%00%0A"), ("[x]", "%5Bx%5D"),
  ])
  func pathsAsReferences(_ row: (path: String, uri: String)) { #expect(SARIFPath.uri(row.path) == row.uri) }

  @Test(arguments: [("a [b] c", "a [b] c"), ("[x](1)", #"\[x\](1)"#)])
  func messagesHoldNoLinks(_ row: (text: String, plain: String)) { #expect(SARIFResults.plain(row.text) == row.plain) }

  /// The vectors of the authors (http://www.isthe.com/chongo/tech/comp/fnv).
  @Test(arguments: [
    ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
    ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
  ])
  func hashes(_ row: (text: String, digits: String)) { #expect(StableHash.hex(row.text) == row.digits) }
}
