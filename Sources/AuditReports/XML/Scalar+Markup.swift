extension Unicode.Scalar {
  /// The reference that stands for the character in HTML and in XML; nil for one that is no markup.
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
