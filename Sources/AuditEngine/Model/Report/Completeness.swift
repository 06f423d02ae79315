package import Palettes
import SwiftReading

/// The one predicate behind every conclusion: everything of some audits that was not read or measured.
///
/// A verdict of pass, the label "Sufficient Contrast", a requirement that passes, a criterion that is supported, and every
/// sentence about all of something rest on it and decide nothing themselves.
package struct Completeness: Hashable, Sendable {
  /// The number of omissions with one code.
  package struct Count: Hashable, Sendable {
    package let code: Omission.Code
    /// The sum of the counts of its omissions, at least 1.
    package let count: Int

    /// Counts the omissions with a code.
    package init(_ code: Omission.Code, _ count: Int) {
      self.code = code
      self.count = count
    }
  }

  /// The omissions, each once, in the order of their codes.
  package let omissions: [Omission]

  /// Judges audits by what their readers and measurements left out, and by the errors among some problems.
  ///
  /// What several audits leave out at one place counts once.
  init(_ audits: [AuditResult], problems: [Diagnostic]) {
    var counts: [Omission: Int] = [:]
    for audit in audits {
      for var omission in Omission.joined(audit.omissions) {
        let count = omission.count
        omission.count = 0
        counts[omission] = max(counts[omission] ?? 0, count)
      }
    }
    let errors = Diagnostic.distinct(problems).filter { $0.severity == .error }
    omissions = Omission.joined(
      errors.map { Omission(.inputError, $0.message, at: $0.location) }
        + counts.map { Omission($0.key.code, $0.key.name, at: $0.key.location, count: $0.value) })
  }

  /// True if a conclusion may speak of everything.
  package var isComplete: Bool { omissions.isEmpty }

  /// The codes that occur, in order, with their counts.
  package var counts: [Count] {
    Omission.Code.allCases.compactMap { code in
      let count = omissions.reduce(0) { $0 + ($1.code == code ? $1.count : 0) }
      return count > 0 ? Count(code, count) : nil
    }
  }

  /// The omissions with a code, by place.
  package func omissions(_ code: Omission.Code) -> [Omission] { omissions.filter { $0.code == code } }
}

extension AuditResult {
  /// Everything that was not read or measured, other than errors in the input.
  var omissions: [Omission] { plan.loaded.omissions + unmeasured + unmeasuredTexts }

  /// The variants without a result, the pairs that names alone propose, or the audit as a whole.
  private var unmeasured: [Omission] {
    guard !declaration.leavesPairsToClasses else { return [] }
    let place = declaration.location
    var seen = VariantSet([])
    var inferred: Set<PairIndex> = []
    var isStated = false
    let areStated = declaration.pairs.allSatisfy { !$0.origin.isInferred }
    // Measurements are large: none is copied.
    for index in measurements.typedIndices where measurements[index].verdict != .exempt {
      let (pair, variant) = (measurements[index].pair, measurements[index].variant)
      if measurements[index].state == nil { seen.formUnion(VariantSet(variant)) }
      if areStated || plan.origin(of: plan.pairs[pair], in: variant)?.isInferred == false {
        isStated = true
      } else {
        inferred.insert(pair)
      }
    }
    guard isStated || !inferred.isEmpty else { return [Omission(.nothingMeasured, declaration.name, at: place)] }
    let pairs = isStated ? [] : inferred.sorted().map { plan.pairs[$0] }
    let names = pairs.map { pair in
      let name = "\(plan.foregroundName(of: pair)) on \(plan.surfaceName(of: pair))"
      return Omission(.inferredOnly, name, at: declaration.pairs[pair.uses[0].declared].location)
    }
    return names + VariantSet.all.subtracting(seen).variants.map { Omission(.variant, $0.id, at: place) }
  }

  /// The texts in the sources of which a color is not known, by place.
  private var unmeasuredTexts: [Omission] {
    guard let facts = plan.sources, let coverage = plan.sourceCoverage, coverage.ofApp > coverage.resolved else {
      return []
    }
    var texts = facts.lostTexts(of: coverage).map { Omission(.texts, $0.file.lastPathPart, at: $0) }
    let rest = coverage.ofApp - coverage.resolved - texts.count
    if rest > 0 { texts.append(Omission(.texts, declaration.name, at: declaration.location, count: rest)) }
    return texts
  }
}
