import Testing

@testable import legible

/// The text that can follow on a line, case by case; `|` is the cursor.
struct CompletionRequestTests {
  private static func request(_ line: String) -> CompletionRequest {
    var words = line.dropLast().split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    let current = words.removeLast()
    return CompletionRequest(words, current: current, of: ToolFixture.tool)
  }

  private static func words(_ line: String) -> [String]? {
    guard case .words(let words) = request(line).offer else { return nil }
    return words.map(\.text)
  }

  @Test(arguments: [
    ("|", ["audit", "contrast", "inspect", "merge", "help"]),
    ("au|", ["audit", "contrast", "inspect", "merge", "help"]),
    ("-q |", ["audit", "contrast", "inspect", "merge", "help"]),
    ("help |", ["audit", "contrast", "inspect", "merge", "help"]),
    ("audit --fail-on |", ["error", "warning", "note", "never"]),
    ("audit --fail-on=|", ["error", "warning", "note", "never"]),
    ("audit --fail-on=error --policy |", ["wcag22-aa", "wcag22-aaa", "apple-hig", "section-508"]),
    ("inspect -|", ["--format", "--quiet", "--verbose", "--help", "--version"]),
    ("inspect --quiet --format json --|", ["--format", "--verbose", "--help", "--version"]),
    ("inspect --format=json --|", ["--format", "--quiet", "--verbose", "--help", "--version"]),
    ("audit --nothing=|", []), ("audit --jobs |", []), ("contrast |", []), ("inspect a |", []),
    ("nonsense |", ["audit", "contrast", "inspect", "merge", "help"]),
  ])
  func wordsAreOffered(_ line: String, _ expected: [String]) {
    #expect(Self.words(line) == expected, "\(line)")
  }

  @Test(arguments: [
    ("audit |", CompletionRequest.Offer.files), ("audit a b |", .files), ("audit -- |", .files),
    ("audit -- -|", .files), ("merge a b c |", .files), ("inspect |", .files), ("audit --output |", .folders),
    ("audit -o |", .folders), ("audit --output=|", .folders), ("audit --baseline |", .files),
  ])
  func pathsAreOffered(_ line: String, _ expected: CompletionRequest.Offer) {
    #expect(Self.request(line).offer == expected, "\(line)")
  }

  @Test func aValueInTheSameWordKeepsTheStartOfTheWord() {
    #expect(Self.request("audit --format=j|").prefix == "--format=")
    #expect(Self.request("audit --format j|").prefix == "")
    #expect(Self.request("audit -- --format=|").prefix == "")
  }

  @Test func hiddenOptionsAreNotOffered() {
    let offered = Self.words("audit -|") ?? []
    #expect(!offered.isEmpty && !offered.contains("--fill"))
  }

  @Test func operandsAreThoseOfTheCommand() {
    #expect(Self.request("audit a --format json -- b |").operands == ["a", "b"])
  }
}
