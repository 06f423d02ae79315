import Foundation
import TestSupport
import Testing

@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// The backdrops of a surface, and the images among them.
@Suite struct AuditFileBackdropTests {
  /// Binds the backdrops of one surface, which are at 2:1.
  private func bindOver(_ text: String, tokens: [String] = ["A"]) -> (surface: Surface?, problems: [String]) {
    let bound = bind(
      "{ \"version\": 1, \"sources\": [\"C.xcassets\"], \"surfaces\": { \"card\": \"A\", \"s\": { \"layers\": [{ \"material\": \"thin\" }], \"over\":\n\(text) } } }",
      tokens: tokens)
    return (bound.surfaces.last, bound.problems)
  }

  private static func place(_ column: Int) -> Palettes.SourceLocation {
    Palettes.SourceLocation(file: "legible.json", line: 2, column: column)
  }

  private static func color(_ reference: WrittenColor.Reference, _ text: String, _ column: Int) -> WrittenColor {
    WrittenColor(reference, text: text, at: place(column))
  }

  private static let white = WrittenColor.Reference.literal(Color(.sRGB, 1, 1, 1))

  @Test(
    arguments: [
      (#""any""#, [.any]),
      (#"["any", "content"]"#, [.any, .content]),
      (
        #"["A", "system:label"]"#,
        [.color(color(.token("A"), "A", 2)), .color(color(.system("label"), "system:label", 7))]
      ),
      (##"{ "color": "#fff", "opacity": 1 }"##, [.color(color(white, "#FFF", 12))]),
      (#"{ "color": "any" }"#, [.color(color(.token("any"), "any", 12))]),
      (
        ##"[{ "gradient": ["#fff", "A"] }]"##,
        [.gradient([BackdropStop(color(white, "#FFF", 17), at: 0), BackdropStop(color(.token("A"), "A", 25), at: 1)])]
      ),
      (#"{ "image": "a.png", "scale": 3 }"#, [.image(ImageUse(0, scale: 3, region: nil, at: place(12)))]),
      (
        #"[{ "image": "a.png", "scale": 2, "region": [0, 1, 2, 3.5] }, { "image": "./a.png", "scale": 1 }]"#,
        [
          .image(ImageUse(0, scale: 2, region: ImageRegion(x: 0, y: 1, width: 2, height: 3.5), at: place(13))),
          .image(ImageUse(0, scale: 1, region: nil, at: place(73))),
        ]
      ),
      (
        #"{ "region": { "width": 4, "height": 3, "x": 1, "y": 2 }, "scale": 2, "image": "a.png" }"#,
        [.image(ImageUse(0, scale: 2, region: ImageRegion(x: 1, y: 2, width: 4, height: 3), at: place(79)))]
      ),
    ] as [(String, [Backdrop])])
  func readsBackdrops(_ text: String, _ over: [Backdrop]) {
    let (surface, problems) = bindOver(text, tokens: ["A", "any", "content"])
    #expect(problems == [])
    #expect(surface?.over == over)
  }

  @Test(arguments: [
    ("[]", "2:1 error: 'over' is empty; add backdrops, or remove the key"),
    ("3", "2:1 error: 'over' must be a string or an object with color, gradient, or image, not a number"),
    (
      #"[["any"]]"#,
      "2:2 error: an element of 'over' must be a string or an object with color, gradient, or image, not an array"
    ),
    (#"{ "colr": "A" }"#, "2:3 error: unknown key 'colr'; did you mean 'color'?"),
    (
      #"{ "material": "thin" }"#,
      "2:3 error: unknown key 'material' in a backdrop; use color, opacity, gradient, image, scale, region, or base"
    ),
    (#"{ "scale": 3 }"#, "2:3 error: unknown key 'scale' in a color; use color or opacity"),
    (#"{ "image": "a.png" }"#, "2:1 error: an image requires a 'scale'; add its pixels per point, such as 3"),
    (#"{ "image": "a.png", "scale": 0 }"#, "2:30 error: 'scale' must be between 0.01 and 100, not 0"),
    (#"{ "image": "a.png", "scale": 1, "rgion": 1 }"#, "2:33 error: unknown key 'rgion'; did you mean 'region'?"),
    (
      #"{ "image": "a.png", "scale": 1, "region": [1, 2, 3] }"#,
      "2:43 error: 'region' must have 4 numbers, not 3; write [x, y, width, height]"
    ),
    (
      #"{ "image": "a.png", "scale": 1, "region": [0, 0, 0, 5] }"#,
      "2:43 error: 'region' has no area; use a width and a height greater than 0"
    ),
    (
      #"{ "image": "a.png", "scale": 1, "region": [-1, 0, 5, 5] }"#,
      "2:44 error: 'x' must be between 0 and 1000000, not -1"
    ),
    (
      #"{ "image": "a.png", "scale": 1, "region": { "x": 0, "width": 5 } }"#,
      "2:43 error: 'region' requires x, y, width, and height; add all of them"
    ),
    (
      #"{ "image": "a.png", "scale": 1, "region": 4 }"#,
      "2:43 error: 'region' must be an object with x, y, width, and height, not a number"
    ),
  ])
  func refuses(_ text: String, _ problem: String) {
    let (surface, problems) = bindOver(text)
    #expect(problems == [problem])
    guard case .unsupported("its declaration has an error", _) = surface?.layers.full.first else {
      Issue.record("it can be measured")
      return
    }
  }

  @Test(arguments: [
    (##""#FFFFFF80""##, 1), (##"{ "color": "A", "opacity": 0.99 }"##, 12), (##"{ "gradient": ["A", "#0000"] }"##, 21),
  ])
  func refusesATranslucentBackdrop(_ text: String, _ column: Int) {
    let (surface, problems) = bindOver(text)
    #expect(problems == ["2:\(column) error: a backdrop must be opaque; specify the resulting color"])
    guard case .unsupported = surface?.layers.full.first else {
      Issue.record("it can be measured")
      return
    }
  }

  @Test func needsNoLayersOverABackdrop() {
    let bound = bind(#"{ "version": 1, "surfaces": { "photo": { "layers": [], "over": "any" } } }"#)
    #expect(bound.problems == [])
    #expect(bound.surfaces.map(\.layers.full) == [[]])
  }

  @Test func saysThatASurfaceIsNoBackdrop() {
    let (_, problems) = bindOver(#"["card"]"#)
    #expect(
      problems == [
        "2:2 error: there is no token 'card'; use a token from 'sources' or a literal color, not a surface"
      ])
  }

  // MARK: Images

  private static func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64) ?? Data()) }

  /// A red image of 6 × 3 pixels with an `sRGB` chunk.
  private static let red = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAYAAAADCAIAAAA/Y+msAAAAAXNSR0IArs4c6QAAABFJREFUeNpj+M/AgIYYiBICABFEEe+63cM8AAAAAElFTkSuQmCC"
  )
  /// The same without any word on its color space.
  private static let untagged = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAYAAAADCAIAAAA/Y+msAAAAEUlEQVR42mP4z8CAhhiIEgIAEUQR77rdwzwAAAAASUVORK5CYII=")

  private func load(
    _ over: String, _ images: [String: [UInt8]], links: [String: String] = [:]
  ) throws -> LoadedPalette {
    let file = """
      { "version": 1, "surfaces": { "s": { "layers": [{ "material": "thin" }], "over":
      [\(over)] } }, "pairs": [{ "foreground": "#000", "on": ["s", "#fff"] }] }
      """
    let audits = AuditLoader.load(
      path: "app", from: .memory(["app/legible.json": file], links: links, binary: images), vocabulary: testVocabulary)
    return try #require(audits.first)
  }

  @Test func readsEveryImageOnce() throws {
    let audit = try load(
      #"{ "image": "../img/a.png", "scale": 1 }, { "image": "b.png", "scale": 1 }, "#
        + #"{ "image": "../app/../img/a.png", "scale": 2, "region": [1, 0, 2, 1.5] }"#,
      ["img/a.png": Self.red, "app/b.png": Self.untagged])
    #expect(
      audit.diagnostics.map(short) == [
        "app/legible.json:2:54 warning: 'app/b.png' has no color space, so it is read as sRGB"
      ])
    #expect(audit.declaration.images.map(\.file) == ["img/a.png", "app/b.png"])
    #expect(audit.declaration.images.map { $0.pixels?.width } == [6, 6])
    let uses = audit.declaration.surfaces[0].over.map { if case .image(let use) = $0 { use.image.offset } else { -1 } }
    #expect(uses == [0, 1, 0])
  }

  @Test(arguments: [
    ("none.png", "1", "'app/none.png': there is no such file or folder", Diagnostic.Kind.missingInput),
    (
      "a.jpg", "1",
      "'app/a.jpg' is a JPEG image, not a PNG image; convert it with: sips -s format png FILE --out FILE.png (on "
        + "other systems: magick FILE FILE.png)", .badData
    ),
    ("cut.png", "1", "'app/cut.png' ends prematurely; copy the original again", .badData),
    (
      "a.png", #"2, "region": [0, 0, 3, 2]"#,
      "'app/a.png' does not contain this region; specify a nonempty rectangle within its bounds (3.0 × 1.5 points)",
      .badAuditFile
    ),
  ])
  func goesOnWithoutAnImageThatCannotBeUsed(
    _ name: String, _ scale: String, _ message: String, _ kind: Diagnostic.Kind
  ) throws {
    let audit = try load(
      "{ \"image\": \"\(name)\", \"scale\": \(scale) }, \"#fff\"",
      ["app/a.png": Self.red, "app/a.jpg": [0xFF, 0xD8, 0xFF, 0xE0], "app/cut.png": Array(Self.red.dropLast(20))])
    let place = Palettes.SourceLocation(file: "app/legible.json", line: 2, column: 13)
    #expect(audit.diagnostics == [Diagnostic(.error, kind, message, at: place)])
    #expect(audit.declaration.images.map { $0.pixels == nil } == [kind != .badAuditFile])
    #expect(audit.declaration.pairs.count == 2)
  }

  @Test func resolvesAnImageFromTheFileThatNamesIt() throws {
    let base =
      ##"{ "version": 1, "surfaces": { "s": { "layers": "#FFF", "over": { "image": "a.png", "scale": 3 } } } }"##
    let audits = AuditLoader.load(
      path: "app",
      from: .memory(
        ["base/legible.json": base, "app/legible.json": #"{ "version": 1, "extends": "../base/legible.json" }"#],
        binary: ["base/a.png": Self.red]), vocabulary: testVocabulary)
    #expect(audits.flatMap(\.diagnostics) == [])
    #expect(audits.first?.declaration.images.map(\.file) == ["base/a.png"])
  }
}
