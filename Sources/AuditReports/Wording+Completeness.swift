package import AuditModel
package import PaletteModel
import TextSupport

/// Words for what an audit left out, the same in every format.
extension Wording {
  /// The omissions, one line for each code: its count and the first of its names and places; without a period.
  ///
  /// - Parameters:
  ///   - most: The number of names that are listed for each code; the rest is counted.
  ///   - listsErrors: True if the messages of errors are not listed elsewhere on the first screen.
  static func gaps(
    _ gaps: [Omission], _ counts: [Completeness.Count], most: Int, listsErrors: Bool = true
  ) -> [String] {
    counts.map { gap in
      let own = gaps.filter { $0.code == gap.code }
      if gap.code == .texts, own.allSatisfy({ $0.name == Omission.noSource }) {
        return "the texts of \(count(gap.count, "Swift file")), left out with \(Omission.noSource)"
      }
      let items = items(own, of: gap, most: most, listsErrors)
      return "\(words(for: gap))\(items.isEmpty ? "" : ": \(items)")"
    }
  }

  /// The outcome of some audits if no measurement fails and all are decided: it speaks of every pair only if nothing was
  /// left out of the whole run.
  static func passing(_ audits: [AuditResult], _ summary: AuditSummary, in report: AuditSummary) -> String {
    if report.completeness.isComplete, measuresAllVariants(audits) {
      return "Every pair reaches its minimum in all eight variants"
    }
    let measured = VariantSet(audits.flatMap { audit in audit.measurements.map { VariantSet($0.variant) } })
    let places = measured == .all ? "" : " in \(measured.variants.map { $0.id }.inWords())"
    let verb = summary.passed == 1 ? "passes" : "pass"
    let gaps = summary.completeness.counts.map(words).inWords()
    let rest = gaps.isEmpty ? "" : ", but the audit leaves out \(gaps)"
    return "\(capitalized(count(summary.passed, "result"))) \(verb)\(places), and none fails\(rest)"
  }

  /// True if each pair exists in all eight variants.
  static func measuresAllVariants(_ audits: [AuditResult]) -> Bool {
    audits.allSatisfy { audit in
      audit.plan.variants == .all
        && audit.plan.pairs.allSatisfy { pair in Variant.allCases.allSatisfy { audit.plan.use(of: pair, in: $0) != nil }
        }
    }
  }

  /// The number of omissions with one code, in words.
  package static func words(for gap: Completeness.Count) -> String {
    let number = gap.count
    return switch gap.code {
    case .inputError: "\(count(number, "error")) in the input"
    case .deviceClass: "\(count(number, "value")) for device classes"
    case .locale: "\(count(number, "value")) for locales"
    case .context: count(number, "theme context")
    case .profile: count(number, "system profile")
    case .variant: count(number, "variant")
    case .inferredOnly: "\(count(number, "pair")) proposed from names only"
    case .nothingMeasured: "\(count(number, "audit")) without a measured pair"
    case .folderSkipped: "\(count(number, "color source")) in skipped folders"
    case .nestedAuditFile: "\(count(number, "color source")) below other audit files"
    case .otherFramework: "\(count(number, "text")) of UIKit/AppKit/Interface Builder"
    case .texts: "\(count(number, "text")) in the Swift sources"
    case .unreadMember: count(number, "unread member")
    case .duplicateName: "\(count(number, "repeated name"))"
    case .recordRefused: count(number, "refused record")
    }
  }

  /// The problems of a report, then what was left out as notes at the first place of each code, for formats that list
  /// places.
  package static func problems(of report: AuditReport) -> [Diagnostic] {
    let completeness = report.summary.completeness
    return report.diagnostics
      + completeness.counts.filter { $0.code != .inputError }.compactMap { gap in
        guard let first = completeness.omissions(gap.code).first else { return nil }
        let words = gaps(completeness.omissions, [gap], most: 3).joined()
        return Diagnostic(.note, .badData, "not measured: \(words)", at: first.location)
      }
  }

  private static func items(
    _ omissions: [Omission], of gap: Completeness.Count, most: Int, _ listsErrors: Bool
  ) -> String {
    if gap.code == .variant {
      let ids = Set(omissions.map { $0.name })
      return Variant.allCases.map { $0.id }.filter { ids.contains($0) }.joined(separator: ", ")
    }
    // Places of errors are listed with the errors; names are what tells the others apart.
    // The files with unmeasured texts are many in an app; the terminal names the one with most of them.
    let most = gap.code == .texts && !listsErrors && most != .max ? 1 : most
    let listed = omissions.enumerated().ordered {
      $0.element.count == $1.element.count ? $0.offset < $1.offset : $0.element.count > $1.element.count
    }.map { $0.element }
    let shown = listed.prefix(most).map { omission in
      switch omission.code {
      case .inputError where !listsErrors: omission.location.text
      case .texts: "\(omission.count) in \(omission.location.text)"
      default: "\(omission.name)\(omission.count > 1 ? ", \(omission.count) ×" : "") (\(omission.location.text))"
      }
    }
    let rest = gap.count - listed.prefix(most).reduce(0) { $0 + $1.count }
    return (shown + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }
}
