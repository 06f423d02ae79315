import Foundation
import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// Shards as files in transit: they match the schema, and truncated or changed ones are rejected.
@Suite struct ShardRobustnessTests {
  private static let plans = [RandomAudit.plans(seed: 8)[1]]
  private static let shards = ShardRun.shards(of: plans, count: 2)

  @Test func followsTheCommittedSchema() throws {
    let schema = try SchemaFile.named("shard-1.schema.json")
    let check = SchemaCheck(root: schema.root)
    for shard in Self.shards + ShardRun.shards(of: [], count: 1) {
      #expect(check.complaints(about: try JSONDocument(parsing: shard).root, under: schema.root) == [])
    }
    let broken = ShardRun.changed(Self.shards[0], "\"limited\":", "\"bounded\":")
    #expect(!check.complaints(about: try JSONDocument(parsing: broken).root, under: schema.root).isEmpty)
  }

  @Test func everyChangedByteIsRefused() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<80 {
      var bytes = Self.shards[0]
      let place = Int(random.next() % UInt64(bytes.count - 1))
      switch random.next() % 4 {
      case 0: bytes[place] ^= UInt8(1 << (random.next() % 8))
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
      default: bytes.removeSubrange(place...)
      }
      guard bytes != Self.shards[0] else { continue }
      let refusal = try ShardRun.refusal([bytes, Self.shards[1]], Self.plans)
      #expect(refusal.contains(/[0-9]+:[0-9]+ ./), "byte \(place): \(refusal)")
    }
  }

  /// With a digest that fits, a changed shard may be refused or not, but nothing stops the process.
  @Test func changesWithAFittingDigestAreReadOrRefused() throws {
    var random = SplitMix64(seed: 13)
    let digits = Array("0123456789-.e,[]{}\":tfn".utf8)
    for _ in 0..<80 {
      var bytes = Self.shards[1]
      for _ in 0...Int(random.next() % 3) {
        bytes[Int(random.next() % UInt64(bytes.count))] = digits[Int(random.next() % UInt64(digits.count))]
      }
      let refusal = try ShardRun.refusal([Self.shards[0], ShardRun.signed(bytes)], Self.plans)
      #expect(refusal.isEmpty || refusal.contains(/[0-9]+:[0-9]+ ./), "\(refusal)")
    }
  }

  @Test(arguments: ["", "{", "[]", "null", "{}", "{\"shard\":{}}", "{\"shard\":1,\"tool\":{}}", "\u{FEFF}{}", "\0"])
  func otherTextsAreRefused(_ text: String) throws {
    #expect(try ShardRun.refusal([Array(text.utf8)], []).contains(/[0-9]+:[0-9]+ ./))
  }

  @Test func theReportOfAWholeAuditIsToldFromAShard() throws {
    let refusal = try ShardRun.refusal([JSONReport.render(ReportFixture.report)], [])
    #expect(refusal.contains("this is the report from a complete audit, not a shard"))
  }
}
