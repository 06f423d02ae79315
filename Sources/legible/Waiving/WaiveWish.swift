import AuditEngine
import AuditReports
import FileSyntax
import Palettes

/// The exception that a person asks for.
struct WaiveWish {
  /// The finding, as typed: a fingerprint, a place, or a name.
  let operand: String
  /// The rule of the finding; nil for any.
  let rule: String?
  let variants: VariantSet
  let reason: String
  let until: CalendarDate
  /// True for a comment in the sources.
  let isInSource: Bool
  /// True if the operand may match several findings.
  let takesAll: Bool

  /// The wish as options of the command, besides the rule.
  var words: [String] {
    let some = variants == .all ? [] : variants.variants.flatMap { ["--variant", $0.id] }
    return ["--reason", reason, "--until", until.text] + some + (isInSource ? ["--in-source"] : [])
  }

  /// Throws for a wish that no waiver can express.
  func check(today: CalendarDate) throws(UsageError) {
    if reason.allSatisfy({ $0 == " " }) {
      throw UsageError("the reason is empty", remedy: "explain the exception with --reason")
    }
    if reason.unicodeScalars.contains(where: { $0.inMessages != String($0) }) {
      throw UsageError("the reason has line breaks or invisible characters", remedy: "write it on one line")
    }
    if until < today {
      throw UsageError("\(until.text) is in the past", remedy: "use the last day on which the waiver is to be valid")
    }
    if let rule, Rule.named(rule) == nil {
      let question = NameSuggestion.question(
        for: rule, among: Rule.all.map(\.id), else: "; run 'legible rules' to list the rules")
      throw UsageError("unknown rule \(quoted(rule))\(question)")
    }
    if isInSource, variants != .all {
      throw UsageError("a comment waives every variant", remedy: "remove --variant or --in-source")
    }
  }
}

extension WaiverSubject {
  /// The record that a wish asks for; nil for a finding that no waiver names.
  func record(_ wish: WaiveWish) -> WaiverRecord? {
    record(variants: wish.variants, reason: wish.reason, until: wish.until)
  }
}
