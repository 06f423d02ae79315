import Foundation
import TestSupport
import Testing

@testable import LocalFiles
@testable import legible

/// `--watch` from outside: files are saved, and the output is read, until Ctrl-C.
@Suite struct WatchTests {
  private static let tertiary = "P/Colors.xcassets/TextTertiary.colorset/Contents.json"
  private static let fixed = "TextTertiary on CardBackground: 3.45 ✗ → 5.02 ✓"

  @Test(arguments: [false, true])
  func aSaveShowsWhatItChanged(usesClock: Bool) throws {
    let scratch = try Self.copy()
    let run = try WatchedRun(["audit", "P", "--watch"], in: scratch.path, usesClock: usesClock)
    #expect(try run.shows("Watching for changes; press Control-C to stop", onErrors: true))
    try Self.save(with: "0x6F", in: scratch)
    #expect(try run.shows("\nColors.xcassets/TextTertiary.colorset/Contents.json\nTextTertiary"))
    #expect(try run.shows("\nVerdict: fail. 56 results fail, 137 pass, 32 are exempt, and 151 are not"))
    try Self.save(with: "0x8A", in: scratch)
    #expect(try run.shows("Contrast: 12 newly failing.\n"))
    #expect(try run.shows("68 results fail, 125 pass", times: 2))
    #expect(try !run.output.contains("\u{1B}"), "control codes in a pipe")
    #expect(try run.interrupt() == 0)
  }

  @Test(arguments: [false, true])
  func aBrokenSaveAndALostFolderAreToldAndWaitedFor(usesClock: Bool) throws {
    let scratch = try Self.copy()
    let run = try WatchedRun(["audit", "P", "--watch"], in: scratch.path, usesClock: usesClock)
    #expect(try run.shows("Watching", onErrors: true))
    try scratch.file(Self.tertiary, holding: Array(#"{ "colors": ["#.utf8))
    #expect(try run.shows("TextTertiary.colorset/Contents.json:1:", onErrors: true))
    try Self.save(with: "0x6F", in: scratch)
    #expect(try run.shows("Contrast: 12 fixed.\n"))
    let (here, there) = (scratch.path + "/P", scratch.path + "/Q")
    try FileManager.default.moveItem(atPath: here, toPath: there)
    #expect(try run.shows("there is no such file or folder", onErrors: true))
    try FileManager.default.moveItem(atPath: there, toPath: here)
    #expect(try run.shows("Contrast: nothing changed\n"))
    #expect(try run.interrupt() == 0)
  }

  @Test(arguments: [false, true])
  func newSetsAndTheAuditFileCount(usesClock: Bool) throws {
    let scratch = try Self.copy()
    let run = try WatchedRun(["audit", "P", "--watch"], in: scratch.path, usesClock: usesClock)
    #expect(try run.shows("Watching", onErrors: true))
    try scratch.file(
      "P/Colors.xcassets/New.colorset/Contents.json", holding: Array(try scratch.text(Self.tertiary).utf8))
    let audit = try scratch.text("P/legible.json").replacing(
      #""pairs": ["#,
      with: #"""
        "pairs": [{ "foreground": "New", "on": "CardBackground" },
        """#)
    try scratch.file("P/legible.json", holding: Array(audit.utf8))
    #expect(try run.shows("New on CardBackground: – → 3.45 ✗"))
    #expect(try run.interrupt() == 0)
  }

  @Test func reportsAreWrittenAgain() throws {
    let scratch = try Self.copy()
    let run = try WatchedRun(["audit", "P", "--watch", "--format", "csv", "--output", "Reports"], in: scratch.path)
    #expect(try run.shows("Watching", onErrors: true))
    let old = try scratch.text("Reports/fork-in-the-road.csv")
    try Self.save(with: "0x6F", in: scratch)
    #expect(try run.shows("Contrast: 12 fixed.", onErrors: true))
    #expect(try run.interrupt() == 0)
    #expect(try scratch.text("Reports/fork-in-the-road.csv") != old && !old.isEmpty)
  }

  @Test func aTrialIsTriedAgain() throws {
    let scratch = try Self.copy()
    let run = try WatchedRun(["try", "TextTertiary@light=#6F6F6F", "--in", "P", "--watch"], in: scratch.path)
    #expect(try run.shows("Watching", onErrors: true))
    #expect(try run.output.contains(Self.fixed))
    try Self.save(with: "0x6F", in: scratch)
    #expect(try run.shows("Contrast: nothing changed\n"))
    try FileManager.default.removeItem(atPath: scratch.path + "/P/Colors.xcassets/TextTertiary.colorset")
    #expect(try run.shows("TextTertiary", onErrors: true))
    try Self.save(with: "0x8A", in: scratch)
    #expect(try run.shows(Self.fixed, times: 2))
    #expect(try run.interrupt() == 0)
  }

  @Test(arguments: [["--against", "HEAD"], ["--shard", "1/2"], ["--baseline", "b.json", "--update-baseline"]])
  func whatDoesNotGoWithIt(_ options: [String]) throws {
    let run = try Binary.run(["audit", "Palettes/ForkInTheRoad", "--watch"] + options)
    #expect(run.status == 64)
    #expect(run.errors.contains("cannot be combined"), "\(run.errors)")
  }

  /// If the system reports nothing, the clock is used.
  @Test(arguments: [true, false])
  func aFolderWakes(usesClock: Bool) throws {
    let scratch = try ScratchFolder()
    var watch = Platform.FolderWatch(usesClock: usesClock)
    watch.add([scratch.path])
    let before = Platform.stamp(of: scratch.path + "/a")
    try scratch.file("a", holding: [1])
    #expect(before == .nothing && Platform.stamp(of: scratch.path + "/a") != before)
    let isAwake = watch.wait(atMost: 1000)
    let saved = Platform.stamp(of: scratch.path + "/a")
    try scratch.file("a", holding: [2, 3])
    let isAwakeAgain = watch.wait(atMost: 1000)
    #expect(isAwake && isAwakeAgain && Platform.stamp(of: scratch.path + "/a") != saved)
  }

  /// By the clock every file is examined each time, and each folder once in four times.
  @Test func theClockDoesNotLookAtEveryFolderEachTime() {
    let folders = (0..<10).map { "folder \($0)" }
    let rota = ClockRota(["file": false, "other": false].merging(folders.map { ($0, true) }) { $1 }) { $0 }
    let ticks = (0..<4).map { Set(rota.due(at: $0).keys) }
    #expect(ticks.allSatisfy { $0.isSuperset(of: ["file", "other"]) && $0.count <= 5 })
    #expect(ticks.reduce(into: Set<String>()) { $0.formUnion($1) } == Set(["file", "other"] + folders))
    #expect(ticks.reduce(0) { $0 + $1.count } == 4 * 2 + 10 && Set(rota.due(at: 4).keys) == ticks[0])
  }

  private static func copy() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try FileManager.default.copyItem(
      atPath: Repository.root + "/Palettes/ForkInTheRoad", toPath: scratch.path + "/P")
    let audit = try scratch.text("P/legible.json").replacing(#""output": "../../Reports","#, with: "")
    try scratch.file("P/legible.json", holding: Array(audit.utf8))
    return scratch
  }

  /// Saves a color as editors do: beside the file, then in its place.
  private static func save(with channel: String, in scratch: borrowing ScratchFolder) throws {
    let set = Repository.bytes("Palettes/ForkInTheRoad/Colors.xcassets/TextTertiary.colorset/Contents.json")
    let text = String(decoding: set, as: UTF8.self).replacing("0x8A", with: channel)
    let new = try scratch.file(tertiary + ".new", holding: Array(text.utf8))
    guard rename(new.path, scratch.path + "/" + tertiary) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
