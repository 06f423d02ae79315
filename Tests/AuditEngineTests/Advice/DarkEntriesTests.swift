import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Dark colors that keep the roles and ratios of light ones.
@Suite struct DarkEntriesTests {
  private func rows(_ names: [String], _ build: (inout AuditBuilder) -> Void) -> [String: DarkEntries.Row] {
    var audit = AuditBuilder()
    build(&audit)
    let palette = audit.loaded.palette
    let tokens = palette.tokens.typedIndices.filter { names.contains(palette.displayName(of: $0)) }
    let rows = DarkEntries(tokens, in: audit.loaded, policy: audit.policy).rows
    return Dictionary(uniqueKeysWithValues: rows.map { (palette.displayName(of: $0.token), $0) })
  }

  @Test func ratiosStayAndSurfacesKeepTheirOrder() throws {
    let rows = rows(["Page", "Card", "Text", "Accent"]) { audit in
      audit.token("Page", [.any: "#F2F2F2"])
      audit.token("Card", [.any: "#FFFFFF"])
      audit.token("Text", [.any: "#404040"])
      audit.token("Accent", [.any: "#0055CC"])
      for surface in ["Page", "Card"] {
        audit.pair("Text", on: surface)
        audit.pair("Accent", on: surface)
      }
    }
    let (page, card) = (try #require(rows["Page"]), try #require(rows["Card"]))
    #expect(card.dark.oklab.lightness < 0.35 && page.dark.oklab.lightness < card.dark.oklab.lightness)
    for name in ["Text", "Accent"] {
      let row = try #require(rows[name])
      let ratios = try #require(row.ratios)
      #expect(ratios.dark.value >= 4.5 && abs(ratios.dark.value / ratios.light.value - 1) < 0.2, "\(name): \(ratios)")
    }
  }

  /// A fill under a white label keeps its ratio as it is; a token that reaches nothing in dark takes what is nearest.
  @Test func fillsStay() throws {
    let rows = rows(["Fill"]) { audit in
      audit.token("Fill", [.any: "#0055CC"])
      audit.pair("#FFFFFF", on: "Fill")
    }
    let fill = try #require(rows["Fill"])
    #expect(DeltaE.ok(fill.light.oklab, fill.dark.oklab) < 0.03)
  }
}
