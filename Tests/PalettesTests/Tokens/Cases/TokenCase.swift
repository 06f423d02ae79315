import Testing

@testable import ColorMath
@testable import Palettes

/// A small token file, the values of its tokens, and its diagnostics.
struct TokenCase: CustomTestStringConvertible, Sendable {
  /// The clause and its requirement.
  var name: String
  /// The file; `RED`, `WHITE` and `BLUE` stand for color objects.
  var given: String
  /// Each token as `path = #RRGGBB`, with `/alpha` if it is not opaque, `= ?` if it cannot be evaluated.
  var want: [String]
  /// Each diagnostic by its severity and a part of its words.
  var diagnostics: [String]
  var file: String

  init(_ name: String, _ given: String, _ want: [String], _ diagnostics: [String] = [], file: String = "t.tokens.json")
  {
    self.name = name
    self.given = Self.samples.reduce(given) { text, color in
      text.parts(around: color.key).joined(separator: color.value)
    }
    self.want = want
    self.diagnostics = diagnostics
    self.file = file
  }

  var testDescription: String { name }

  private static let samples: KeyValuePairs = [
    "RED": #"{"colorSpace":"srgb","components":[1,0,0]}"#, "WHITE": #"{"colorSpace":"srgb","components":[1,1,1]}"#,
    "BLUE": #"{"colorSpace":"srgb","components":[0,0,1]}"#,
  ]
}

extension DesignToken {
  /// The token as the cases write it.
  var summary: String {
    let parts = parts.map { " \($0.name)=\(Self.text($0.value))" }.joined()
    return "\(path) = \(Self.text(value))\(parts)\(isDeprecated ? " deprecated" : "")"
  }

  private static func text(_ value: Value) -> String {
    guard case .color(let color) = value else { return "?" }
    let alpha = color.alpha == 1 ? "" : "/\(color.alpha)"
    if color.isInGamut(of: .sRGB) { return color.encodedSRGB.eightBit.hex + alpha }
    let numbers = [color.components.first, color.components.second, color.components.third]
    return "\(color.space.definition.id)(\(numbers.map { "\($0)" }.joined(separator: " ")))" + alpha
  }
}

extension TokenContext {
  /// Reads one file.
  static func read(_ text: String, named name: String = "t.tokens.json") -> TokenContext {
    read([(name: name, bytes: Array(text.utf8))])
  }
}

@Suite("design tokens, clause by clause")
struct TokenCaseTests {
  @Test("a file amounts to these tokens and diagnostics", arguments: TokenCase.all)
  func amounts(_ row: TokenCase) {
    let context = TokenContext.read(row.given, named: row.file)
    #expect(context.tokens.map(\.summary) == row.want)
    let said = context.diagnostics.filter { !$0.message.holds("skipped; pairs can only refer to colors") }.map {
      "\($0.severity.rawValue) \($0.location.text) \($0.message)"
    }
    let unexpected = said.filter { text in !row.diagnostics.contains { Self.matches(text, $0) } }
    let missing = row.diagnostics.filter { wanted in !said.contains { Self.matches($0, wanted) } }
    #expect(unexpected == [], "said without being wanted")
    #expect(missing == [], "wanted without being said, of \(said)")
    #expect(said.count == row.diagnostics.count)
    for diagnostic in context.diagnostics {
      #expect(diagnostic.message.holds(";"), "names no remedy: \(diagnostic.message)")
      #expect(diagnostic.location.file == row.file)
    }
  }

  /// Returns true if a diagnostic has the severity and holds the words that are wanted.
  private static func matches(_ said: String, _ wanted: String) -> Bool {
    let cut = wanted.parts(around: ": ")
    return said.hasPrefix(cut[0]) && said.holds(cut.dropFirst().joined(separator: ": "))
  }

  @Test("there are enough cases, each with a name of its own that begins with its clause")
  func names() {
    #expect(TokenCase.all.count >= 120)
    #expect(Set(TokenCase.all.map(\.name)).count == TokenCase.all.count)
    #expect(TokenCase.all.allSatisfy { $0.name.hasPrefix("1.") })
  }
}

extension TokenCase {
  /// Every case.
  static let all = format + references + groups + colors + composites + dialects + studio + syntax
}
