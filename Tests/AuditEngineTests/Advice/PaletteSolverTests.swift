import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

@Suite struct PaletteSolverTests {
  /// Gray text on two surfaces: the least change is the gray that the lighter of the two requires.
  private var card: PaletteBuilder {
    var palette = PaletteBuilder()
    palette.token("Card", [.any: "#FFFFFF", .dark: "#1C1C1E"])
    palette.token("Text", [.any: "#8A8A8A", .dark: "#AAAAAA"])
    palette.pair("Text", on: "Card")
    return palette
  }

  private func solve(_ palette: PaletteBuilder, _ options: SolveOptions = SolveOptions()) -> PaletteSolution {
    PaletteSolver(palette.loaded, policy: .wcag22AA, options: options).solve()
  }

  @Test func oneEntryMovesAndNothingElse() throws {
    let solution = solve(card)
    #expect(solution.isSolved && solution.isProven)
    let edit = try #require(solution.edits.first)
    #expect(solution.edits.count == 1 && edit.edit.color.hex == "#767676")
    #expect(edit.edit.place == .entry(0) && edit.clears.count == 4)
    #expect(card.failures(after: solution.edits.map(\.edit)) == 0)
  }

  @Test func whatIsLockedStays() throws {
    var palette = card
    palette.pair("#FFFFFF", on: "Card", .graphic)
    let solution = solve(palette, SolveOptions(locked: [1]))
    #expect(solution.edits.allSatisfy { $0.edit.token == 0 })
  }

  @Test func aPreferredTokenMovesInsteadOfAnother() {
    var palette = PaletteBuilder()
    palette.token("Card", [.any: "#F0F0F0"])
    palette.token("Text", [.any: "#777777"])
    palette.pair("Text", on: "Card")
    let alike = solve(palette)
    let card = solve(palette, SolveOptions(weights: [0: 0.01]))
    func change(_ solution: PaletteSolution, _ token: TokenIndex) -> Double {
      solution.edits.first { $0.edit.token == token }?.deltaEOK ?? 0
    }
    #expect(change(alike, 1) > 0 && change(card, 1) < change(alike, 1) && change(card, 0) > change(alike, 0))
  }

  @Test func secondaryTextStaysWeakerThanPrimary() throws {
    var palette = PaletteBuilder()
    palette.token("Card", [.any: "#FFFFFF"])
    palette.token("Primary", [.any: "#7A7A7A"])
    palette.token("Secondary", [.any: "#7B6060"])
    palette.pair("Primary", on: "Card")
    palette.pair("Secondary", on: "Card", .graphic)
    #expect(solve(palette).edits.count == 1)
    palette.pair("Secondary", on: "Card")
    let solution = solve(palette)
    #expect(solution.isSolved && palette.failures(after: solution.edits.map(\.edit)) == 0)
  }

  @Test func whatNoTokenCanChangeIsStuck() {
    var palette = card
    palette.pair("#999999", on: "#FFFFFF")
    let solution = solve(palette)
    #expect(solution.stuck.count == 8 && solution.isSolved)
    #expect(palette.failures(after: solution.edits.map(\.edit)) == 8)
  }

  @Test func aClashNamesItsPairsAndWhatToGiveUp() throws {
    var palette = card
    palette.token("Mid", [.any: "#777777"])
    palette.pair("Mid", on: "#FFFFFF")
    palette.pair("Mid", on: "#1C1C1E")
    let solution = solve(palette)
    let clash = try #require(solution.clashes.first)
    #expect(solution.clashes.count == 1 && clash.rules.count == 2 && !solution.isSolved)
    #expect(clash.rules.allSatisfy { $0.windows.count == 1 })
    let relaxation = try #require(clash.relaxation)
    #expect(relaxation.reachable < ContrastRatio(4.5) && relaxation.reachable > ContrastRatio(3.7))
    #expect(palette.failures(after: solution.edits.map(\.edit)) == solution.givenUp.count)
  }

  @Test func translucentPairsAreSolvedByRounds() {
    var palette = PaletteBuilder()
    palette.token("Card", [.any: "#FFFFFF"])
    palette.token("Tint", [.any: "#FF9500"])
    palette.token("Text", [.any: "#888888"])
    palette.surface("chip", ["#FF950033", "Card"])
    palette.pair("Text", on: "chip")
    let solution = solve(palette)
    #expect(solution.isSolved && solution.isIndirect)
    #expect(palette.failures(after: solution.edits.map(\.edit)) == 0)
  }
}
