import AuditEngine
import Palettes

/// All the shards of one run, in the order of their places.
package struct ShardSet: Sendable {
  /// The shards, one for each place, by index minus one.
  let shards: [ShardReport]

  /// The common options of the run of some shards.
  ///
  /// - Throws: which shards have other options or another count than the first.
  package static func options(of reports: [ShardReport]) throws(ShardRefusal) -> MeasuringOptions {
    guard let first = reports.first else { throw ShardRefusal(diagnostics: []) }
    let strangers = reports.compactMap { difference(of: $0, from: first) }
    guard strangers.isEmpty else { throw ShardRefusal(diagnostics: strangers) }
    return first.inputs.options
  }

  /// Sorts the shards of a run, given in any order; duplicates count once.
  ///
  /// - Parameter inputs: the present inputs; every shard must have measured the same ones.
  /// - Throws: which shards belong to another run, were measured on other inputs, differ from their double, or are
  ///   missing.
  package init(_ reports: [ShardReport], measuredOn inputs: ShardInputs) throws(ShardRefusal) {
    _ = try Self.options(of: reports)
    let stale = Self.stale(reports, inputs)
    guard stale.isEmpty else { throw ShardRefusal(diagnostics: stale) }
    var places: [Int: ShardReport] = [:]
    var doubles: [Diagnostic] = []
    for report in reports {
      if let known = places[report.shard.index], known.digest != report.digest {
        let words = "\(report.name) differs from the one in \(known.file.inQuotes(upTo: .max)); remove one of them"
        doubles.append(report.diagnostic(words))
      }
      places[report.shard.index] = places[report.shard.index] ?? report
    }
    guard doubles.isEmpty else { throw ShardRefusal(diagnostics: doubles) }
    let all = 1...reports[0].shard.count
    let missing = all.filter { places[$0] == nil }
    guard missing.isEmpty else {
      let words = "\(Self.name(missing, of: all.upperBound)) of this run \(missing.count == 1 ? "is" : "are") missing"
      throw ShardRefusal(
        diagnostics: [reports[0].diagnostic("\(words); specify the files for all shards", .missingInput)])
    }
    shards = all.compactMap { places[$0] }
  }

  /// The reason that a report does not belong to the run of another one; nil if it does.
  private static func difference(of report: ShardReport, from first: ShardReport) -> Diagnostic? {
    let other = "\(first.name) in \(first.file.inQuotes(upTo: .max))"
    if report.shard.count != first.shard.count {
      return report.diagnostic("this is \(report.name), but there is also \(other); merge the shards of a single run")
    }
    if report.inputs.options != first.inputs.options {
      return report.diagnostic(
        "\(report.name) was measured with \(report.inputs.options.words), but \(other) with "
          + "\(first.inputs.options.words); measure all shards with the same options")
    }
    return nil
  }

  /// One problem for all the shards with equal differences from the inputs.
  private static func stale(_ reports: [ShardReport], _ inputs: ShardInputs) -> [Diagnostic] {
    var found: [(words: String, reports: [ShardReport])] = []
    for report in reports {
      guard let words = inputs.difference(from: report.inputs) else { continue }
      if let place = found.firstIndex(where: { $0.words == words }) {
        found[place].reports.append(report)
      } else {
        found.append((words, [report]))
      }
    }
    return found.map { words, reports in
      let indices = Set(reports.map { $0.shard.index }).sorted()
      let (was, them) = indices.count == 1 ? ("was", "it") : ("were", "them")
      return reports[0].diagnostic(
        "\(name(indices, of: reports[0].shard.count)) \(was) measured with different inputs: \(words); measure \(them) "
          + "again, or specify the paths that \(them == "it" ? "it was" : "they were") measured for")
    }
  }

  /// For example `shard 3 of 8` or `shards 1, 3, 4 of 8`; of very many the first ten.
  private static func name(_ indices: [Int], of count: Int) -> String {
    let shown = indices.prefix(10).map(String.init).joined(separator: ", ")
    let rest = indices.count > 10 ? ", and \(indices.count - 10) more" : ""
    return "\(indices.count == 1 ? "shard" : "shards") \(shown)\(rest) of \(count)"
  }
}

extension ShardReport {
  /// A reason to refuse the shard as a whole.
  func diagnostic(_ message: String, _ kind: Diagnostic.Kind = .badData) -> Diagnostic {
    Diagnostic(.error, kind, message, at: SourceLocation(file: file))
  }
}
