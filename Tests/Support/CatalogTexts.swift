/// A color set of one color for a tree in memory.
package let plainColorset = colorset(red: "0x11")

private func colorset(red: String) -> String {
  """
  { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
    "components": { "red": "\(red)", "green": "0x22", "blue": "0x33", "alpha": "1.000" } } }],
    "info": { "author": "xcode", "version": 1 } }
  """
}

/// The files of a catalog of color sets, each of a color of its own.
package func catalog(_ path: String, _ names: [String]) -> [String: String] {
  Dictionary(
    uniqueKeysWithValues: names.enumerated().map { index, name in
      ("\(path)/\(name).colorset/Contents.json", colorset(red: "\(17 + index)"))
    })
}

/// Names that break tables, terminals, paths and HTML.
package let hostileNames = [
  "a|b", "`a`", "<script>alert(1)</script>", "a\nb", "100%0Ab", "\u{202E}abc", "🦊", "a\"b\\c", "..", ".", "/", "a/b/",
  "[a", "*", "?", "#", "#zzzzzz", "(", "a(", "system:", "\u{0}", "e\u{301}", " ", "-",
  String(repeating: "x", count: 10_000),
]
