import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The edits to make first, each with a picture of a component before and after the edit, and the command that makes them.
enum EditsSection {
  static func blocks(_ product: ReportProduct, level: Int) -> [Block] {
    var number = 1
    var known: Set<String> = []
    var edits: [Block] = []
    for member in product.family.members {
      let total = member.audit.measurements.typedIndices.count { member.audit.measurements[$0].verdict == .fail }
      for edit in member.audit.edits.prefix(FirstEdit.most) {
        let change = "\(edit.location.text) \(edit.to.hex)"
        guard number <= FirstEdit.most, known.insert(change).inserted else { continue }
        edits.append(.paragraph("\(strong: "\(number).") \(words(edit, member.audit, of: total))"))
        if let picture = EditPicture(edit, member.audit) {
          let name = member.audit.plan.loaded.palette.displayName(of: edit.token)
          let words = alternative(edit, member.audit)
          edits.append(.picture(Block.Picture(name: name, drawing: .edit(picture), words: words)))
        }
        number += 1
      }
    }
    let isOfPlan = number > 1
    for member in product.family.members {
      let total = member.audit.measurements.typedIndices.count { member.audit.measurements[$0].verdict == .fail }
      for edit in FirstEdit.list(FindingGroups(member.audit), member.audit) {
        let words = words(edit, of: total)
        guard number <= FirstEdit.most, known.insert("\(edit.location.text) \(words.plain)").inserted else { continue }
        edits.append(.paragraph("\(strong: "\(number).") \(words)"))
        number += 1
      }
    }
    edits += conflicts(product)
    guard !edits.isEmpty else { return [] }
    return [.heading(level, "Change first")] + edits + (isOfPlan ? plan(product) : [])
  }

  /// The entries whose pairs no color satisfies together, each once.
  private static func conflicts(_ product: ReportProduct) -> [Block] {
    var lines: [Phrase] = []
    for audit in product.family.audits {
      let wording = Wording(audit)
      for conflict in audit.advice.conflicts {
        let line = wording.words(conflict) + "."
        if !lines.contains(line) { lines.append(line) }
      }
    }
    return lines.isEmpty ? [] : [.list(lines, of: "conflict")]
  }

  /// The failures that the edits of the plan fix and leave, and the command that makes them.
  private static func plan(_ product: ReportProduct) -> [Block] {
    let audits = product.family.audits
    var sum = ""
    if audits.count == 1 {
      let shown = audits[0].edits.prefix(FirstEdit.most)
      let cleared = shown.reduce(0) { $0 + $1.clears.count }
      let total = audits[0].measurements.typedIndices.count { audits[0].measurements[$0].verdict == .fail }
      let words = "\(shown.count < audits[0].edits.count ? "the first " : "")\(Wording.words(shown.count, "edit"))"
      sum =
        "\(Wording.capitalized(words)) \(shown.count == 1 ? "fixes" : "fix") \(cleared) of "
        + "\(Wording.count(total, "failure"))."
    }
    let sentences = "\(sum)\(rest(product))"
    let said: [Block] = sentences.isEmpty ? [] : [.paragraph(Phrase(sentences))]
    guard let path = path(of: audits[0]) else { return said }
    let count = Set(audits.flatMap { $0.edits.map { "\($0.location.text) \($0.to.hex)" } }).count
    let edits = count == 1 ? "this edit" : count == 2 ? "both edits" : "all \(count) edits of the plan"
    return said + [.paragraph("To make \(edits), run \(code: "legible fix \(path) --write").")]
  }

  /// The proof and the order of the edits of a plan; nothing without one.
  static func method(_ product: ReportProduct) -> [Block] {
    guard product.family.audits.contains(where: { !$0.edits.isEmpty }) else { return [] }
    return [
      .paragraph(
        "Each edit was verified by measuring again, together with the edits before it, and nothing that currently passes "
          + "starts to fail. Text comes before graphics and borders, and stated pairs come before inferred ones.")
    ]
  }

  /// The path to pass to a command, from the root of the repository; nil if a shell could read it as something else.
  private static func path(of audit: AuditResult) -> String? {
    let declaration = audit.declaration
    let file = declaration.location.file
    let folder = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[..<$0]) } ?? "."
    let path = declaration.isOfAuditFile ? folder : declaration.sources.count == 1 ? declaration.sources[0] : ""
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789._/-".unicodeScalars.contains(scalar))
    }
    return isPlain && !path.isEmpty && path.utf8.first != UInt8(ascii: "-") ? path : nil
  }

  /// For example: secondary label → system label color fixes 2 of 2 failures in 2 pairs, with at least 20.12 (legible.json:3:5).
  private static func words(_ edit: FirstEdit, of total: Int) -> Phrase {
    let places = edit.findings == 1 ? "" : " in \(Wording.count(edit.findings, "pair"))"
    let fixed: Phrase = "fixes \(strong: "\(edit.cells) of \(Wording.count(total, "failure"))")\(places)"
    let place = Phrase.place(edit.location)
    return switch edit.replacement {
    case .label(let least):
      "\(strong: Wording.plainName(edit.token)): the system label color instead \(fixed), with at least "
        + "\(Wording.ratio(least)) (\(place))."
    case .own(let color): "\(strong: Wording.plainName(edit.token)): \(color) instead \(fixed) (\(place))."
    }
  }

  /// The failures that the edits leave, and the components with the worst of them.
  private static func rest(_ product: ReportProduct) -> String {
    guard product.family.members.count == 1, let audit = product.family.audits.first else { return "" }
    let cleared = Set(audit.edits.prefix(FirstEdit.most).flatMap { $0.clears })
    let left = audit.measurements.typedIndices.count {
      audit.measurements[$0].verdict == .fail && !cleared.contains($0)
    }
    guard left > 0 else { return "" }
    // Over a visible backdrop, an edit that clears nothing may still turn an error into a warning.
    let hasErrors = audit.findings.contains { finding in
      finding.isOpen && finding.severity == .error
        && finding.cells.contains { cell in
          guard let index = cell.measurement else { return true }
          return !cleared.contains(index) && audit.measurements[index].outlook == nil
        }
    }
    let errors = hasErrors ? ", and some findings are still errors" : ""
    let components = (product.components.declared + product.components.found).filter { component in
      component.parts.contains { part in part.failing.contains { !cleared.contains($0) } }
    }
    let named = components.prefix(3).map { Wording.plainName($0.name) }
    let words =
      named.isEmpty ? "" : "; see \(named.inWords()) below"
    return " \(Wording.capitalized(Wording.count(left, "failure"))) remain\(left == 1 ? "s" : "")\(errors)\(words)."
  }

  /// For example: TextTertiary, Any entry: #8A8A8A → #707070 fixes 12 of 59 failures (…/Contents.json:8:20).
  private static func words(_ edit: PlannedEdit, _ audit: AuditResult, of total: Int) -> Phrase {
    let from = SeenColor.eightBit(edit.from.encodedSRGB)
    let colors: Phrase =
      from == edit.to
      ? "\(edit.to) in every variant, instead of the adaptive system color," : "\(from) → \(edit.to)"
    let palette = audit.plan.loaded.palette
    let others = edit.followers.map { other -> Phrase in
      "\(palette.displayName(of: other.token)), \(other.condition) entry: \(SeenColor.eightBit(other.from.encodedSRGB)) → \(other.to)"
    }
    let rest: Phrase = others.isEmpty ? "" : " with \(others.inWords())"
    return "\(strong: palette.displayName(of: edit.token)), \(edit.condition) entry: \(colors)\(rest) fixes "
      + "\(strong: "\(edit.clears.count) of \(Wording.count(total, "failure"))") (\(.place(edit.location)))."
  }

  /// For example: Text on Page, light: 3.45 now, 4.54 then, needs 4.5.
  private static func alternative(_ edit: PlannedEdit, _ audit: AuditResult) -> String {
    edit.examples.map { example in
      let now = audit.measurements[example.measurement]
      return "\(Wording(audit).subject(of: audit.plan.pairs[now.pair])), \(now.variant.appearance.rawValue): "
        + "\(Wording.ratio(now.minimum)) now, \(Wording.ratio(example.ratio)) after, "
        + "needs \(Wording.required(now.requirement))"
    }.joined(separator: "; ")
  }
}
