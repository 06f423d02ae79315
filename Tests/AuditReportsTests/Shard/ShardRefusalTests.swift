import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// Shards that do not make one report, and why.
@Suite struct ShardRefusalTests {
  private static let plans = RandomAudit.plans(seed: 3)
  private static let shards = ShardRun.shards(of: plans, count: 3)

  @Test(arguments: [
    ([0], "66 0.json:1:1 shards 2, 3 of 3 of this run are missing; specify the files for all shards"),
    ([2, 0], "66 0.json:1:1 shard 2 of 3 of this run is missing; specify the files for all shards"),
  ])
  func namesTheMissing(_ given: [Int], _ words: String) throws {
    #expect(try ShardRun.refusal(given.map { Self.shards[$0] }, Self.plans) == words)
  }

  @Test func namesOfVeryManyMissingTheFirstTen() throws {
    let shard = ShardRun.shards(of: [], count: 40)[4]
    let words = "shards 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, and 29 more of 40 of this run are missing"
    #expect(try ShardRun.refusal([shard], []).contains(words))
  }

  @Test func refusesShardsOfAnotherCount() throws {
    let other = ShardRun.shards(of: Self.plans, count: 2)[1]
    let words = try ShardRun.refusal([Self.shards[0], other, Self.shards[2]], Self.plans)
    #expect(
      words
        == "65 1.json:1:1 this is shard 2 of 2, but there is also shard 1 of 3 in '0.json'; merge the shards of a "
        + "single run")
  }

  @Test func saysWhichInputsDiffer() throws {
    let files = [
      ShardInputs.File(path: "b.json", content: SHA256.hex(of: [2])),
      .init(path: "new.json", content: SHA256.hex(of: [])),
    ]
    let now = ShardInputs(options: ShardRun.inputs.options, files: files)
    #expect(
      try ShardRun.refusal(Self.shards, Self.plans, on: now) == """
        65 0.json:1:1 shards 1, 2, 3 of 3 were measured with different inputs: 'b.json' changed since then, \
        'new.json' was not read then, 'a|\\u{202E}\\n.json' is no longer read; measure them again, or specify the \
        paths that they were measured for
        """)
  }

  @Test func namesTheOneShardThatIsStale() throws {
    let shard = try #require(Shard(index: 2, of: 3))
    let old = ShardInputs(options: ShardRun.inputs.options, files: [.init(path: "b.json", content: "unreadable: x")])
    let stale = ShardReport.render(
      shard, of: Self.plans.map { Measurer.measure($0, pairs: shard.pairs(of: $0)) }, on: old)
    let words = try ShardRun.refusal([Self.shards[0], stale, Self.shards[2]], Self.plans)
    #expect(
      words.hasPrefix("65 1.json:1:1 shard 2 of 3 was measured with different inputs: 'b.json' changed since then"))
  }

  @Test func refusesOtherOptions() throws {
    let options = MeasuringOptions(
      policy: "wcag22-aaa", profiles: [.iOS18], idioms: [.ipad], variants: VariantSet(.light))
    let shard = try #require(Shard(index: 2, of: 3))
    let other = ShardReport.render(shard, of: [], on: ShardInputs(options: options, files: ShardRun.inputs.files))
    let words = try ShardRun.refusal([Self.shards[0], other], Self.plans)
    #expect(
      words == """
        65 1.json:1:1 shard 2 of 3 was measured with --policy wcag22-aaa --profile ios-18 --idiom ipad --variant light, but \
        shard 1 of 3 in '0.json' with no options; measure all shards with the same options
        """)
  }

  /// Changes with a matching digest.
  @Test(arguments: [
    ("\"version\":\"0", "\"version\":\"9", "measure and merge with the same version"),
    ("\"schemaVersion\":\"1.2\"", "\"schemaVersion\":\"2.0\"", "measure and merge with the same version"),
    ("\"index\":1", "\"index\":4", "shard 4 of 3 does not exist"),
    ("\"index\":1", "\"index\":2", "shard 2 of 3 differs from the one in"),
    ("\"index\":1", "\"index\":1.5", "this version never writes this value"),
    ("\"count\":3", "\"count\":true", "'count' is boolean, expected number"),
    ("\"count\":3", "\"count\":1e99", "this version never writes this value"),
    ("\"variants\":[", "\"variants\":[\"noon\",", "this version never writes this value"),
    ("\"profiles\":[", "\"policy\":\"none\",\"profiles\":[", "this version never writes this value"),
    ("\"files\":{", "\"files\":{\"c\":1,", "this version never writes this value"),
    ("\"files\":{", "\"files\":{\"c\":\"d\",", "'inputs' is not the hash of the listed files and options"),
    ("\"measurements\":[", "\"rows\":[", "'measurements' is missing"),
    ("\"measurements\":[", "\"measurements\":[null,", "expected the measurement"),
    ("\"verdict\":\"pass\"", "\"verdict\":\"fail\"", "has a different result here"),
    ("\"minimum\":", "\"minimum\":1", "has a different result here"),
    ("\"limited\":false", "\"limited\":\"no\"", "this measurement contains unusable numbers"),
    ("\"decisions\":[", "\"decisions\":[\"perhaps\",", "this measurement contains unusable numbers"),
    ("\"candidate\":0", "\"candidate\":-1", "this measurement contains unusable numbers"),
    ("\"name\":\"Test\"", "\"name\":\"Toast\"", "was measured for different audits"),
  ])
  func refusesWhatWasChanged(_ old: String, _ new: String, _ words: String) throws {
    let changed = try #require(
      Self.shards.indices.lazy.map { (place: $0, bytes: ShardRun.changed(Self.shards[$0], old, new)) }
        .first { !$0.bytes.isEmpty })
    var shards = Self.shards
    shards[changed.place] = changed.bytes
    let refusal = try ShardRun.refusal(shards, Self.plans)
    #expect(refusal.contains(words), "\(refusal)")
    #expect(refusal.contains(".json:1:"), "\(refusal)")
  }

  @Test func refusesRowsTooManyAndTooFew() throws {
    let text = String(decoding: Self.shards[0], as: UTF8.self)
    let rows = try #require(text.firstRange(of: "\"measurements\":[")).upperBound
    let another = ShardRun.signed(Array((text[..<rows] + "{}," + text[rows...]).utf8))
    #expect(try ShardRun.refusal([another] + Self.shards[1...], Self.plans).contains("expected the measurement"))
    let end = try #require(text.firstRange(of: "],\"schemaVersion\"")).lowerBound
    let tooMany = ShardRun.signed(Array((text[..<end] + ",{}" + text[end...]).utf8))
    #expect(try ShardRun.refusal([tooMany] + Self.shards[1...], Self.plans).contains("belongs to none of its pairs"))
    let none = ShardRun.signed(Array((text[..<rows] + text[end...]).utf8))
    #expect(
      try ShardRun.refusal([none] + Self.shards[1...], Self.plans).contains("shard 1 of 3 has no measurement of pair"))
  }
}
