import Testing

@testable import legible

/// Addresses of files and their paths.
@Suite struct FileURITests {
  @Test(arguments: [
    ("file:///a/b.json", "/a/b.json"), ("file://localhost/a", "/a"), ("file:///a%20b/%C3%A9", "/a b/é"),
    ("file:///a/", "/a"), ("file:///", "/"), ("file:///a%zz", "/a%zz"), ("file:///a?x#y", "/a"),
    ("file:///c%3A/x", "/c:/x"),
  ])
  func aPathIsRead(_ uri: String, _ path: String) { #expect(FileURI.path(of: uri) == path) }

  @Test(arguments: ["untitled:1", "git:/a", "file://server/a", "file://", "", "/a", "file:///%FF"])
  func otherAddressesHaveNone(_ uri: String) { #expect(FileURI.path(of: uri) == nil) }

  @Test(arguments: ["/", "/a b", "/é🍲", "/a%20", "/a#b?c", "/日本|\"<>"])
  func aPathSurvivesItsAddress(_ path: String) { #expect(FileURI.path(of: FileURI.uri(of: path)) == path) }
}
