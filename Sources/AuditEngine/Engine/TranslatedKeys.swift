import FileSyntax
import Palettes
import SwiftReading

/// The keys of the string tables next to sources that have a translation.
struct TranslatedKeys {
  private(set) var keys: Set<String> = []

  /// Reads the tables of the language in which the app is written: English and the base if there are any, else all.
  init(_ paths: [String], from tree: FileTree) {
    let own = paths.filter { path in
      let folder = PalettePath.folder(of: path).lastPathPart
      return !folder.hasSuffix(".lproj") || folder == "Base.lproj" || folder.hasPrefix("en")
    }
    for path in own.isEmpty ? paths : own {
      guard let bytes = try? SourceReading.held(tree.read(path)) else { continue }
      if path.hasSuffix(".xcstrings") { add(catalog: bytes) } else { keys.formUnion(StringTable(bytes).keys) }
    }
  }

  /// Adds the keys of a string catalog; one without a localization is shown as it is.
  private mutating func add(catalog bytes: [UInt8]) {
    guard let document = try? JSONDocument(parsing: bytes), let strings = document.root["strings"] else { return }
    strings.forEachMember { member, value in
      guard let localizations = value["localizations"] else { return }
      var isTranslated = false
      localizations.forEachMember { _, _ in isTranslated = true }
      if isTranslated { keys.insert(member.key) }
    }
  }
}
