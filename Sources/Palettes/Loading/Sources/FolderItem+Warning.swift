extension FolderItem {
  /// Returns the warning about an item that a search skips although it may be expected; nil for any other item.
  ///
  /// `display` is the folder as reports print it. Hidden items are skipped silently.
  func warning(in display: String) -> Diagnostic? {
    let words: String
    switch kind {
    case .file, .folder, .other: return nil
    case .outside:
      words = "the link is broken or points outside the root, so it is skipped; fix it, or widen the root with --root"
    case .unnamable: words = "the name (escaped here) is not UTF-8, so the item is skipped; rename it"
    }
    guard name.utf8.first != UInt8(ascii: ".") else { return nil }
    let place = SourceLocation(file: display == "." ? name : display.appending(item: name))
    return Diagnostic(.warning, .missingInput, words, at: place)
  }
}
