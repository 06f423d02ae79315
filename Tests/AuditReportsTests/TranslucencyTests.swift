import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// The reports about pairs whose surface shows its backdrop.
@Suite struct TranslucencyTests {
  private static var report: AuditReport {
    let place = SourceLocation(file: "legible.json")
    var audit = AuditBuilder()
    audit.variants = [VariantSet(.light), VariantSet(.dark)]
    audit.surface("glass|bar", []) {
      $0.layers = Adaptive([.material(MaterialUse(.glass(.regular), at: place))])
      $0.appearance = .light
    }
    audit.surface("veil", ["#000000*0.1"]) {
      $0.over = [
        .gradient([
          BackdropStop(AuditBuilder.written("#FFFFFF"), at: 0), BackdropStop(AuditBuilder.written("#000000"), at: 1),
        ])
      ]
    }
    audit.pair("#FFFFFF", on: "glass|bar")
    audit.pair("#FFFFFF", on: "veil")
    return AuditReport([audit.result])
  }

  private func text(_ id: String, _ styling: TextStyling = .plain) throws -> String {
    String(decoding: try #require(ReportFormat.named(id)).render(Self.report, styling), as: UTF8.self)
  }

  /// However many looks there are: one look is on one surface.
  @Test(arguments: [1, 2])
  func markdownHasARecordToPasteForALook(count: Int) throws {
    var audit = AuditBuilder()
    for name in ["glass bar", "glass card"].prefix(count) {
      audit.surface(name, []) {
        $0.layers = Adaptive([.material(MaterialUse(.glass(.regular), at: SourceLocation(file: "legible.json")))])
      }
      audit.pair("#808080", on: name)
    }
    let format = try #require(ReportFormat.named("markdown"))
    let page = String(decoding: format.render(AuditReport([audit.result]), .plain), as: UTF8.self)
    #expect(page.contains("## To check on a device"))
    let all = count == 1 ? "One check" : "Two checks"
    #expect(page.contains("\(all) on a device \(count == 1 ? "is" : "are") open"), "\(page)")
    #expect(page.contains("Records to paste") && page.contains(#""pair": "#), "\(page.suffix(3000))")
  }

  @Test func markdownShowsRangesAndRepairs() throws {
    let page = try text("markdown")
    #expect(page.contains("### Translucent surfaces"))
    #expect(page.contains("| glass&#124;bar | light, dark |      1.03…2.19 | ✗   |"), "\(page)")
    let lines = page.split(separator: "\n")
    let start = "- **white on glass&#124;bar**: 1.03…2.19 (lowest over white), needs 4.5"
    let bar = try #require(lines.first { $0.hasPrefix(start) })
    #expect(bar.contains("Use the system label color instead of white; reaches 9.57"), "\(bar)")
    #expect(lines.contains { $0.contains("Put a layer of `#000000 ") && $0.contains(" under veil") }, "\(page)")
  }

  @Test func theTerminalShowsTheRange() throws {
    #expect(try text("text").contains("glass|bar: 1.03…2.19"))
  }

  @Test func picturesShowAndNameTheBackdrops() throws {
    let files = try #require(ReportFormat.named("markdown")).files(Self.report, "r").folder?.files ?? []
    let picture = try #require(files.first { $0.name.hasPrefix("component-on-veil") })
    let markup = try SVGMarkup(String(decoding: picture.bytes, as: UTF8.self))
    let frames = markup.elements.filter { $0.attributes["rx"] == "6" }
    #expect(frames.map { $0.attributes["fill"] } == ["#FFFFFF", "#FFFFFF"])
    #expect(markup.elements.contains { $0.text == "over white, best over black" })
  }

  @Test func jsonCarriesOptionsAndWitnesses() throws {
    let json = try text("json")
    #expect(json.contains("\"options\":[{\"changes\":["))
    #expect(json.contains("\"kind\":\"dimming\""))
    #expect(json.contains("\"witnesses\":[{\"candidate\":0,\"channels\":[1"))
  }
}
