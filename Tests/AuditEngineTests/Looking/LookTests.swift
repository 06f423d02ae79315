import ColorMath
import FileSyntax
import Testing

@testable import AuditEngine
@testable import Palettes
@testable import ScreenReading

/// Texts of screenshots: their verdicts, the tokens that their colors are, and the pairs that they make up.
@Suite struct LookTests {
  private static func text(
    _ foreground: String, on surface: String, doubt: ScreenText.Doubt? = nil, least: Double? = nil, most: Double? = nil,
    size: ClosedRange<Double> = 15...17, stroke: Double = 1.2, y: Int = 0
  ) -> ScreenText {
    let (front, back) = (color(foreground), color(surface))
    let ratio = ContrastRatio(front.relativeLuminance, back.relativeLuminance)
    return ScreenText(
      region: ScreenRegion(x: 30, y: y, width: 90, height: 20), foreground: front, surface: back, ratio: ratio,
      minimum: least.map { ContrastRatio($0) } ?? ratio,
      maximum: most.map { ContrastRatio($0) } ?? ratio, doubt: doubt, lines: 1, fontSize: size, strokeWidth: stroke)
  }

  private static func color(_ text: String) -> EncodedSRGB { AuditBuilder.color(text).encodedSRGB }

  private static func picture(_ texts: [ScreenText], file: String = "home.png", scale: Double? = 1) -> LookPicture {
    let shot = LookShot(file: file, width: 400, height: 800, scale: scale, variant: nil, leftOut: [], warnings: [])
    return LookPicture(shot: shot, texts: texts.map { LookPicture.Text($0) })
  }

  private static func look(_ texts: ScreenText..., scale: Double? = 1) -> Look {
    Look([picture(texts, scale: scale)], with: [], policy: nil)
  }

  /// Gray on white: 4.54 passes, 4.48 fails, and both are within one step of the minimum.
  @Test(arguments: [("#767676", Verdict.pass, true), ("#777777", .fail, true), ("#8A8A8A", .fail, false)])
  func judgesWithoutTolerance(_ gray: String, _ verdict: Verdict, _ isNear: Bool) {
    let text = Self.look(Self.text(gray, on: "#FFFFFF")).texts[0]
    #expect(text.verdict == verdict && text.isNearMinimum == isNear && text.reason == nil)
  }

  /// 3.45 is enough for large text: 24 points, or bold from 18⅔ points.
  @Test(arguments: [
    (24.0...30.0, 2.0, Verdict.pass), (15...17, 1.2, .fail), (19...20, 3.2, .pass), (22...26, 2.0, .unverified),
    (19...20, 2.0, .fail), (12...40, 2.0, .unverified),
  ])
  func takesTheMinimumOfTheSize(_ size: ClosedRange<Double>, _ stroke: Double, _ verdict: Verdict) {
    let text = Self.look(Self.text("#8A8A8A", on: "#FFFFFF", size: size, stroke: stroke)).texts[0]
    #expect(text.verdict == verdict)
    #expect(text.reason == (verdict == .unverified ? .textSize : nil))
  }

  @Test func leavesTheSizeOpenWithoutAScale() {
    let look = Self.look(Self.text("#8A8A8A", on: "#FFFFFF"), Self.text("#DDDDDD", on: "#FFFFFF"), scale: nil)
    #expect(look.texts.map(\.verdict) == [.unverified, .fail])
  }

  /// The worst part of a ground decides, and a line with thin strokes is no failure of the others.
  @Test func rangesWithoutDoubtDecideByTheirWorstPart() {
    let look = Self.look(Self.text("#D6D6D6", on: "#FFFFFF", most: 3.2), scale: nil)
    #expect(look.texts[0].verdict == .fail)
    let thin = Self.look(Self.text("#767676", on: "#FFFFFF", least: 4.29, most: 5.3)).texts[0]
    #expect(thin.verdict == .unverified && thin.reason == .thinStrokes)
  }

  @Test func decidesDoubtfulTextsOnlyWhereTheirRangeDoes() {
    let look = Self.look(
      Self.text("#8A8A8A", on: "#FFFFFF", doubt: .thinStrokes, most: 6),
      Self.text("#AAAAAA", on: "#FFFFFF", doubt: .thinStrokes, most: 2.8),
      Self.text("#000000", on: "#FFFFFF", doubt: .uneven, most: 21),
      Self.text("#000000", on: "#FFFFFF", doubt: .severalColors),
      Self.text("#DDDDDD", on: "#FFFFFF", doubt: .shapes), Self.text("#000000", on: "#FFFFFF", doubt: .shapes))
    #expect(look.texts.map(\.verdict) == [.unverified, .fail, .pass, .unverified, .unverified, .pass])
    #expect(look.texts.map(\.reason) == [.thinStrokes, nil, nil, .severalColors, .shapes, nil])
  }

  private static var palette: AuditBuilder {
    var audit = AuditBuilder()
    audit.token("Ink", [.any: "#202020", .dark: "#F0F0F0"])
    audit.token("Faint", [.any: "#00000080", .dark: "#FFFFFF80"])
    audit.token("Paper", [.any: "#FFFFFF", .dark: "#101010"])
    audit.pair("Ink", on: "Paper")
    return audit
  }

  private static func named(_ texts: [ScreenText], _ variant: Variant? = nil) -> Look {
    Look([picture(texts)], with: [palette.result.measured], policy: nil, variant: variant)
  }

  @Test func findsTheVariantAndTheTokens() throws {
    let look = Self.named([Self.text("#F0F0F0", on: "#101010"), Self.text("#888888", on: "#101010", y: 40)])
    #expect(look.shots[0].variant == .dark)
    #expect(look.texts[0].names.map(\.foreground) == ["Ink"] && look.texts[0].names[0].isDeclared)
    #expect(look.texts[1].names.map(\.foreground) == ["Faint"] && look.texts[1].names.map(\.surface) == ["Paper"])
    #expect(!look.texts[1].names[0].isDeclared && look.drift.isEmpty)
  }

  /// Two steps of 255 are still the token, three are not.
  @Test(arguments: [("#222222", ["Ink"]), ("#232323", [])])
  func namesColorsWithinTwoSteps(_ color: String, _ names: [String]) {
    let look = Self.named([Self.text(color, on: "#FFFFFF"), Self.text("#202020", on: "#FFFFFF")])
    #expect(look.texts[0].names.map(\.foreground) == names)
    #expect(look.drift.map(\.color.hex) == (names.isEmpty ? [color] : []))
  }

  /// Of tokens with one color, those come first whose names say text and surface.
  @Test func namesColorsByTheirUse() {
    var audit = AuditBuilder()
    for name in ["BrandNorm", "IconNorm", "TextNorm"] { audit.token(name, [.any: "#202020"]) }
    for name in ["Cloud", "BackgroundNorm", "TextInverted"] { audit.token(name, [.any: "#FFFFFF"]) }
    audit.pair("BrandNorm", on: "#EEEEEE")
    let look = Look(
      [Self.picture([Self.text("#202020", on: "#FFFFFF")])], with: [audit.result.measured], policy: nil)
    #expect(look.texts[0].names.prefix(3).map(\.foreground) == ["TextNorm", "BrandNorm", "IconNorm"])
    #expect(look.pairs[0].foreground == "TextNorm" && look.pairs[0].surface == "BackgroundNorm")
    #expect(look.texts[0].names.last?.surface == "TextInverted")
  }

  /// The color of light on a dark screen is the token's in light.
  @Test func namesTheVariantThatAColorIsOf() throws {
    let look = Self.named([
      Self.text("#F0F0F0", on: "#101010"), Self.text("#202020", on: "#101010", y: 40),
      Self.text("#AA3300", on: "#101010", y: 80),
    ])
    #expect(look.drift.map { $0.color.hex } == ["#202020", "#AA3300"])
    let elsewhere = try #require(look.drift[0].elsewhere)
    #expect(elsewhere.token == "Ink" && elsewhere.variant == .light)
    #expect(look.drift[1].elsewhere == nil)
  }

  @Test func takesTheVariantThatTheCallerNames() {
    let look = Self.named([Self.text("#F0F0F0", on: "#101010")], .light)
    #expect(look.texts[0].names.isEmpty)
  }

  @Test func groupsTextsOfManyScreenshotsWorstFirst() {
    let texts = [Self.text("#777777", on: "#FFFFFF"), Self.text("#202020", on: "#FFFFFF", y: 40)]
    let look = Look(
      [Self.picture(texts), Self.picture(texts, file: "other.png")], with: [Self.palette.result.measured], policy: nil)
    #expect(look.pairs.map(\.texts) == [[0, 2], [1, 3]] && look.pairs.map(\.shots) == [2, 2])
    #expect(look.pairs.map(\.verdict) == [.fail, .pass])
    #expect(look.pairs[1].foreground == "Ink" && look.pairs[1].agrees(with: look.texts[1].seen.ratio))
  }

  /// A failing pair names the edit of the plan that clears it; one that the audit does not measure names none.
  @Test func namesTheEditThatFixesAPair() throws {
    var audit = AuditBuilder()
    audit.token("Ink", [.any: "#8A8A8A"])
    audit.token("Paper", [.any: "#FFFFFF"])
    audit.token("Gray", [.any: "#999999"])
    audit.pair("Ink", on: "Paper")
    let result = audit.result
    let edit = try #require(result.edits.first)
    let texts = [Self.text("#8A8A8A", on: "#FFFFFF"), Self.text("#999999", on: "#FFFFFF", y: 40)]
    let look = Look([Self.picture(texts)], with: [result.measured], policy: nil)
    let pairs = look.fixed { [result] }.pairs
    #expect(pairs.first { $0.foreground == "Ink" }?.fix?.number == 1)
    #expect(pairs.first { $0.foreground == "Ink" }?.fix?.color == edit.to)
    #expect(pairs.first { $0.foreground == "Gray" }?.fix == nil)
  }
}
