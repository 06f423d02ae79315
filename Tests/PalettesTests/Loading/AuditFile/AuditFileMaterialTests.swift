import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

/// The materials that an audit file defines.
@Suite struct AuditFileMaterialTests {
  private func materials(_ text: String) -> (materials: [AuditFileMaterialDefinition], problems: [String]) {
    let (file, problems) = read("{ \"version\": 1, \"materials\":\n\(text) }")
    return (file.materials, problems)
  }

  private static func gray(_ level: UInt8) -> EncodedSRGB { EncodedSRGB(red8: level, green8: level, blue8: level) }

  @Test(
    arguments: [
      (
        ##"{ "frost": { "alpha": 0.6, "tint": "#F4F4F4", "saturation": 1.4 } }"##, "frost",
        MaterialDefinition.Numbers(alpha: 0.6, tint: gray(244), saturation: 1.4), nil
      ),
      (
        ##"{ "chrome": { "alpha": 1, "tint": "white", "dark": { "tint": "rgb(0 0 0)", "clamped": true } } }"##, "bar",
        MaterialDefinition.Numbers(alpha: 1, tint: gray(255)),
        MaterialDefinition.Numbers(alpha: 1, tint: gray(0), clampsSaturation: true)
      ),
      (
        ##"""
        { "glass.regular": { "light": { "alpha": 0.7, "tint": "#FFF" }, "saturation": 2,
          "dark": { "alpha": 0, "tint": "#000", "saturation": 1 } } }
        """##, "glass.regular", MaterialDefinition.Numbers(alpha: 0.7, tint: gray(255), saturation: 2),
        MaterialDefinition.Numbers(alpha: 0, tint: gray(0))
      ),
    ] as [(String, String, MaterialDefinition.Numbers, MaterialDefinition.Numbers?)])
  func readsDefinitions(
    _ text: String, _ name: String, _ light: MaterialDefinition.Numbers, _ dark: MaterialDefinition.Numbers?
  ) {
    let (materials, problems) = materials(text)
    #expect(problems == [])
    #expect(materials.map(\.name) == [name])
    let place = SourceLocation(file: "legible.json", line: 2, column: 3)
    #expect(materials.first?.definition == MaterialDefinition(name, light: light, dark: dark, at: place))
  }

  @Test(arguments: [
    ("[]", "2:1 error: 'materials' must be an object that maps names to alpha, tint, and saturation, not an array"),
    (
      ##"{ "": { "alpha": 1, "tint": "#fff" } }"##,
      "2:3 error: a material has an empty name, so layers cannot refer to it; give it a name"
    ),
    (
      ##"{ "glass.regulr": { "alpha": 1, "tint": "#fff" } }"##,
      "2:3 error: there is no glass material 'glass.regulr'; did you mean 'glass.regular'?"
    ),
    (
      ##"{ "glass.identity": { "alpha": 1, "tint": "#fff" } }"##,
      "2:3 error: there is no glass material 'glass.identity'; use glass.regular, glass.clear, glass.bar, "
        + "glass.sheet, or glass.popover"
    ),
    (
      ##"{ "bar": { "alpha": 1, "tint": "#fff" }, "chrome": { "alpha": 0, "tint": "#fff" } }"##,
      "2:42 error: 'chrome' and 'bar' are the same material; keep one of them"
    ),
    (
      ##"{ "a": 1 }"##,
      "2:8 error: 'a' must be an object with alpha, tint, saturation, clamped, light, and dark, not a number"
    ),
    (##"{ "a": { "tint": "#fff" } }"##, "2:8 error: the material 'a' has no 'alpha' for light and dark; add it"),
    (
      ##"{ "a": { "alpha": 1, "light": { "tint": "#fff" } } }"##,
      "2:8 error: the material 'a' has no 'tint' for dark; add it"
    ),
    (
      ##"{ "a": { "alpha": 60, "tint": "#fff" } }"##,
      "2:19 error: 'alpha' must be between 0 and 1, not 60; write 50 percent as 0.5"
    ),
    (##"{ "a": { "alhpa": 1, "tint": "#fff" } }"##, "2:10 error: unknown key 'alhpa'; did you mean 'alpha'?"),
    (
      ##"{ "a": { "alpha": 1, "tint": "#FFFFFF80" } }"##,
      "2:30 error: 'tint' must be opaque; use 'alpha' for its opacity"
    ),
    (
      ##"{ "a": { "alpha": 1, "tint": "color(display-p3 1 0 0)" } }"##,
      "2:30 error: 'tint' must be within the sRGB gamut; write it as #RRGGBB"
    ),
    (
      ##"{ "a": { "alpha": 1, "tint": "#fff", "saturation": -1 } }"##,
      "2:52 error: 'saturation' must be between 0 and 100, not -1"
    ),
    (
      ##"{ "a": { "alpha": 1, "tint": "#fff", "clamped": 1 } }"##,
      "2:49 error: 'clamped' must be true or false, not a number"
    ),
    (
      ##"{ "a": { "alpha": 1, "tint": "#fff", "dark": { "light": {} } } }"##,
      "2:48 error: unknown key 'light' in an appearance of a material; use alpha, tint, saturation, or clamped"
    ),
  ])
  func refuses(_ text: String, _ problem: String) {
    #expect(materials(text).problems == [problem])
  }

  @Test(arguments: ["Card", "system:label", "#12G"])
  func refusesATintThatIsNoLiteral(_ tint: String) {
    let (materials, problems) = materials(#"{ "a": { "alpha": 1, "tint": "\#(tint)" } }"#)
    #expect(problems.count == 1)
    #expect(problems.first?.contains(" error: 'tint' must be a literal color: ") == true, "\(problems)")
    #expect(materials.map(\.definition) == [nil])
  }

  @Test(arguments: [("frost", #"{ "material": "frost" }"#), ("glass.regular", #"{ "glass": "thick" }"#)])
  func aDamagedDefinitionMakesItsLayersUnmeasurable(_ name: String, _ layer: String) {
    let bound = bind(
      ##"{ "version": 1, "materials": { "\##(name)": { "alpha": 2 } }, "surfaces": { "s": [\##(layer)] } }"##)
    #expect(bound.problems.count { $0.contains(" error: ") } == 1)
    guard case .unsupported(let reason, _) = bound.surfaces.first?.layers.full.first else {
      Issue.record("it can be measured")
      return
    }
    #expect(reason == "the definition of material '\(name)' contains an error")
  }

  @Test func takesOwnMaterialsOverThoseOfTheBase() throws {
    let audits = AuditLoader.load(
      path: "app",
      from: .memory([
        "base.json": ##"{ "version": 1, "materials": { "a": { "alpha": 0.1, "tint": "#000" },"##
          + ##" "b": { "alpha": 0.2, "tint": "#000" } } }"##,
        "app/legible.json": ##"{ "version": 1, "extends": "../base.json", "materials": { "a": { "alpha": 0.3,"##
          + ##" "tint": "#000" } }, "surfaces": { "s": [{ "material": "b" }] } }"##,
      ]), vocabulary: testVocabulary)
    let audit = try #require(audits.first)
    #expect(audit.diagnostics == [])
    #expect(audit.declaration.materials.map(\.name) == ["a", "b"])
    #expect(audit.declaration.materials.map(\.light.alpha) == [0.3, 0.2])
  }
}
