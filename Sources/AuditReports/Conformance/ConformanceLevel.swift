import TextSupport

/// The level of support that the evidence allows, in the terms of OpenACR.
enum ConformanceLevel: String {
  case supports
  case partiallySupports = "partially-supports"
  case doesNotSupport = "does-not-support"
  case notEvaluated = "not-evaluated"

  /// The level of one criterion; only complete measurements that all pass support it.
  ///
  /// Links are one use of color among many, so that nothing measured supports Use of Color by itself.
  init(_ result: ConformanceResult, _ evidence: ConformanceEvidence) {
    let failed = result.components(.failed).count
    let areTextsMissing = result.criterion.coversText && evidence.texts.map { $0.judged < $0.all } ?? false
    if failed > 0 {
      self = failed == result.components.count ? .doesNotSupport : .partiallySupports
    } else if result.components.isEmpty || !result.components(.cantTell).isEmpty || evidence.errors > 0
      || !evidence.omitted.isEmpty || areTextsMissing || result.criterion == .useOfColor
    {
      self = .notEvaluated
    } else {
      self = .supports
    }
  }
}

extension ConformanceCriterion {
  /// True if it covers text, which sources can show without a pair.
  fileprivate var coversText: Bool { self == .minimum || self == .enhanced }
}

extension ConformanceResult {
  /// The most components that remarks list by name.
  private static let most = 12

  /// The remarks for a level: what was measured, what fails, what is open, and what is not covered.
  func remarks(_ level: ConformanceLevel, _ evidence: ConformanceEvidence) -> String {
    var sentences = [summary(level)]
    sentences += Self.list("Fails", components(.failed))
    sentences += Self.list("Cannot be decided by measurement", components(.cantTell))
    if inferred > 0 {
      sentences.append("Left out: \(Wording.count(inferred, "pair")) proposed only from names.")
    }
    if evidence.errors > 0 {
      sentences.append(
        "\(Wording.count(evidence.errors, "error")) in the input: parts of the palette were not read, so nothing is claimed."
      )
    }
    if !evidence.omitted.isEmpty { sentences.append(evidence.omitted) }
    if !components.isEmpty { sentences.append(evidence.coverage) }
    return sentences.joined(separator: " ")
  }

  private func summary(_ level: ConformanceLevel) -> String {
    guard !components.isEmpty else {
      return "No pair for this criterion (\(criterion.subject)) was measured: a person must evaluate it."
    }
    let passed = components(.passed).count
    let all = Wording.count(components.count, "measured component")
    let verb = passed == 1 ? "passes" : "pass"
    let start = "\(passed) of \(all) (\(criterion.subject)) \(verb) in every variant."
    guard level == .notEvaluated else { return start }
    if criterion == .useOfColor, components(.cantTell).isEmpty {
      return start + " A person must evaluate other uses of color, such as states shown by color alone."
    }
    return start + " Before support is claimed, a person must evaluate everything that was not measured."
  }

  private static func list(_ heading: String, _ components: [Component]) -> [String] {
    guard !components.isEmpty else { return [] }
    let shown = components.prefix(most).map { "\($0.name): \($0.numbers)" }
    let rest = components.count - shown.count
    return ["\(heading): \(shown.joined(separator: "; "))\(rest > 0 ? "; and \(rest) more" : "")."]
  }
}
