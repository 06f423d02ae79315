import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// The plan can be committed as it is: families keep their order, equals stay equal, and both modes change or none.
@Suite struct PlanCareTests {
  private func colors(_ build: (inout AuditBuilder) -> Void) -> [String: String] {
    var audit = AuditBuilder()
    build(&audit)
    var colors: [String: String] = [:]
    for edit in audit.result.edits.flatMap({ $0.all }) {
      colors["\(audit.loaded.palette.displayName(of: edit.token)) \(edit.condition)"] = edit.to.hex
    }
    return colors
  }

  private func lightness(_ hex: String) -> Double { AuditBuilder.color(hex).linearSRGB.oklab.lightness }

  /// A bluish gray and a fainter one that counts as neutral are one family.
  @Test func theStrokeAtRestStaysWeaker() {
    let found = colors { audit in
      audit.variants = VariantSet(.light)
      audit.token("FieldStroke", [.any: "#9AA8BE"])
      audit.token("FieldUnfocusedStroke", [.any: "#CFD6E1"])
      audit.pair("FieldStroke", on: "#FFFFFF", .boundary)
      audit.pair("FieldUnfocusedStroke", on: "#F7F8FA", .boundary)
    }
    let stroke = lightness(found["FieldStroke Any"] ?? "#9AA8BE")
    #expect(lightness(found["FieldUnfocusedStroke Any"] ?? "#CFD6E1") > stroke, "\(found)")
    #expect(found["FieldStroke Any"] != nil)
  }

  /// The placeholder is on white only, and would need less than the text that has its color.
  @Test(arguments: [false, true]) func equalTextsStayEqual(_ isReversed: Bool) {
    let found = colors { audit in
      audit.variants = VariantSet(.light)
      for name in isReversed ? ["NoteInk", "PromptInk"] : ["PromptInk", "NoteInk"] {
        audit.token(name, [.any: "#96A4BA"])
      }
      audit.pair("NoteInk", on: "#FFFFFF")
      audit.pair("NoteInk", on: "#F3F4F6")
      audit.pair("PromptInk", on: "#FFFFFF")
    }
    #expect(found["NoteInk Any"] != nil && found["NoteInk Any"] == found["PromptInk Any"], "\(found)")
  }

  /// One needs far more than the other.
  @Test func equalTextsMoveAsFarAsOneOfThemMust() {
    let found = colors { audit in
      audit.variants = VariantSet(.dark)
      audit.token("CardNote", [.any: "#7B899F"])
      audit.token("TileNote", [.any: "#7B899F"])
      audit.pair("CardNote", on: "#263449")
      audit.pair("TileNote", on: "#1B2332")
    }
    #expect(found["CardNote Any"] != nil && found["CardNote Any"] == found["TileNote Any"], "\(found)")
  }

  /// In light the border would have to change beyond what needs no choice.
  @Test func aBorderChangesInBothModesOrInNone() {
    let found = colors { audit in
      audit.token("PaneBorder", [.any: "#F7F7F7", .dark: "#3A3A3A"])
      audit.token("Pane", [.any: "#FFFFFF", .dark: "#1C1C1E"])
      audit.pair("PaneBorder", on: "Pane", .boundary)
    }
    #expect(found.isEmpty, "\(found)")
  }

  /// Two texts on one page that an edit moves apart stay apart with the next one.
  @Test func everyStepKeepsTextsApart() {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("WarmNote", [.any: "#797874"])
    audit.token("PlainNote", [.any: "#7D7D7D"])
    audit.pair("WarmNote", on: "#FFFFFF")
    audit.pair("WarmNote", on: "#F8F8F8")
    audit.pair("PlainNote", on: "#FFFFFF")
    var levels = ["WarmNote": lightness("#797874"), "PlainNote": lightness("#7D7D7D")]
    for edit in audit.result.edits {
      let before = levels["PlainNote", default: 0] - levels["WarmNote", default: 0]
      levels[audit.loaded.palette.displayName(of: edit.token)] = edit.to.oklab.lightness
      let after = levels["PlainNote", default: 0] - levels["WarmNote", default: 0]
      #expect(after >= min(LevelOrder.leastDistance, before) - 1e-6)
    }
    #expect(audit.result.edits.count == 2)
  }
}
