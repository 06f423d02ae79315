import AuditReports
import ContrastAudit
import PaletteLoading
import PaletteModel
import SourceScan

/// What the paths on a command line led to.
struct PaletteInputs {
  /// One per audit file (or catalog without one) and device class.
  let palettes: [LoadedPalette]
  /// Every file that was asked for, where that was to be remembered; else none.
  let files: [ShardInputs.File]
  /// The facts of the Swift sources that audit files name, where they were to be read; else none.
  private let sources: [SourceDeclaration: SourceFacts]
  /// The folder against which paths are printed.
  private let base: String

  /// The words that audit files may use.
  static let vocabulary = AuditFileVocabulary(
    policies: Policy.all.map(\.id), rules: Rule.all.map(\.id), systemColors: SystemColors.names(on: .iOS),
    isSystemColor: isSystemColor)

  /// Loads the paths, the current folder if there are none; every file is read once, whatever it is audited as.
  ///
  /// Each palette becomes an audit for each device class and profile; without a profile, that of its audit file counts.
  /// The files are those of the disk unless others are given. Swift sources are read where they are wanted; their hashes
  /// are not remembered, because no measurement depends on them.
  static func load(
    _ paths: [String], from tree: FileTree? = nil, idioms: [Idiom], profiles: [Profile] = [], jobs: Int,
    remembersFiles: Bool = false, readsSources: Bool = false
  ) async -> PaletteInputs {
    let paths = paths.isEmpty ? ["."] : paths
    let base = Platform.displayBase(for: paths)
    let tree = tree ?? FileTree.disk(displayedFrom: base)
    let log = remembersFiles ? ReadingLog(of: tree) : nil
    let loaded = await AuditLoader.load(
      paths: paths, from: log?.tree ?? tree, vocabulary: vocabulary, jobs: jobs)
    let readings = readsSources ? await Self.sources(of: loaded, from: tree, jobs: jobs) : [:]
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
      palettes: palettes, files: log?.files() ?? [], sources: readings.mapValues(\.facts), base: base)
  }

  /// The sources of all palettes, each folder once.
  private static func sources(
    of palettes: [LoadedPalette], from tree: FileTree, jobs: Int
  ) async -> [SourceDeclaration: SourceReading] {
    var readings: [SourceDeclaration: SourceReading] = [:]
    for source in palettes.compactMap(\.declaration.source) where readings[source] == nil {
      readings[source] = await SourceReading.read(source, from: tree, jobs: jobs)
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

  /// The folder of a file that is named as reports print it.
  func folder(of displayed: String) -> String { Platform.parent(of: "\(base)/\(displayed)") }

  private static func isSystemColor(_ name: String) -> Bool {
    SystemColors.value(name, platform: "ios", variant: .light, elevated: false, profile: .iOS26) != nil
  }
}
