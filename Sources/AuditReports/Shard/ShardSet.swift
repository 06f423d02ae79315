import ContrastAudit
import PaletteModel

/// All the shards of one run, in the order of their places.
package struct ShardSet: Sendable {
  /// One for each place, by index less one.
  let shards: [ShardReport]

  /// What the run measured and against what.
  package var options: MeasuringOptions { shards[0].inputs.options }

  /// Puts shards in order, whatever order they come in; one that comes twice counts once.
  ///
  /// - Throws: which shards are missing, differ from one another, or belong to another run.
  package init(_ reports: [ShardReport]) throws(ShardRefusal) {
    guard let first = reports.first else { throw ShardRefusal(diagnostics: []) }
    let strangers = reports.compactMap { Self.difference(of: $0, from: first) }
    guard strangers.isEmpty else { throw ShardRefusal(diagnostics: strangers) }
    var places = [ShardReport?](repeating: nil, count: first.shard.count)
    var doubles: [Diagnostic] = []
    for report in reports {
      if let known = places[report.shard.index - 1] {
        if known.digest != report.digest {
          let words = "\(report.name) is not the same as in \(known.file.inQuotes); take one of them out"
          doubles.append(report.diagnostic(words))
        }
      } else {
        places[report.shard.index - 1] = report
      }
    }
    guard doubles.isEmpty else { throw ShardRefusal(diagnostics: doubles) }
    let missing = places.indices.filter { places[$0] == nil }.map { $0 + 1 }
    guard missing.isEmpty else {
      let words = "of the \(first.shard.count) shards of this run, \(Self.list(missing)); name the files of all of them"
      throw ShardRefusal(diagnostics: [first.diagnostic(words, .missingInput)])
    }
    shards = places.compactMap(\.self)
  }

  /// Refuses shards that were measured on other files than those of a palette that is loaded now.
  package func check(_ inputs: ShardInputs) throws(ShardRefusal) {
    let problems = shards.compactMap { shard in
      inputs.difference(from: shard.inputs).map { words in
        shard.diagnostic(
          "\(shard.name) was measured on other inputs: \(words); measure it anew, or name the paths that it was measured on"
        )
      }
    }
    guard problems.isEmpty else { throw ShardRefusal(diagnostics: problems) }
  }

  /// How a report does not belong to the run of another one; nil where it does.
  private static func difference(of report: ShardReport, from first: ShardReport) -> Diagnostic? {
    if report.shard.count != first.shard.count {
      return report.diagnostic(
        "is \(report.name), but \(first.file.inQuotes) is \(first.name); merge shards of one run")
    }
    let (own, other) = (report.inputs, first.inputs)
    if own.options != other.options {
      return report.diagnostic(
        "\(report.name) was measured with \(own.options.words), but \(first.name) in \(first.file.inQuotes) with "
          + "\(other.options.words); measure all with the same options")
    }
    return nil
  }

  private static func list(_ missing: [Int]) -> String {
    let shown = missing.prefix(10).map(String.init).joined(separator: ", ")
    let rest = missing.count > 10 ? " and \(missing.count - 10) more are missing" : ""
    return shown + (rest.isEmpty ? missing.count == 1 ? " is missing" : " are missing" : rest)
  }
}

extension ShardReport {
  /// A reason to refuse the shard as a whole.
  func diagnostic(_ message: String, _ kind: Diagnostic.Kind = .badData) -> Diagnostic {
    Diagnostic(.error, kind, message, at: SourceLocation(file: file))
  }
}
