import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The proven advice for failing parts, each in one sentence.
struct PartAdvice {
  private let audit: AuditResult
  /// The finding about each pair that fails.
  private var findings: [PairIndex: FindingIndex] = [:]
  /// The first edit that clears each measurement.
  private var edits: [MeasurementIndex: EditIndex] = [:]

  init(_ audit: AuditResult) {
    self.audit = audit
    for (index, finding) in audit.findings.indexed() where finding.isOpen {
      guard case .pair(let pair) = finding.evidence.subject, Self.isAboutContrast(finding.evidence) else { continue }
      if findings[pair] == nil { findings[pair] = index }
    }
    for (index, edit) in audit.edits.indexed() {
      for measurement in edit.clears where edits[measurement] == nil { edits[measurement] = index }
    }
  }

  private static func isAboutContrast(_ evidence: Evidence) -> Bool {
    switch evidence {
    case .lowContrast, .invisible: true
    case .unresolved, .unverified, .increasedLower, .increasedTargetMissed, .fragile, .lowered, .iconBand, .own,
      .carried, .decorated, .smallOnOpen, .waiver, .translucentBoundary, .surface, .indistinct, .uncovered, .palette,
      .icon,
      .source:
      false
    }
  }

  /// The finding about a failing part; nil if none was reported.
  func finding(of failing: FailingPart) -> Finding? {
    findings[failing.measurement.pair].map { audit.findings[$0] }
  }

  /// The place of the change: the entry that an edit is of, the pair if its foreground is no token, else that of the measurement.
  func place(of failing: FailingPart) -> SourceLocation {
    if let edit = failing.failing.lazy.compactMap({ edits[$0] }).first { return audit.edits[edit].location }
    let pair = failing.part.pair
    let isSurface = finding(of: failing)?.suggestion.map { !Self.isFixed($0.token) } ?? false
    guard !hasTokenAsForeground(pair), !isSurface, let use = pair.uses.first, !failing.part.isFound else {
      return failing.measurement.location
    }
    return audit.declaration.pairs[use.declared].location
  }

  /// The change that was proven to be enough, or a color for this part alone.
  ///
  /// `siblings` are the failing parts of its component.
  func sentence(for failing: FailingPart, beside siblings: [FailingPart] = []) -> Phrase {
    let finding = finding(of: failing)
    let edited = failing.failing.compactMap { edits[$0] }
    let changes = Set(edited).sorted().map { Self.words(audit.edits[$0], audit) }
    if !edited.isEmpty, edited.count == failing.failing.count {
      return "Set \(changes.inWords()). Nothing else is needed."
    }
    if let label = finding?.labelRatio {
      return "Use the system label color instead: \(Wording.ratio(label))."
    }
    if let suggestion = finding?.suggestion, changes.isEmpty || suggestion.condition == nil {
      return sentence(suggestion, failing)
    }
    if let repairs = finding?.repairs { return sentence(repairs, failing) }
    if failing.measurement.minimum == nil { return "Give the missing color a value." }
    if !changes.isEmpty {
      return "Set \(changes.inWords()), which fixes \(edited.count) of "
        + "\(Wording.count(failing.failing.count, "failing variant"))\(rest(of: failing))."
    }
    return cause(of: failing, beside: siblings)
  }

  /// The failing variants that no edit clears, and what they need.
  private func rest(of failing: FailingPart) -> Phrase {
    let left = failing.failing.filter { edits[$0] == nil }.map { VariantSet(audit.measurements[$0].variant) }
    let variants = VariantSet(left)
    if let side = named(of: failing.part.pair) {
      return "; in \(Wording.sentence(variants)), \(ownColor(side, failing, variants))"
    }
    return "; \(Wording.sentence(variants)) \(left.count == 1 ? "needs" : "need") a different change"
  }

  private func sentence(_ suggestion: Suggestion, _ failing: FailingPart) -> Phrase {
    let isFixed = Self.isFixed(suggestion.token)
    let name = Wording.plainName(suggestion.token)
    let ratio = Wording.ratio(suggestion.ratio)
    let appearances = Set(failing.variants.variants.map { $0.appearance })
    let isOne =
      appearances.count == 1
      && failing.part.rows.contains { row in
        !appearances.contains(audit.measurements[row].variant.appearance)
      }
    let place = isFixed && isOne ? " in \(failing.measurement.variant.appearance.rawValue)" : ""
    let change: Phrase =
      isFixed ? "Use \(suggestion.color) instead of \(name)\(place)" : "Set \(name) to \(suggestion.color)"
    guard let condition = suggestion.condition else { return "\(change) to reach \(ratio)." }
    return
      "\(change) in its \(condition) entry (\(ratio)). The other entries need their own colors."
  }

  private static func words(_ edit: PlannedEdit, _ audit: AuditResult) -> Phrase {
    let name = audit.plan.loaded.palette.displayName(of: edit.token)
    return "\(name) (\(edit.condition) entry) to \(edit.to)"
  }

  /// The reason that no color of the palette is enough, and what to do instead.
  private func cause(of failing: FailingPart, beside siblings: [FailingPart]) -> Phrase {
    let pair = failing.part.pair
    let foreground = audit.plan.foregroundName(of: pair)
    let own = OwnColor.colors(.foreground, of: failing, in: failing.variants)
    let example: Phrase = own.isEmpty ? "" : ", such as \(own.words)"
    if foreground == "system:placeholderText" {
      return
        "The system draws the placeholder: pass a prompt in a custom color\(example), or put a label next to the field."
    }
    let isOfSystem = foreground.hasPrefix("system:")
    if (failing.measurement.minimum?.value ?? 1) < Self.least {
      if isOfSystem, audit.plan.surfaceName(of: pair).hasPrefix("system:") {
        return "Both are system colors and look the same there: don’t use one on the other."
      }
      return sentence(forEqualColorsOf: failing, siblings)
    }
    if isOfSystem {
      return own.isEmpty
        ? labelSentence(for: failing) ?? Self.systemSentence : "Use a custom color\(example), or a different surface."
    }
    let side = named(of: pair) ?? audit.plan.surfaceName(of: pair)
    let name = Wording.plainName(side)
    return
      "No value was found for \(name) that passes here without breaking its other pairs: "
      + "\(ownColor(side, failing, failing.variants))."
  }

  /// The advice where foreground and surface look the same: one gray for all such parts of the component, if there is one.
  private func sentence(forEqualColorsOf failing: FailingPart, _ siblings: [FailingPart]) -> Phrase {
    let alike = siblings.filter { ($0.measurement.minimum?.value ?? 1) < Self.least }
    let surfaces = alike.compactMap { $0.measurement.surfaceColor }
    if alike.count > 1, surfaces.count == alike.count, let minimum = failing.measurement.requirement.minimum,
      let gray = OwnColor.gray(on: surfaces, reaching: minimum)
    {
      return "The two colors look the same there: draw the foreground in \(gray.color), which passes on all of "
        + "the component’s surfaces (\(Wording.ratio(gray.ratio)) or more), or use it only where the colors differ."
    }
    let own = OwnColor.colors(.foreground, of: failing, in: failing.variants)
    let words: Phrase = own.isEmpty ? "change one of them" : "change the foreground, for example to \(own.words)"
    return "The two colors look the same there: \(words)."
  }

  /// Ratios below this one look the same.
  private static let least = 1.05

  /// The advice about a color that no one can edit.
  private static let systemSentence: Phrase =
    "System colors are fixed: use a darker or lighter custom color here, or a different surface."

  private func hasTokenAsForeground(_ pair: PlannedPair) -> Bool {
    audit.plan.foregrounds[pair.foreground].colors.all.contains { written in
      if case .token = written.reference { true } else { false }
    }
  }

  /// True for a literal and a color of the system, which are in no file of the palette.
  private static func isFixed(_ name: String) -> Bool { name.hasPrefix("#") || name.hasPrefix("system:") }

  /// The foreground of a pair if it is a token.
  private func named(of pair: PlannedPair) -> String? {
    hasTokenAsForeground(pair) ? audit.plan.foregroundName(of: pair) : editedToken(of: pair)
  }

  /// The token by which the findings about a pair are sorted.
  private func editedToken(of pair: PlannedPair) -> String? {
    let index = audit.plan.pairs.typedIndex { $0.id == pair.id }
    return index.flatMap { findings[$0] }.map { Wording(audit).editedToken(of: audit.findings[$0]) }
  }

  /// The advice to part with a token in some variants: `give this pair its own color, such as #D6174C (4.52)`.
  private func ownColor(_ token: String, _ failing: FailingPart, _ variants: VariantSet) -> Phrase {
    let side: OwnColor.Side = token == audit.plan.foregroundName(of: failing.part.pair) ? .foreground : .surface
    let own = OwnColor.colors(side, of: failing, in: variants)
    return own.isEmpty ? "give this pair its own color" : "give this pair its own color, such as \(own.words)"
  }
}
