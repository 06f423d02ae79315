import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

@Suite struct FingerprintTests {
  private func audit(text: String = "#999999", page: String = "#FFFFFF") -> AuditBuilder {
    var audit = AuditBuilder()
    audit.token("Brand/Text", [.any: text, .dark: "#000000"])
    audit.token("Page", [.any: page])
    audit.entries("Twice", [Entry(.any, .color(AuditBuilder.color(text)))], catalog: "A.xcassets")
    audit.entries("Twice", [Entry(.any, .color(AuditBuilder.color(text)))], catalog: "B.xcassets")
    audit.surface("card", ["#00000001", "Page"])
    audit.pair("Text", on: "Page")
    audit.pair("Brand/Text", on: "card", font: Font(size: 40))
    audit.pair("A.xcassets/Twice", on: "Page", .graphic)
    audit.pair("B.xcassets/Twice", on: "Page", .boundary)
    audit.pair("Text*0.5", on: "Page", .focus)
    audit.pair("#FEFEFE", on: "#FFFFFF", .linkCue, against: "Page")
    audit.pair("#EEEEEE", on: "card", id: "caption|small")
    audit.pair("Missing", on: "Page")
    audit.pair("#000000", on: "Page", origin: .assumed("a guess"))
    audit.pair("#FFFFFF", on: "#FFFFFF")
    return audit
  }

  private func fingerprints(_ audit: AuditBuilder) -> [String] { audit.result.findings.map(\.fingerprint) }

  @Test func golden() throws {
    #expect(
      try Golden.difference(fingerprints(audit()).joined(separator: "\n") + "\n", from: "fingerprints.txt") == nil)
  }

  @Test func knowNeitherVariantNorLineNorColourNorOrder() {
    let known = fingerprints(audit())
    #expect(fingerprints(audit(text: "#AAAAAA", page: "#FAFAFA")) == known)
    var moved = audit()
    for index in moved.tokens.indices {
      for entry in moved.tokens[index].entries.indices { moved.tokens[index].entries[entry].line += 100 }
    }
    for index in moved.declaration.pairs.indices { moved.declaration.pairs[index].location.line += 100 }
    #expect(fingerprints(moved) == known)
    var reordered = audit()
    reordered.declaration.pairs.reverse()
    reordered.tokens.reverse()
    #expect(fingerprints(reordered) == known)
    for variant in [Variant.light, .lightIncreasedReduced] {
      var narrow = audit()
      narrow.variants = VariantSet(variant)
      #expect(fingerprints(narrow) == known)
    }
  }

  @Test func shortAndLongFormsOfANameAreOneSubject() {
    for name in ["Text", "Brand/Text", "Colors.xcassets/Brand/Text"] {
      var audit = AuditBuilder()
      audit.token("Brand/Text", [.any: "#FFFFFF"])
      audit.pair(name, on: name)
      #expect(fingerprints(audit) == ["contrast|Brand/Text|Brand/Text|text|normal"])
    }
  }

  @Test func differForDifferentSubjects() {
    var audit = AuditBuilder()
    var expected = 0
    for foreground in HostileNames.all {
      for surface in HostileNames.all {
        audit.pair(foreground, on: surface)
        audit.pair(foreground, on: surface, font: Font(size: 40))
        audit.pair(foreground, on: surface, .linkCue, against: surface)
        audit.pair(foreground, on: surface, .linkCue)
        expected += 4
      }
    }
    audit.variants = VariantSet(.light)
    let all = fingerprints(audit)
    #expect(all.count == expected && Set(all).count == expected)
  }
}
