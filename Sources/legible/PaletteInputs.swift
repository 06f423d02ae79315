import ContrastAudit
import PaletteLoading
import PaletteModel

/// What the paths on a command line led to.
struct PaletteInputs {
  /// One per audit file (or catalog without one) and device class.
  let palettes: [LoadedPalette]
  /// The folder against which paths are printed.
  private let base: String

  /// The words that audit files may use.
  static let vocabulary = AuditFileVocabulary(
    policies: Policy.all.map(\.id), rules: Rule.all.map(\.id), systemColors: SystemColors.names(on: .iOS),
    isSystemColor: isSystemColor)

  /// Loads the paths, the current folder if there are none; every file is read once, whatever the device classes.
  static func load(_ paths: [String], idioms: [Idiom], jobs: Int) async -> PaletteInputs {
    let paths = paths.isEmpty ? ["."] : paths
    let base = Platform.displayBase(for: paths[0])
    let tree = FileTree.disk(displayedFrom: base)
    let loaded = await AuditLoader.load(paths: paths, from: tree, vocabulary: vocabulary, jobs: jobs)
    let palettes = loaded.flatMap { palette in
      idioms.map { idiom in
        var copy = palette
        copy.declaration.idiom = idiom
        if idioms.count > 1 { copy.declaration.id += "-\(idiom.rawValue)" }
        return copy
      }
    }
    return PaletteInputs(palettes: palettes, base: base)
  }

  /// The folder of a file that is named as reports print it.
  func folder(of displayed: String) -> String { Platform.parent(of: "\(base)/\(displayed)") }

  private static func isSystemColor(_ name: String) -> Bool {
    SystemColors.value(name, platform: "ios", variant: .light, elevated: false, profile: .iOS26) != nil
  }
}
