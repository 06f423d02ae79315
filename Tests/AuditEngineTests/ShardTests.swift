import Testing

@testable import AuditEngine
@testable import Palettes

/// The split of the pairs of a run.
@Suite struct ShardTests {
  @Test(arguments: [
    ("1/1", 1, 1), ("3/8", 3, 8), ("8/8", 8, 8), ("1024/1024", 1024, 1024), ("007/08", 7, 8),
  ])
  func readsPlaces(_ text: String, _ index: Int, _ count: Int) throws {
    let shard = try #require(Shard(text))
    #expect([shard.index, shard.count] == [index, count])
    #expect(Shard(shard.text) == shard)
  }

  @Test(arguments: [
    "", "x", "1", "/", "1/", "/1", "0/3", "4/3", "1/0", "1/1025", "-1/3", "+1/3", "1/+3", "1/3/3", " 1/3", "1/3 ",
    "1.0/3",
    "1/3\0", "٣/٨", "99999999999999999999/99999999999999999999", "1\\3", "0x1/3",
  ])
  func refusesWhatIsNoPlace(_ text: String) {
    #expect(Shard(text) == nil)
  }

  /// The rows come from Python's hashlib: int.from_bytes(sha256(audit + "\0" + pair)[:8], "big") % count + 1.
  @Test(arguments: [
    ("app", "TextPrimary|Card|text|normal", 8, 5), ("app", "TextPrimary|Card|text|normal", 3, 3),
    ("app-ios-18", "TextPrimary|Card|text|normal", 8, 5), ("", "", 1024, 665), ("äpp", "😀", 7, 6), ("app", "a", 1, 1),
  ])
  func aPairFallsIntoTheSamePartOnEveryMachine(_ audit: String, _ pair: String, _ count: Int, _ index: Int) {
    #expect(Shard.index(ofPair: pair, in: audit, among: count) == index)
  }

  @Test(arguments: [1, 2, 3, 8, 100])
  func everyPairIsInExactlyOnePart(_ count: Int) throws {
    var audit = AuditBuilder()
    for red in 0..<200 { audit.pair("rgb(\(red) 0 0)", on: "#FFFFFF", red.isMultiple(of: 3) ? .graphic : .text) }
    let plan = AuditPlan(audit.loaded, policy: .wcag22AA)
    var found: [PairIndex] = []
    for index in 1...count {
      let pairs = try #require(Shard(index: index, of: count)).pairs(of: plan)
      #expect(pairs == pairs.sorted())
      if count == 8 { #expect((10...45).contains(pairs.count), "about 25 of 200") }
      found += pairs
    }
    #expect(found.sorted() == Array(plan.pairs.typedIndices))
  }

  @Test func pairsOfOneIdStayTogether() {
    var audit = AuditBuilder()
    for color in ["#111111", "#222222", "#333333"] { audit.pair(color, on: "#FFFFFF", id: "title") }
    let plan = AuditPlan(audit.loaded, policy: .wcag22AA)
    let parts = (1...8).compactMap { Shard(index: $0, of: 8)?.pairs(of: plan).count }
    #expect(parts.sorted() == [0, 0, 0, 0, 0, 0, 0, 3])
  }
}
