import Testing

@testable import ColorMath

/// Texts that are rejected, each with the exact place and the words of the message.
@Suite struct CSSColorRefusedTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let offset: Int
    let length: Int
    let message: String

    init(_ text: String, _ offset: Int, _ length: Int, _ message: String) {
      self.text = text
      self.offset = offset
      self.length = length
      self.message = message
    }

    var testDescription: String { text }
  }

  @Test(arguments: whole + hex + words + modern + legacy + otherFunctions + predefined + unsupported + strange)
  func refuses(_ row: Row) {
    let expected = ColorSyntaxError(message: row.message, offset: row.offset, length: row.length)
    #expect(throws: expected) { try CSSColorSyntax.parse(row.text) }
  }

  static let aColour = "expected a color such as '#1A2B3C', 'rebeccapurple', or 'rgb(26 43 60)', found "
  static let aName = "; write a CSS color name, a hex color, or a color function"
  static let spaces =
    "; use one of srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz-d65, xyz-d50, xyz"
  static let functions = "; use one of rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch, color"
  static let noneAndCommas = "'none' requires the syntax without commas; write 0 or remove the commas"
  static let mixedCommas = "separate all components with commas, or none; add the missing comma or remove this one"

  static let whole = [
    Row("", 0, 0, aColour + "the end of the text"),
    Row("   ", 3, 0, aColour + "the end of the text"),
    Row("/* red", 0, 6, "this comment is not closed; add '*/'"),
    Row("12", 0, 2, aColour + "'12'"),
    Row("12px", 0, 4, aColour + "'12px'"),
    Row("\"red\"", 0, 1, aColour + "'\"'"),
    Row("red blue", 4, 4, "expected the end of the text after the color, found 'blue'"),
    Row("red)", 3, 1, "expected the end of the text after the color, found ')'"),
  ]

  static let hex = [
    Row("#", 0, 1, "a hex color has 3, 4, 6, or 8 digits, but this one has 0"),
    Row("#12", 0, 3, "a hex color has 3, 4, 6, or 8 digits, but this one has 2"),
    Row("#12345", 0, 6, "a hex color has 3, 4, 6, or 8 digits, but this one has 5"),
    Row("#1234567", 0, 8, "a hex color has 3, 4, 6, or 8 digits, but this one has 7"),
    Row("#123456789", 0, 10, "a hex color has 3, 4, 6, or 8 digits, but this one has 9"),
    Row("#12g", 3, 1, "'g' is not a hexadecimal digit; use 0…9 or A…F"),
    Row("#12é4", 3, 2, "'é' is not a hexadecimal digit; use 0…9 or A…F"),
    Row("# fff", 0, 1, "a hex color has 3, 4, 6, or 8 digits, but this one has 0"),
    Row("#fff fff", 5, 3, "expected the end of the text after the color, found 'fff'"),
    Row("#fff;", 4, 1, "expected the end of the text after the color, found ';'"),
  ]

  static let words = [
    Row("gren", 0, 4, "unknown color name 'gren'; did you mean 'green'?"),
    Row("Gren", 0, 4, "unknown color name 'Gren'; did you mean 'green'?"),
    Row("rebecapurple", 0, 12, "unknown color name 'rebecapurple'; did you mean 'rebeccapurple'?"),
    Row("zzzzzzzzzz", 0, 10, "unknown color name 'zzzzzzzzzz'" + aName),
    Row("rgb", 3, 0, "expected '(' immediately after 'rgb'"),
    Row("rgb (1 2 3)", 3, 0, "expected '(' immediately after 'rgb'"),
    Row("color", 5, 0, "expected '(' immediately after 'color'"),
    Row("inherit", 0, 7, "unknown color name 'inherit'" + aName),
  ]

  static let modern = [
    Row("rgb(", 4, 0, "expected a number or percentage for red, found the end of the text"),
    Row("rgb()", 4, 1, "expected a number or percentage for red, found ')'"),
    Row("rgb(1)", 5, 1, "expected a number or percentage for green, found ')'"),
    Row("rgb(1 2)", 7, 1, "expected a number or percentage for blue, found ')'"),
    Row("rgb(1 2 3", 9, 0, "expected ')' after blue, or '/' and an alpha, found the end of the text"),
    Row("rgb(1 2 3 /", 11, 0, "expected a number or percentage for alpha, found the end of the text"),
    Row("rgb(1 2 3 / )", 12, 1, "expected a number or percentage for alpha, found ')'"),
    Row("rgb(1 2 3 4)", 10, 1, "expected ')' after blue, or '/' and an alpha, found '4'"),
    Row("rgb(1 2 3 / 4 5)", 14, 1, "expected ')' after alpha, found '5'"),
    Row("rgb(1 2 3) 4", 11, 1, "expected the end of the text after the color, found '4'"),
    Row("rgb(1px 2 3)", 4, 3, "expected a number or percentage for red, found '1px'"),
    Row("rgb(1. 2 3)", 5, 1, "expected a number or percentage for green, found '.'"),
    Row("rgb(1 2 3e)", 8, 2, "expected a number or percentage for blue, found '3e'"),
    Row("rgb(1 2 x)", 8, 1, "expected a number or percentage for blue, found 'x'"),
    Row("rgb(1 2 - 3)", 8, 1, "expected a number or percentage for blue, found '-'"),
    Row("rgb(1 50 % 3)", 9, 1, "expected a number or percentage for blue, found '%'"),
    Row("rgb(1 2 3 / 50deg)", 12, 5, "expected a number or percentage for alpha, found '50deg'"),
    Row("rbg(1 2 3)", 0, 3, "unknown color function 'rbg'; did you mean 'rgb'?"),
  ]

  static let legacy = [
    Row("rgb(1, 2 3)", 9, 1, "expected another ',' after green, found '3'"),
    Row("rgb(1 2, 3)", 7, 1, mixedCommas),
    Row("rgb(1, 2, 3 / 4)", 12, 1, "expected ')' after blue, or ',' and an alpha, found '/'"),
    Row("rgb(1 2 3, 4)", 9, 1, mixedCommas),
    Row("rgb(1, 2, 3, 4, 5)", 14, 1, "expected ')' after alpha, found ','"),
    Row("rgb(1,, 2, 3)", 6, 1, "expected a number for green, like the components before it, found ','"),
    Row("rgb(1, 2, 3,)", 12, 1, "expected a number or percentage for alpha, found ')'"),
    Row("rgb(1, 50%, 3)", 7, 3, "expected a number for green, like the components before it, found '50%'"),
    Row("rgb(10%, 50%, 3)", 14, 1, "expected a percentage for blue, found '3'"),
    Row("rgb(none, 2, 3)", 4, 4, noneAndCommas),
    Row("rgb(1, none, 3)", 7, 4, noneAndCommas),
    Row("rgb(1, 2, 3, none)", 13, 4, noneAndCommas),
  ]

  static let otherFunctions = [
    Row("hsl(10%, 20%, 30%)", 4, 3, "expected a number or angle for hue, found '10%'"),
    Row("hsl(10, 20, 30%)", 8, 2, "expected a percentage for saturation, found '20'"),
    Row("hsl(10, 20%, 30)", 13, 2, "expected a percentage for lightness, found '30'"),
    Row("hsl(10 20% 30deg)", 11, 5, "expected a number or percentage for lightness, found '30deg'"),
    Row("hsl(10turns 20% 30%)", 6, 5, "unknown angle unit 'turns'; use deg, grad, rad, or turn"),
    Row("hsl(red 20% 30%)", 4, 3, "expected a number or angle for hue, found 'red'"),
    Row("hwb(10, 20%, 30%)", 6, 1, "hwb does not use commas; separate its components with spaces"),
    Row("lab(50, 20, 30)", 6, 1, "lab does not use commas; separate its components with spaces"),
    Row("lch(50 20 30%)", 10, 3, "expected a number or angle for hue, found '30%'"),
    Row("oklch(50% 0.1 20deg 3)", 20, 1, "expected ')' after hue, or '/' and an alpha, found '3'"),
    Row("oklab(50% 0.1)", 13, 1, "expected a number or percentage for b, found ')'"),
    Row("foo(1 2 3)", 0, 3, "unknown color function 'foo'" + functions),
  ]

  static let predefined = [
    Row("color(display-p3 1 0)", 20, 1, "expected a number or percentage for blue, found ')'"),
    Row("color(display-p3, 1 0 0)", 16, 1, "display-p3 does not use commas; separate its components with spaces"),
    Row("color(display-p3 1, 0, 0)", 18, 1, "display-p3 does not use commas; separate its components with spaces"),
    Row("color(displayp3 1 0 0)", 6, 9, "unknown color space 'displayp3'; did you mean 'display-p3'?"),
    Row("color(--custom 1 0 0)", 6, 8, "unknown color space '--custom'" + spaces),
    Row("color(1 0 0)", 6, 1, "expected a color space such as 'display-p3', found '1'"),
    Row("color(hsl 1 0 0)", 6, 3, "unknown color space 'hsl'" + spaces),
    Row("color()", 6, 1, "expected a color space such as 'display-p3', found ')'"),
  ]

  static let unsupported = [
    Row(
      "currentColor", 0, 12, "'currentColor' depends on its context and is not supported; write the actual color"),
    Row("CanvasText", 0, 10, "'CanvasText' depends on its context and is not supported; write the actual color"),
    Row("rgb(calc(1 + 2) 3 4)", 4, 4, "calc() is not supported in a color; write the resulting number"),
    Row("rgb(1 min(2, 3) 4)", 6, 3, "min() is not supported in a color; write the resulting number"),
    Row("rgb(from red r g b)", 4, 4, "relative color syntax ('from') is not supported; write the resulting color"),
    Row(
      "color(from red srgb r g b)", 6, 4, "relative color syntax ('from') is not supported; write the resulting color"
    ),
    Row("rgb(var(--x) 2 3)", 4, 3, "var() is not supported in a color; write the resulting number"),
    Row("color-mix(in srgb, red, blue)", 0, 9, "color-mix() is not supported; write the resulting color"),
    Row("light-dark(red, blue)", 0, 10, "light-dark() is not supported; write the resulting color"),
    Row("device-cmyk(0 1 1 0)", 0, 11, "device-cmyk() is not supported; write the resulting color"),
    Row("var(--accent)", 0, 3, "var() is not supported; write the resulting color"),
  ]

  static let strange = [
    Row("\\72 ed", 0, 1, aColour + "'\\'"),
    Row("café", 0, 5, "unknown color name 'café'" + aName),
    Row("rgb(1 2 é)", 8, 2, "expected a number or percentage for blue, found 'é'"),
    Row(" /**/ gren", 6, 4, "unknown color name 'gren'; did you mean 'green'?"),
    Row("rgb(1 2 3 /* x", 10, 4, "this comment is not closed; add '*/'"),
    Row("url(#fff)", 0, 3, "unknown color function 'url'" + functions),
    Row("-", 0, 1, aColour + "'-'"),
    Row("--", 0, 2, "unknown color name '--'" + aName),
    Row("+1", 0, 2, aColour + "'+1'"),
    Row("re\0d", 0, 2, "unknown color name 're'; did you mean 'red'?"),
    Row("#FFF\0", 4, 1, "expected the end of the text after the color, found '\0'"),
    Row(
      "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeee", 0, 44,
      "unknown color name 'aaaaaaaaaabbbbbbbbbbccccccccccdd…'" + aName),
    Row("rgb(1 2 3\u{2003})", 8, 4, "expected a number or percentage for blue, found '3\u{2003}'"),
  ]
}
