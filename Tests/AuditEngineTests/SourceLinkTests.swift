import Testing

@testable import AuditEngine
@testable import Palettes

/// Addresses of places on the server of a repository.
@Suite struct SourceLinkTests {
  @Test(arguments: [
    ("https://example.com/o/r/blob/main/{file}#L{line}", "https://example.com/o/r/blob/main/App/Colors.json#L7"),
    ("http://localhost:8080/{file}", "http://localhost:8080/App/Colors.json"),
    (
      "https://example.com/?path={file}&line={line}&again={line}",
      "https://example.com/?path=App/Colors.json&line=7&again=7"
    ),
  ]) func aTemplateGivesTheAddress(_ template: String, _ address: String) throws {
    let link = try #require(SourceLink(template))
    #expect(link.address(of: SourceLocation(file: "App/Colors.json", line: 7, column: 3)) == address)
    #expect(link.template == template)
  }

  @Test(arguments: [
    "", "{file}", "https://", "https://example.com", "https://example.com/main", "https://example.com/{line}",
    "https://{file}", "https://example.com{file}", "https:///{file}", "javascript:alert(1)//{file}",
    "data:text/html,{file}",
    "HTTPS://example.com/{file}", "//example.com/{file}", "https://example.com/{file",
    "https://example.com/file}{file}",
    "https://example.com/{name}/{file}", "https://example.com/{}/{file}", "https://example.com/\"{file}",
    "https://example.com/'{file}", "https://example.com/<{file}>", "https://example.com/ {file}",
    "https://example.com/\n{file}", "https://example.com/\\{file}", "https://example.com/é/{file}",
    "https://example.com/`{file}", "https://example.com/|{file}",
  ]) func anythingElseIsNoTemplate(_ template: String) {
    #expect(SourceLink(template) == nil)
  }

  @Test func namesAreEncodedAndStayBelowTheRoot() throws {
    let link = try #require(SourceLink("https://example.com/{file}"))
    func address(_ file: String) -> String? { link.address(of: SourceLocation(file: file)) }
    #expect(address("a b/ü\"<{line}>.json") == "https://example.com/a%20b/%C3%BC%22%3C%7Bline%7D%3E.json")
    #expect(address("a/'()!*?#&.json") == "https://example.com/a/%27%28%29%21%2A%3F%23%26.json")
    for file in ["/etc/colors.json", "../colors.json", "a/../b", "a//b", "./a", ""] { #expect(address(file) == nil) }
  }
}
