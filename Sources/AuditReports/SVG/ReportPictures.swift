import AuditModel
import ColorMath
import PaletteModel
import TextSupport

/// The pictures next to a report: an overview of each palette, swatches of the worst findings, and rulers.
struct ReportPictures {
  /// One finding of a report.
  private struct Place: Hashable {
    let audit: Int
    let finding: Int
  }

  /// The files by name, sorted.
  var files: [(name: String, bytes: [UInt8])] {
    contents.map { ($0.key, $0.value) }.sorted { $0.0.precedesInBytes($1.0) }
  }
  /// The file of each audit's overview, and if it is low enough to head the report.
  private(set) var overviews: [(name: String, isLow: Bool)] = []
  /// The number of findings about pairs without a swatch because of the limit.
  private(set) var leftOut = 0

  private var contents: [String: [UInt8]] = [:]
  private var swatches: [Place: String] = [:]
  /// The rulers by audit and the index of a group of findings.
  private var rulers: [Place: String] = [:]

  /// The number of findings that get a swatch.
  static let most = 200

  /// Draws the pictures of a report.
  init(_ report: AuditReport, _ windows: ReportWindows) {
    for audit in report.audits {
      let name = report.audits.count == 1 ? "overview" : "overview-\(audit.declaration.id)"
      let picture = OverviewPicture(audit)
      overviews.append((add(picture.bytes, named: name), picture.isLow))
    }
    let wordings = report.audits.map(Wording.init)
    let worst = Self.worst(report, wordings)
    leftOut = max(0, worst.count - Self.most)
    for place in worst.prefix(Self.most) {
      draw(place, wordings[place.audit], report.audits[place.audit].measured)
    }
    for (audit, part) in windows.parts.enumerated() {
      for (group, found) in part.windows.sorted(by: { $0.key < $1.key }) {
        let name = part.groups.groups[group].name
        let slug = "window-\(Slug.make(name, fallback: "x").prefix(48))"
        rulers[Place(audit: audit, finding: group)] = add(RulerPicture(name, found).bytes, named: slug)
      }
    }
  }

  /// The file of the ruler of a group of findings; nil for one without.
  func ruler(audit: Int, group: Int) -> String? { rulers[Place(audit: audit, finding: group)] }

  /// The file of a finding's swatch; nil for one without.
  func swatch(audit: Int, finding: Int) -> String? { swatches[Place(audit: audit, finding: finding)] }

  /// The open findings about pairs, worst first.
  private static func worst(_ report: AuditReport, _ wordings: [Wording]) -> [Place] {
    var ranked: [(severity: Int, ratio: Double, place: Place)] = []
    for (audit, result) in report.audits.enumerated() {
      for (index, finding) in result.findings.enumerated() where finding.isOpen {
        guard Self.isDrawn(finding.evidence) else { continue }
        let ratio = wordings[audit].worst(of: finding)?.minimum?.value ?? 0
        ranked.append((-finding.severity.rawValue, ratio, Place(audit: audit, finding: index)))
      }
    }
    return ranked.sorted { left, right in
      (left.severity, left.ratio, left.place.audit, left.place.finding)
        < (right.severity, right.ratio, right.place.audit, right.place.finding)
    }.map { $0.place }
  }

  /// Returns true if a finding is listed in a table with swatches.
  private static func isDrawn(_ evidence: Evidence) -> Bool {
    switch evidence {
    case .lowContrast, .invisible, .unresolved, .unverified: true
    case .increasedLower, .increasedTargetMissed, .fragile, .lowered, .iconBand, .smallText, .carried, .smallOnOpen,
      .waiver, .translucentBoundary, .surface, .indistinct, .uncovered, .palette, .icon, .source:
      false
    }
  }

  private mutating func draw(_ place: Place, _ wording: Wording, _ input: MeasuredAudit) {
    let finding = wording.audit.findings[place.finding]
    guard case .pair(let index) = finding.evidence.subject else { return }
    let pair = wording.audit.plan.pairs[index]
    let picture = SwatchPicture(
      wording.subject(of: pair), role: pair.role,
      rows: input.rows[index].map { input.measurements[$0] }.filter { $0.state == nil },
      cells: finding.spokenCells.compactMap { $0.measurement.map { input.measurements[$0] } },
      evidence: wording.audit.evidence)
    let names = [wording.audit.plan.foregroundName(of: pair), wording.audit.plan.surfaceName(of: pair)]
    let slug = names.map { String(Slug.make($0, fallback: "x").prefix(48)) }.joined(separator: "-on-")
    swatches[place] = add(picture.bytes, named: slug)
  }

  /// Stores a file under its name and a hash of its content; equal pictures of one name are one file.
  ///
  /// A changed picture gets another name, so that a report which is being replaced never shows the next one's.
  private mutating func add(_ bytes: [UInt8], named slug: String) -> String {
    let hash = StableHash.hex(bytes)
    let short = "\(slug)-\(hash.prefix(8)).svg"
    let name = contents[short].map { $0 == bytes } ?? true ? short : "\(slug)-\(hash).svg"
    contents[name] = bytes
    return name
  }
}
