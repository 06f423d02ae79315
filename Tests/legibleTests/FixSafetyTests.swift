import Foundation
import TestSupport
import Testing

@testable import AuditEngine
@testable import FileSyntax
@testable import LegibleKit
@testable import Palettes
@testable import legible

/// Fixing never makes anything worse: no rule finds a new error in the fixed palette.
@Suite struct FixSafetyTests {
  /// Catalogs and token files by turns, a third of them with entries for Increase Contrast.
  @Test(arguments: 0..<12)
  func noNewErrorFindingAfterAFix(_ seed: Int) throws {
    let scratch = try ScratchFolder()
    var palette = RandomPalette(seed: UInt64(seed))
    try palette.write(into: scratch, asTokens: seed % 2 == 1, withIncreased: seed % 3 != 0)
    let proposal = try EditProposal(
      DiskFiles([scratch.path]).source, EditProposer.all(addsIncreased: false), policy: nil, workers: .one)
    #expect(proposal.diagnostics.filter { $0.severity == .error } == [])
    let new = try Self.errors(proposal.after).subtracting(Self.errors(proposal.before))
    #expect(new.isEmpty, "\(new.sorted())")
    #expect(proposal.after.failures <= proposal.before.failures)
  }

  /// Every cell of an error finding, by subject and place.
  private static func errors(_ audits: [AuditInput]) throws -> Set<String> {
    var cells: Set<String> = []
    for audit in audits {
      let result = AuditResult(audit.plan.loaded, policy: audit.plan.policy, workers: .together(2))
      for finding in result.findings where finding.severity == .error {
        let subject =
          switch finding.evidence {
          case .lowContrast, .invisible: IdentityText.parts(of: finding.fingerprint).dropFirst().joined(separator: "|")
          default: finding.fingerprint
          }
        for cell in finding.cells { cells.insert("\(subject) \(cell.variant.id) \(cell.state ?? "")") }
      }
    }
    return cells
  }

  private static let names = ["text", "bg"]

  private static func tokens(_ text: String, _ surface: String) -> [UInt8] {
    let group = ##"{ "text": { "$type": "color", "$value": "\##(text)" }"##
    return Array((group + ##", "bg": { "$type": "color", "$value": "\##(surface)" } }"##).utf8)
  }

  private static let pair = Array(
    #"{ "version": 1, "sources": ["*.tokens.json"], "pairs": [{ "foreground": "text", "on": "bg" }] }"#.utf8)

  /// Light and dark fail, dark with high contrast reaches less than dark will after the fix: it moves along.
  @Test func lightDarkAndDarkHighContrastFilesGetNoIncreasedContrastLower() throws {
    let scratch = try ScratchFolder()
    try scratch.file("light.tokens.json", holding: Self.tokens("#8A8A8A", "#FFFFFF"))
    try scratch.file("dark.tokens.json", holding: Self.tokens("#5A5A5A", "#1C1C1E"))
    try scratch.file("dark-high-contrast.tokens.json", holding: Self.tokens("#707070", "#1C1C1E"))
    try scratch.file("legible.json", holding: Self.pair)
    let run = try Binary.run(["fix", "--write"], in: scratch.path)
    #expect(run.status == 0 && run.output.contains("High Dark"), "\(run.output) \(run.errors)")
    let audit = try Binary.run(["audit", "--verbose"], in: scratch.path)
    #expect(audit.status == 0 && !audit.output.contains("increased-contrast-lower"), "\(audit.output)")
  }

  /// The entry for increased contrast cannot keep up on its mid-gray surface: the edit is not made, and the pair is
  /// listed.
  @Test func anEditThatNoIncreasedEntryKeepsUpWithIsNotMade() throws {
    let scratch = try ScratchFolder()
    try scratch.file("light.tokens.json", holding: Self.tokens("#8A8A8A", "#FFFFFF"))
    try scratch.file("light-high-contrast.tokens.json", holding: Self.tokens("#000000", "#7A7A7A"))
    try scratch.file("dark.tokens.json", holding: Self.tokens("#FFFFFF", "#000000"))
    try scratch.file("legible.json", holding: Self.pair)
    let locks = ["--lock", "bg"]
    let run = try Binary.run(["fix", "--write", "--policy", "wcag22-aaa"] + locks, in: scratch.path)
    #expect(run.status == 1 && run.errors.contains("Still failing:\n  text on bg: "), "\(run.output) \(run.errors)")
    let audit = try Binary.run(["audit", "--policy", "wcag22-aaa", "--verbose"], in: scratch.path)
    #expect(!audit.output.contains("increased-contrast-lower"), "\(audit.output)")
  }
}

/// A palette of a few tokens with random values and pairs, written like a real one.
private struct RandomPalette {
  private var random: SplitMix64
  private static let conditions = ["light", "dark", "light-high-contrast", "dark-high-contrast"]

  init(seed: UInt64) { random = SplitMix64(seed: seed &* 7919 &+ 17) }

  mutating func write(into folder: borrowing ScratchFolder, asTokens: Bool, withIncreased: Bool) throws {
    let fronts = (0..<number(1...4)).map { "Front\($0)" }
    let surfaces = (0..<number(1...3)).map { "Surface\($0)" }
    var colors: [String: [String: String]] = [:]
    for name in fronts + surfaces { colors[name] = values(isSurface: name.hasPrefix("S"), withIncreased) }
    var pairs: [String] = []
    for front in fronts {
      for surface in surfaces where surfaces.count == 1 || random.unit() < 0.7 {
        let role = ["text", "text", "graphic", "boundary", "link-cue"][number(0...4)]
        pairs.append(#"{ "foreground": "\#(front)", "on": "\#(surface)", "role": "\#(role)" }"#)
      }
    }
    let sources = asTokens ? try writeTokens(colors, into: folder) : try writeCatalog(colors, into: folder)
    let audit = #"{ "version": 1, "sources": [\#(sources)], "pairs": [\#(pairs.joined(separator: ", "))] }"#
    try folder.file("legible.json", holding: Array(audit.utf8))
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(random.unit() * Double(range.count))
  }

  private mutating func values(isSurface: Bool, _ withIncreased: Bool) -> [String: String] {
    var found = ["light": hex(around: isSurface ? 225 : 95), "dark": hex(around: isSurface ? 35 : 165)]
    for (high, base) in [("light-high-contrast", isSurface ? 225 : 80), ("dark-high-contrast", isSurface ? 35 : 180)]
    where withIncreased && random.unit() < 0.5 {
      found[high] = hex(around: base)
    }
    return found
  }

  private mutating func hex(around base: Int) -> String {
    let gray = base + number(-45...45)
    let channels = (0..<3).map { _ in min(255, max(0, gray + number(-25...25))) }
    return channels.map { String($0, radix: 16).count == 1 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }
      .joined().uppercased()
  }

  private func writeTokens(
    _ colors: [String: [String: String]], into folder: borrowing ScratchFolder
  ) throws -> String {
    var files: [String] = []
    for condition in Self.conditions {
      let group = colors.sorted { $0.key < $1.key }.compactMap { name, values in
        values[condition].map { ##""\##(name)": { "$type": "color", "$value": "#\##($0)" }"## }
      }
      guard !group.isEmpty else { continue }
      try folder.file("\(condition).tokens.json", holding: Array("{ \(group.joined(separator: ",\n  ")) }\n".utf8))
      files.append(#""\#(condition).tokens.json""#)
    }
    return files.joined(separator: ", ")
  }

  private func writeCatalog(
    _ colors: [String: [String: String]], into folder: borrowing ScratchFolder
  ) throws -> String {
    let dark = #"{ "appearance": "luminosity", "value": "dark" }"#
    let high = #"{ "appearance": "contrast", "value": "high" }"#
    let appearances = ["light": [], "dark": [dark], "light-high-contrast": [high], "dark-high-contrast": [dark, high]]
    for (name, values) in colors.sorted(by: { $0.key < $1.key }) {
      let entries = Self.conditions.compactMap { condition -> String? in
        guard let hex = values[condition], let settings = appearances[condition] else { return nil }
        let channels = zip(["red", "green", "blue"], [0, 2, 4]).map { channel, place in
          "\"\(channel)\": \"0x\(hex.dropFirst(place).prefix(2))\""
        }
        let when = settings.isEmpty ? "" : "\"appearances\": [\(settings.joined(separator: ", "))], "
        return "{ \(when)\"idiom\": \"universal\", \"color\": { \"color-space\": \"srgb\", \"components\": { "
          + "\(channels.joined(separator: ", ")), \"alpha\": \"1.000\" } } }"
      }
      try folder.file(
        "Colors.xcassets/\(name).colorset/Contents.json",
        holding: Array("{ \"colors\": [\n  \(entries.joined(separator: ",\n  "))\n] }\n".utf8))
    }
    return #""Colors.xcassets""#
  }
}
