import FileSyntax

/// A problem with a value of a report.
struct ReportMistake: Error {
  let message: String
  let value: JSONValue
}
