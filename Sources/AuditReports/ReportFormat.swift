package import ContrastAudit

/// A form in which a report is written.
///
/// A new format is one file with such a value and one line in `ReportFormat.all`.
package struct ReportFormat: Sendable {
  /// The id given to `--format`.
  package let id: String
  /// The extension of its files, without a dot.
  package let fileExtension: String
  /// What it is for, in one line.
  package let summary: String
  /// Gives the bytes of the whole report, with a line end at its end.
  package let render: @Sendable (AuditReport, TextStyling) -> [UInt8]

  /// Every format, in the order in which help lists them.
  package static let all: [ReportFormat] = [text, markdown, json]

  /// Finds a format by its id.
  package static func named(_ id: String) -> ReportFormat? { all.first { $0.id == id } }
}

/// How text is emphasised where it is shown: a terminal paints, a file does not.
package struct TextStyling: Sendable {
  /// Emphasis for what is to be read first.
  package var strong: @Sendable (String) -> String
  /// Emphasis for what passes.
  package var good: @Sendable (String) -> String
  /// Emphasis for what fails.
  package var bad: @Sendable (String) -> String
  /// Emphasis for what is unverified.
  package var doubtful: @Sendable (String) -> String
  /// Emphasis for what may be skipped.
  package var faint: @Sendable (String) -> String
  /// Whether everything is listed instead of the worst.
  package var isVerbose: Bool

  /// Bundles the emphases; plain text unless told otherwise.
  package init(
    strong: @escaping @Sendable (String) -> String = { $0 }, good: @escaping @Sendable (String) -> String = { $0 },
    bad: @escaping @Sendable (String) -> String = { $0 }, doubtful: @escaping @Sendable (String) -> String = { $0 },
    faint: @escaping @Sendable (String) -> String = { $0 }, isVerbose: Bool = false
  ) {
    self.strong = strong
    self.good = good
    self.bad = bad
    self.doubtful = doubtful
    self.faint = faint
    self.isVerbose = isVerbose
  }

  /// Text without any emphasis.
  package static let plain = TextStyling()
}

/// Who wrote a report.
package enum ToolIdentity {
  /// The word that is typed to run the tool.
  package static let name = "legible"
  /// The version of the tool, by Semantic Versioning.
  package static let version = "0.1.0"
}
