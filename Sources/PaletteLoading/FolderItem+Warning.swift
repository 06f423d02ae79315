import PaletteModel

extension FolderItem {
  /// The warning about an item that a search passes over although a person may expect it; nil for any other item.
  ///
  /// `display` is the folder as reports print it. Hidden items are passed over in silence.
  func warning(in display: String) -> Diagnostic? {
    let words: String
    switch kind {
    case .file, .folder, .other: return nil
    case .outside: words = "the link points outside the root, or to nothing, and is skipped; widen the root with --root"
    case .unnamable: words = "the name is not UTF-8 (escaped here), so the item is skipped; rename it"
    }
    guard name.utf8.first != UInt8(ascii: ".") else { return nil }
    let place = SourceLocation(file: display == "." ? name : display.appending(item: name))
    return Diagnostic(.warning, .missingInput, words, at: place)
  }
}
