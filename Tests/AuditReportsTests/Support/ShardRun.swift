@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// Shards of a run in memory: written, read and merged as the tool does it.
enum ShardRun {
  static let inputs = ShardInputs(
    options: MeasuringOptions(policy: nil, profiles: [], idioms: [], variants: .all),
    files: [
      .init(path: "b.json", content: SHA256.hex(of: [1])), .init(path: "a|\u{202E}\n.json", content: "unreadable: why"),
    ])

  /// The bytes of each shard of a run.
  static func shards(of plans: [AuditPlan], count: Int) -> [[UInt8]] {
    (1...count).compactMap { index in
      Shard(index: index, of: count).map { shard in
        ShardReport.render(
          shard, of: plans.map { Measurer.measure($0, pairs: shard.pairs(of: $0)) }, on: inputs)
      }
    }
  }

  /// Returns the measurements of a merge of shards.
  static func merged(_ shards: [[UInt8]], _ plans: [AuditPlan], on inputs: ShardInputs = inputs) throws
    -> [MeasuredAudit]
  {
    let reports = try shards.enumerated().map { try ShardReport(JSONDocument(parsing: $1), file: "\($0).json") }
    var merge = ShardMerge(try ShardSet(reports, measuredOn: inputs))
    return try merge.measurements(of: plans) { Measurer.measure($0, knowing: $1) }
  }

  /// Why shards are refused: places and messages, each on a line; empty if they are taken.
  static func refusal(_ shards: [[UInt8]], _ plans: [AuditPlan], on inputs: ShardInputs = inputs) throws -> String {
    do {
      _ = try merged(shards, plans, on: inputs)
      return ""
    } catch let refusal as ShardRefusal {
      return refusal.diagnostics.map(words).joined(separator: "\n")
    } catch let diagnostic as Diagnostic {
      return words(diagnostic)
    } catch let error as JSONSyntaxError {
      return "\(error.position.line):\(error.position.column) \(error.message)"
    }
  }

  private static func words(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.kind.rawValue) \(diagnostic.location.text) \(diagnostic.message)"
  }

  /// Returns the shard with a text replaced, and with the matching digest.
  static func changed(_ shard: [UInt8], _ old: String, _ new: String) -> [UInt8] {
    var bytes = shard
    guard let range = bytes.firstRange(of: Array(old.utf8)) else { return [] }
    bytes.replaceSubrange(range, with: Array(new.utf8))
    return signed(bytes)
  }

  /// The shard with the digest that its bytes have.
  static func signed(_ shard: [UInt8]) -> [UInt8] {
    var bytes = shard
    guard let key = bytes.firstRange(of: Array("\"digest\":\"".utf8)), bytes.count >= key.upperBound + 64 else {
      return bytes
    }
    let place = key.upperBound..<key.upperBound + 64
    bytes.replaceSubrange(place, with: repeatElement(UInt8(ascii: "0"), count: 64))
    bytes.replaceSubrange(place, with: Array(SHA256.hex(of: bytes).utf8))
    return bytes
  }
}
