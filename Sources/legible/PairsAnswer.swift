import ContrastAudit
import PaletteLoading
import PaletteModel
import SourceScan
import TextSupport

/// The pairs of the sources that paths lead to.
struct PairsAnswer: Sendable {
  /// One for each audit file that names sources, in the order of their ids; else one for all paths.
  let audits: [SourcePairs]
  /// What could not be read, sorted.
  let diagnostics: [Diagnostic]

  /// Reads the sources of audit files, else the Swift files below the paths; the current folder if there are none.
  static func find(_ paths: [String], workers: Workers) -> PairsAnswer {
    find(
      paths, in: PaletteInputs.load(paths, idioms: [.universal], workers: workers, readsSources: true), workers: workers
    )
  }

  /// Takes the sources of audit files from what was loaded, else reads the Swift files below the paths.
  static func find(_ paths: [String], in inputs: PaletteInputs, workers: Workers) -> PairsAnswer {
    let audits = inputs.palettes.filter { $0.declaration.source != nil }.sorted {
      $0.declaration.id < $1.declaration.id
    }
    guard audits.isEmpty else {
      let found = audits.compactMap { loaded in
        inputs.facts(of: loaded).map { SourcePairs($0, AuditPlan(loaded, policy: loaded.policy)) }
      }
      return PairsAnswer(audits: found, diagnostics: Diagnostic.distinct(audits.flatMap(\.diagnostics)))
    }
    return plain(paths.isEmpty ? ["."] : paths, inputs.palettes, workers: workers)
  }

  /// The Swift files below folders, with the palette that lies there if there is one and no other.
  private static func plain(_ paths: [String], _ palettes: [LoadedPalette], workers: Workers) -> PairsAnswer {
    let tree = FileTree.disk(displayedFrom: Platform.displayBase(for: paths))
    let files = ConfinedFiles(tree, to: paths.map { ReadingRoot.around($0) })
    let reading = SourceReading.read(SourceDeclaration(roots: paths), from: files.tree, workers: workers)
    let full = palettes.filter { !$0.palette.tokens.isEmpty || !$0.declaration.pairs.isEmpty }
    guard !reading.facts.project.files.isEmpty else {
      let missing = paths.map { path in
        let name = tree.display(path)
        return Diagnostic(
          .error, .missingInput, "there is no Swift file in \(name.inQuotes); specify a folder that contains one",
          at: SourceLocation(file: name))
      }
      return PairsAnswer(audits: [], diagnostics: Diagnostic.distinct(reading.diagnostics + missing))
    }
    let loaded = full.count == 1 ? full[0] : Self.empty(at: paths[0])
    let pairs = SourcePairs(reading.facts, AuditPlan(loaded, policy: loaded.policy))
    return PairsAnswer(audits: [pairs], diagnostics: Diagnostic.distinct(loaded.diagnostics + reading.diagnostics))
  }

  private static func empty(at path: String) -> LoadedPalette {
    let name = Platform.absolute(path, from: Platform.currentFolder).split(separator: "/").last.map(String.init) ?? "/"
    let declaration = AuditDeclaration(id: Slug.make(name), name: name, at: SourceLocation(file: name))
    return LoadedPalette(palette: Palette([]), declaration: declaration, diagnostics: [])
  }
}
