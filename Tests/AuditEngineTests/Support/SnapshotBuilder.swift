@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Reports in a few words: rows such as `fail 3.2` and cells of findings, all of the audit `app`.
struct SnapshotBuilder {
  var report = ReportSnapshot(
    toolVersion: "0.1.0", audits: [.init(id: "app", name: "App", conditions: ["wcag22-aa", "ios-26", "universal"])])

  /// Adds a pair of text with one row in each variant of the list, starting with light.
  mutating func pair(_ foreground: String, on surface: String, id: String? = nil, _ rows: String...) {
    pair(foreground, on: surface, id: id, zip(Variant.allCases, rows).map { Self.row($1, CellPlace($0)) })
  }

  /// Adds a pair of text with rows.
  mutating func pair(_ foreground: String, on surface: String, id: String? = nil, _ rows: [PairSnapshot.Row]) {
    let name = id ?? IdentityText.join([foreground, surface, "text", "normal"])
    report.pairs.append(
      PairSnapshot(.init(audit: "app", id: name, foreground: foreground, surface: surface, role: "text"), rows))
  }

  /// A verdict and a ratio, `–` for none; required is 4.5.
  static func row(_ text: String, _ place: CellPlace = .init(.light)) -> PairSnapshot.Row {
    let parts = text.split(separator: " ")
    let verdict = Verdict(rawValue: String(parts[0])) ?? .exempt
    return PairSnapshot.Row(
      place, verdict, ratio: parts.count > 1 ? Double(parts[1]).map { ContrastRatio($0) } : nil,
      required: verdict == .exempt ? nil : ContrastRatio(4.5), reason: verdict == .unverified ? "a guess" : nil)
  }

  /// Adds a finding with one cell in light.
  mutating func finding(
    _ fingerprint: String, _ severity: Severity = .error, _ ratio: Double? = nil,
    _ disposition: Disposition = .open, about foreground: String? = nil,
    in places: [CellPlace] = [.init(.light)]
  ) {
    report.findings.append(
      FindingSnapshot(
        audit: "app", rule: "rule", severity: severity, fingerprint: fingerprint, message: "says so",
        foreground: foreground, surface: foreground.map { _ in "Page" },
        cells: places.map { place in
          .init(
            place, ratio: ratio.map { ContrastRatio($0) }, required: ratio.map { _ in ContrastRatio(4.5) }, disposition,
            at: SourceLocation(file: "a.json"))
        }))
  }
}
