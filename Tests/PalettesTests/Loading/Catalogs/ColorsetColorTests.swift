import Testing

@testable import ColorMath
@testable import Palettes

struct ColorsetColorTests {
  /// The members of `color`, their meaning, and the warnings with their columns.
  @Test(arguments: [
    // Xcode's own spellings.
    (
      #""color-space":"srgb","components":{"red":"0.541","green":"0.000","blue":"1.000","alpha":"0.500"}"#,
      Color(.sRGB, 0.541, 0, 1, alpha: 0.5)
    ),
    (
      #""color-space":"srgb","components":{"red":"0xF1","green":"0x00","blue":"0xFF","alpha":"1.000"}"#,
      Color(.sRGB, 241.0 / 255, 0, 1)
    ),
    (
      #""color-space":"display-p3","components":{"red":"1","green":"180","blue":"255","alpha":"1.000"}"#,
      Color(.displayP3, 1.0 / 255, 180.0 / 255, 1)
    ),
    (
      #""color-space":"srgb","components":{"red":"0","green":"0","blue":"0","alpha":"0.250"}"#,
      Color(.sRGB, 0, 0, 0, alpha: 0.25)
    ),
    (#""color-space":"srgb","components":{"red":0.25,"green":1,"blue":0,"alpha":1}"#, Color(.sRGB, 0.25, 1, 0)),
    (
      #""color-space":"srgb","components":{"red":148,"green":255,"blue":0,"alpha":1}"#,
      Color(.sRGB, 148.0 / 255, 1, 0)
    ),
    (#""color-space":"srgb","components":{"red":"1","green":"0xFF","blue":"0"}"#, Color(.sRGB, 1.0 / 255, 1, 0)),
    (
      #""color-space":"srgb","components":{"red":"0.1","green":"0.2","blue":"0.3","alpha":"255"}"#,
      Color(.sRGB, 0.1, 0.2, 0.3)
    ),
    (
      #""color-space":"srgb","components":{"red":"0.1","green":"0.2","blue":"0.3","alpha":"0x80"}"#,
      Color(.sRGB, 0.1, 0.2, 0.3, alpha: 128.0 / 255)
    ),
    // Every space.
    (
      #""color-space":"gray-gamma-22","components":{"white":"0.600","alpha":"1.000"}"#,
      Color(.grayGamma22, 0.6, 0.6, 0.6)
    ),
    (
      #""color-space":"extended-gray","components":{"white":"1.500","alpha":"1.000"}"#,
      Color(.extendedGray, 1.5, 1.5, 1.5)
    ),
    (
      #""color-space":"extended-srgb","components":{"red":"-0.200","green":"1.100","blue":"0.5","alpha":"1.000"}"#,
      Color(.sRGB, -0.2, 1.1, 0.5)
    ),
    (#""color-space":"extended-srgb","components":{"red":1.5,"green":0.5,"blue":0}"#, Color(.sRGB, 1.5, 0.5, 0)),
    (
      #""color-space":"extended-linear-srgb","components":{"red":"0.5","green":"0.5","blue":"2.0"}"#,
      Color(.linearSRGB, 0.5, 0.5, 2)
    ),
    // Components of a platform without a reference are used; escapes are decoded.
    (
      #""platform":"ios","color-space":"srgb","components":{"red":"0.1","green":"0.2","blue":"0.3"}"#,
      Color(.sRGB, 0.1, 0.2, 0.3)
    ),
    (
      #""color-space":"\u0073rgb","components":{"\u0072ed":"0\u002e1","green":"0.2","blue":"0.3"}"#,
      Color(.sRGB, 0.1, 0.2, 0.3)
    ),
  ])
  func isRead(members: String, color: Color) {
    let loaded = loadColor(members)
    #expect(loaded.value == .color(color))
    #expect(loaded.diagnostics == [])
  }

  private static let prefix = #"{"colors":[{"idiom":"universal","color":{"#

  /// Oddities with one safe reading: the color, and the warning without its place.
  @Test(arguments: [
    (
      #""color-space":"srgb","components":{"red":"1","green":"0","blue":"1","alpha":"1.000"}"#, Color(.sRGB, 1, 0, 1),
      #""1","green"#, #"ambiguous component: 1 is read as 1.0; write "1.000" or "0x01""#
    ),
    (
      #""color-space":"gray-gamma-22","components":{"white":"1"}"#, Color(.grayGamma22, 1, 1, 1), #""1"}"#,
      #"ambiguous component: 1 is read as 1.0; write "1.000" or "0x01""#
    ),
    (
      #""color-space":"srgb","components":{"red":"0.5","green":"1","blue":"0"}"#, Color(.sRGB, 0.5, 1.0 / 255, 0),
      #""1","blue"#, #"ambiguous component: 1 is read as 1/255; write "1.000" or "0x01""#
    ),
    (
      #""color-space":"srgb","components":{"red":148,"green":1,"blue":0}"#, Color(.sRGB, 148.0 / 255, 1, 0),
      #"1,"blue"#, #"ambiguous component: 1 is read as 1.0; write "1.000" or "0x01""#
    ),
    (
      #""color-space":"srgb","components":{"red":"0.1","green":"0.2","blue":"0.3","alpha":"1"}"#,
      Color(.sRGB, 0.1, 0.2, 0.3), #""1"}"#,
      #"ambiguous component: alpha "1" is read as 1.0; write "1.000" or "0x01""#
    ),
    (
      #""color-space":"srgb","components":{"red":"1.200","green":"0.2","blue":"0.3"}"#, Color(.sRGB, 1.2, 0.2, 0.3),
      #""1.200""#, #"the component "red" is outside 0…1 (or 0…255) and is used as is; check it"#
    ),
    (
      #""color-space":"display-p3","components":{"red":"0.1","green":"-0.2","blue":"0.3"}"#,
      Color(.displayP3, 0.1, -0.2, 0.3), #""-0.2""#,
      #"the component "green" is outside 0…1 (or 0…255) and is used as is; check it"#
    ),
    (
      #""color-space":"srgb","components":{"red":"0x1FE","green":"0x00","blue":"0x00"}"#, Color(.sRGB, 2, 0, 0),
      #""0x1FE""#, #"the component "red" is outside 0…1 (or 0…255) and is used as is; check it"#
    ),
    (
      #""color-space":"extended-srgb","components":{"red":"510","green":"5","blue":"0"}"#,
      Color(.sRGB, 2, 5.0 / 255, 0), #""510""#,
      #"the component "red" is outside 0…1 (or 0…255) and is used as is; check it"#
    ),
    (
      #""color-space":"srgb","components":{"red":"0.1","green":"0.2","blue":"0.3","alpha":"1.5"}"#,
      Color(.sRGB, 0.1, 0.2, 0.3), #""1.5""#, "alpha is outside 0…1 (or 0…255) and is read as 1.0; use 1.0"
    ),
    (
      #""color-space":"srgb","components":{"red":"0.1","green":"0.2","blue":"0.3","alpha":"-0.5"}"#,
      Color(.sRGB, 0.1, 0.2, 0.3, alpha: 0), #""-0.5""#,
      "alpha is outside 0…1 (or 0…255) and is read as 0.0; use 0.0"
    ),
    (
      #""components":{"red":"0.1","green":"0.2","blue":"0.3"}"#, Color(.sRGB, 0.1, 0.2, 0.3), #"{"components"#,
      #"the color has no "color-space", so it is read as srgb; add one"#
    ),
  ])
  func isReadWithWarning(members: String, color: Color, at marker: String, warning: String) {
    let loaded = loadColor(members)
    #expect(loaded.value == .color(color))
    #expect(loaded.diagnostics == ["warning X:1:\(column(of: marker, in: members)) \(warning)"])
  }

  /// What is no color: unreadable, with an error.
  @Test(arguments: [
    (
      #""color-space":"srgb","components":{"red":"0.1","blue":"0.3"}"#, #"{"red"#,
      #"the srgb color has no "green" component; add one"#
    ),
    (
      #""color-space":"gray-gamma-22","components":{"red":"0.1"}"#, #"{"red"#,
      #"the gray-gamma-22 color has no "white" component; add one"#
    ),
    (
      #""color-space":"srgb","components":{"red":"nan","green":"0","blue":"0"}"#, #""nan""#,
      #"the component "nan" is not a number; write 0…1 with a decimal point, 0…255, or 0x00…0xFF"#
    ),
    (
      #""color-space":"srgb","components":{"red":"","green":"0","blue":"0"}"#, #""","gr"#,
      #"the component "" is not a number; write 0…1 with a decimal point, 0…255, or 0x00…0xFF"#
    ),
    (
      #""color-space":"srgb","components":{"red":"a\nb","green":"0","blue":"0"}"#, #""a\nb"#,
      #"the component "a\nb" is not a number; write 0…1 with a decimal point, 0…255, or 0x00…0xFF"#
    ),
    (
      #""color-space":"srgb","components":{"red":true,"green":"0","blue":"0"}"#, "true",
      "the component (boolean) is not a number; write 0…1 with a decimal point, 0…255, or 0x00…0xFF"
    ),
    (
      #""color-space":"srgb","components":{"red":1e999,"green":"0","blue":"0"}"#, "1e999",
      "the component (number) is too large; write 0…1 with a decimal point, 0…255, or 0x00…0xFF"
    ),
    (
      #""color-space":"srgb","components":{"red":"0","green":"0","blue":"0","alpha":"x"}"#, #""x""#,
      #"the component "x" is not a number; write 0…1 with a decimal point, 0…255, or 0x00…0xFF"#
    ),
    (
      #""color-space":"srgb""#, #"{"color-space"#,
      #""color" has neither "components" nor "reference"; add one, or remove "color" to leave the slot empty"#
    ),
    (
      #""platform":"ios","reference":7"#, "7",
      #""reference" is not a system color; use a system color name, such as "labelColor""#
    ),
    (
      #""platform":"ios","reference":"""#, #""""#,
      #""reference" is not a system color; use a system color name, such as "labelColor""#
    ),
  ])
  func isRefused(members: String, at marker: String, error: String) {
    let loaded = loadColor(members)
    #expect(loaded.value == .unreadable)
    #expect(loaded.diagnostics == ["error X:1:\(column(of: marker, in: members)) \(error)"])
  }

  @Test func namesEveryMissingComponent() {
    let loaded = loadColor(#""color-space":"srgb","components":[]"#)
    #expect(loaded.value == .unreadable)
    #expect(loaded.diagnostics.count == 3)
  }

  @Test(arguments: [
    (#""platform":"ios","reference":"labelColor""#, "labelColor", "ios"),
    (#""platform":"XR","reference":"tintColor""#, "tintColor", "XR"),
    (#""reference":"systemRedColor""#, "systemRedColor", "universal"),
    (#""platform":"osx","reference":"x","color-space":"srgb","components":{"red":"9","green":"zzz"}"#, "x", "osx"),
  ])
  func refersToTheSystem(members: String, reference: String, platform: String) {
    let loaded = loadColor(members)
    #expect(loaded.value == .system(reference: reference, platform: platform))
    #expect(loaded.diagnostics == [])
  }

  @Test func assumesTheSpaceOfTheGamut() {
    let loaded = loadColorset(
      #"{"colors":[{"color":{"components":{"red":"0.1","green":"0.2","blue":"0.3"}},"display-gamut":"display-P3"}]}"#)
    #expect(loaded.entries.map(\.value) == [.color(Color(.displayP3, 0.1, 0.2, 0.3))])
    #expect(
      loaded.diagnostics == [#"warning X:1:21 the color has no "color-space", so it is read as display-p3; add one"#])
  }

  @Test func warnsOfMisspeltKeys() {
    let loaded = loadColor(
      #""colorspace":"display-p3","components":{"red":"0.1","green":"0.2","blue":"0.3"},"x":1"#)
    #expect(loaded.value == .color(Color(.sRGB, 0.1, 0.2, 0.3)))
    #expect(
      loaded.diagnostics == [
        #"warning X:1:41 the color has no "color-space", so it is read as srgb; add one"#,
        #"warning X:1:55 the key "colorspace" is ignored; did you mean "color-space"?"#,
      ])
  }

  /// The column at which a marker stands in the file that `loadColor` makes; `{` may begin `color` itself.
  private func column(of marker: String, in members: String) -> Int {
    let text = Self.prefix + members
    guard let range = text.firstRange(of: marker) else { return 0 }
    return text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound) + 1
  }
}
