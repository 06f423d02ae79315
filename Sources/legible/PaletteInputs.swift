import AuditReports
import CommandLineKit
import ContrastAudit
import PaletteLoading
import PaletteModel
import SourceScan
import TextSupport

/// What the paths on a command line led to.
struct PaletteInputs {
  /// One per audit file (or catalog without one) and device class.
  private(set) var palettes: [LoadedPalette]
  /// Every file that was asked for, where that was to be remembered; else none.
  let files: [ShardInputs.File]
  /// The facts of the Swift sources that audit files name, where they were to be read; else none.
  private let sources: [SourceDeclaration: SourceFacts]
  /// The folder against which paths are printed.
  private let base: String
  /// The roots of the audits by their files, as reports print them.
  private let roots: [String: ReadingRoot]
  /// Files that the command line names as inputs besides palettes: a baseline, shards.
  var namedFiles: [String] = []

  /// The words that audit files may use.
  static let vocabulary = AuditFileVocabulary(
    policies: Policy.all.map(\.id), rules: Rule.all.map(\.id), renamedRules: RuleAlias.currentIDs,
    systemColors: SystemColors.names(on: .iOS), isSystemColor: isSystemColor)

  /// Loads the paths, the current folder if there are none; every file is read once, whatever it is audited as.
  ///
  /// Each palette becomes an audit for each device class and profile; without a profile, that of its audit file counts.
  /// The files are those of the disk unless others are given; those of the disk lie below the root of each path. Swift
  /// sources are read where they are wanted; their hashes are not remembered, because no measurement depends on them.
  static func load(
    _ paths: [String], from tree: FileTree? = nil, isConfined: Bool = true, idioms: [Idiom], profiles: [Profile] = [],
    workers: Workers, remembersFiles: Bool = false, readsSources: Bool = false
  ) -> PaletteInputs {
    let paths = paths.isEmpty ? ["."] : paths
    let base = Platform.displayBase(for: paths)
    let tree = tree ?? FileTree.disk(displayedFrom: base)
    let log = remembersFiles ? ReadingLog(of: tree) : nil
    let budgeted = ReadingBudget.tree(log?.tree ?? tree)
    var loaded: [LoadedPalette] = []
    var readings: [SourceDeclaration: SourceReading] = [:]
    var roots: [String: ReadingRoot] = [:]
    for (root, paths) in isConfined ? ReadingRoot.groups(of: paths) : [(nil, paths)] {
      let files = root.map { ConfinedFiles(budgeted, to: $0) }
      var own = AuditLoader.load(
        paths: paths, from: files?.tree ?? budgeted, vocabulary: vocabulary, workers: workers)
      if let root { root.note(in: &own, displayedFrom: base) }
      if readsSources {
        let swift = root.map { ConfinedFiles(tree, to: $0) }
        readings.merge(sources(of: own, from: swift?.tree ?? tree, workers: workers)) { first, _ in first }
      }
      for audit in own { roots[audit.declaration.location.file] = root }
      loaded += own
    }
    AuditLoader.makeUnique(&loaded)
    let palettes = loaded.flatMap { palette in
      var palette = palette
      palette.root = base
      palette.declaration.source.flatMap { readings[$0] }?.join(&palette)
      return idioms.flatMap { idiom in
        let seen = changed(palette, \.idiom, to: idiom, isOneOf: idioms.count)
        return profiles.isEmpty ? [seen] : profiles.map { changed(seen, \.profile, to: $0, isOneOf: profiles.count) }
      }
    }
    return PaletteInputs(
      palettes: MeasuringLimits.bounded(palettes), files: log?.files() ?? [], sources: readings.mapValues(\.facts),
      base: base, roots: roots)
  }

  /// The sources of all palettes, each folder once.
  private static func sources(
    of palettes: [LoadedPalette], from tree: FileTree, workers: Workers
  ) -> [SourceDeclaration: SourceReading] {
    var readings: [SourceDeclaration: SourceReading] = [:]
    for source in palettes.compactMap(\.declaration.source) where readings[source] == nil {
      readings[source] = SourceReading.read(source, from: tree, workers: workers)
    }
    return readings
  }

  /// The facts of the sources of a palette; nil where it has none or they were not wanted.
  func facts(of palette: LoadedPalette) -> SourceFacts? { palette.declaration.source.flatMap { sources[$0] } }

  /// The palette with another value in its declaration, which its id names where it is one of several.
  private static func changed<Value: RawRepresentable<String>>(
    _ palette: LoadedPalette, _ part: WritableKeyPath<AuditDeclaration, Value>, to value: Value, isOneOf count: Int
  ) -> LoadedPalette {
    var palette = palette
    palette.declaration[keyPath: part] = value
    if count > 1 { palette.declaration.id += "-\(value.rawValue)" }
    return palette
  }

  /// The errors in the input, each once.
  var errors: [Diagnostic] { Set(palettes.flatMap(\.diagnostics)).sorted().filter { $0.severity == .error } }

  /// The folder that a file which is named as reports print it gives for its reports.
  func folder(of displayed: String, for output: String) -> String {
    output.hasPrefix("/") ? output : Platform.parent(of: "\(base)/\(displayed)") + "/" + output
  }

  /// The same with an error for each audit file whose folder for reports lies outside of the root; it then names none.
  func refusingForeignOutput() -> PaletteInputs {
    var inputs = self
    for index in palettes.indices {
      let declaration = palettes[index].declaration
      guard let output = declaration.output, let root = root(of: declaration.location.file) else { continue }
      let folder = folder(of: declaration.location.file, for: output)
      if (try? OutputFolder.check(folder, root, output)) != nil { continue }
      let message =
        "\"output\" \(quoted(output)) is outside the root, so no report is written; use a folder inside it, or "
        + "--output"
      inputs.palettes[index].declaration.output = nil
      inputs.palettes[index].diagnostics.append(Diagnostic(.error, .badAuditFile, message, at: declaration.location))
      inputs.palettes[index].diagnostics.sort()
    }
    return inputs
  }

  /// The root of the audit of a file that is named as reports print it; nil for an audit of a revision.
  func root(of displayed: String) -> ReadingRoot? { roots[displayed] }

  /// Whether a file of this path is an input of the run, which then must not be written.
  func isInput(_ path: String) -> Bool {
    guard Platform.isThere(path) else { return false }
    let identity = Platform.identity(of: path)
    var displayed: Set<String> = []
    for loaded in palettes {
      displayed.insert(loaded.declaration.location.file)
      displayed.formUnion(loaded.declaration.bases)
      displayed.formUnion(loaded.declaration.sources)
      displayed.formUnion(loaded.declaration.tokenSources.files.map(\.name))
      displayed.formUnion(loaded.diagnostics.map(\.location.file))
    }
    let inputs = displayed.map { Platform.absolute($0, from: base) } + namedFiles
    return inputs.contains { Platform.identity(of: $0) == identity }
  }

  private static func isSystemColor(_ name: String) -> Bool {
    SystemColors.value(name, platform: "ios", variant: .light, elevated: false, profile: .iOS26) != nil
  }
}
