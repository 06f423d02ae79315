import Testing

@testable import ColorMath
@testable import Palettes

@Suite struct AuditFileSurfaceTests {
  /// Reads one surface that starts in the second line.
  private func surface(_ text: String) -> (surface: AuditFileSurface?, problems: [String]) {
    let (file, problems) = read("{ \"version\": 1, \"surfaces\": { \"s\":\n\(text)\n} }")
    return (file.surfaces.first, problems)
  }

  private func texts(_ layers: [AuditFileLayer]?) -> [String]? {
    layers?.map { layer in
      switch layer {
      case .named(let color): color.text
      case .color(let color): "\(color.text) at \(color.opacity)"
      case .unsupported(let reason, _): "unsupported: \(reason)"
      case .material, .gradient, .filter: "another layer"
      }
    }
  }

  @Test func readsEveryKey() throws {
    let (found, problems) = surface(
      """
      { "layers": [{ "color": "A", "opacity": 0.15 }, "B"], "reduced": "C", "increased": ["D"],
        "increased-reduced": ["E", "F"], "appearance": "dark", "elevated": true, "content": true,
        "filters": [{ "filter": "contrast", "amount": 1.15 }, { "filter": "invert" }] }
      """)
    #expect(problems == [])
    let surface = try #require(found)
    #expect(texts(surface.layers.full) == ["A at 0.15", "B"])
    #expect(texts(surface.layers.reduced) == ["C"])
    #expect(texts(surface.layers.increased) == ["D"])
    #expect(texts(surface.layers.increasedReduced) == ["E", "F"])
    #expect(surface.appearance == .dark)
    #expect(surface.isElevated)
    #expect(surface.isContent)
    #expect(surface.filters == [.contrast(1.15), .invert(amount: 1)])
    #expect(surface.location == SourceLocation(file: "legible.json", line: 2))
  }

  @Test(arguments: [#""A""#, #"["A"]"#, #"{ "layers": "A" }"#, #"{ "layers": ["A"] }"#])
  func readsShortForms(_ text: String) {
    let (found, problems) = surface(text)
    #expect(problems == [])
    #expect(texts(found?.layers.full) == ["A"])
  }

  @Test(arguments: [
    (#"{ "filter": "contrast", "amount": -2 }"#, ColorFilter.contrast(-2)),
    (#"{ "filter": "brightness", "amount": 0.1 }"#, .brightness(0.1)),
    (#"{ "amount": 1.8, "filter": "saturation" }"#, .saturation(1.8)),
    (#"{ "filter": "grayscale", "amount": 1 }"#, .grayscale(1)),
    (#"{ "filter": "invert", "amount": 0.5 }"#, .invert(amount: 0.5)),
    (#"{ "filter": "opacity", "amount": 0 }"#, .opacity(0)),
  ])
  func readsFilters(_ text: String, _ filter: ColorFilter) {
    let (found, problems) = surface(#"{ "layers": ["A"], "filters": [\#(text)] }"#)
    #expect(problems == [])
    #expect(found?.filters == [filter])
  }

  @Test(arguments: [
    ("1", "2:1 error: 's' must be an array of layers, topmost first, not a number"),
    ("[]", "2:1 error: 's' is empty; add layers, or remove the key"),
    (
      #"{ "layers": [] }"#,
      "2:13 error: 'layers' is empty; add at least one layer, or declare the backdrop under 'over'"
    ),
    (
      #"{ "layers": "A", "over": "any", "reduced": [] }"#,
      "2:44 error: 'reduced' is empty; add layers, or remove the key"
    ),
    (#"{ "elevated": true }"#, "2:1 error: 's' has no 'layers'; add them"),
    (#"{ "layers": ["A"], "apearance": "dark" }"#, "2:20 error: unknown key 'apearance'; did you mean 'appearance'?"),
    (
      #"{ "layers": ["A"], "appearance": "dim" }"#,
      "2:34 error: unknown value 'dim' for 'appearance'; use light or dark"
    ),
    (#"{ "layers": ["A"], "elevated": 1 }"#, "2:32 error: 'elevated' must be true or false, not a number"),
    (#"{ "layers": ["A"], "content": "no" }"#, "2:31 error: 'content' must be true or false, not a string"),
    (
      #"{ "layers": ["A"], "reduced": { "color": "B" } }"#,
      "2:31 error: 'reduced' must be an array of layers, topmost first, not an object"
    ),
    (#"{ "layers": ["A"], "filters": "invert" }"#, "2:31 error: 'filters' must be an array of filters, not a string"),
    (
      #"{ "layers": ["A"], "filters": [{ "filter": "blur", "amount": 1 }] }"#,
      "2:44 error: unknown value 'blur' for 'filter'; use contrast, brightness, saturation, grayscale, invert, or opacity"
    ),
    (
      #"{ "layers": ["A"], "filters": [{ "filter": "contrast" }] }"#,
      "2:32 error: the filter 'contrast' requires an 'amount'; add it"
    ),
    (
      #"{ "layers": ["A"], "filters": [{ "amount": 1 }] }"#,
      "2:32 error: an element of 'filters' has no 'filter'; use contrast, brightness, saturation, grayscale, invert, or opacity"
    ),
    (
      #"{ "layers": ["A"], "filters": [{ "filter": "grayscale", "amount": 1.5 }] }"#,
      "2:67 error: 'amount' must be between 0 and 1, not 1.5"
    ),
  ])
  func aDamagedSurfaceStaysUnmeasurable(_ text: String, _ problem: String) {
    let (found, problems) = surface(text)
    #expect(problems == [problem])
    for layers in found?.layers.all ?? [] {
      #expect(texts(layers)?.first == "unsupported: its declaration has an error")
    }
    #expect(found != nil)
  }

  @Test(arguments: [
    (
      #"{ "color": "A", "opacity": 1.5 }"#,
      "2:29 error: 'opacity' must be between 0 and 1, not 1.5; write 50 percent as 0.5"
    ),
    (#"{ "opacity": 0.5 }"#, "2:2 error: an element of 's' has no 'color'; use a token or a literal color"),
    (#"{ "colour": "A" }"#, "2:4 error: unknown key 'colour'; did you mean 'color'?"),
    (
      #"["A"]"#,
      "2:2 error: an element of 's' must be a string or an object with color, material, glass, gradient, or filter, "
        + "not an array"
    ),
    (#""""#, "2:2 error: an element of 's' is empty; add a value or remove the key"),
  ])
  func anUnreadableLayerStaysUnmeasurable(_ text: String, _ problem: String) {
    let (found, problems) = surface("[\(text), \"B\"]")
    #expect(problems == [problem])
    #expect(texts(found?.layers.full) == ["unsupported: a layer cannot be read", "B"])
  }

  @Test func warnsOfUndecidedAlternatives() {
    let (_, problems) = surface(#"{ "layers": ["A"], "reduced": "B", "increased": "C" }"#)
    #expect(
      problems == [
        "2:1 warning: 's' has 'reduced' and 'increased', but not 'increased-reduced'; add it, or the variants with "
          + "both settings on remain unverified"
      ])
  }

  @Test func keepsTheLastOfARepeatedSurface() {
    let (file, problems) = read(#"{ "version": 1, "surfaces": { "a": ["A"], "b": ["B"], "a": ["C"] } }"#)
    #expect(file.surfaces.map(\.name) == ["a", "b"])
    #expect(texts(file.surfaces.first?.layers.full) == ["C"])
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("1:55 error: ") == true)
  }

  @Test func refusesAnEmptyName() {
    let (file, problems) = read(#"{ "version": 1, "surfaces": { "": ["A"] } }"#)
    #expect(problems == ["1:31 error: a surface has an empty name, so pairs cannot refer to it; give it a name"])
    #expect(file.surfaces == [])
  }
}
