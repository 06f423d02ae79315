import Foundation
import TestSupport
import Testing

@testable import AuditEngine
@testable import Palettes
@testable import SwiftReading

/// The identity of a finding in the sources, independent of formatting and moves of the code.
@Suite struct SourceFingerprintTests {
  private typealias Snippet = SourceRuleExamples.Snippet

  private static let snippets: [Snippet] =
    (SourceRuleExamples.glass + SourceRuleExamples.views).flatMap(\.failing) + [.forkInTheRoad]
    + SystemFixture.all.map(\.snippet)
  private static let rules = Rule.ofGlass + Rule.ofViews

  private static func identities(_ snippet: Snippet) -> [String] { snippet.findings(of: rules).sorted() }

  @Test func otherLineBreaksAndIndentationChangeNoIdentity() {
    var changed = 0
    for snippet in Self.snippets {
      var other = snippet
      for index in other.files.indices where other.files[index].path.hasSuffix(".swift") {
        let text = other.files[index].text
        other.files[index].text = Reformatter(text).text
        if other.files[index].text != text { changed += 1 }
      }
      #expect(Self.identities(other) == Self.identities(snippet), "\(other.files.map(\.text))")
    }
    #expect(changed > Self.snippets.count / 2)
  }

  @Test func typesInOtherFilesKeepTheirIdentity() {
    var moved = 0
    for snippet in Self.snippets {
      var other = snippet
      for file in snippet.files where file.path.hasSuffix(".swift") {
        let tree = SourceFile(path: file.path, bytes: Array(file.text.utf8)).tree
        guard let type = tree.children(of: 0).filter({ tree[$0].kind.isType }).last,
          let index = other.files.firstIndex(where: { $0.path == file.path })
        else { continue }
        let range = tree[type].range
        let bytes = Array(file.text.utf8)
        // The folder decides which module owns the glass.
        let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
        other.files[index].text = String(
          decoding: bytes[..<range.lowerBound] + bytes[range.upperBound...], as: UTF8.self)
        other.files.append(("\(folder)/A/Moved\(moved).swift", String(decoding: bytes[range], as: UTF8.self)))
        moved += 1
      }
      #expect(Self.identities(other) == Self.identities(snippet), "\(other.files.map(\.text))")
    }
    #expect(moved > Self.snippets.count / 2)
  }

  @Test func aFormatterChangesNoIdentity() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("legible-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var names: [String] = []
    for (number, snippet) in Self.snippets.enumerated() {
      for (index, file) in snippet.files.enumerated() where file.path.hasSuffix(".swift") {
        names.append("\(number)-\(index).swift")
        try Data(file.text.utf8).write(to: folder.appendingPathComponent("\(number)-\(index).swift"))
      }
    }
    try Data(#"{"version": 1, "lineLength": 60, "indentation": {"tabs": 1}}"#.utf8)
      .write(to: folder.appendingPathComponent(".swift-format"))
    guard Self.format(folder) else { return print("skipped, no formatter") }
    #expect(!names.isEmpty)
    for (number, snippet) in Self.snippets.enumerated() {
      var other = snippet
      for index in other.files.indices where other.files[index].path.hasSuffix(".swift") {
        other.files[index].text = try String(
          contentsOf: folder.appendingPathComponent("\(number)-\(index).swift"), encoding: .utf8)
      }
      #expect(Self.identities(other) == Self.identities(snippet), "\(other.files.map(\.text))")
    }
  }

  /// Formats a folder with the toolchain's formatter; false if there is none.
  private static func format(_ folder: URL) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "format", "-i", "-r", "--ignore-unparsable-files", folder.path]
    process.currentDirectoryURL = folder
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

/// Equivalent code in other lines: each modifier on its own line, every line indented anew.
private struct Reformatter {
  let text: String

  init(_ source: String) {
    let bytes = Array(source.utf8)
    let file = SourceFile(path: "", bytes: bytes)
    let tree = file.tree
    let strings = tree.nodes.typedIndices.filter { tree[$0].kind == .string }.map { tree[$0].range }
    func isInString(_ offset: Int) -> Bool { strings.contains { $0.lowerBound < offset && offset < $0.upperBound } }
    let breaks = Set(
      tree.nodes.typedIndices.filter { node in
        guard tree[node].kind == .member, tree[node].range.lowerBound > 0 else { return false }
        let before = bytes[tree[node].range.lowerBound - 1]
        return before == UInt8(ascii: ")") || before == UInt8(ascii: "}")
      }.map { tree[$0].range.lowerBound })
    var result: [UInt8] = []
    for (offset, byte) in bytes.enumerated() {
      if breaks.contains(offset), !isInString(offset) { result += Array("\n\t\t  ".utf8) }
      result.append(byte)
      if byte == 0x0A, !isInString(offset) { result += Array("\t ".utf8) }
    }
    text = String(decoding: result, as: UTF8.self)
  }
}
