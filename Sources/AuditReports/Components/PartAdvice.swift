import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The advice for failing parts: the options of their findings, or the reason that there are none.
struct PartAdvice {
  private let audit: AuditResult
  private let wording: Wording
  /// The finding about each pair that fails.
  private var findings: [PairIndex: FindingIndex] = [:]
  /// The first edit that clears each measurement.
  private var edits: [MeasurementIndex: EditIndex] = [:]

  init(_ audit: AuditResult) {
    self.audit = audit
    wording = Wording(audit)
    for (index, finding) in audit.findings.indexed() where finding.isOpen {
      guard case .pair(let pair) = finding.evidence.subject, Self.isAboutContrast(finding.evidence) else { continue }
      if findings[pair] == nil { findings[pair] = index }
    }
    for (index, edit) in audit.edits.indexed() {
      for measurement in edit.clears where edits[measurement] == nil { edits[measurement] = index }
    }
  }

  static func isAboutContrast(_ evidence: Evidence) -> Bool {
    switch evidence {
    case .lowContrast, .invisible: true
    default: false
    }
  }

  /// The finding about a failing part; nil if none was reported.
  func finding(of failing: FailingPart) -> Finding? {
    findings[failing.measurement.pair].map { audit.findings[$0] }
  }

  /// The place of the change: the entry that an edit is of, the pair if its foreground is no token, else that of the
  /// measurement.
  func place(of failing: FailingPart) -> SourceLocation {
    if let edit = failing.failing.lazy.compactMap({ edits[$0] }).first { return audit.edits[edit].location }
    let pair = failing.part.pair
    let isSurface = finding(of: failing)?.suggestion.map { !Self.isFixed($0.token) } ?? false
    guard !hasTokenAsForeground(pair), !isSurface, let use = pair.uses.first, !failing.part.isFound else {
      return failing.measurement.location
    }
    return audit.declaration.pairs[use.declared].location
  }

  /// The options, numbered if there are several, or the reason that there is none.
  func sentence(for failing: FailingPart) -> Phrase {
    let options = finding(of: failing).map { wording.optionPhrases(of: $0) } ?? []
    return (options.isEmpty ? cause(of: failing) : options.joined(separator: ". ")) + "."
  }

  /// The first option without its price, or the reason that there is none: parts with the same one are one line.
  func summary(for failing: FailingPart) -> Phrase {
    finding(of: failing)?.options.first.map { wording.words($0) } ?? cause(of: failing)
  }

  /// The reason that no change is enough, without its period.
  private func cause(of failing: FailingPart) -> Phrase {
    if failing.measurement.minimum == nil { return "Give the missing color a value" }
    let pair = failing.part.pair
    guard audit.plan.foregroundName(of: pair).hasPrefix("system:") else {
      return "No change of one color is enough without breaking other pairs"
    }
    guard (failing.measurement.minimum?.value ?? 1) < Self.least, audit.plan.surfaceName(of: pair).hasPrefix("system:")
    else { return "System colors are fixed: use a darker or lighter custom color here, or a different surface" }
    return "Both are system colors and look the same there: don’t use one on the other"
  }

  /// Ratios below this one look the same.
  private static let least = 1.05

  private func hasTokenAsForeground(_ pair: PlannedPair) -> Bool {
    audit.plan.foregrounds[pair.foreground].colors.all.contains { written in
      if case .token = written.reference { true } else { false }
    }
  }

  /// True for a literal and a color of the system, which are in no file of the palette.
  private static func isFixed(_ name: String) -> Bool { name.hasPrefix("#") || name.hasPrefix("system:") }
}
