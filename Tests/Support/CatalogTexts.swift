/// A color set of one color for a tree in memory.
package let plainColorset = """
  { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
    "components": { "red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1.000" } } }],
    "info": { "author": "xcode", "version": 1 } }
  """

/// The files of a catalog of plain color sets.
package func catalog(_ path: String, _ names: [String]) -> [String: String] {
  Dictionary(uniqueKeysWithValues: names.map { ("\(path)/\($0).colorset/Contents.json", plainColorset) })
}

/// Names that break tables, terminals, paths and HTML.
package let hostileNames = [
  "a|b", "`a`", "<script>alert(1)</script>", "a\nb", "100%0Ab", "\u{202E}abc", "🦊", "a\"b\\c", "..", ".", "/", "a/b/",
  "[a", "*", "?", "#", "#zzzzzz", "(", "a(", "system:", "\u{0}", "e\u{301}", " ", "-",
  String(repeating: "x", count: 10_000),
]
