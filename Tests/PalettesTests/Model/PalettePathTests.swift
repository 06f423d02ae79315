import Testing

@testable import Palettes

@Suite struct PalettePathTests {
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
    #expect(PalettePath.joining(folder, path) == joined)
  }
}
