import Testing

@testable import ColorMath
@testable import Palettes

/// Materials, glass, gradients and filters as layers, and the layers of profiles.
@Suite struct AuditFileLayerTests {
  /// Binds one surface that starts in the second line, with tokens `A` and `B`.
  private func bindSurface(_ text: String, more: String = "") -> (surface: Surface?, problems: [String]) {
    let bound = bind(
      "{ \"version\": 1, \"sources\": [\"C.xcassets\"], \"surfaces\": { \"s\":\n\(text)\n}\(more) }",
      tokens: ["A", "B"])
    return (bound.surfaces.first, bound.problems)
  }

  private static let place = SourceLocation(file: "legible.json", line: 2, column: 2)

  private static func token(_ name: String, opacity: Double = 1, column: Int) -> WrittenColor {
    WrittenColor(
      .token(name), opacity: opacity, text: name, at: SourceLocation(file: "legible.json", line: 2, column: column))
  }

  @Test(
    arguments: MaterialStyle.allCases.map {
      (#"{ "material": "\#($0.rawValue)" }"#, MaterialUse(.style($0), at: place))
    }
      + GlassStyle.allCases.map { (#"{ "glass": "\#($0.rawValue)" }"#, MaterialUse(.glass($0), at: place)) }
      + [
        (#"{ "material": "chrome" }"#, MaterialUse(.style(.bar), at: place)),
        (#"{ "glass": "regular", "size": "small" }"#, MaterialUse(.glass(.regular), size: .small, at: place)),
        (
          #"{ "tint": "A", "glass": "clear", "size": "large", "amount": 0.5 }"#,
          MaterialUse(.glass(.clear), tint: token("A", column: 12), amount: 0.5, at: place)
        ),
        (
          #"{ "glass": "tinted", "color": { "color": "A", "opacity": 0.5 } }"#,
          MaterialUse(.glass(.regular), tint: token("A", opacity: 0.5, column: 43), at: place)
        ),
        (
          #"{ "glass": "tinted", "tint": "A", "amount": 1 }"#,
          MaterialUse(.glass(.regular), tint: token("A", column: 31), amount: 1, at: place)
        ),
      ])
  func readsMaterialsAndGlass(_ text: String, _ use: MaterialUse) {
    let (surface, problems) = bindSurface("[\(text)]")
    #expect(problems == [])
    #expect(surface?.layers.full == [.material(use)])
  }

  @Test func readsTheOtherLayers() {
    let (surface, problems) = bindSurface(
      ##"[{ "filter": "contrast", "amount": 1.15 }, { "gradient": ["A", "B"] }, "A"]"##)
    #expect(problems == [])
    let stops = [
      BackdropStop(Self.token("A", column: 59), at: 0), BackdropStop(Self.token("B", column: 64), at: 1),
    ]
    #expect(
      surface?.layers.full == [
        .filter(.contrast(1.15)), .gradient(stops, SourceLocation(file: "legible.json", line: 2, column: 44)),
        .color(Self.token("A", column: 72)),
      ])
  }

  @Test(
    arguments: [
      (##""#000", "#FFF""##, [0, 1]),
      (##""#000", "#FFF", "#000""##, [0, 0.5, 1]),
      (##""#000", "#FFF", "#000", { "color": "#FFF", "at": 0.75 }, "#000""##, [0, 0.25, 0.5, 0.75, 1]),
      (
        ##"{ "color": "#000", "at": 0.2 }, { "color": "#000", "opacity": 0.7 }, { "color": "#000", "at": 0.4 }"##,
        [0.2, 0.3, 0.4]
      ),
      (##"{ "at": 0.5, "color": "#000" }, { "color": "#FFF", "at": 0.5 }"##, [0.5, 0.5]),
    ] as [(String, [Double])])
  func placesTheStopsOfAGradient(_ stops: String, _ places: [Double]) throws {
    let (surface, problems) = bindSurface("[{ \"gradient\": [\(stops)] }]")
    #expect(problems == [])
    guard case .gradient(let read, _) = try #require(surface?.layers.full.first) else {
      Issue.record("no gradient")
      return
    }
    #expect(zip(read.map(\.location), places).allSatisfy { abs($0 - $1) < 1e-12 }, "\(read.map(\.location))")
    #expect(read.count == places.count)
  }

  @Test(arguments: [
    (#"{ "materiel": "thin" }"#, "2:4 error: unknown key 'materiel'; did you mean 'material'?"),
    (#"{ "material": 1 }"#, "2:16 error: 'material' must be a string, not a number"),
    (#"{ "material": "thin", "opacity": 0.5 }"#, "2:24 error: unknown key 'opacity' in a material; use material"),
    (#"{ "image": "a.png", "scale": 3 }"#, "2:2 error: an image is not a layer; declare it under 'over'"),
    (
      #"{ "glass": "regular", "size": "tiny" }"#, "2:32 error: unknown value 'tiny' for 'size'; use large or small"
    ),
    (#"{ "glass": "regular", "tnt": "A" }"#, "2:24 error: unknown key 'tnt'; did you mean 'tint'?"),
    (
      #"{ "glass": "regular", "amount": 0.5 }"#,
      "2:2 error: 'amount' is the opacity of the tint; add a 'tint'"
    ),
    (#"{ "glass": "regular", "color": "A" }"#, "2:2 error: 'color' is only for tinted glass; use 'tint' instead"),
    (#"{ "glass": "tinted" }"#, "2:2 error: tinted glass requires a 'color'; add it"),
    (
      #"{ "glass": "tinted", "color": "A", "tint": "B" }"#,
      "2:2 error: 'color' and 'tint' are synonyms here; keep one of them"
    ),
    (
      #"{ "glass": "bar", "tint": "A" }"#,
      "2:2 error: bar glass cannot have a tint; remove it, or use regular or clear glass"
    ),
    (
      #"{ "glass": "regular", "tint": "A", "amount": 50 }"#,
      "2:47 error: 'amount' must be between 0 and 1, not 50; write 50 percent as 0.5"
    ),
    (#"{ "gradient": "A" }"#, "2:16 error: 'gradient' must be an array of colors, not a string"),
    (#"{ "gradient": [] }"#, "2:16 error: 'gradient' is empty; add colors, or remove the key"),
    (#"{ "gradient": ["A"] }"#, "2:16 error: 'gradient' requires 2 to 64 colors, not 1"),
    (
      #"{ "gradient": ["A", { "color": "B", "at": 2 }] }"#, "2:44 error: 'at' must be between 0 and 1, not 2"
    ),
    (
      #"{ "gradient": ["A", { "at": 1 }] }"#,
      "2:22 error: an element of 'gradient' has no 'color'; use a token or a literal color"
    ),
    (
      #"{ "gradient": [{ "color": "A", "at": 0.6 }, "B", { "color": "B", "at": 0.5 }] }"#,
      "2:16 error: the stops of 'gradient' must be sorted by 'at'; reorder them"
    ),
    (#"{ "filter": "contrast" }"#, "2:2 error: the filter 'contrast' requires an 'amount'; add it"),
  ])
  func anUnreadableLayerStaysUnmeasurable(_ text: String, _ problem: String) {
    let (surface, problems) = bindSurface("[\(text), \"B\"]")
    #expect(problems == [problem])
    #expect(surface?.layers.full.first == .unsupported("a layer cannot be read", Self.place))
    #expect(surface?.layers.full.count == 2)
  }

  @Test(arguments: ["prominent", "thick", "thin", "regulr"])
  func warnsOfGlassThatTheSystemDoesNotHave(_ name: String) {
    let (surface, problems) = bindSurface("[{ \"glass\": \"\(name)\", \"tint\": \"A\", \"size\": \"small\" }]")
    #expect(
      problems == [
        "2:13 warning: unknown glass '\(name)', which is audited as regular glass and remains unverified; use regular, "
          + "clear, identity, bar, sheet, popover, or tinted"
      ])
    guard case .material(let use) = surface?.layers.full.first else {
      Issue.record("no material")
      return
    }
    #expect(use.kind == .unknownGlass(name))
    #expect(use.tint?.text == "A")
    #expect(use.size == .small)
  }

  @Test(arguments: [
    ("ultrathin", "; did you mean 'ultraThin' or 'ultraThick'?"), ("thickMaterial", "; did you mean 'thick'?"),
    ("frots", "; did you mean 'frost'?"), ("clear", "; for glass, write { \"glass\": … }"),
    ("glass.regular", "; for glass, write { \"glass\": … }"),
    (
      "wood",
      "; use one of ultraThin, thin, regular, thick, ultraThick, bar, chrome, and frost, or define it under 'materials'"
    ),
  ])
  func refusesAMaterialThatNobodyDefines(_ name: String, _ remedy: String) {
    let (surface, problems) = bindSurface(
      "[{ \"material\": \"\(name)\" }]", more: ##", "materials": { "frost": { "alpha": 0.5, "tint": "#fff" } }"##)
    #expect(problems == ["2:16 error: there is no material '\(name)'\(remedy)"])
    #expect(surface?.layers.full == [.unsupported("there is no material '\(name)'", Self.place)])
  }

  @Test func readsLayersOfProfiles() throws {
    let (found, problems) = bindSurface(
      ##"""
      { "layers": ["A"], "profiles": { "ios-27": [{ "glass": "regular" }],
        "ios-18": { "layers": "B", "reduced": "#fff", "increased": ["#000"], "increased-reduced": "#abc" } } }
      """##)
    #expect(problems == [])
    let surface = try #require(found)
    #expect(Set(surface.profileLayers.keys) == [.iOS18, .iOS27])
    #expect(surface.layers(under: .iOS26).full.map(Self.text) == ["A"])
    #expect(surface.layers(under: .iOS27).full.map(Self.text) == ["regular glass"])
    #expect(surface.layers(under: .iOS18).all.map { $0.map(Self.text) } == [["B"], ["#FFF"], ["#000"], ["#ABC"]])
  }

  private static func text(_ layer: Layer) -> String {
    switch layer {
    case .color(let color): color.text
    case .material(let use): use.text
    case .unsupported(let reason, _): reason
    default: "another layer"
    }
  }

  @Test(arguments: [
    ("[]", "2:32 error: 'profiles' must be an object that maps profiles to layers, not an array"),
    ("{}", "2:32 error: 'profiles' is empty; add a profile or remove the key"),
    (#"{ "ios26": ["B"] }"#, "2:34 error: unknown profile 'ios26'; did you mean 'ios-26'?"),
    (#"{ "macos": ["B"] }"#, "2:34 error: unknown profile 'macos'; use ios-18, ios-26, or ios-27"),
    (#"{ "ios-18": { "reduced": "B" } }"#, "2:44 error: 'ios-18' has no 'layers'; add them"),
    (
      #"{ "ios-18": { "layers": "B", "over": ["any"] } }"#,
      "2:61 error: unknown key 'over' in a profile of a surface; use layers, reduced, increased, or increased-reduced"
    ),
  ])
  func refusesProfiles(_ text: String, _ problem: String) {
    let (surface, problems) = bindSurface("{ \"layers\": [\"A\"], \"profiles\": \(text) }")
    let fitting =
      problem.contains("did you mean") ? problems.filter { $0.hasPrefix("2:34 error: unknown profile") } : problems
    #expect(problems.count == 1)
    #expect(problem.contains("did you mean") ? fitting.count == 1 : problems == [problem])
    #expect(surface?.layers.full.map(Self.text).first == "its declaration has an error")
  }

  @Test func findsRingsThroughProfiles() {
    let bound = bind(
      ##"{ "version": 1, "surfaces": { "a": { "layers": ["#fff"], "profiles": { "ios-18": ["b"] } }, "b": "a" } }"##)
    #expect(
      bound.problems == [
        "1:83 error: surfaces refer to one another in a cycle: 'a' → 'b' → 'a'; remove one reference"
      ])
    #expect(
      bound.surfaces[0].layers(under: .iOS18).full.map(Self.text) == ["the surfaces refer to one another in a cycle"])
  }
}
