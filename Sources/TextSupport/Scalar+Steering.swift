extension Unicode.Scalar {
  /// True for control characters, line ends and bidirectional marks.
  package var steersTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
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
