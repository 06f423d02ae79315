import Foundation
import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import LegibleKit
@testable import LocalFiles
@testable import Palettes

/// A session over the disk finds saved changes by itself, and says what a fresh audit says.
@Suite struct DiskSessionTests {
  private static let pipeline = AuditPipeline(AuditSettings(today: CalendarDate("2026-11-23")), workers: .one)
  private static let date = CalendarDate(daysSince1970: 20_780)

  private static func tokens(_ text: String) -> String {
    ##"{ "text": { "$type": "color", "$value": "\##(text)" }, "paper": { "$type": "color", "$value": "#FFFFFF" } }"##
  }

  private static let files: [String: String] = [
    "App/legible.json": """
    { "version": 1, "sources": ["Colors.xcassets", "a.tokens.json"],
      "pairs": [{ "foreground": "text", "on": ["paper", "Card"] }, { "foreground": "Ink", "on": "Card" }],
      "source": { "roots": ["Sources"] } }
    """,
    "App/a.tokens.json": tokens("#8A8A8A"),
    "App/Colors.xcassets/Card.colorset/Contents.json": colorset("0xF4"),
    "App/Colors.xcassets/Ink.colorset/Contents.json": colorset("0x60"),
    "App/Sources/View.swift": """
    import SwiftUI
    struct Menu: View {
      var body: some View { Text("Menu").font(.system(size: 9)).foregroundStyle(Color("Ink")).background(Color("Card")) }
    }
    """,
  ]

  private static func colorset(_ gray: String) -> String {
    """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
      { "red": "\(gray)", "green": "\(gray)", "blue": "\(gray)", "alpha": "1.000" } } }],
      "info": { "author": "xcode", "version": 1 } }
    """
  }

  private static func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for (path, text) in files { try scratch.file(path, holding: Array(text.utf8)) }
    return scratch
  }

  private static func json(_ report: AuditReport) throws -> String {
    String(decoding: try #require(ReportFormat.named("json")).render(report, .plain), as: UTF8.self)
  }

  private static func fresh(_ path: String) throws -> String {
    var pipeline = pipeline
    pipeline.settings.today = date
    return try json(pipeline.report(on: DiskFiles([path]).source))
  }

  /// A change of the folder, and whether an audit depends on it.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let counts: Bool
    let make: @Sendable (String) throws -> Void

    init(_ name: String, counts: Bool = true, _ make: @escaping @Sendable (String) throws -> Void) {
      (testDescription, self.counts, self.make) = (name, counts, make)
    }
  }

  private static func write(_ text: String, _ path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private static let changes = [
    Change("nothing", counts: false) { _ in },
    Change("a file saved with the same bytes", counts: false) {
      try write(tokens("#8A8A8A"), $0 + "/App/a.tokens.json")
    },
    Change("a file that nothing reads", counts: false) { try write("note", $0 + "/elsewhere/note.md") },
    Change("a file of the same size") { try write(tokens("#595959"), $0 + "/App/a.tokens.json") },
    Change("a color set") { try write(colorset("0x90"), $0 + "/App/Colors.xcassets/Ink.colorset/Contents.json") },
    Change("a new color set") { try write(colorset("0x90"), $0 + "/App/Colors.xcassets/New.colorset/Contents.json") },
    Change("a removed color set") {
      try FileManager.default.removeItem(atPath: $0 + "/App/Colors.xcassets/Ink.colorset")
    },
    Change("a Swift file") { try write("struct Empty {}", $0 + "/App/Sources/View.swift") },
    Change("a new Swift file") { try write("struct Empty {}", $0 + "/App/Sources/More/Other.swift") },
    Change("a link with another target") {
      let link = $0 + "/App/a.tokens.json"
      try FileManager.default.removeItem(atPath: link)
      try write(tokens("#595959"), $0 + "/App/other.json")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "other.json")
    },
    Change("a repository around") { try write("", $0 + "/.git/HEAD") },
  ]

  @Test(arguments: changes)
  func aSavedChangeIsFoundAndNothingElse(_ change: Change) throws {
    let scratch = try Self.folder()
    var session = DiskSession([scratch.path + "/App"], pipeline: Self.pipeline)
    session.refresh(today: Self.date)
    let before = session.report()
    #expect(before.summary.measurements > 0)
    #expect(try Self.json(before) == Self.fresh(scratch.path + "/App"))
    try change.make(scratch.path)
    session.refresh(today: Self.date)
    #expect(session.session.isCurrent != change.counts)
    let after = session.report()
    #expect(try Self.json(after) == Self.fresh(scratch.path + "/App"))
  }

  @Test func anotherTargetOfALinkIsAChange() throws {
    let scratch = try Self.folder()
    let link = scratch.path + "/App/a.tokens.json"
    try FileManager.default.removeItem(atPath: link)
    for (name, color) in [("one", "#8A8A8A"), ("two", "#595959")] {
      try Self.write(Self.tokens(color), scratch.path + "/App/\(name).json")
    }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "one.json")
    var session = DiskSession([scratch.path + "/App"], pipeline: Self.pipeline)
    session.refresh(today: Self.date)
    _ = session.report()
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "two.json")
    session.refresh(today: Self.date)
    #expect(!session.session.isCurrent)
    let after = session.report()
    #expect(try Self.json(after) == Self.fresh(scratch.path + "/App"))
  }

  @Test func anotherDateIsAnotherAudit() throws {
    let scratch = try Self.folder()
    var session = DiskSession([scratch.path + "/App"], pipeline: Self.pipeline)
    session.refresh(today: Self.date)
    _ = session.report()
    session.refresh(today: CalendarDate(daysSince1970: 20_781))
    #expect(!session.session.isCurrent)
  }

  /// Buffers that are typed into, saved, closed; files that are saved elsewhere: after each, the report of the session
  /// is that of a fresh audit of the same bytes.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func afterEveryEditTheReportIsThatOfAFreshAudit(_ seed: UInt64) throws {
    let scratch = try Self.folder()
    let copy = try Self.folder()
    var random = SplitMix64(seed: seed)
    var session = DiskSession([scratch.path + "/App"], pipeline: Self.pipeline)
    let paths = Self.files.keys.sorted()
    var open: [String: String] = [:]
    for step in 0..<40 {
      let path = paths[Int(random.next() % UInt64(paths.count))]
      let saved = try scratch.text(path)
      switch random.next() % 4 {
      case 0:
        let text = Self.edited(saved, &random)
        try scratch.file(path, holding: Array(text.utf8))
      case 1:
        open[path] = nil
        session.lift(from: scratch.path + "/" + path)
      default:
        let text = Self.edited(open[path] ?? saved, &random)
        open[path] = text
        session.lay(Array(text.utf8), over: scratch.path + "/" + path)
      }
      for path in paths { try copy.file(path, holding: Array((open[path] ?? scratch.text(path)).utf8)) }
      session.refresh(today: Self.date)
      let report = session.report()
      #expect(try Self.json(report) == Self.fresh(copy.path + "/App"), "step \(step), \(path)")
    }
  }

  /// A text with one edit: a digit of a color, a piece removed, doubled or replaced, or everything as it was at first.
  private static func edited(_ text: String, _ random: inout SplitMix64) -> String {
    var bytes = Array(text.utf8)
    guard !bytes.isEmpty else { return files.values.sorted()[Int(random.next() % UInt64(files.count))] }
    let at = Int(random.next() % UInt64(bytes.count))
    let end = min(bytes.count, at + Int(random.next() % 6))
    switch random.next() % 6 {
    case 0: bytes.removeSubrange(at..<end)
    case 1: bytes.insert(contentsOf: bytes[at..<end], at: at)
    case 2:
      bytes.replaceSubrange(
        at..<end, with: Array(["\"", "{", "]", ",", "//", "#FFF", "Ink", ""][Int(random.next() % 8)].utf8))
    default:
      let digits = bytes.indices.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0]) }
      guard let place = digits.randomElement(using: &random) else { break }
      bytes[place] = UInt8(ascii: "0") + UInt8(random.next() % 10)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
