/// A color set of one color for a tree in memory.
let plainColorset = """
  { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
    "components": { "red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1.000" } } }],
    "info": { "author": "xcode", "version": 1 } }
  """

/// The files of a catalog of plain color sets.
func catalog(_ path: String, _ names: [String]) -> [String: String] {
  Dictionary(uniqueKeysWithValues: names.map { ("\(path)/\($0).colorset/Contents.json", plainColorset) })
}
