extension Unicode.Scalar {
  /// The entity reference of the character in HTML and in XML; nil if it needs none.
  var markupReference: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }
}
