import FileSyntax
package import Palettes

/// A waiver for one finding, as a tool writes it: a record of the audit file, or a comment in the sources.
package struct WaiverRecord: Hashable, Sendable {
  /// The id of the rule.
  package let rule: String
  /// The key of the audit file that selects the subject of the finding.
  let key: String
  /// The name of the subject under that key.
  let name: String
  /// The variants to waive; all of them unless a person names some.
  var variants = VariantSet.all
  /// The reason, in a person's words, without line breaks.
  package var reason: String
  /// The last day on which the waiver is valid.
  package var until: CalendarDate
  /// The least ratio that it covers, in hundredths; nil if nothing was measured.
  private(set) var hundredths: Int?

  /// The reason that a person replaces in a waiver to paste.
  package static let reasonToFillIn = "give the reason"

  /// Writes a waiver down to the least ratio that an open cell has now.
  ///
  /// - Returns: nil for a finding about a waiver, which is repaired and not waived.
  package init?(
    of finding: Finding, in audit: AuditResult, variants: VariantSet = .all, reason: String, until: CalendarDate
  ) {
    guard let (key, name) = Self.subject(of: finding, in: audit) else { return nil }
    (rule, self.key, self.name, self.variants) = (finding.rule, key, name, variants)
    (self.reason, self.until) = (reason, until)
    var finding = finding
    finding.cells.removeAll { !variants.contains($0.variant) }
    let least = finding.leastRatio
    if least >= 1 && least <= 21 { hundredths = Int((least * 100).rounded(.down)) }
  }

  /// The key and the name by which a waiver selects the subject of a finding.
  private static func subject(of finding: Finding, in audit: AuditResult) -> (key: String, name: String)? {
    let (plan, palette) = (audit.plan, audit.plan.loaded.palette)
    switch finding.evidence.subject {
    case .pair(let pair): return ("pair", plan.pairs[pair].id)
    case .token(let token): return ("token", palette.displayName(of: token))
    case .tokens(let tokens): return tokens.first.map { ("token", palette.displayName(of: $0)) }
    case .catalog(let path): return ("token", path)
    case .icon(let icon): return ("token", plan.loaded.icons.displayName(of: icon))
    case .foreground(let index): return ("foreground", plan.foregrounds[index].text)
    case .surface(let index): return ("on", audit.declaration.surfaces[index].name)
    case .source(let member, _): return ("token", member)
    case .waiver: return nil
    }
  }

  /// Takes a lower ratio if another audit of the same file has one.
  package mutating func cover(_ other: WaiverRecord) {
    guard let mine = hundredths, let least = other.hundredths else { return hundredths = nil }
    hundredths = min(mine, least)
  }

  /// Records with one for each selection, which covers the least ratio of all with it.
  package static func distinct(_ records: [WaiverRecord]) -> [WaiverRecord] {
    var distinct: [WaiverRecord] = []
    for record in records {
      let known = distinct.firstIndex { known in
        (known.rule, known.key, known.name) == (record.rule, record.key, record.name)
          && known.variants == record.variants
      }
      if let known { distinct[known].cover(record) } else { distinct.append(record) }
    }
    return distinct
  }

  /// The least ratio that it covers, with two decimals; nil if it covers every ratio.
  package var ratio: String? {
    hundredths.map { "\($0 / 100).\($0 / 10 % 10)\($0 % 10)" }
  }

  /// The record of the audit file, on one line.
  package var json: String {
    let some = variants.variants.map { AuditJSON.quoted($0.id) }.joined(separator: ", ")
    let members =
      [("rule", AuditJSON.quoted(rule)), (key, AuditJSON.quoted(name))]
      + (variants == .all ? [] : [("variants", "[\(some)]")])
      + [("reason", AuditJSON.quoted(reason)), ("until", AuditJSON.quoted(until.text))]
      + (ratio.map { [("ratio", $0)] } ?? [])
    return "{ " + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + " }"
  }

  /// The comment in the sources, without indentation.
  package var comment: String {
    "// legible:waive \(rule) \(reason), until \(until.text)" + (ratio.map { ", at \($0)" } ?? "")
  }

  /// True if a record of an audit file selects the same findings.
  package func selects(sameAs waiver: Waiver) -> Bool {
    let selectors = [("rule", rule), (key, name)]
    return waiver.variants == variants && waiver.selectors.count == selectors.count
      && zip(waiver.selectors, selectors).allSatisfy { $0.key == $1.0 && $0.pattern == $1.1 }
  }
}

extension AuditResult {
  /// False if a waiver for a finding belongs in the audit file, and true for a comment in a Swift source if there is no
  /// audit file; nil if it has neither.
  package func waivesInSource(_ finding: Finding) -> Bool? {
    guard !declaration.isOfAuditFile else { return false }
    return finding.cells.allSatisfy { $0.location.file.hasSuffix(".swift") } ? true : nil
  }
}
