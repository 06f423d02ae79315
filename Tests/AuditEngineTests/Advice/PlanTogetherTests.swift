import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// What the plan keeps together, and what it leaves to a choice.
@Suite struct PlanTogetherTests {
  private func colors(_ build: (inout AuditBuilder) -> Void) -> [String: String] {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    build(&audit)
    var colors: [String: String] = [:]
    for edit in audit.result.edits.flatMap({ $0.all }) {
      colors[audit.loaded.palette.displayName(of: edit.token)] = edit.to.hex
    }
    return colors
  }

  /// One red for all messages, one blue for the fills of all buttons; the last two have nothing in common but the color.
  @Test(arguments: [
    ("Alert", "FinalAlert", "#FF3D71", 2), ("DangerText", "DangerMark", "#FF3D71", 2), ("Rose", "Coral", "#FF3D71", 1),
  ])
  func namesakesMoveTogether(_ failing: String, _ passing: String, _ color: String, _ count: Int) {
    let found = colors { audit in
      audit.token(failing, [.any: color])
      audit.token(passing, [.any: color])
      audit.pair(failing, on: "#FFFFFF")
      audit.pair("#000000", on: passing, .graphic)
    }
    #expect(found.count == count && Set(found.values).count == 1, "\(found)")
  }

  /// A shade that nobody can tell apart counts as the same fill.
  @Test func fillsOfOneColorMoveTogether() {
    let found = colors { audit in
      audit.token("OrderFill", [.any: "#5478F9"])
      audit.token("ResumeGround", [.any: "#5378F8"])
      audit.pair("#FFFFFF", on: "OrderFill")
      audit.pair("#FFFFFF", on: "ResumeGround", .graphic)
    }
    #expect(found.count == 2 && Set(found.values).count == 1, "\(found)")
  }

  /// What one of them shows elsewhere would fail.
  @Test func allMoveOrNone() {
    let found = colors { audit in
      audit.token("Alert", [.any: "#FF3D71"])
      audit.token("FinalAlert", [.any: "#FF3D71"])
      audit.pair("Alert", on: "#FFFFFF")
      audit.pair("FinalAlert", on: "#1A1A1A")
    }
    #expect(found.isEmpty, "\(found)")
  }

  /// An option takes along what no pair measures, which no plan does.
  @Test func anOptionTakesNamesakesAlong() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("AccentBarColor", [.any: "#5C7CFF"])
    audit.token("AccentColor", [.any: "#5C7CFF"])
    audit.pair("AccentBarColor", on: "#FFFFFF")
    #expect(audit.result.edits.isEmpty)
    let first = try #require(audit.result.findings.first { $0.rule == "low-text-contrast" }?.options.first)
    #expect(first.kind == .entry && !first.isPlanned && first.others == ["AccentColor"] && first.parted.isEmpty)
    #expect(Set(first.edits.map { $0.token }).count == 2)
  }

  /// From #E0E0E0 to 3 on white is a ΔE-OK of 0.24, from #C4C4C4 one of 0.17.
  @Test(arguments: [("#E0E0E0", 0), ("#C4C4C4", 1)])
  func aLineThatChangesVisiblyIsAChoice(_ line: String, _ count: Int) throws {
    #expect(
      colors { audit in
        audit.token("Line", [.any: line])
        audit.pair("Line", on: "#FFFFFF", .boundary)
      }.count == count)
  }

  /// The stroke at rest would nearly become that of the field with the focus.
  @Test(arguments: [
    ("FieldUnfocusedStroke", "FieldStroke"), ("PageDotUnselected", "PageDotSelected"), ("IconDisabled", "IconEnabled"),
  ])
  func statesStayApart(_ weak: String, _ strong: String) {
    let found = colors { audit in
      audit.token(weak, [.any: "#B6BAC2"])
      audit.token(strong, [.any: "#6C7280"])
      audit.pair(weak, on: "#FFFFFF", .graphic)
      audit.pair(strong, on: "#FFFFFF", .graphic)
    }
    #expect(found.isEmpty, "\(found)")
  }
}
