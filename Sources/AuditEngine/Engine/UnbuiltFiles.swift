import FileSyntax
import Palettes
import SwiftReading

/// The Swift files that no target of the Xcode project around them builds, which are no part of an app.
struct UnbuiltFiles {
  /// The most files or types that a note names.
  static let mostNamed = 3

  /// The paths of the other files, in their order.
  let rest: [String]
  /// One note for each project with such files.
  let diagnostics: [Diagnostic]

  /// Sorts files out; those that the audit file names by themselves stay.
  init(_ files: [String], named roots: [String], _ built: BuiltSources, _ tree: FileTree) {
    let named = Set(roots.map { PalettePath.joining($0, "") })
    var rest: [String] = []
    var left: [String: [String]] = [:]
    for path in files {
      let name = tree.display(path)
      if !named.contains(path), path.lastPathPart != "Package.swift", let project = built.project(without: name) {
        left[project, default: []].append(name)
      } else {
        rest.append(path)
      }
    }
    self.rest = rest
    diagnostics = left.map { project, files in
      Diagnostic(.note, .badData, Self.words(files.sorted()), at: SourceLocation(file: project))
    }
  }

  private static func words(_ files: [String]) -> String {
    let count = files.count == 1 ? "1 Swift file is" : "\(files.count) Swift files are"
    return "\(count) left out because no target in this project builds \(files.count == 1 ? "it" : "them"): "
      + "\(named(files)); to audit \(files.count == 1 ? "it" : "one"), specify its path under \"source\" in the audit "
      + "file"
  }

  /// A note at the first of the types that nothing mentions.
  static func diagnostics(of types: [DeadType]) -> [Diagnostic] {
    guard let first = types.first else { return [] }
    let count = types.count == 1 ? "1 type is" : "\(types.count) types are"
    let words =
      "\(count) left out because nothing in the app mentions \(types.count == 1 ? "it" : "them"): "
      + "\(named(types.map { $0.path })); delete \(types.count == 1 ? "it if it is" : "those that are") unused"
    return [Diagnostic(.note, .badData, words, at: first.location)]
  }

  private static func named(_ names: [String]) -> String {
    let more = names.count - mostNamed
    return Array(names.prefix(mostNamed) + (more > 0 ? ["\(more) more"] : [])).inWords()
  }
}
