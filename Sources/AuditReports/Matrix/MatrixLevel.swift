import ColorMath

/// The uses that a combination is good enough for.
enum MatrixLevel: String, CaseIterable, Sendable {
  case enhanced = "aaa"
  case text = "aa"
  case large = "large"
  case fail

  /// The level of a ratio by WCAG 2.2: 1.4.6 requires 7, 1.4.3 4.5, large text and 1.4.11 3.
  init(of ratio: ContrastRatio) {
    self = MatrixLevel.allCases.first { $0.least.map(ratio.reaches) ?? true } ?? .fail
  }

  /// The least ratio; nil for the level of all lower ones.
  var least: ContrastRatio? {
    switch self {
    case .enhanced: ContrastRatio(7)
    case .text: ContrastRatio(4.5)
    case .large: ContrastRatio(3)
    case .fail: nil
    }
  }

  /// The sign after a ratio.
  var sign: String {
    switch self {
    case .enhanced: "‡"
    case .text: "†"
    case .large: "~"
    case .fail: ""
    }
  }

  /// The uses, in a few words.
  var words: String {
    switch self {
    case .enhanced: "AAA, all text (7)"
    case .text: "AA, all text (4.5)"
    case .large: "large text and graphics only (3)"
    case .fail: "nothing that people need to read"
    }
  }
}
