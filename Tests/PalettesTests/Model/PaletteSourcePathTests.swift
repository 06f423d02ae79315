import Testing

@testable import Palettes

@Suite struct PaletteSourcePathTests {
  @Test(arguments: [
    ("app", "Colors.xcassets", "app/Colors.xcassets"),
    ("app", "../Colors.xcassets", "Colors.xcassets"),
    ("app", "./a/./b/../c/", "app/a/c"),
    (".", "a", "a"),
    (".", "..", ".."),
    (".", "../../a", "../../a"),
    ("..", "../a", "../../a"),
    ("/app", "../../../a", "/a"),
    ("/", "", "/"),
    ("", "", "."),
    ("a/..", "", "."),
  ])
  func joins(_ folder: String, _ path: String, _ joined: String) {
    #expect(PaletteSourcePath.joining(folder, path) == joined)
  }
}
