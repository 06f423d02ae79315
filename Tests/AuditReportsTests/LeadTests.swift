import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import Palettes

/// The first paragraph and the sections that it announces agree with each other.
@Suite struct LeadTests {
  private func page(_ build: (inout AuditBuilder) -> Void) -> String {
    var audit = AuditBuilder()
    build(&audit)
    return String(decoding: MarkdownReport.render(AuditReport.complete([audit.result])), as: UTF8.self)
  }

  @Test func errorsAreNamedByTheirComponents() {
    let page = page { audit in
      audit.variants = VariantSet(.light)
      audit.pair("#777777", on: "#FFFFFF", id: "a", name: "card: title")
      audit.pair("#EEEEEE", on: "#FFFFFF", id: "b", name: "badge: count")
    }
    #expect(page.contains("Two errors fail the gate: badge and card."), "\(page)")
  }

  @Test func theWorstFailureIsNamed() {
    let page = page { audit in
      audit.pair("#8A8A8A", on: "#FFFFFF", name: "card: caption")
      audit.pair("#B0B0B0", on: "#FFFFFF", name: "card: price")
    }
    #expect(page.contains("**Card: price is hard to read in every appearance and setting: 2.16 to 1, needs 4.5.**"))
  }

  @Test func whatIsBarelyThereCannotBeSeen() {
    #expect(page { $0.pair("#D8D8D8", on: "#FFFFFF") }.contains("is unreadable in"))
    #expect(page { $0.pair("#F0F0F0", on: "#FFFFFF", .boundary) }.contains("is invisible in"))
    let equal = page { $0.pair("#FFFFFF", on: "#FFFFFF") }
    #expect(equal.contains("White on white is invisible in every appearance and setting: 1.00 to 1, needs 4.5."))
  }

  @Test func theLegendSaysWhichVariantsWereMeasured() {
    let all = page { $0.pair("#000000", on: "#FFFFFF") }
    #expect(
      all.contains("in eight variants: light and dark, with and without Increase Contrast (IC) and Reduce"), "\(all)")
    let light = page { audit in
      audit.variants = VariantSet(.light)
      audit.pair("#000000", on: "#FFFFFF")
    }
    #expect(light.contains("Pairs are measured in light mode."))
    #expect(!light.contains("The App Store’s Sufficient Contrast is judged"))
  }

  /// A part that fails in light is not listed again for what is expected in its other variants; one that is only assumed is.
  @Test func partsThatAreExpectedToFailAreListedWithoutThoseThatFailAnyway() {
    let page = page { audit in
      audit.pair("#999999", on: "#FFFFFF", id: "a", name: "card: title")
      audit.pair("#AAAAAA", on: "#FFFFFF", id: "b", name: "badge: count", origin: .assumed("a guess"))
    }
    let lines = page.split(separator: "\n")
    let start = lines.firstIndex(of: "## Expected to fail") ?? lines.endIndex
    let expected = lines[start...].dropFirst().prefix { !$0.hasPrefix("##") }
    #expect(expected.contains { $0.hasPrefix("- **badge: count**: 2.32, needs 4.5, in all variants") }, "\(page)")
    #expect(!expected.contains { $0.contains("card: title") }, "\(page)")
    #expect(expected.contains { $0.hasPrefix("The design does not specify all the colors in these") })
    #expect(page.contains("One more part is expected to fail: “badge: count” (2.32)."), "\(page)")
  }

  @Test func findingsThatSayTheSameAreOneLine() {
    let page = page { audit in
      for name in ["first", "second", "third"] {
        audit.surface(name, []) {
          $0.layers = Adaptive([.material(MaterialUse(.style(.ultraThin), at: SourceLocation(file: "legible.json")))])
        }
        audit.pair("#FFFFFF", on: name, id: name, name: "bar: \(name)")
      }
    }
    let lines = page.split(separator: "\n").filter { $0.contains("no opaque color declared for that setting") }
    #expect(lines.count == 1)
    let words = "first (ultraThin material), second (ultraThin material), third (ultraThin material)"
    #expect(lines.first?.contains(words) == true, "\(page)")
  }
}
