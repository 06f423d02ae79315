package import FileSyntax
package import Palettes
import SwiftReading

/// The pairs of the sources at paths.
package struct PairsAnswer: Sendable {
  /// One for each audit file that names sources, in the order of their ids; else one for all paths.
  package let audits: [SourcePairs]
  /// The unreadable inputs, sorted.
  package let diagnostics: [Diagnostic]

  /// Uses the loaded sources of audit files, else reads the Swift files below the paths.
  package static func find(in inputs: PaletteInputs, of files: VisibleFiles, workers: Workers) -> PairsAnswer {
    let whole = inputs.palettes.filter { !$0.declaration.isOfParticularClass }
    let audits = whole.filter { inputs.facts(of: $0) != nil && !$0.isBare }.ordered {
      $0.declaration.id < $1.declaration.id
    }
    guard audits.isEmpty else {
      let found = audits.compactMap { loaded in
        inputs.facts(of: loaded).map { SourcePairs($0, AuditPlan(loaded, policy: loaded.policy)) }
      }
      return PairsAnswer(audits: found, diagnostics: Diagnostic.distinct(audits.flatMap { $0.diagnostics }))
    }
    return plain(files, whole, workers: workers)
  }

  /// The Swift files in folders, with the palette there if there is exactly one.
  private static func plain(_ files: VisibleFiles, _ palettes: [LoadedPalette], workers: Workers) -> PairsAnswer {
    let (paths, tree) = (files.paths, files.tree)
    let reading = SourceReading.read(SourceDeclaration(roots: paths), from: tree, workers: workers)
    let full = palettes.filter { !$0.isBare && (!$0.palette.tokens.isEmpty || !$0.declaration.pairs.isEmpty) }
    guard !reading.facts.project.files.isEmpty else {
      let missing = paths.map { path in
        let name = tree.display(path)
        return Diagnostic(
          .error, .missingInput, "there is no Swift file in \(name.inQuotes); specify a folder that contains one",
          at: SourceLocation(file: name))
      }
      return PairsAnswer(audits: [], diagnostics: Diagnostic.distinct(reading.diagnostics + missing))
    }
    let loaded = full.count == 1 ? full[0] : Self.empty(named: files.name(paths[0]))
    let pairs = SourcePairs(reading.facts, AuditPlan(loaded, policy: loaded.policy))
    return PairsAnswer(audits: [pairs], diagnostics: Diagnostic.distinct(loaded.diagnostics + reading.diagnostics))
  }

  private static func empty(named name: String) -> LoadedPalette {
    let declaration = AuditDeclaration.Draft(id: Slug.make(name), name: name, at: SourceLocation(file: name))
    return LoadedPalette(palette: Palette([]), declaration: declaration, diagnostics: [])
  }
}

extension LoadedPalette {
  /// True if it holds nothing but what sources show.
  fileprivate var isBare: Bool {
    palette.tokens.isEmpty && !declaration.isOfAuditFile && (declaration.source?.isImplied ?? true)
  }
}
