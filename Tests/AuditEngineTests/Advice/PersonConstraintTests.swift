import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// What a solution never does to a palette unless somebody asks for it.
@Suite struct PersonConstraintTests {
  private func solver(_ palette: PaletteBuilder, _ options: SolveOptions = SolveOptions()) -> PaletteSolver {
    PaletteSolver(palette.loaded, policy: .wcag22AA, options: options)
  }

  private func solve(_ palette: PaletteBuilder, _ options: SolveOptions = SolveOptions()) -> PaletteSolution {
    solver(palette, options).solve()
  }

  private static let free: SolveOptions = {
    var options = SolveOptions()
    options.allowsFlip = true
    return options
  }()

  @Test func aForegroundStaysOnItsSide() throws {
    var palette = PaletteBuilder()
    palette.token("Ground", [.any: "#9A9A9A"])
    palette.token("Text", [.any: "#A2A2A2"])
    palette.pair("Text", on: "Ground")
    let solution = solve(palette)
    let luminances = solution.edits.map { $0.edit.written.relativeLuminance.value }
    #expect(solution.isSolved && solution.edits.map(\.edit.token) == [0, 1] && luminances[0] < luminances[1])
    #expect(solution.flips.isEmpty)
    var locked = SolveOptions(locked: [0])
    #expect(!solve(palette, locked).isSolved)
    locked.allowsFlip = true
    let flipped = solve(palette, locked)
    #expect(flipped.isSolved && flipped.flips.count == 8 && flipped.flips.allSatisfy(\.isDarker))
  }

  /// White and a light gray cannot both be read on a surface that stays light.
  private var twoLabels: PaletteBuilder {
    var palette = PaletteBuilder()
    palette.token("Ground", [.any: "#BBBBBB"])
    palette.pair("#FFFFFF", on: "Ground")
    palette.pair("#CCCCCC", on: "Ground")
    return palette
  }

  @Test func aSurfaceNeverTurnsUnasked() throws {
    let kept = solver(twoLabels)
    let solution = kept.solve()
    #expect(!solution.isSolved && solution.edits.filter(\.turnsSurface).isEmpty)
    for edit in solution.edits { #expect(edit.edit.written.linearSRGB.oklab.lightness >= 0.5) }
    let turned = solve(twoLabels, Self.free)
    #expect(turned.isSolved && turned.edits.map(\.turnsSurface) == [true])
    let concession = try #require(kept.concessions(beside: solution).first)
    #expect(concession.constraint == .sides && concession.turning == [EntryPlace(token: 0, entry: 0)])
    #expect(concession.repairs == solution.after.measurements.count { $0.verdict == .fail })
  }

  @Test func aFillMovesBeforeItsLabel() throws {
    var palette = PaletteBuilder()
    palette.token("Fill", [.any: "#2199E8"])
    palette.token("Label", [.any: "#F4F6F8"])
    palette.pair("Label", on: "Fill")
    let solution = solve(palette)
    let change = Dictionary(uniqueKeysWithValues: solution.edits.map { ($0.edit.token, $0.deltaEOK) })
    #expect(solution.isSolved && (change[1] ?? 0) < 0.01 && (change[0] ?? 0) > 0.05)
  }

  @Test func whiteAndBlackNeverMove() {
    var palette = PaletteBuilder()
    palette.token("Paper", [.any: "#FFFFFF", .dark: "#000000"])
    palette.token("Text", [.any: "#8A8A8A", .dark: "#555555"])
    palette.pair("Text", on: "Paper")
    #expect(solve(palette).edits.allSatisfy { $0.edit.token == 1 })
    let locked = solve(palette, SolveOptions(locked: [1]))
    #expect(locked.edits.isEmpty && !locked.stuck.isEmpty)
  }

  @Test func theSurfaceOfManyTextsMovesLess() {
    func change(_ texts: Int) -> Double {
      var palette = PaletteBuilder()
      palette.token("Card", [.any: "#E8E8E8"])
      palette.token("Text", [.any: "#858585"])
      palette.pair("Text", on: "Card")
      for index in 0..<texts {
        palette.token("Ink\(index)", [.any: "#202020"])
        palette.pair("Ink\(index)", on: "Card")
      }
      return solve(palette).edits.first { $0.edit.token == 0 }?.deltaEOK ?? 0
    }
    #expect(change(0) > change(8) && change(0) > 0)
  }

  @Test func neutralsStayNeutralAndHuesStay() throws {
    var palette = PaletteBuilder()
    for (name, hex) in [("Gray", "#8A8A8A"), ("Tint", "#8A8D91"), ("Orange", "#FF9500"), ("Blue", "#5AC8FA")] {
      palette.token(name, [.any: hex])
      palette.pair(name, on: "#FFFFFF")
    }
    let solution = solve(palette)
    #expect(solution.isSolved && solution.edits.count == 4)
    for edit in solution.edits {
      let (old, new) = (edit.from.linearSRGB.oklab.oklch, edit.edit.written.linearSRGB.oklab.oklch)
      #expect(!ColorCharacter.isTinted(edit.from, edit.edit.written), "\(edit.edit.color.hex)")
      #expect(new.chroma <= old.chroma + 0.004, "\(edit.edit.color.hex)")
      let turn = abs(old.hue - new.hue)
      if old.chroma > 0.03 { #expect(min(turn, 360 - turn) < 8, "\(edit.edit.color.hex)") }
    }
  }

  @Test func levelsOfTextStayApart() {
    var palette = PaletteBuilder()
    palette.token("Card", [.any: "#FFFFFF"])
    for (name, hex) in [("First", "#7F7F7F"), ("Second", "#8A8A8A"), ("Third", "#999999")] {
      palette.token(name, [.any: hex])
      palette.pair(name, on: "Card")
    }
    let solution = solve(palette)
    let levels = solution.edits.map { $0.edit.written.linearSRGB.oklab.lightness }
    #expect(solution.isSolved && levels.count == 3)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 - $0 >= 0.02 }, "\(levels)")
    #expect(solve(palette, SolveOptions(keepsOrder: false)).cost < solution.cost)
  }

  @Test func surfacesKeepTheirElevation() {
    var palette = PaletteBuilder()
    palette.token("Ground", [.any: "#2A2A2A"])
    palette.token("Card", [.any: "#303030"])
    palette.pair("#888888", on: "Ground")
    palette.pair("#888888", on: "Card")
    let solution = solve(palette)
    var edited = palette
    edited.edit(solution.edits.map(\.edit))
    let levels = edited.loaded.palette.tokens.compactMap { token -> Double? in
      guard case .color(let color) = token.entries[0].value else { return nil }
      return color.linearSRGB.oklab.lightness
    }
    #expect(solution.isSolved && levels[0] - levels[1] >= 0.02 && levels[0] - levels[1] < 0.03, "\(levels)")
  }

  /// A tint that looks darker than a gray and has more luminance: the two can stay as they are.
  @Test func levelsWhoseLuminanceSaysOtherwiseDoNotClash() {
    var palette = PaletteBuilder()
    palette.token("Sheet", [.any: "#FDFDFD"])
    for surface in ["#FFFFE6", "Sheet", "#FFFFFF"] { palette.pair("#111111", on: surface) }
    palette.token("Text", [.any: "#999999"])
    palette.pair("Text", on: "Sheet")
    let solution = solve(palette)
    #expect(solution.isSolved && solution.clashes.isEmpty && solution.edits.map(\.edit.token) == [1])
  }

  /// Random palettes: nothing that passes fails, no ratio falls, nothing turns, is tinted or joined.
  @Test(arguments: 1...4) func noAnswerDoesHarm(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    func hex(_ range: ClosedRange<Int>, _ spread: Int) -> String {
      let level = Int.random(in: range, using: &generator)
      let channels = (0..<3).map { _ in
        max(0, min(255, level + (spread > 0 ? Int.random(in: -spread...spread, using: &generator) : 0)))
      }
      return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
    func spread() -> Int { [0, 0, 4, 60][Int.random(in: 0..<4, using: &generator)] }
    var palette = PaletteBuilder()
    for index in 0..<3 { palette.token("Surface\(index)", [.any: hex(190...255, 3), .dark: hex(0...70, 3)]) }
    palette.token("Fill", [.any: hex(90...200, 80)])
    for index in 0..<5 {
      let (light, dark) = (spread(), spread())
      palette.token("Text\(index)", [.any: hex(60...170, light), .dark: hex(90...220, dark)])
    }
    for index in 0..<5 {
      palette.pair("Text\(index)", on: "Surface\(Int.random(in: 0..<3, using: &generator))")
      palette.pair("Text\(index)", on: "Surface\(Int.random(in: 0..<3, using: &generator))")
    }
    palette.pair("#FFFFFF", on: "Fill")
    let solution = solve(palette)
    #expect(Restraints(solution.before).breaches(in: solution.after) == [])
    let failing = [solution.before, solution.after].map { $0.measurements.count { $0.verdict == .fail } }
    #expect(failing[1] <= failing[0])
  }

  /// A surface that would look repainted, and fixes nothing itself, is idle; a text, or a change that nobody sees, is not.
  @Test func surfacesThatFixNothingAreIdle() {
    var palette = PaletteBuilder()
    palette.token("Ground", [.any: "#BBBBBB"])
    palette.token("Text", [.any: "#AAAAAA"])
    palette.pair("Text", on: "Ground")
    var solution = solve(palette)
    func idle(_ token: TokenIndex, _ distance: Double, _ clears: [MeasurementIndex]) -> [String] {
      let edit = ColorEdit(token: token, place: .entry(0), color: EightBitColor(red: 255, green: 255, blue: 255))
      solution.edits = [
        PaletteSolution.Edit(
          edit: edit, from: Color(.sRGB, 0.7, 0.7, 0.7), deltaEOK: distance, turnsSurface: false, clears: clears)
      ]
      return solution.idleSurfaces.map(\.subject)
    }
    #expect(idle(0, 0.05, []) == ["Ground"])
    #expect(idle(0, 0.049, []) == [] && idle(0, 0.05, [0]) == [] && idle(1, 0.05, []) == [])
  }
}
