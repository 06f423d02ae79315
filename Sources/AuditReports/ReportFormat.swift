package import AuditModel
package import TextSupport

/// An output format of a report.
///
/// A new format is one file with such a value and one line in `ReportFormat.all`.
package struct ReportFormat: Sendable {
  /// The id given to `--format`.
  package let id: String
  /// The extension of its files, without a dot.
  package let fileExtension: String
  /// The language of the format, which decides how the gate writes control characters.
  package let dialect: OutputDialect
  /// The purpose, in one line.
  package let summary: String
  /// Returns the bytes of the whole report, with a line end; for standard output.
  package let render: @Sendable (AuditReport, TextStyling) -> [UInt8]
  /// Returns the report as adjacent files; the text is the name without extension.
  package let files: @Sendable (AuditReport, String) -> WrittenReport

  /// Describes a format; as a file it is the output of `render` without emphasis, unless `files` gives more.
  init(
    id: String, fileExtension: String, dialect: OutputDialect = .text, summary: String,
    render: @escaping @Sendable (AuditReport, TextStyling) -> [UInt8],
    files: (@Sendable (AuditReport, String) -> WrittenReport)? = nil
  ) {
    self.id = id
    self.fileExtension = fileExtension
    self.dialect = dialect
    self.summary = summary
    self.render = render
    self.files = { report, name in
      var written = files?(report, name) ?? WrittenReport(bytes: render(report, .plain))
      written.bytes = OutputGate(dialect).passed(written.bytes)
      return written
    }
  }

  /// Every format, in the order of help.
  package static let all: [ReportFormat] = [
    text, markdown, json, sarif, junit, github, gitlab, xcode, checkstyle, csv,
  ]

  /// True if the format holds the outcome of the gate with its reason.
  package var saysGate: Bool { ["text", "markdown", "json", "sarif"].contains(id) }

  /// True if the format shows the safe windows of tokens, which take time to find.
  package var showsWindows: Bool { id == "markdown" }

  /// Finds a format by its id.
  package static func named(_ id: String) -> ReportFormat? { all.first { $0.id == id } }
}

/// The tool that wrote a report.
package enum ToolIdentity {
  /// The command name of the tool.
  package static let name = "legible"
  /// The version of the tool, by Semantic Versioning.
  package static let version = "0.1.0"
}
