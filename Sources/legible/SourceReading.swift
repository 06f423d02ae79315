import ContrastAudit
import PaletteLoading
import PaletteModel
import SourceScan
import Synchronization
import TextSupport

/// Swift sources read from a file tree, with what could not be read.
struct SourceReading: Sendable {
  /// The facts of all files that could be read.
  let facts: SourceFacts
  /// Folders and files that could not be read, and what is wrong with exceptions beside the code, sorted.
  let diagnostics: [Diagnostic]
  /// The exceptions beside the code.
  let waivers: [Waiver]

  /// Reads what an audit file names, with so many tasks; every file once.
  static func read(_ source: SourceDeclaration, from tree: FileTree, workers: Workers) -> SourceReading {
    let found = SourceFinder(source.roots, from: tree)
    let files = SourceFiles(tree)
    var facts = SourceFacts.reading(found.swift.count, workers: workers) { index in files.read(found.swift[index]) }
    facts.propertyLists = found.propertyLists.map { path in
      let file = files.read(path)
      return PropertyListFile(path: file.path, bytes: file.bytes)
    }.sorted { $0.path.precedesInBytes($1.path) }
    let unread = facts.propertyLists.filter { !$0.bytes.isEmpty && PropertyList($0.bytes).form != .xml }.map { list in
      Diagnostic(
        .warning, .badData, "not read: only XML property lists are supported; convert it with plutil -convert xml1",
        at: SourceLocation(file: list.path))
    }
    let waivers = SourceWaivers(facts.project)
    return SourceReading(
      facts: facts, diagnostics: (found.diagnostics + files.problems() + unread + waivers.diagnostics).sorted(),
      waivers: waivers.waivers)
  }

  /// Adds to a palette what the sources say beside their code.
  func join(_ palette: inout LoadedPalette) {
    palette.diagnostics = (palette.diagnostics + diagnostics).sorted()
    palette.declaration.waivers += waivers
  }
}

/// Files that several tasks read; one that cannot be read is empty and a problem.
private struct SourceFiles: Sendable {
  /// Reads a file under its path as reports print it.
  let read: @Sendable (String) -> (path: String, bytes: [UInt8])
  /// What could not be read until now, in any order.
  let problems: @Sendable () -> [Diagnostic]

  init(_ tree: FileTree) {
    let found = Mutex<[Diagnostic]>([])
    read = { path in
      let name = tree.display(path)
      do throws(FileProblem) {
        return (name, try ReadingBudget.source(tree.read(path)))
      } catch {
        let problem = error.diagnostic(at: name)
        found.withLock { $0.append(problem) }
        return (name, [])
      }
    }
    problems = { found.withLock { $0 } }
  }
}
