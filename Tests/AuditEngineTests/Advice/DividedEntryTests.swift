import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Entries of both appearances that fail in one: the color changes there and stays in the other.
@Suite struct DividedEntryTests {
  private static let any = EntryIndex(0)

  private func audit(_ color: String, on page: KeyValuePairs<AppearanceCondition, String>) -> AuditBuilder {
    var audit = AuditBuilder()
    audit.token("Signal", [.any: color])
    audit.token("Page", page)
    audit.pair("Signal", on: "Page", .graphic)
    return audit
  }

  /// Darkening the only entry for light would cost dark: dark gets an entry with the present color.
  @Test func lightIsNotPaidForByDark() throws {
    let result = audit("#E8A020", on: [.any: "#FFFFFF", .dark: "#101010"]).result
    let edit = try #require(result.edits.first)
    #expect(result.edits.count == 1 && edit.loss == nil && edit.condition == "Any" && edit.added == nil)
    #expect(edit.all.map { $0.edit.place } == [.new(.dark, like: Self.any), .entry(Self.any)])
    #expect(edit.all[0].keepsColor && edit.all[0].to.hex == "#E8A020" && edit.all[0].condition == "Dark")
    let option = try #require(result.findings.first { $0.rule == "low-system-contrast" || $0.rule.hasPrefix("low-") })
      .options[0]
    #expect(option.kind == .newEntry && option.isPlanned && option.isWhole && option.loss == nil)
    #expect(option.edits == edit.all.map { $0.edit })
    #expect(option.changes.map { $0.entry } == ["Dark", "Any"] && option.changes[0].from == option.changes[0].to)
  }

  /// What fails in dark gets the new color in the new entry.
  @Test func darkIsNotPaidForByLight() throws {
    let result = audit("#7A4A00", on: [.any: "#FFFFFF", .dark: "#181818"]).result
    let edit = try #require(result.edits.first)
    #expect(result.edits.count == 1 && edit.followers.isEmpty && !edit.keepsColor && edit.condition == "Dark")
    #expect(edit.edit.place == .new(.dark, like: Self.any))
    let option = try #require(result.findings.first { $0.rule.hasPrefix("low-") }).options[0]
    #expect(option.changes.map { $0.from } == [nil])
  }

  /// Every ratio is as the plan says, and nothing that passes has less.
  @Test(arguments: ["#E8A020", "#7A4A00"])
  func thePlanHoldsInThePalette(_ color: String) throws {
    var audit = audit(color, on: [.any: "#FFFFFF", .dark: "#181818"])
    let before = audit.result
    audit.tokens = Palette(audit.tokens).applying(before.edits.flatMap { $0.all }.map { $0.edit }).tokens
    let after = audit.result.measurements
    #expect(after.allSatisfy { $0.verdict == .pass } && before.measurements.contains { $0.verdict == .fail })
    for (old, new) in zip(before.measurements, after) where old.verdict == .pass { #expect(new.minimum == old.minimum) }
  }

  /// Without a dark mode both appearances fail, and a color that is better in both needs no second entry.
  @Test func oneEntryStaysOneWhereOneColorServes() throws {
    let same = audit("#E8A020", on: [.any: "#FFFFFF"]).result
    #expect(same.edits.flatMap { $0.all }.map { $0.edit.place } == [.entry(Self.any)])
    let better = audit("#909090", on: [.any: "#FFFFFF", .dark: "#F0F0F0"]).result
    #expect(better.edits.flatMap { $0.all }.map { $0.edit.place } == [.entry(Self.any)])
  }

  /// High Any no longer serves dark mode once a Dark entry exists: the look of that would change.
  @Test func noEntryIsAddedThatChangesAnotherVariant() throws {
    var audit = AuditBuilder()
    audit.token("Signal", [.any: "#E8A020", .highAny: "#8A5A00"])
    audit.token("Page", [.any: "#FFFFFF", .dark: "#101010"])
    audit.pair("Signal", on: "Page", .graphic)
    #expect(audit.result.edits.flatMap { $0.all }.allSatisfy { $0.added == nil })
  }

  @Test func suggestionsForATokenNameTheNewEntry() throws {
    let loaded = audit("#E8A020", on: [.any: "#FFFFFF", .dark: "#101010"]).loaded
    let signal = try #require(loaded.palette.tokens.typedIndex { $0.name.path == "Signal" })
    let found = try #require(EntrySuggestions.all(of: signal, in: loaded, policy: .wcag22AA).first)
    let move = try #require(found.moves.first)
    #expect(found.moves.count == 1 && move.added == "Dark" && move.condition == "Any")
    #expect(move.clears == found.failing)
  }
}
