import FileSyntax

/// Reads the tables of measured materials that an audit file names.
enum CalibrationStore {
  /// Reads tables; the numbers of one that is wrong, or that another one has too, are left out with an error.
  static func read(
    _ paths: [AuditFilePath], from tree: FileTree, vocabulary: AuditFileVocabulary
  ) -> (calibrations: [MaterialCalibration], diagnostics: [Diagnostic]) {
    var tables: [MaterialCalibration] = []
    var diagnostics: [Diagnostic] = []
    for path in paths {
      let display = tree.display(path.joined)
      do throws(FileProblem) {
        let read = CalibrationFile.read(try tree.read(path.joined), display: display, vocabulary: vocabulary)
        diagnostics += read.diagnostics
        guard let table = read.calibration else { continue }
        if let entry = repeated(table, in: tables) {
          let words =
            "\(display.inQuotes) repeats \(entry.name.inQuotes) for \(entry.variant.id) under \(table.profile.rawValue); "
            + "keep one of the tables"
          diagnostics.append(Diagnostic(.error, .badAuditFile, words, at: path.location))
        } else {
          tables.append(table)
        }
      } catch {
        diagnostics.append(Diagnostic(.error, .missingInput, "\(display.inQuotes): \(error.words)", at: path.location))
      }
    }
    return (tables, diagnostics)
  }

  private static func repeated(
    _ table: MaterialCalibration, in tables: [MaterialCalibration]
  ) -> MaterialCalibration.Entry? {
    table.entries.first { entry in
      tables.contains { $0.numbers(of: entry.name, in: entry.variant, under: table.profile) != nil }
    }
  }
}
