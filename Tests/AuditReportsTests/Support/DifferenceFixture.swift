@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import Palettes

/// Two states of one palette that differ in some of everything.
enum DifferenceFixture {
  static let report = DifferenceReport(
    ReportDifference(from: ReportSnapshot(before), to: ReportSnapshot(now)), failOn: .error)

  static var before: AuditReport { AuditReport([palette { _ in }.result]) }

  static var now: AuditReport {
    let changed = palette { audit in
      audit.tokens = audit.tokens.map { token in
        var other = AuditBuilder()
        switch token.name.path {
        case "Muted": other.token("Muted", [.any: "#8A8A8A", .dark: "#9A9A9A"])
        case "Faint": other.token("Faint", [.any: "#BBBBBB"])
        case "Red": other.token("Red", [.any: "#B00020"])
        case "Blue": other.token("Blue", [.any: "#5599FF"])
        default: return token
        }
        return other.tokens[0]
      }
      audit.declaration.assumedTokens = ["Guess"]
      audit.declaration.pairs.removeAll { $0.foreground.text == "Gone" }
      audit.tokens.removeAll { $0.name.path == "Gone" }
      audit.token("OnlyDark", [.dark: "#FFFFFF"])
      audit.pair("Red", on: "#FFFFFF", .boundary)
    }
    return AuditReport([changed.result])
  }

  private static func palette(_ change: (inout AuditBuilder) -> Void) -> AuditBuilder {
    var audit = AuditBuilder()
    audit.declaration = AuditDeclaration.Draft(id: "app", name: "App", at: SourceLocation(file: "App/legible.json"))
    audit.token("Page", [.any: "#FFFFFF", .dark: "#111111"])
    audit.token("Muted", [.any: "#707070", .dark: "#9A9A9A"])
    audit.token("Faint", [.any: "#AAAAAA"])
    audit.token("Red", [.any: "#FF3366"])
    audit.token("Blue", [.any: "#77AAFF"])
    audit.token("Guess", [.any: "#444444"])
    audit.token("Gone", [.any: "#333333"])
    for name in ["Muted", "Faint", "Red", "Blue", "Guess", "Gone"] { audit.pair(name, on: "Page") }
    audit.pair("Muted", on: "Page", id: "caption", font: Font(size: 30))
    audit.pair("Red", on: "Page", .linkCue, against: "Muted")
    change(&audit)
    return audit
  }

  /// Makes a number of pairs that failed nowhere and fail now, each with its own name.
  static func failing(_ count: Int, name: (Int) -> String) -> DifferenceReport {
    func report(_ verdict: Verdict, _ ratio: Double) -> ReportSnapshot {
      ReportSnapshot(
        toolVersion: ToolIdentity.version,
        pairs: (0..<count).map { index in
          let row = PairSnapshot.Row(
            .init(.light), verdict, ratio: ContrastRatio(ratio - Double(index) * 0.0001),
            required: ContrastRatio(4.5), foreground: EightBitColor(red: 1, green: 2, blue: 3),
            surface: EightBitColor(red: 255, green: 255, blue: 255))
          return PairSnapshot(
            .init(audit: "app", id: "p\(index)", foreground: name(index), surface: "Page", role: "text"), [row])
        })
    }
    return DifferenceReport(ReportDifference(from: report(.pass, 9), to: report(.fail, 3)), failOn: .error)
  }
}
