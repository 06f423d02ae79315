import FileSyntax

extension FileTree {
  /// The fix for a path of an audit file at which there is nothing: similar names next to it, else how to write one.
  func suggestion(for path: AuditFilePath) -> String {
    let fallback = "; use a path relative to the audit file's folder"
    let folder = PalettePath.folder(of: path.text)
    let place = PalettePath.joining(path.folder, folder)
    guard let items = try? list(place), items.count <= Self.mostItems else { return fallback }
    let start = folder == "." || folder.isEmpty ? "" : folder.appending(item: "")
    let names = items.map { start + $0.name }.sorted()
    return NameSuggestion.question(for: path.text, among: names, else: fallback)
  }

  /// The most items of a folder whose names are compared.
  private static let mostItems = 2_000
}
