package import AuditEngine
package import AuditReports
package import FileSyntax
package import LocalFiles
package import Palettes

/// Palettes that were read from paths of this machine, with the places that they were read from.
package struct DiskInputs: Sendable {
  /// The palettes, as the engine read them.
  package private(set) var inputs: PaletteInputs
  /// The files that they were read from.
  package let disk: DiskFiles
  /// Input files on the command line in addition to palettes: a baseline, shards.
  package var namedFiles: [String] = []

  /// Reads palettes from files.
  package init(_ disk: DiskFiles, _ pipeline: AuditPipeline) {
    self.disk = disk
    inputs = pipeline.load(disk.source)
  }

  /// Loads the paths, or the current folder if there are none.
  ///
  /// If asked, it adds the pairs in Swift sources and audits of the device classes that entries name.
  package static func load(
    _ paths: [String], from tree: FileTree? = nil, idioms: [Idiom] = [], readsSources: Bool = false,
    measuresClasses: Bool = false, workers: Workers = .processors
  ) -> DiskInputs {
    var settings = AuditSettings(idioms: idioms, readsSources: readsSources)
    settings.isSingle = true
    settings.measuresClasses = measuresClasses
    return DiskInputs(DiskFiles(paths, from: tree), AuditPipeline(settings, workers: workers))
  }

  /// One per audit file (or catalog without one), device class and profile.
  package var palettes: [LoadedPalette] { inputs.palettes }

  /// The errors in the input, each once.
  package var errors: [Diagnostic] { inputs.errors }

  /// Every file that was requested, if requests are remembered; otherwise, none.
  package var files: [ShardInputs.File] { disk.hashes.map { ShardInputs.File(path: $0.key, content: $0.value) } }

  /// The folder for reports that an audit file names, which is itself named as reports print it.
  package func folder(of displayed: String, for output: String) -> String {
    output.hasPrefix("/") ? output : Platform.parent(of: "\(disk.source.base)/\(displayed)") + "/" + output
  }

  /// A copy with an error for each audit file whose folder for reports lies outside of the root; it then names none.
  package func refusingForeignOutput() -> DiskInputs {
    var copy = self
    for index in palettes.indices {
      let declaration = palettes[index].declaration
      guard let output = declaration.output, let root = root(of: declaration.location.file) else { continue }
      guard let place = Self.refusal(of: folder(of: declaration.location.file, for: output), root, output) else {
        continue
      }
      let message =
        "\"output\" \(output.inQuotes) is \(place), so no report is written; specify a different folder inside the root, "
        + "or use --output"
      copy.inputs.palettes[index] = palettes[index].with {
        $0.declaration.output = nil
        $0.add([Diagnostic(.error, .badAuditFile, message, at: declaration.location)])
      }
    }
    return copy
  }

  /// Returns the root of the audit of a file that is named as reports print it; nil for an audit of a revision.
  package func root(of displayed: String) -> ReadingRoot? {
    inputs.groups[displayed].flatMap { disk.roots.indices.contains($0) ? disk.roots[$0] : nil }
  }

  /// The place of a folder for reports in which none may be written, in words; nil for any other folder.
  private static func refusal(of folder: String, _ root: ReadingRoot, _ name: String) -> String? {
    do throws(OutputProblem) {
      try OutputFolder.check(folder, root, name)
      return nil
    } catch {
      return error == .inGitFolder(name) ? "in the folder of Git" : "outside the root"
    }
  }

  /// The files that were read or named, which no output of the run may replace.
  package var inputFiles: InputFiles {
    var displayed: Set<String> = []
    for loaded in palettes {
      displayed.insert(loaded.declaration.location.file)
      displayed.formUnion(loaded.declaration.bases)
      displayed.formUnion(loaded.declaration.sources)
      displayed.formUnion(loaded.declaration.calibrationFiles)
      displayed.formUnion(loaded.declaration.tokenSources.files.map { $0.name })
      displayed.formUnion(loaded.diagnostics.map { $0.location.file })
    }
    var files = disk.inputFiles
    files.paths += displayed.map(disk.source.located) + namedFiles
    return files
  }
}
