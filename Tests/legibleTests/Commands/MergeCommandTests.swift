import Foundation
import TestSupport
import Testing

/// `legible audit --shard` and `legible merge`, as a build matrix runs them.
@Suite struct MergeCommandTests {
  /// A palette with an image, glass, states, a waiver and several device classes, with the variations of the tests.
  private static func palette() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.file("App/legible.json", holding: Array(#"{ "version": 1, "extends": "../base.json" }"#.utf8))
    try folder.file("base.json", holding: Array(base.utf8))
    try folder.file(".git/HEAD")
    try folder.file("C.xcassets/Ink.colorset/Contents.json", holding: Array(colorset.utf8))
    try folder.file("photo.png", holding: Repository.bytes("Tests/FileSyntaxTests/Images/Samples/color-8.png"))
    return folder
  }

  private static let base = ##"""
    { "version": 1, "name": "App", "sources": ["C.xcassets"],
      "surfaces": { "photo": { "layers": [{ "color": "#000", "opacity": 0.3 }], "over": [{ "image": "photo.png", "scale": 1 }] },
        "bar": { "layers": [{ "glass": "regular", "size": "small" }], "reduced": "#EEE" } },
      "states": { "differentiate": { "filters": [{ "filter": "contrast", "amount": 1.15 }] } },
      "pairs": [{ "foreground": ["#fff", "Ink"], "on": ["photo", "#777"] }, { "foreground": "system:label", "on": "bar" }],
      "waivers": [{ "rule": "low-text-contrast", "foreground": "Ink", "reason": "on its way out", "until": "2030-01-01" }] }
    """##

  private static let colorset = ##"""
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
      "components": { "red": "0.2", "green": "0.3", "blue": "0.4", "alpha": "0.9" } } }],
      "info": { "author": "xcode", "version": 1 } }
    """##

  /// Everything of a run that a reader can see, unsharded or merged.
  private static func outcome(
    _ run: ([String]) throws -> Binary.Result, into folder: String
  ) throws -> (texts: [String], files: [String: Data]) {
    let printed = try run(["--format", "text", "--verbose", "--today", "2026-01-01"])
    let written = try run(["--output", folder, "--quiet", "--fail-on", "never"])
    let json = try run(["--format", "json", "--fail-on", "warning"])
    let texts = [printed, written, json].flatMap { [$0.output, $0.errors, String($0.status)] }
    return (texts, ShardedRun.files(below: folder))
  }

  @Test(arguments: [
    (["Palettes/ForkInTheRoad", "Palettes/TrailingAddButton"], 8),
    (["Palettes/TrailingAddButton", "--policy", "wcag22-aaa", "--variant", "dark", "--variant", "light"], 1),
  ])
  func mergedShardsAreTheBytesOfOneRun(_ arguments: [String], _ count: Int) throws {
    let paths = arguments.filter { $0.hasPrefix("Palettes/") }
    let sharded = try ShardedRun(arguments, count: count)
    let place = sharded.folder.path + "/out"
    let whole = try Self.outcome({ try Binary.run(["audit"] + arguments + $0) }, into: place)
    try FileManager.default.removeItem(atPath: place)
    let merged = try Self.outcome({ try sharded.merge(paths + $0) }, into: place)
    #expect(merged.texts == whole.texts)
    #expect(merged.files == whole.files && !whole.files.isEmpty)
  }

  @Test func severalAuditsOfOnePaletteAreMerged() throws {
    let palette = try Self.palette()
    let options = ["--profile", "all", "--idiom", "ipad", "--idiom", "mac"]
    let path = palette.path + "/App"
    let sharded = try ShardedRun([path] + options, count: 7)
    let whole = try Binary.run(["audit", path, "--format", "json"] + options)
    let merged = try sharded.merge([path, "--format", "json"])
    #expect(merged.output == whole.output && whole.output.contains("\"block\":{"))
    #expect(whole.output.components(separatedBy: "\"idiom\":").count == 7)
    #expect(merged.errors == whole.errors)
    #expect(merged.status == whole.status && whole.status == 1)
  }

  @Test func theGateRunsInTheMerge() throws {
    let palette = try Self.palette()
    let (path, record) = (palette.path + "/App", palette.path + "/record.json")
    let sharded = try ShardedRun([path], count: 2)
    let update = ["--baseline", record, "--update-baseline", "--today", "2026-01-01"]
    let made = try sharded.merge([path] + update)
    let bytes = try palette.text("record.json")
    #expect(made.status == 0 && !bytes.isEmpty)
    let again = try Binary.run(["audit", path] + update)
    #expect(try palette.text("record.json") == bytes)
    #expect(again.status == 0)
    for gate in [
      ["--baseline", record, "--today", "2026-01-01"], ["--baseline", record, "--today", "2031-01-01"], [],
    ] {
      let (whole, merged) = (try Binary.run(["audit", path] + gate), try sharded.merge([path] + gate))
      #expect(merged.output == whole.output)
      #expect(merged.status == whole.status, "\(gate)")
    }
  }

  @Test(arguments: [
    ("base.json", "'base.json' changed since then"),
    ("photo.png", "'photo.png' changed since then"),
    ("C.xcassets/Ink.colorset/Contents.json", "'C.xcassets/Ink.colorset/Contents.json' changed since then"),
    ("C.xcassets/New.colorset/Contents.json", "'C.xcassets/New.colorset/Contents.json' was not read then"),
  ])
  func refusesShardsOfOtherInputs(_ file: String, _ words: String) throws {
    let palette = try Self.palette()
    try palette.file(".git/HEAD")
    let path = palette.path + "/App"
    let sharded = try ShardedRun([path], count: 2)
    let old = FileManager.default.contents(atPath: "\(palette.path)/\(file)") ?? Data(Self.colorset.utf8)
    try palette.file(file, holding: [UInt8](old) + Array("\n".utf8))
    let merged = try sharded.merge([path])
    #expect(merged.status == 65)
    #expect(merged.output == "")
    #expect(
      merged.errors.contains("shards 1, 2 of 2 were measured with different inputs: \(words)"), "\(merged.errors)")
  }

  @Test func anErrorInTheInputIsTheStatusOfShardAndMerge() throws {
    let palette = try Self.palette()
    let file = Self.base.replacingOccurrences(of: "\"#777\"", with: "\"Missing\"")
    try palette.file("base.json", holding: Array(file.utf8))
    let path = palette.path + "/App"
    let shard = try Binary.run(["audit", path, "--shard", "1/1"])
    #expect(shard.status == 78)
    #expect(shard.errors.contains("Missing"))
    let place = try palette.file("shard.json", holding: Array(shard.output.utf8)).path
    let (whole, merged) = (try Binary.run(["audit", path]), try Binary.run(["merge", path, place]))
    #expect(merged.output == whole.output)
    #expect([merged.status, whole.status] == [78, 78])
  }

  @Test func namesWhatIsMissingOrNoShard() throws {
    let palette = try Self.palette()
    let path = palette.path + "/App"
    let sharded = try ShardedRun([path], count: 3)
    let missing = try Binary.run(["merge", path, sharded.shards[1]])
    #expect(missing.status == 66)
    #expect(missing.errors.contains("shards 1, 3 of 3 of this run are missing"))
    let gone = try Binary.run(["merge", path, "gone.json"])
    #expect(gone.status == 66)
    #expect(gone.errors == "gone.json:1:1: error: there is no such file or folder\n")
    let bytes = [UInt8](try #require(FileManager.default.contents(atPath: sharded.shards[0])))
    let cut = try palette.file("cut.json", holding: Array(bytes.dropLast(100))).path
    let refused = try Binary.run(["merge", path, cut, sharded.shards[1]])
    #expect(refused.status == 65)
    #expect(refused.errors.contains("cut.json:1:"))
  }

  @Test(arguments: [
    (["audit", "--shard", "0/3"], "invalid value '0/3' for '--shard'; expected I/N, with I from 1 to N"),
    (["audit", "--shard", "4/3"], "invalid value '4/3' for '--shard'"),
    (["audit", "--shard", "x"], "N up to 1024, such as 3/8"),
    (["audit", "--shard", "1/2", "--fail-on", "never"], "use --fail-on with 'legible merge'"),
    (
      ["audit", "--shard", "1/2", "--baseline", "b"],
      "--baseline requires a complete audit, but --shard measures only a part"
    ),
    (["audit", "--shard", "1/2", "--today", "2026-01-01"], "use --today with 'legible merge'"),
    (["audit", "--shard", "1/2", "--format", "text"], "a shard can only be written as JSON"),
    (["merge"], "missing PATH|SHARD.json"),
    (["merge", "Palettes"], "no shard specified; specify the files written by 'legible audit --shard I/N'"),
    (["merge", "x.json", "--policy", "wcag22-aa"], "--policy"),
    (["merge", "x.json", "--format", "json", "--format", "text"], "standard output can take only one format"),
  ])
  func refusesCommandLines(_ arguments: [String], _ words: String) throws {
    let run = try Binary.run(arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
