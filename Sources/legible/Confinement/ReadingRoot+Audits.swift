import CommandLineKit
import PaletteLoading
import PaletteModel

extension ReadingRoot {
  /// Some paths, those of one root together, in the order in which the roots come first.
  static func groups(of paths: [String]) -> [(root: ReadingRoot?, paths: [String])] {
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

  /// Says in the first audit that the root was widened, and to where; nothing where it was not.
  func note(in audits: inout [LoadedPalette], displayedFrom base: String) {
    guard isWidened, let first = audits.indices.first else { return }
    let real = (try? Platform.realPath(base)) ?? base
    let name = Platform.relative(folder, to: real, from: "/")
    let message = "files are read from \(quoted(name)) because of --root or LEGIBLE_ROOT"
    let problem = Diagnostic(.warning, .badData, message, at: audits[first].declaration.location)
    audits[first].diagnostics = (audits[first].diagnostics + [problem]).sorted()
  }
}
