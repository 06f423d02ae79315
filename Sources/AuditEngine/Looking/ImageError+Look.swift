package import FileSyntax

extension ImageError {
  /// The problem of a screenshot; for a JPEG image, with the reason that it is refused.
  package var lookMessage: String {
    guard kind == .otherFileType(.jpeg) else { return message }
    return "is a JPEG image, whose colors are not the ones that were on the screen; take the screenshot again as PNG"
  }
}
