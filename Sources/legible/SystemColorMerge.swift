import FileSyntax
import LocalFiles
import Palettes

/// One run of `legible calibrate` over files of system colors.
struct SystemColorMerge {
  let files: [String]
  /// The file to write; nil for standard output.
  let output: String?
  let console: Console

  /// Reads the files, writes all readings of correct ones, and reports the others.
  func run() throws -> ExitStatus {
    var readings: [DeviceColors] = []
    var problems: [Diagnostic] = []
    for file in files {
      do throws(FileProblem) {
        let read = SystemColorFile.read(try NamedFile(file).read(), display: file)
        problems += read.diagnostics
        readings += read.readings ?? []
      } catch {
        problems.append(error.diagnostic(at: file))
      }
    }
    var merged: [DeviceColors] = []
    do throws(SystemColorConflict) {
      merged = try SystemColorFile.merged(readings)
    } catch {
      problems.append(Diagnostic(.error, .badData, error.words, at: error.color.location))
    }
    if !merged.isEmpty { try write(merged) }
    console.complain(problems, errorsOnly: false)
    return ExitStatus(of: problems)
  }

  private func write(_ readings: [DeviceColors]) throws {
    let bytes = SystemColorFile.bytes(of: readings)
    guard let output else { return try console.write(bytes, as: .json) }
    try NamedFile(output).write(bytes, besides: InputFiles(files))
    let rows = readings.map { "  \($0.device), \($0.system) (\($0.build)): \($0.rows.count) colors".onOneLine }
    try console.write((["Wrote \(output)".onOneLine] + rows).joined(separator: "\n") + "\n")
  }
}
