package import AuditEngine
package import FileSyntax

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
  let summary: String
  /// True if the format holds the outcome of the gate with its reason.
  package private(set) var saysGate = false
  /// The tokens whose safe windows, which take time to find, the format shows; nil for none.
  package private(set) var windows: WindowReach?
  private let make: @Sendable (AuditReport, TextStyling, Workers) -> [ArraySlice<UInt8>]
  /// Returns the report as adjacent files; the text is the name without extension.
  package let files: @Sendable (AuditReport, String) -> WrittenReport

  /// Describes a format; as a file it is the output of `render` without emphasis, unless `files` gives more.
  init(
    id: String, fileExtension: String, dialect: OutputDialect = .text, summary: String,
    render: @escaping @Sendable (AuditReport, TextStyling) -> [UInt8],
    files: (@Sendable (AuditReport, String) -> WrittenReport)? = nil
  ) {
    self.init(id: id, fileExtension: fileExtension, dialect: dialect, summary: summary, files: files) {
      report, style, _ in
      [render(report, style)[...]]
    }
  }

  /// Describes a format that several workers can make together, in pieces.
  init(
    id: String, fileExtension: String, dialect: OutputDialect = .text, summary: String,
    files: (@Sendable (AuditReport, String) -> WrittenReport)? = nil,
    make: @escaping @Sendable (AuditReport, TextStyling, Workers) -> [ArraySlice<UInt8>]
  ) {
    self.id = id
    self.fileExtension = fileExtension
    self.dialect = dialect
    self.summary = summary
    self.make = make
    self.files = { report, name in
      var written = files?(report, name) ?? WrittenReport(bytes: Workers.one.joined(make(report, .plain, .one)))
      written.bytes = OutputGate(dialect).passed(written.bytes)
      return written
    }
  }

  /// Returns the format as one that holds the outcome of the gate, and safe windows.
  func sayingGate(windows: WindowReach? = nil) -> ReportFormat {
    var format = self
    (format.saysGate, format.windows) = (true, windows)
    return format
  }

  /// Returns the bytes of the whole report, with a line end; for standard output.
  package func render(_ report: AuditReport, _ styling: TextStyling, workers: Workers = .one) -> [UInt8] {
    workers.joined(make(report, styling, workers))
  }

  /// Returns the bytes of the whole report, with a line end, in the pieces in which a format makes it.
  package func pieces(_ report: AuditReport, _ styling: TextStyling, workers: Workers) -> [ArraySlice<UInt8>] {
    make(report, styling, workers)
  }

  /// Every format, in the order of help.
  package static let all: [ReportFormat] = [
    text, markdown, json, html, sarif, junit, github, gitlab, xcode, checkstyle, csv,
  ]

  /// Finds a format by its id.
  package static func named(_ id: String) -> ReportFormat? { all.first { $0.id == id } }
}
