import Palettes

extension ReadingRoot {
  /// Returns paths grouped by root, in the order in which the roots first occur.
  package static func groups(of paths: [String]) -> [(root: ReadingRoot?, paths: [String])] {
    var groups: [(root: ReadingRoot?, paths: [String])] = []
    for path in paths {
      let root = around(path)
      if let index = groups.firstIndex(where: { $0.root == root }) {
        groups[index].paths.append(path)
      } else {
        groups.append((root, [path]))
      }
    }
    return groups
  }

  /// The sentence that says to where a person widened the root; nil for one that is not widened.
  package func notice(displayedFrom base: String) -> String? {
    guard isWidened else { return nil }
    let real = (try? Platform.realPath(base)) ?? base
    let name = Platform.relative(folder, to: real, from: "/")
    return "files are read from \(name.inQuotes) because of --root or LEGIBLE_ROOT"
  }
}
