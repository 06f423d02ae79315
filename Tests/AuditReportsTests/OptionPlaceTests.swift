import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import Palettes

/// The places to edit for options that no command makes, and the requirements that they do not meet.
@Suite struct OptionPlaceTests {
  private func audit() -> AuditResult {
    var audit = AuditBuilder()
    let place = SourceLocation(file: "legible.json", line: 4, column: 5)
    audit.surface("bar", []) {
      $0.location = place
      $0.layers = Adaptive([.material(MaterialUse(.style(.thin), at: place))])
      $0.over = [.any]
    }
    audit.pair("#FFFFFF", on: "bar", name: "bar: title")
    audit.declaration.requirements = [
      TeamRequirement(
        "LOOK-1", title: "Bars are of glass", rules: ["glass-on-system-bar"], pairs: ["*|bar|*"], at: place),
      TeamRequirement("READ-1", title: "Bars can be read", pairs: ["*|bar|*"], at: place),
    ]
    return audit.result
  }

  @Test func anOpaqueBarContradictsTheGlassOfTheDesign() throws {
    let result = audit()
    let finding = try #require(result.findings.first { $0.options.contains { $0.kind == .opaque } })
    let words = Wording(result).options(of: finding)
    #expect(words.filter { $0.contains("contradicts LOOK-1") }.map { $0.contains(" opaque: ") } == [true], "\(words)")
    #expect(!words.contains { $0.contains("READ-1") })
  }

  @Test func optionsNameThePlaceToEdit() throws {
    let result = audit()
    let finding = try #require(result.findings.first { $0.options.contains { $0.kind == .opaque } })
    guard case .pair(let pair) = finding.evidence.subject else { return }
    for option in finding.options {
      let isSurface = option.subject == "bar"
      #expect(Wording(result).place(of: option, for: pair)?.line == (isSurface ? 4 : 10))
    }
  }
}
