import Foundation
import TestSupport
import Testing

@testable import LocalFiles
@testable import Palettes

/// No command reads or writes another repository through a link of a checkout.
@Suite struct OutsideTests {
  private static let secret = "#C0FFE7"

  /// Commands that read, with the status that each has for something outside of the root.
  @Test(arguments: [
    ["audit", "App"], ["audit", "App/legible.json"], ["audit", "App/C.xcassets", "--format", "json"],
    ["audit", "App", "--shard", "1/2"], ["inspect", "App"], ["pairs", "App"], ["evidence", "App", "--earl"],
    ["fix", "App"], ["fix", "App", "--write"], ["init", "App", "--force"], ["init", "App", "--pairs"],
    ["init", "App/DESIGN.md"], ["diff", "App/report.json", "App/report.json"],
    ["audit", "--baseline", "App/baseline.json"],
    ["audit", "App", "--root", "App"], ["try", "App", "--from", "App/legible.json"], ["calibrate", "App/shot.png"],
    ["look", "App/shot.png"], ["look", "App/shot.png", "--in", "App"],
    ["look", "App/shot.png", "--frames", "App/f.json"],
    ["merge", "App", "App/shard.json"],
  ])
  func aRepositoryBehindALinkIsNotRead(_ arguments: [String]) throws {
    let scratch = try Self.checkout()
    let before = try Self.files(scratch)
    let run = try Binary.run(arguments, in: scratch.path + "/app")
    #expect([64, 66].contains(run.status), "\(run.output)\(run.errors)")
    #expect(!(run.output + run.errors).uppercased().contains(Self.secret.dropFirst()), "\(run.output)")
    #expect(try Self.files(scratch) == before)
  }

  @Test(arguments: [
    ["audit", "--output", "App"], ["audit", "--output", "App/new"], ["audit", "--shard", "1/2", "--output", "App"],
    ["evidence", "--earl", "--output", "App/evidence.json"], ["evidence", "--earl", "--output", "App/legible.json"],
    ["ramp", "--from", "red", "--on", "white", "--targets", "3", "--format", "catalog", "--output", "App/R.xcassets"],
    ["audit", "--output", ".git"], ["audit", "--output", ".git/refs/heads"],
    ["evidence", "--earl", "--output", ".git/config"],
    ["audit", "--baseline", ".git/baseline.json", "--update-baseline"],
    ["ramp", "--from", "red", "--on", "white", "--targets", "3", "--format", "catalog", "--output", ".git/hooks"],
  ])
  func neitherARepositoryBehindALinkNorTheFolderOfGitIsWritten(_ arguments: [String]) throws {
    let scratch = try Self.checkout()
    let before = try Self.files(scratch)
    let run = try Binary.run(arguments, in: scratch.path + "/app")
    #expect(run.status == 73, "\(run.output)\(run.errors)")
    #expect(try Self.files(scratch) == before)
    #expect(try Platform.list(scratch.path + "/app/.git").map(\.name) == ["HEAD"])
  }

  @Test func anOutputInTheFolderOfGitIsRefused() throws {
    let scratch = try Self.checkout(#""output": ".git/refs/heads","#)
    let run = try Binary.run(["audit", "--fail-on", "never", "--verbose"], in: scratch.path + "/app")
    #expect(run.status == 78)
    #expect(run.output.contains("is in the folder of Git"), "\(run.output)")
    #expect(try Platform.list(scratch.path + "/app/.git").map(\.name) == ["HEAD"])
  }

  /// Every writer refuses an input of its run: a color set, a Swift file, an audit file, a baseline, a report.
  @Test(arguments: [
    ["evidence", "--earl", "--output", "C.xcassets/Ink.colorset/Contents.json"],
    ["evidence", "--earl", "--output", "View.swift"], ["evidence", "--openacr", "--output", "legible.json"],
    ["audit", "--baseline", "app.json", "--output", "."], ["audit", "view.json", "--output", "."],
    [
      "ramp", "--from", "Ink", "--on", "white", "--targets", "3", "--in", "C.xcassets", "--format", "catalog",
      "--output",
      "C.xcassets",
    ],
    ["init", "--force"],
  ])
  func aWriterReplacesNoInputOfItsRun(_ arguments: [String]) throws {
    let scratch = try Self.checkout()
    let baseline = #"{ "version": 1, "records": [] }"#
    try scratch.file("app/app.json", holding: Array(baseline.utf8))
    try scratch.file("app/view.json", holding: Array(##"{ "a": { "$type": "color", "$value": "#777777" } }"##.utf8))
    try scratch.file("app/View.swift", holding: Array("import SwiftUI\n".utf8))
    try scratch.file("app/C.xcassets/Contents.json", holding: Array(#"{ "info": { "version": 1 } }"#.utf8))
    if arguments[0] == "init" {
      try FileManager.default.removeItem(atPath: scratch.path + "/app/legible.json")
      try Self.link("app/legible.json", to: "view.json", in: scratch)
    }
    let before = try Self.files(scratch)
    let run = try Binary.run(arguments, in: scratch.path + "/app")
    #expect(run.status == 73, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("it is an input to this run"), "\(run.errors)")
    #expect(try Self.files(scratch) == before)
  }

  @Test func aReportReplacesNoTableOfMaterials() throws {
    let scratch = try Self.checkout(#""calibration": "app.json","#)
    try scratch.file("app/app.json", holding: Array("{}".utf8))
    let run = try Binary.run(["audit", "--output", "."], in: scratch.path + "/app")
    #expect(run.status == 73 && run.errors.contains("it is an input to this run"), "\(run.errors)")
  }

  /// A search opens earlier reports to see if they hold tokens; that makes them no inputs.
  @Test func outputsOfAnEarlierRunAreReplaced() throws {
    let scratch = try Self.checkout()
    try FileManager.default.removeItem(atPath: scratch.path + "/app/legible.json")
    try FileManager.default.removeItem(atPath: scratch.path + "/app/App")
    try FileManager.default.moveItem(atPath: scratch.path + "/app/C.xcassets", toPath: scratch.path + "/C.xcassets")
    try scratch.file("app/a.tokens.json", holding: Array(##"{ "a": { "$type": "color", "$value": "#777777" } }"##.utf8))
    for arguments in [
      ["audit", "--output", "."], ["audit", "--output", "reports"], ["audit", "--shard", "1/1", "--output", "."],
      ["evidence", "--earl", "--output", "evidence.json"], ["init", "--force"],
    ] {
      let runs = try (1...2).map { _ in
        try Binary.run(arguments, in: scratch.path + "/app")
      }
      #expect(runs.allSatisfy { $0.status == 0 }, "\(runs)")
    }
  }

  @Test(arguments: [
    ["evidence", "--earl", "--output", "pipe"], ["audit", "--shard", "1/2", "--output", "pipes"],
    ["audit", "--output", "pipes"], ["audit", "--baseline", "pipe", "--update-baseline"],
    ["diff", "pipe", "pipe"], ["audit", "pipe"], ["inspect", "/dev/zero"], ["init", "--pairs"],
    ["evidence", "--earl", "--output", "../pipe"],
  ])
  func aPipeIsNotWaitedFor(_ arguments: [String]) throws {
    let scratch = try Self.checkout()
    if arguments == ["init", "--pairs"] {
      try FileManager.default.removeItem(atPath: scratch.path + "/app/legible.json")
    }
    try FileManager.default.createDirectory(atPath: scratch.path + "/app/pipes", withIntermediateDirectories: false)
    for pipe in ["app/pipe", "app/legible.json", "app/pipes/app.shard-1-of-2.json", "app/pipes/app.md", "pipe"] {
      mkfifo(scratch.path + "/" + pipe, 0o600)
    }
    let run = try Binary.run(arguments, in: scratch.path + "/app", pauses: 10_000)
    #expect([66, 73].contains(run.status), "\(run.output)\(run.errors)")
  }

  @Test func aHomeFolderThatIsALinkIsFollowed() throws {
    let scratch = try Self.checkout()
    try Self.link("home", to: ".", in: scratch)
    let run = try Binary.run(["audit", scratch.path + "/home/app", "--fail-on", "never"], in: "/")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let named = try Binary.run(
      ["evidence", scratch.path + "/home/app", "--earl", "--output", scratch.path + "/home/victim/e.json"], in: "/")
    #expect(named.status == 0, "\(named.errors)")
  }

  private static func checkout(_ keys: String = "") throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for (name, byte, keys) in [("app", "0x77", keys), ("victim", "0xE7", "")] {
      let color = """
        { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
          { "red": "0xC0", "green": "\(byte == "0xE7" ? "0xFF" : "0x77")", "blue": "\(byte)", "alpha": "1.000" } } }],
          "info": { "author": "xcode", "version": 1 } }
        """
      let file = """
        { "version": 1, "name": "App", \(keys) "sources": ["C.xcassets"], "source": { "roots": ["."] },
          "pairs": [{ "foreground": "Ink", "on": "#FFFFFF" }] }
        """
      try scratch.file("\(name)/.git/HEAD")
      try scratch.file("\(name)/C.xcassets/Ink.colorset/Contents.json", holding: Array(color.utf8))
      try scratch.file("\(name)/legible.json", holding: Array(file.utf8))
    }
    try scratch.file("victim/DESIGN.md", holding: Array("Ink is \(secret) on white.\n".utf8))
    try link("app/App", to: "../victim", in: scratch)
    return scratch
  }

  /// Every file of both repositories, with its bytes.
  private static func files(_ scratch: borrowing ScratchFolder) throws -> [String: Data] {
    let manager = FileManager.default
    var found: [String: Data] = [:]
    for name in ["app", "victim"] {
      for item in try manager.subpathsOfDirectory(atPath: "\(scratch.path)/\(name)") {
        found["\(name)/\(item)"] = manager.contents(atPath: "\(scratch.path)/\(name)/\(item)") ?? Data()
      }
    }
    return found
  }

  private static func link(_ path: String, to target: String, in scratch: borrowing ScratchFolder) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(scratch.path)/\(path)", withDestinationPath: target)
  }
}
