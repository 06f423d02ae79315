import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The first words about a product: what fails and where, then the gate and the counts.
struct LeadSection {
  private let product: ReportProduct
  private let counts: CountsSection
  private let summary: AuditSummary
  private let gate: GateOutcome?
  private let expected: [ExpectedFailure]
  private let conflicts: Int
  /// The counts of the whole report.
  private let whole: AuditSummary
  private let errors: ReportErrors
  private var components: [ReportComponent] { product.components.declared + product.components.found }

  /// Prepares the words about a product, with its expected failures and the number of contradictions in its design.
  init(
    _ product: ReportProduct, _ summary: AuditSummary, _ gate: GateOutcome?, _ expected: [ExpectedFailure],
    conflicts: Int, in whole: AuditSummary
  ) {
    self.whole = whole
    self.product = product
    self.summary = summary
    self.gate = gate
    self.expected = expected
    self.conflicts = conflicts
    counts = CountsSection(product, summary)
    errors = ReportErrors(product)
  }

  /// The colors that are unreadable, for whom, and where; then the gate.
  var blocks: [Block] {
    let first = [headline, rest.map { Phrase($0) }, gateSentence.map { Phrase($0) }].compactMap { $0 }
    return [.paragraph(first.joined(separator: " "))]
      + CountsSection.blocks(summary, gate, in: product.family, different: errors.count)
      + (forced.map { [.paragraph($0)] } ?? [])
  }

  /// The subjects of the sections below the components.
  ///
  /// - Parameter checks: The sentence about checks on a device, if there are any.
  func outlook(_ checks: String?) -> [Block] {
    let sentences = [RequirementsSection(product.family).summary, contradictions, expectedSentence, checks, states]
      .compactMap { $0 }
    return sentences.isEmpty ? [] : [.paragraph(Phrase(sentences.joined(separator: " ")))]
  }

  /// The conditions of the audits and the legend.
  func method(level: Int) -> [Block] {
    [
      .heading(level, "How it was measured"),
      .paragraph(Phrase(([counts.conditions] + [counts.legend].compactMap { $0 }).joined(separator: " "))),
    ] + (components.isEmpty ? [] : [.paragraph(ComponentsSection.legend)]) + EditsSection.method(product)
  }

  /// The worst failure in one sentence; without one, the outcome.
  private var headline: Phrase {
    if let worst = components.first?.parts.first { return "\(strong: "\(worst.sentence).")" }
    if let first = errors.first {
      let found = errors.count == 1 ? "an error was found" : "\(Wording.words(errors.count, "error")) were found"
      let example = Wording(first.audit).message(of: first.finding)
      let results = summary.failed > 0 ? Self.known : "Nothing measured fails"
      return "\(strong: "\(results), but \(found): \(errors.places).") "
        + "\(errors.count == 1 ? "The error" : "The first error"): \(example)."
    }
    if summary.failed > 0 { return "\(strong: "\(Self.known).")" }
    if summary.passed + summary.unverified == 0 { return "\(strong: "No contrast was measured.")" }
    if summary.unverified > 0 {
      let open = Wording.count(summary.unverified, "measurement")
      return "\(strong: "Nothing is proven to fail, but \(open) cannot be decided yet.")"
    }
    return "\(strong: "\(Wording.passing(product.family.audits, summary, in: whole)).")"
  }

  private static let known = "Every failure is waived or in the baseline"

  /// The errors that fail the gate, and why the worst failure may not be among them.
  private var gateSentence: String? {
    guard let worst = components.first, errors.count > 0, isGatedByErrors else { return nil }
    let words = Wording.capitalized(Wording.words(errors.count, "error"))
    let fails = "\(words) \(errors.count == 1 ? "fails" : "fail") the gate: \(errors.places)."
    guard !errors.components.contains(worst.name), worst.parts[0].measurement.outlook != nil else { return fails }
    return fails + " The worst failure is only a warning, because it passes over some backdrops."
  }

  private var isGatedByErrors: Bool {
    gate?.reasons.contains { reason in
      if case .findings(_, .error) = reason { true } else { false }
    } ?? false
  }

  /// The next components, and the number of all others.
  private var rest: String? {
    guard components.count > 1 else { return nil }
    let named = components[1..<min(3, components.count)].map { component in
      let worst = component.parts[0]
      let hidden = worst.urgency.isHidden ? " in \(worst.measurement.variant.appearance.rawValue)" : ""
      return "\(component.name) (\(Wording.ratio(worst.measurement.minimum))\(hidden))"
    }
    let more = components.count - 1 - named.count
    let all = more > 0 ? named + [Wording.words(more, "more component")] : named
    // Declared components come before those found in sources, however bad these are.
    func share(_ component: ReportComponent) -> Double {
      let worst = component.parts[0].measurement
      return (worst.minimum?.value ?? 0) / (worst.requirement.minimum?.value ?? 1)
    }
    let isOrdered = components[1..<min(3, components.count)].allSatisfy { share($0) >= share(components[0]) }
    return "\(isOrdered ? "Next worst" : "Also"): \(all.inWords())."
  }

  private var contradictions: String? {
    guard conflicts > 0 else { return nil }
    return "The design contradicts itself in \(Wording.words(conflicts, "place"))."
  }

  /// The states in which parts are to be looked at on a device, which no check lists.
  private var states: String? {
    var names: [String] = []
    for case let state? in expected.filter({ $0.isForDevice }).map({ $0.state }) where !names.contains(state) {
      names.append(state)
    }
    guard !names.isEmpty else { return nil }
    let things = names.count == 1 ? "state" : "states"
    return
      "The \(things) \(names.inWords()) \(names.count == 1 ? "has" : "have") no such check: look there on a device as well."
  }

  /// The number of parts that do not fail but are expected to, and the worst of them.
  private var expectedSentence: String? {
    guard let worst = expected.first else { return nil }
    let more = components.isEmpty ? "" : "more "
    let count = Wording.capitalized(Wording.words(expected.count, "\(more)part"))
    let name = worst.state == nil ? worst.part.names.first ?? worst.name : worst.name
    return "\(count) \(expected.count == 1 ? "is" : "are") expected to fail: “\(name)” "
      + "(\(Wording.ratio(worst.measurement.minimum)))\(expected.count > 1 ? " is the worst" : "")."
  }

  /// The appearance that the sources force, so that results in the other one need not be what people see.
  private var forced: Phrase? {
    guard let forced = ForcedAppearance(product.family) else { return nil }
    let place: Phrase = forced.owner.isEmpty ? "" : "\(code: forced.owner), "
    let order = forced.isOfApp ? " Those results are listed last." : ""
    return "\(strong: "The sources force the \(forced.appearance.rawValue) appearance") (\(place)"
      + "\(FilePlaces.place(forced.location))): where that applies, people never see the "
      + "results in \(forced.hidden.rawValue) mode.\(order)"
  }
}
