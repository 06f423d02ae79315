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
    if let label = finding?.labelRatio {
      return "The label color of the system in its place is enough (\(Wording.ratio(label)))."
    }
    if let suggestion = finding?.suggestion, changes.isEmpty || suggestion.condition == nil {
      return Self.sentence(suggestion)
    }
    if let repairs = finding?.repairs { return sentence(repairs, failing) }
    if failing.measurement.minimum == nil { return "Give the missing color a value." }
    if !changes.isEmpty {
      return "\(changes.inWords()) \(changes.count == 1 ? "clears" : "clear") \(edited.count) of "
        + "\(Wording.count(failing.failing.count, "failing variant")); the rest needs another change."
    }
    return cause(of: failing)
  }

  private static func sentence(_ suggestion: Suggestion) -> String {
    let joint = suggestion.token.hasPrefix("#") ? "in place of" : "for"
    let color = "`\(suggestion.color.hex)` \(joint) \(MarkdownText.escaped(Wording.plainName(suggestion.token)))"
    guard let condition = suggestion.condition else {
      return "\(color) is enough (\(Wording.ratio(suggestion.ratio)))."
    }
    return "\(color) is enough for its entry \(MarkdownText.escaped(condition)) (\(Wording.ratio(suggestion.ratio))); "
      + "the other entries need colors of their own."
  }

  private static func words(_ edit: LeverageEdit, _ audit: AuditResult) -> String {
    let name = audit.plan.loaded.palette.displayName(of: edit.token)
    return "`\(edit.to.hex)` for \(MarkdownText.escaped(name)) (entry \(MarkdownText.escaped(edit.condition)))"
  }

  /// The reason that no color is proposed, and what to do instead.
  private func cause(of failing: FailingPart) -> String {
    let pair = failing.part.pair
    let name = audit.plan.foregroundName(of: pair)
    if name == "system:placeholderText" {
      return
        "Nobody can change the color of a placeholder: set the color of the prompt, or put a label next to the field."
    }
    if (failing.measurement.minimum?.value ?? 1) < 1.05 {
      return "Both have the same color there: change one of them, or leave the pair out in these variants."
    }
    if name.hasPrefix("system:") {
      return
        "Nobody can change a color of the system: use a darker or lighter color of your own here, or another surface."
    }
    let isToken = audit.plan.foregrounds[pair.foreground].colors.all.contains { written in
      if case .token = written.reference { true } else { false }
    }
    let side = Wording.plainName(isToken ? name : audit.plan.surfaceName(of: pair))
    return
      "No value of \(MarkdownText.escaped(side)) was found that passes here and keeps its other pairs: give this pair a "
      + "color of its own."
  }

  /// A layer that hides more of the backdrop than this leaves nothing of the material.
  private static let heaviest = 0.5
  /// A layer with an opacity above this one looks opaque.
  private static let densest = 0.85

  /// The changes that pass over every backdrop, as one sentence.
  private func sentence(_ repairs: Repairs, _ failing: FailingPart) -> String {
    var ways: [String] = []
    if case .found(let color, _) = repairs.foreground {
      let isSystem = audit.plan.foregroundName(of: failing.part.pair).hasPrefix("system:")
      ways.append(isSystem ? "a color of your own such as `\(color.color.hex)`" : "`\(color.color.hex)` in its place")
    }
    var heavy: [String] = []
    var layers: [(least: Double, color: String)] = []
    if case .found(let least, _) = repairs.black { layers.append((least, "black")) }
    if case .found(let least, _) = repairs.white { layers.append((least, "white")) }
    for layer in layers.sorted(by: { $0.least < $1.least }) {
      let words = "a \(layer.color) layer of \(Wording.percent(layer.least)) behind it"
      if layer.least <= Self.heaviest { ways.append(words) } else { heavy.append(words) }
    }
    if let opacity = repairs.opacity, case .found(let least, _) = opacity.least {
      let words = "\(MarkdownText.escaped(opacity.layer)) at an opacity of \(Wording.percent(least))"
      if least <= Self.densest { ways.append(words) } else { heavy.append(words) }
    }
    if !ways.isEmpty { return "It passes over every backdrop with \(ways.inWords("or"))." }
    let need =
      heavy.first.map { "To pass over every backdrop, it would take \($0)" }
      ?? "No single change is known to be enough over every backdrop"
    return "\(need): use an opaque surface, or a color that adapts to what is behind it."
  }
}
