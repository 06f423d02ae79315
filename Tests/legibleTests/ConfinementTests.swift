import Foundation
import TestSupport
import Testing

@testable import AuditEngine
@testable import FileSyntax
@testable import LocalFiles
@testable import Palettes
@testable import legible

/// Reading stays inside the root, writing inside the output folder, and no link leads out of either.
@Suite struct ConfinementTests {
  private static let secret = "SECRETWORD"

  @Test func aCommittedLinkAtTheReportIsNotWrittenThrough() throws {
    let scratch = try Self.checkout(#""output": "Reports""#)
    try scratch.file("outside.txt", holding: Array(Self.secret.utf8))
    try Self.link("app/Reports/app.md", to: "../../outside.txt", in: scratch)
    let run = try Self.run(["audit", "--fail-on", "never"], scratch)
    #expect(run.status == 73)
    #expect(
      run.errors.contains("app.md: it is a link, and Legible does not write through links; remove"), "\(run.errors)")
    #expect(try scratch.text("outside.txt") == Self.secret)
  }

  @Test func noPictureIsRemovedThroughACommittedLink() throws {
    let scratch = try Self.checkout(#""output": "Reports""#)
    try scratch.file("pics/mine-00000000.svg", holding: Array("<svg/>".utf8))
    try Self.link("app/Reports/app-swatches", to: "../../pics", in: scratch)
    #expect(try Self.run(["audit", "--fail-on", "never"], scratch).status == 73)
    #expect(try Platform.list(scratch.path + "/pics").map(\.name) == ["mine-00000000.svg"])
  }

  @Test func onlyPicturesThatTheOldReportListsAndThatHoldWhatTheirNamesSayAreRemoved() throws {
    let scratch = try Self.checkout(#""output": "Reports""#)
    _ = try Self.run(["audit", "--fail-on", "never"], scratch)
    let own = try Platform.list(scratch.path + "/app/Reports/app-swatches").map(\.name).sorted()
    let kept = ["mine.svg", "listed-00000000.svg"]
    for name in kept { try scratch.file("app/Reports/app-swatches/\(name)", holding: Array("<svg/>".utf8)) }
    let report = try scratch.text("app/Reports/app.md") + "[s99]: app-swatches/listed-00000000.svg\n"
    try scratch.file("app/Reports/app.md", holding: Array(report.utf8))
    try Self.color("app/C.xcassets/Ink.colorset", "0x66", in: scratch)
    _ = try Self.run(["audit", "--fail-on", "never"], scratch)
    let now = try Platform.list(scratch.path + "/app/Reports/app-swatches").map(\.name)
    #expect(Set(now).isSuperset(of: kept))
    #expect(Set(now).isDisjoint(with: own.filter { $0.hasPrefix("ink") }), "\(own) → \(now)")
  }

  @Test(arguments: ["../.ssh", "/tmp/legible-never", "a/../../x", "door/x"])
  func anOutputThatLeavesTheRootIsRefused(_ output: String) throws {
    let scratch = try Self.checkout("\"output\": \"\(output)\"")
    try Self.link("app/door", to: "..", in: scratch)
    let run = try Self.run(["audit", "--fail-on", "never", "--verbose"], scratch)
    #expect(run.status == 78)
    let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains("is outside the root, so no report is written"), "\(run.output)")
    #expect(try Platform.list(scratch.path).map(\.name) == ["app"])
    let named = try Self.run(["audit", "--fail-on", "never", "--output", "../anywhere"], scratch)
    #expect(named.status == 0, "\(named.output)\(named.errors)")
    #expect(try Platform.list(scratch.path).map(\.name).sorted() == ["anywhere", "app"])
  }

  @Test func theReportOfATokenFileDoesNotReplaceIt() throws {
    let scratch = try ScratchFolder()
    let tokens = ##"{ "ink": { "$type": "color", "$value": "#777777" } }"##
    try scratch.file("tokens.json", holding: Array(tokens.utf8))
    let run = try Binary.run(["audit", "tokens.json", "--output", "."], in: scratch.path)
    #expect(run.status == 73)
    #expect(run.errors.contains("it is an input to this run"), "\(run.errors)")
    #expect(try scratch.text("tokens.json") == tokens)
  }

  @Test func theReportOfSeveralAuditsIsNamedLikeNoAuditFile() throws {
    let scratch = try Self.checkout()
    for name in ["A", "B"] {
      try Self.color("app/\(name)/C.xcassets/Ink.colorset", "0x77", in: scratch)
      let file = #"{ "version": 1, "name": "\#(name)", "sources": ["C.xcassets"], "pairs": [] }"#
      try scratch.file("app/\(name)/legible.json", holding: Array(file.utf8))
    }
    let before = try scratch.text("app/A/legible.json")
    for _ in 1...2 {
      let run = try Self.run(["audit", "A", "B", "--output", "A", "--fail-on", "never"], scratch)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
    #expect(try scratch.text("app/A/legible.json") == before)
    #expect(try scratch.text("app/A/legible-report.json").hasPrefix("{\"audits\""))
  }

  @Test func aReportIsNotTakenForAnAuditFile() throws {
    let scratch = try Self.checkout()
    let report = try Self.run(["audit", "--format", "json", "--fail-on", "never"], scratch).output
    try scratch.file("app/old/legible.json", holding: Array(report.utf8))
    try FileManager.default.removeItem(atPath: scratch.path + "/app/legible.json")
    let found = try Self.run(["audit", "--verbose", "--fail-on", "never"], scratch)
    #expect(found.status == 0, "\(found.output)\(found.errors)")
    let words = found.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("is named like an audit file but is not one"), "\(words)")
    let named = try Self.run(["audit", "old/legible.json"], scratch)
    #expect(named.status == 78)
    #expect(named.output.contains("this is a report, not an audit file"), "\(named.output)")
  }

  /// A file that is not an audit file, a color set or a token file is not quoted, wherever a link or a reference leads.
  @Test(arguments: ["{ \"\(secret)\": \"\(secret)\" }", "\(secret)=\(secret)", "{ \(secret) }", "[\(secret)]"])
  func nothingOfAnotherFileIsQuoted(_ content: String) throws {
    let scratch = try Self.checkout(#""extends": "other.json""#)
    try scratch.file("app/other.json", holding: Array(content.utf8))
    try Self.link("app/C.xcassets/Ink.colorset/Contents.json", to: "../../other.json", in: scratch)
    let run = try Self.run(["audit", "--verbose"], scratch)
    #expect(run.status >= 65)
    #expect(!(run.output + run.errors).contains(Self.secret), "\(run.output)\(run.errors)")
  }

  @Test func aChainOfLinkedFoldersIsWalkedOnce() throws {
    let scratch = try Self.checkout()
    for place in ["app/C.xcassets", "app/Chain"] {
      for step in 1...40 {
        try scratch.file("\(place)/n\(step)/x.txt")
        for name in ["a", "b"] { try Self.link("\(place)/n\(step)/\(name)", to: "../n\(step + 1)", in: scratch) }
      }
    }
    let run = try Binary.run(["audit", "--fail-on", "never", "--quiet"], in: scratch.path + "/app", pauses: 10_000)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func aFolderWhoseNameIsNotUTF8HidesNothing() throws {
    let scratch = try Self.checkout()
    try FileManager.default.removeItem(atPath: scratch.path + "/app/legible.json")
    let bytes = (scratch.path + "/app/Fol").utf8CString.dropLast() + [CChar(bitPattern: 0xFF), 0]
    let made = mkdir(Array(bytes), 0o777)
    try #require(made == 0, "this file system takes no such name")
    let run = try Self.run(["audit", "--verbose", "--fail-on", "never"], scratch)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains(#"Fol\xFF"#) && run.output.contains("Ink"), "\(run.output)")
  }

  @Test func closedStandardOutputHasItsTrueCause() throws {
    let scratch = try Self.checkout()
    let command = "exec '\(try Binary.executable().path)' audit >&-"
    let run = try Platform.run("sh", ["-c", "cd '\(scratch.path)/app' && \(command)"])
    #expect(run.status == 74)
    #expect(run.errors == "legible: cannot write to standard output: it is closed\n")
  }

  @Test func theRootIsWidenedByThePersonAloneAndTheReportSaysSo() throws {
    let scratch = try Self.checkout(#""extends": "../base.json""#)
    try scratch.file("base.json", holding: Array(#"{ "version": 1, "policy": "wcag22-aaa" }"#.utf8))
    let narrow = try Self.run(["audit", "--format", "json"], scratch)
    #expect(narrow.status == 66 && narrow.errors.contains("is outside the root"), "\(narrow.errors)")
    let wide = try Self.run(["audit", "--format", "json", "--root", "..", "--fail-on", "never"], scratch)
    #expect(wide.status == 0 && wide.output.contains("wcag22-aaa"), "\(wide.errors)")
    #expect(wide.output.contains("files are read from '..' because of --root or LEGIBLE_ROOT"))
    let environment = ["LEGIBLE_ROOT": scratch.path]
    let told = try Binary.run(["inspect"], environment: environment, in: scratch.path + "/app")
    #expect(told.status == 0 && told.errors.contains("files are read from"), "\(told.errors)")
    #expect(try Self.run(["audit", "--root", "missing"], scratch).status == 64)
  }

  @Test func aRepositoryFurtherInOnlyMakesTheRootSmaller() throws {
    let scratch = try Self.checkout()
    try scratch.file("app/Inner/.git", holding: Array("gitdir: /\n".utf8))
    try scratch.file("app/Inner/legible.json", holding: Array(#"{ "version": 1, "extends": "../legible.json" }"#.utf8))
    let root = try Platform.realPath(scratch.path + "/app")
    #expect(ReadingRoot.around(scratch.path + "/app/C.xcassets") == ReadingRoot(folder: root, isWidened: false))
    #expect(ReadingRoot.around(scratch.path + "/app/Inner").folder == root + "/Inner")
    #expect(try Self.run(["audit", "Inner"], scratch).status == 66)
  }

  @Test func fixDoesNotEditThroughALinkThatLeavesTheRoot() throws {
    let scratch = try Self.checkout()
    try Self.color("Outside.colorset", "0x99", in: scratch)
    let before = try scratch.text("Outside.colorset/Contents.json")
    try FileManager.default.removeItem(atPath: scratch.path + "/app/C.xcassets/Ink.colorset")
    try Self.link("app/C.xcassets/Ink.colorset", to: "../../Outside.colorset", in: scratch)
    let run = try Self.run(["fix", "--write"], scratch)
    #expect(run.status >= 65, "\(run.output)\(run.errors)")
    #expect(try scratch.text("Outside.colorset/Contents.json") == before)
  }

  @Test func fixEditsTheFileBehindALinkInsideTheRoot() throws {
    let scratch = try Self.checkout()
    try Self.color("app/Shared/Ink.colorset", "0x99", in: scratch)
    try FileManager.default.removeItem(atPath: scratch.path + "/app/C.xcassets/Ink.colorset/Contents.json")
    try Self.link(
      "app/C.xcassets/Ink.colorset/Contents.json", to: "../../Shared/Ink.colorset/Contents.json", in: scratch)
    let run = try Self.run(["fix", "--write"], scratch)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(Platform.isLink(scratch.path + "/app/C.xcassets/Ink.colorset/Contents.json"))
    #expect(try !scratch.text("app/Shared/Ink.colorset/Contents.json").contains("0x99"))
  }

  @Test func theReportNamesTheHashOfItsPartner() throws {
    let scratch = try Self.checkout(#""output": "Reports""#)
    _ = try Self.run(["audit", "--fail-on", "never"], scratch)
    let hash = XXHash64.hex(Array(try scratch.text("app/Reports/app.json").utf8))
    #expect(try scratch.text("app/Reports/app.md").hasSuffix("`app.json`, whose XXH64 is `\(hash)`.\n"))
  }

  private static func run(_ arguments: [String], _ scratch: borrowing ScratchFolder) throws -> Binary.Result {
    try Binary.run(arguments, in: scratch.path + "/app")
  }

  /// A repository with one audit file, one failing pair, and keys of the caller's in the file.
  private static func checkout(_ keys: String = #""policy": "wcag22-aa""#) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try scratch.file("app/.git/HEAD")
    try color("app/C.xcassets/Ink.colorset", "0x77", in: scratch)
    let file = """
      { "version": 1, "name": "App", "sources": ["C.xcassets"], "pairs": [{ "foreground": "Ink", "on": "#FFFFFF" }],
        \(keys) }
      """
    try scratch.file("app/legible.json", holding: Array(file.utf8))
    return scratch
  }

  private static func color(_ path: String, _ byte: String, in scratch: borrowing ScratchFolder) throws {
    let text = """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
        { "red": "\(byte)", "green": "\(byte)", "blue": "\(byte)", "alpha": "1.000" } } }],
        "info": { "author": "xcode", "version": 1 } }
      """
    try scratch.file(path + "/Contents.json", holding: Array(text.utf8))
  }

  private static func link(_ path: String, to target: String, in scratch: borrowing ScratchFolder) throws {
    let place = scratch.path + "/" + path
    try FileManager.default.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    if Platform.isThere(place) { try FileManager.default.removeItem(atPath: place) }
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
  }
}
