extension PaletteEditor {
  /// Token files: a color is changed where it is written, whatever refers to it.
  static let designTokens = PaletteEditor(
    id: "design-tokens", accepts: { file in PaletteFormat.designTokens.accepts(file.lastPathPart, .file) },
    edited: { (bytes, edits) throws(Diagnostic) in
      guard let first = edits.first else { return bytes }
      var editor = DesignTokenEditor(bytes, of: first.token.file(of: first.edit.place))
      for part in edits { try editor.take(part.edit, of: part.token, part.rounding) }
      return try editor.result()
    })
}
