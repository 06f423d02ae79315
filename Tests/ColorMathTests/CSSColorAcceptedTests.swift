import Testing

@testable import ColorMath

/// Texts that CSS Color 4 accepts, with the color that its text gives for them.
@Suite struct CSSColorAcceptedTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let color: Color

    init(_ text: String, _ space: ColorSpace, _ one: Double, _ two: Double, _ three: Double, _ alpha: Double = 1) {
      self.text = text
      color = Color(space, one, two, three, alpha: alpha)
    }

    var testDescription: String { text }
  }

  @Test(arguments: hex + names + rgb + hslAndHWB + lab + predefined + tokens)
  func accepts(_ row: Row) throws {
    let color = try CSSColorSyntax.parse(row.text)
    #expect(color.space == row.color.space)
    #expect(isNear(color.components.first, row.color.components.first))
    #expect(isNear(color.components.second, row.color.components.second))
    #expect(isNear(color.components.third, row.color.components.third))
    #expect(isNear(color.alpha, row.color.alpha))
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-12 * max(1, abs(other))
  }

  static let hex = [
    Row("#1af", .sRGB, 17.0 / 255, 170.0 / 255, 1),
    Row("#1AF8", .sRGB, 17.0 / 255, 170.0 / 255, 1, 136.0 / 255),
    Row("#1A2b3C", .sRGB, 26.0 / 255, 43.0 / 255, 60.0 / 255),
    Row("#1A2B3C4d", .sRGB, 26.0 / 255, 43.0 / 255, 60.0 / 255, 77.0 / 255),
    Row("#000", .sRGB, 0, 0, 0),
    Row("#FFFFFF00", .sRGB, 1, 1, 1, 0),
  ]

  static let names = [
    Row("red", .sRGB, 1, 0, 0),
    Row("RebeccaPurple", .sRGB, 0.4, 0.2, 0.6),
    Row("TRANSPARENT", .sRGB, 0, 0, 0, 0),
    Row("lightgoldenrodyellow", .sRGB, 250.0 / 255, 250.0 / 255, 210.0 / 255),
    Row("grey", .sRGB, 128.0 / 255, 128.0 / 255, 128.0 / 255),
  ]

  static let rgb = [
    Row("rgb(255, 128, 0)", .sRGB, 1, 128.0 / 255, 0),
    Row("rgb(255,128,0)", .sRGB, 1, 128.0 / 255, 0),
    Row("rgba(255, 128, 0, 0.5)", .sRGB, 1, 128.0 / 255, 0, 0.5),
    Row("rgb(255, 128, 0, 50%)", .sRGB, 1, 128.0 / 255, 0, 0.5),
    Row("rgb(100%, 50%, 0%)", .sRGB, 1, 0.5, 0),
    Row("rgba(100%, 50%, 0%, .25)", .sRGB, 1, 0.5, 0, 0.25),
    Row("rgb(255 128 0)", .sRGB, 1, 128.0 / 255, 0),
    Row("rgba(255 128 0)", .sRGB, 1, 128.0 / 255, 0),
    Row("rgb(255 50% 0 / 30%)", .sRGB, 1, 0.5, 0, 0.3),
    Row("rgb(none 128 none / none)", .sRGB, 0, 128.0 / 255, 0, 0),
    Row("rgb(300 -20 127.5)", .sRGB, 1, 0, 0.5),
    Row("rgb(120%, -3%, 33.3%)", .sRGB, 1, 0, 0.333),
    Row("rgb(0 0 0 / 150%)", .sRGB, 0, 0, 0, 1),
    Row("rgb(0 0 0 / -1)", .sRGB, 0, 0, 0, 0),
    Row("RGB(1 2 3/.4)", .sRGB, 1.0 / 255, 2.0 / 255, 3.0 / 255, 0.4),
    Row("rgb(50%50%50%)", .sRGB, 0.5, 0.5, 0.5),
    Row("rgb(51.5.102.204)", .sRGB, 51.5 / 255, 0.102 / 255, 0.204 / 255),
    Row("rgb(1+2+3)", .sRGB, 1.0 / 255, 2.0 / 255, 3.0 / 255),
    Row("rgb(.5.5.5)", .sRGB, 0.5 / 255, 0.5 / 255, 0.5 / 255),
  ]

  static let hslAndHWB = [
    Row("hsl(120, 100%, 25%)", .hsl, 120, 1, 0.25),
    Row("hsla(120deg, 100%, 25%, 0.4)", .hsl, 120, 1, 0.25, 0.4),
    Row("hsl(120 100% 25%)", .hsl, 120, 1, 0.25),
    Row("hsl(120 100 25 / 40%)", .hsl, 120, 1, 0.25, 0.4),
    Row("hsla(-90 100% 50%)", .hsl, 270, 1, 0.5),
    Row("hsl(0.5turn 20% 30%)", .hsl, 180, 0.2, 0.3),
    Row("hsl(100grad 20% 30%)", .hsl, 90, 0.2, 0.3),
    Row("hsl(3.141592653589793rad 20% 30%)", .hsl, 180, 0.2, 0.3),
    Row("hsl(480DEG 20% 30%)", .hsl, 120, 0.2, 0.3),
    Row("hsl(360 20% 30%)", .hsl, 0, 0.2, 0.3),
    Row("hsl(-1e-20 20% 30%)", .hsl, 0, 0.2, 0.3),
    Row("hsl(120 -20% 30%)", .hsl, 120, 0, 0.3),
    Row("hsl(120 150% 130%)", .hsl, 120, 1.5, 1.3),
    Row("hsl(none none 30%)", .hsl, 0, 0, 0.3),
    Row("hwb(210 10% 20%)", .hwb, 210, 0.1, 0.2),
    Row("hwb(210deg 10 20 / 0.5)", .hwb, 210, 0.1, 0.2, 0.5),
    Row("hwb(210 80% 70%)", .hwb, 210, 0.8, 0.7),
    Row("hwb(none 0% 0%)", .hwb, 0, 0, 0),
  ]

  static let lab = [
    Row("lab(55% 50% -50%)", .lab, 55, 62.5, -62.5),
    Row("lab(55 20 -30)", .lab, 55, 20, -30),
    Row("lab(120 0 0)", .lab, 100, 0, 0),
    Row("lab(-5% 200 0)", .lab, 0, 200, 0),
    Row("lch(55% 50% 30)", .lch, 55, 75, 30),
    Row("lch(55 -10 30deg)", .lch, 55, 0, 30),
    Row("lch(55 230 0.25turn / 0.5)", .lch, 55, 230, 90, 0.5),
    Row("lch(none none none)", .lch, 0, 0, 0),
    Row("oklab(55% 50% -50%)", .oklab, 0.55, 0.2, -0.2),
    Row("oklab(0.55 0.1 -0.2)", .oklab, 0.55, 0.1, -0.2),
    Row("oklab(1.5 0 0)", .oklab, 1, 0, 0),
    Row("oklch(0.7 0.15 200)", .oklch, 0.7, 0.15, 200),
    Row("oklch(70% 100% 200deg / 25%)", .oklch, 0.7, 0.4, 200, 0.25),
    Row("oklch(-1 -0.1 -10)", .oklch, 0, 0, 350),
    Row("OKLCH(70% none 200)", .oklch, 0.7, 0, 200),
  ]

  static let predefined = [
    Row("color(srgb 1 0.5 0)", .sRGB, 1, 0.5, 0),
    Row("color(srgb 120% -50% 0 / 50%)", .sRGB, 1.2, -0.5, 0, 0.5),
    Row("color(srgb-linear 0.1 0.2 0.3)", .linearSRGB, 0.1, 0.2, 0.3),
    Row("color(display-p3 1 0 0)", .displayP3, 1, 0, 0),
    Row("COLOR(Display-P3 1 -0.1 none)", .displayP3, 1, -0.1, 0),
    Row("color(a98-rgb 0.1 0.2 0.3)", .a98RGB, 0.1, 0.2, 0.3),
    Row("color(prophoto-rgb 0.1 0.2 0.3)", .proPhotoRGB, 0.1, 0.2, 0.3),
    Row("color(rec2020 0.1 0.2 0.3)", .rec2020, 0.1, 0.2, 0.3),
    Row("color(xyz 0.1 0.2 0.3)", .xyzD65, 0.1, 0.2, 0.3),
    Row("color(xyz-d65 0.1 20% 0.3)", .xyzD65, 0.1, 0.2, 0.3),
    Row("color(xyz-d50 0.1 0.2 1.3)", .xyzD50, 0.1, 0.2, 1.3),
  ]

  static let tokens = [
    Row("  red  ", .sRGB, 1, 0, 0),
    Row("\t\r\n\u{0C}red", .sRGB, 1, 0, 0),
    Row("/* a */red/**//***/", .sRGB, 1, 0, 0),
    Row("rgb(/**/255/*,*/0 /* 1 */ 0 /**/ / /**/ 1)", .sRGB, 1, 0, 0),
    Row("rgb( 255 , 0 , 0 )", .sRGB, 1, 0, 0),
    Row("rgb(2.55e2 +0 -0)", .sRGB, 1, 0, 0),
    Row("rgb(25500E-2 0e5 .0e+1)", .sRGB, 1, 0, 0),
    Row("oklch(7e-1 15e-2 2e2deg)", .oklch, 0.7, 0.15, 200),
    Row("rgb(1e999 0 0)", .sRGB, 1, 0, 0),
    Row("rgb(1e99999999999999999999 0 0)", .sRGB, 1, 0, 0),
    Row("color(srgb 1e-99999999999999999999 0 0)", .sRGB, 0, 0, 0),
    Row("color(srgb 1e999 -1e999 0)", .sRGB, 1e30, -1e30, 0),
    Row("hsl(1e999 100% 50%)", .hsl, 0, 1, 0.5),
  ]
}
