import AuditModel
import ColorMath
import PaletteModel
import TextSupport

/// The proven advice for failing parts, each in one sentence.
struct PartAdvice {
  private let audit: AuditResult
  /// The finding about each pair that fails.
  private var findings: [Int: Int] = [:]
  /// The first edit that clears each measurement.
  private var edits: [Int: Int] = [:]

  init(_ audit: AuditResult) {
    self.audit = audit
    for (index, finding) in audit.findings.enumerated() where finding.isOpen {
      guard case .pair(let pair) = finding.evidence.subject, Self.isAboutContrast(finding.evidence) else { continue }
      if findings[pair] == nil { findings[pair] = index }
    }
    for (index, edit) in audit.leverage.enumerated() {
      for measurement in edit.clears where edits[measurement] == nil { edits[measurement] = index }
    }
  }

  private static func isAboutContrast(_ evidence: Evidence) -> Bool {
    switch evidence {
    case .lowContrast, .invisible: true
    case .unresolved, .unverified, .increasedLower, .increasedTargetMissed, .fragile, .lowered, .iconBand, .smallText,
      .carried, .smallOnOpen, .waiver, .translucentBoundary, .surface, .indistinct, .uncovered, .palette, .icon,
      .source:
      false
    }
  }

  /// The finding about a failing part; nil if none was reported.
  func finding(of failing: FailingPart) -> Finding? {
    findings[failing.measurement.pair].map { audit.findings[$0] }
  }

  /// The change that was proven to be enough, or the reason that there is none; escaped.
  func sentence(for failing: FailingPart) -> String {
    let finding = finding(of: failing)
    let edited = failing.failing.compactMap { edits[$0] }
    let changes = Set(edited).sorted().map { Self.words(audit.leverage[$0], audit) }
    if !edited.isEmpty, edited.count == failing.failing.count {
      return "\(changes.inWords()) \(changes.count == 1 ? "is" : "are") enough."
    }
    if let suggestion = finding?.suggestion {
      let entry = suggestion.condition.map { " (entry \(MarkdownText.escaped($0)))" } ?? ""
      let joint = suggestion.token.hasPrefix("#") ? "in place of" : "for"
      return
        "`\(suggestion.color.hex)` \(joint) \(MarkdownText.escaped(Wording.plainName(suggestion.token)))\(entry) is enough "
        + "(\(Wording.ratio(suggestion.ratio)))."
    }
    if let repairs = finding?.repairs { return Self.sentence(repairs) }
    if failing.measurement.minimum == nil { return "Give the missing color a value." }
    if !changes.isEmpty {
      return "\(changes.inWords()) \(changes.count == 1 ? "clears" : "clear") \(edited.count) of "
        + "\(Wording.count(failing.failing.count, "failing variant")); the rest needs a second change."
    }
    return
      "No single color that passes here and harms no other pair was found; `legible solve` looks for a joint change."
  }

  private static func words(_ edit: LeverageEdit, _ audit: AuditResult) -> String {
    let name = audit.plan.loaded.palette.displayName(of: edit.token)
    return "`\(edit.to.hex)` for \(MarkdownText.escaped(name)) (entry \(MarkdownText.escaped(edit.condition)))"
  }

  /// The changes that pass over every backdrop, as one sentence.
  private static func sentence(_ repairs: Repairs) -> String {
    var ways: [String] = []
    if case .found(let color, _) = repairs.foreground { ways.append("`\(color.color.hex)` in its place") }
    if let opacity = repairs.opacity, case .found(let least, _) = opacity.least {
      ways.append("\(MarkdownText.escaped(opacity.layer)) at an opacity of \(Wording.percent(least))")
    }
    if case .found(let least, _) = repairs.black { ways.append("a black layer of \(Wording.percent(least)) below") }
    if case .found(let least, _) = repairs.white { ways.append("a white layer of \(Wording.percent(least)) below") }
    if ways.isEmpty {
      return
        "No color, no opacity of the surface, and no layer below it is known to be enough over every backdrop: use "
        + "an opaque surface, or a color that adapts to it."
    }
    return "It passes over every backdrop with \(ways.inWords("or"))."
  }
}
