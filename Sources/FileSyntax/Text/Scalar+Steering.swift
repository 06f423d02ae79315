extension Unicode.Scalar {
  /// True for control characters, line ends and bidirectional marks.
  package var steersTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// True for what may stand before or in a runner's command without hiding it: white space, and what is not seen.
  ///
  /// A runner may compare texts as people read them, so that marks and format characters make no difference.
  var isPassedOver: Bool {
    if isASCII { return properties.isWhitespace }
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator, .privateUse,
      .unassigned:
      return true
    default: return false
    }
  }

  /// The scalar, or an escape in ASCII if it is not seen: controls, marks, private and unassigned ones.
  package var inMessages: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: escaped(asASCII: true)
    default: String(self)
    }
  }
}
