import ColorMath
import Palettes
import SwiftReading

/// The exceptions written next to the code, read like the waivers of the audit file.
struct SourceWaivers: Sendable {
  /// The valid ones, in the order of files and lines.
  private(set) var waivers: [Waiver] = []
  /// The problems with them; an exception with an error is ignored, so its findings stay open.
  private(set) var diagnostics: [Diagnostic] = []

  /// The syntax of an exception.
  private static let form = "'// legible:waive RULE reason, until 2027-03-31'"

  /// Reads the remarks of all files of a project.
  init(_ project: SourceProject) {
    for file in project.files.typedIndices {
      for written in InlineWaiver.all(in: file, of: project) { add(written, in: project.files[file].path) }
    }
  }

  private mutating func add(_ written: InlineWaiver, in file: String) {
    let place = SourceLocation(file: file, line: written.position.line, column: written.position.column)
    let problem = { (severity: Diagnostic.Severity, words: String) in
      Diagnostic(severity, .badData, words, at: place)
    }
    if let words = Self.fault(of: written.rule) { return diagnostics.append(problem(.error, words)) }
    if let alias = RuleAlias.named(written.rule) {
      diagnostics.append(problem(.warning, "\(alias.words); use \(alias.id.inQuotes)"))
    }
    if written.until == nil {
      guard !written.namesDay else {
        let words = "the waiver has no valid date after 'until'; write the date as 2027-03-31"
        return diagnostics.append(problem(.error, words))
      }
      diagnostics.append(problem(.warning, "the waiver has no end date; write \(Self.form)"))
    }
    if written.namesRatio, written.ratio == nil {
      let words = "the waiver has no valid ratio after 'at'; write the ratio as 2.84"
      return diagnostics.append(problem(.error, words))
    }
    if written.reason.isEmpty {
      diagnostics.append(problem(.warning, "the waiver has no reason; write \(Self.form)"))
    }
    var waiver = Waiver(at: place)
    waiver.rule = RuleAlias.current(written.rule)
    waiver.reason = written.reason.isEmpty ? "no reason given" : written.reason
    waiver.until = written.until
    waiver.ratio = written.ratio.map { ContrastRatio($0) }
    waiver.lines = Waiver.Lines(file: file, numbers: written.lines)
    waivers.append(waiver)
  }

  /// The problem with a rule name; nil for an id, or for a pattern that matches an id.
  private static func fault(of rule: String) -> String? {
    let known = Rule.all.map { $0.id }
    if rule.isEmpty { return "the waiver does not name a rule; write \(form)" }
    if GlobName.isWild(rule) {
      let former = RuleAlias.all.map { $0.former }
      return (known + former).contains(where: GlobName(rule).matches) ? nil : "no rule matches \(rule.inQuotes)"
    }
    if Rule.named(rule) != nil { return nil }
    let remedy = NameSuggestion.question(for: rule, among: known, else: "; run 'legible rules' to list the rules")
    return "unknown rule \(rule.inQuotes)\(remedy)"
  }
}
