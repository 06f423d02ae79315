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
  private let windows: ReportWindows.Part

  init(_ audit: AuditResult, _ windows: ReportWindows.Part) {
    self.audit = audit
    self.windows = windows
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
      return "Use the system label color instead: \(Wording.ratio(label))."
    }
    if let suggestion = finding?.suggestion, changes.isEmpty || suggestion.condition == nil {
      return sentence(suggestion)
    }
    if let repairs = finding?.repairs { return sentence(repairs, failing) }
    if failing.measurement.minimum == nil { return "Give the missing color a value." }
    if !changes.isEmpty {
      return "\(changes.inWords()) \(changes.count == 1 ? "clears" : "clear") \(edited.count) of "
        + "\(Wording.count(failing.failing.count, "failing variant")); \(rest(of: failing))."
    }
    return cause(of: failing)
  }

  /// The failing variants that no edit clears, and what they need.
  private func rest(of failing: FailingPart) -> String {
    let left = failing.failing.filter { edits[$0] == nil }.map { VariantSet(audit.measurements[$0].variant) }
    let variants = VariantSet(left)
    let reach = named(of: failing.part.pair).map { self.reach(of: $0, in: variants, failing) } ?? []
    if reach.isEmpty { return "\(Wording.sentence(variants)) \(left.count == 1 ? "needs" : "need") another change" }
    return reach.joined(separator: "; ")
  }

  private func sentence(_ suggestion: Suggestion) -> String {
    let isFixed = suggestion.token.hasPrefix("#") || suggestion.token.hasPrefix("system:")
    let joint = isFixed ? "in place of" : "for"
    let color = "`\(suggestion.color.hex)` \(joint) \(MarkdownText.escaped(Wording.plainName(suggestion.token)))"
    guard let condition = suggestion.condition else {
      let ratio = Wording.ratio(suggestion.ratio)
      let first = audit.leverage.prefix(FirstEdit.most).firstIndex { edit in
        audit.plan.loaded.palette.displayName(of: edit.token) == suggestion.token && edit.to != suggestion.color
      }
      guard let first else { return "\(color) is enough (\(ratio))." }
      let edit = audit.leverage[first]
      let (start, now, then) = (edit.from.linearSRGB.oklab, edit.to.linear.oklab, suggestion.color.linear.oklab)
      if DeltaE.ok(start, then) <= DeltaE.ok(start, now) * Self.slack {
        let side = then.lightness < now.lightness ? "darker" : "lighter"
        return "\(color), a little \(side) than edit \(first + 1), is enough (\(ratio))."
      }
      return
        "Edit \(first + 1) is not enough here, and \(color) (\(ratio)) is a much larger change: better give this pair "
        + "a color of its own."
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
        "The system draws the placeholder: pass a prompt in a color of your own, or put a label next to the field."
    }
    let isOfSystem = name.hasPrefix("system:")
    if (failing.measurement.minimum?.value ?? 1) < 1.05 {
      if isOfSystem, audit.plan.surfaceName(of: pair).hasPrefix("system:") {
        return "Both are colors of the system, and look the same there: don’t put one on the other."
      }
      return "Both have the same color there: change one of them, or use one color that is readable on both."
    }
    if isOfSystem { return Self.systemSentence }
    let side = named(of: pair) ?? audit.plan.surfaceName(of: pair)
    let reach = self.reach(of: side, in: failing.variants, failing)
    if !reach.isEmpty { return "\(Wording.capitalized(reach.joined(separator: "; ")))." }
    return
      "No value of \(MarkdownText.escaped(Wording.plainName(side))) was found that passes here and keeps its other pairs: "
      + "give this pair a color of its own."
  }

  /// The advice about a color that no one can edit.
  static let systemSentence =
    "System colors are fixed: use a darker or lighter color of your own here, or another surface."

  /// The foreground of a pair if it is a token.
  private func named(of pair: PlannedPair) -> String? {
    let isToken = audit.plan.foregrounds[pair.foreground].colors.all.contains { written in
      if case .token = written.reference { true } else { false }
    }
    return isToken ? audit.plan.foregroundName(of: pair) : editedToken(of: pair)
  }

  /// The token by which the findings about a pair are sorted.
  private func editedToken(of pair: PlannedPair) -> String? {
    let index = audit.plan.pairs.firstIndex { $0.id == pair.id }
    return index.flatMap { findings[$0] }.map { Wording(audit).editedToken(of: audit.findings[$0]) }
  }

  /// Returns the colors that a token can have in some variants, one clause for those in which a color passes with all its pairs, and one for
  /// those in which none does; empty if that was not computed, or if it is the same in all.
  private func reach(of token: String, in variants: VariantSet, _ failing: FailingPart) -> [String] {
    guard let place = windows.groups.groups.firstIndex(where: { $0.name == token }),
      let groups = windows.windows[place]?.filter({ !$0.variants.isDisjoint(with: variants) }),
      !groups.contains(where: { $0.window.isUnknown })
    else { return [] }
    let name = MarkdownText.escaped(Wording.plainName(token))
    var (clauses, none): ([String], VariantSet) = ([], [])
    for group in groups {
      let inside = group.variants.intersection(variants)
      guard let color = nearest(of: group.window, in: inside, failing) else {
        none.formUnion(inside)
        continue
      }
      clauses.append("`\(color.hex)` for \(name) passes with all its pairs in \(Wording.sentence(inside))")
    }
    // One value for all these variants would have been suggested.
    if clauses.isEmpty {
      return [
        "in \(Wording.sentence(none)), no value of \(name) passes with all its pairs: give this pair a color of its own"
      ]
    }
    if !none.isEmpty {
      clauses.append("in \(Wording.sentence(none)), none does: give this pair a color of its own")
    }
    return clauses
  }

  /// The end of the ranges of a window that is nearest to the color as it is.
  private func nearest(of window: TokenWindow, in variants: VariantSet, _ failing: FailingPart) -> EightBitColor? {
    let ends = window.intervals.flatMap { $0.colors }
    let now = failing.failing.lazy.map { audit.measurements[$0] }.first { variants.contains(VariantSet($0.variant)) }
    guard let now, let foreground = now.foregroundColor, let surface = now.surfaceColor else { return nil }
    let isForeground = named(of: failing.part.pair) == audit.plan.foregroundName(of: failing.part.pair)
    let lightness = (isForeground ? foreground : surface).linear.oklab.lightness
    return ends.min { abs($0.linear.oklab.lightness - lightness) < abs($1.linear.oklab.lightness - lightness) }
  }

  /// A change that is larger than this multiple of an edit is another color.
  private static let slack = 1.5
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
