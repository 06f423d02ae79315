import ColorMath
import FileSyntax
import LocalFiles
import Palettes

/// One run of `legible calibrate`.
struct CalibrationRun {
  let files: [String]
  let label: CalibrationLabel
  /// The file to write; nil for standard output.
  let output: String?
  let console: Console

  /// Reads the screenshots, writes the table, and reports refused ones.
  func run() throws -> ExitStatus {
    guard files.count <= Calibration.mostShots else {
      throw UsageError(
        "there are \(files.count) screenshots, but the limit is \(Calibration.mostShots)",
        remedy: "calibrate one device at a time", command: "calibrate")
    }
    // One at a time: a decoded image may have 96 MiB.
    let readings = files.map { Self.read($0) }
    let missing = readings.compactMap { $0.problem }
    let calibration = Calibration(of: readings.compactMap { $0.shot }, label: label)
    let problems = missing + Self.diagnostics(of: calibration)
    if let table = calibration.table {
      let bytes = CalibrationFile.bytes(of: table)
      if let output {
        try NamedFile(output).write(bytes, besides: InputFiles(files))
        try console.write(Self.summary(of: table, in: output))
      } else {
        try console.write(bytes, as: .json)
      }
    }
    console.complain(problems, errorsOnly: false)
    return ExitStatus(of: problems)
  }

  private static func read(_ file: String) -> (shot: CalibrationShot?, problem: Diagnostic?) {
    do throws(FileProblem) {
      return (CalibrationShot(file: file, decoding: try NamedFile(file).read()), nil)
    } catch {
      return (nil, error.diagnostic(at: file))
    }
  }

  private static func diagnostics(of calibration: Calibration) -> [Diagnostic] {
    var problems = calibration.shots.compactMap { shot in
      shot.refusal.map { Diagnostic(.error, .badData, "the screenshot \($0)", at: SourceLocation(file: shot.file)) }
    }
    if let problem = calibration.problem, let first = calibration.shots.first {
      problems.append(Diagnostic(.error, .badData, problem, at: SourceLocation(file: first.file)))
    }
    if calibration.table == nil, problems.isEmpty, let first = calibration.shots.first {
      let words = "only controls were found; take screenshots of materials too"
      problems.append(Diagnostic(.error, .badData, words, at: SourceLocation(file: first.file)))
    }
    return problems
  }

  private static func summary(of table: MaterialCalibration, in file: String) -> String {
    let rows = table.entries.map { entry in
      let layer = entry.layer
      let saturation = entry.isSaturationKnown ? DecimalText.fixed(layer.saturation, decimals: 2) : "unknown"
      return "  " + DisplayWidth.padded(entry.name, to: 14) + DisplayWidth.padded(entry.variant.id, to: 25)
        + DisplayWidth.padded(DecimalText.fixed(layer.tint.alpha, decimals: 3), to: 9)
        + DisplayWidth.padded(EightBitColor(layer.tint.color).hex, to: 10) + DisplayWidth.padded(saturation, to: 12)
        + "±\(DecimalText.fixed(layer.residual * 255, decimals: 1))/255"
    }
    let head =
      "  " + DisplayWidth.padded("material", to: 14) + DisplayWidth.padded("variant", to: 25)
      + DisplayWidth.padded("opacity", to: 9) + DisplayWidth.padded("tint", to: 10)
      + DisplayWidth.padded("saturation", to: 12) + "tolerance"
    return (["Wrote \(file)".onOneLine + ": \(table.source), for \(table.profile.rawValue)", head] + rows)
      .joined(separator: "\n") + "\n"
  }
}
