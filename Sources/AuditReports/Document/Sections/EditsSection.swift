import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The edits to make first, each with a picture of a component before and after the edit, and the command that makes them.
enum EditsSection {
  /// The number of edits that a report lists.
  static let most = 3

  static func blocks(_ product: ReportProduct, level: Int) -> [Block] {
    var number = 1
    var known: Set<String> = []
    var edits: [Block] = []
    for member in product.family.members {
      let total = member.audit.measurements.typedIndices.count { member.audit.measurements[$0].verdict == .fail }
      for edit in member.audit.edits.prefix(most) {
        let change = "\(edit.location.text) \(edit.to.hex)"
        guard number <= most, known.insert(change).inserted else { continue }
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
    var options: [Block] = []
    for member in product.family.members where number <= most {
      for (subject, words) in self.options(member.audit) {
        // What another system answers differently is still one place to edit.
        guard number <= most, known.insert(subject).inserted else { continue }
        options.append(.paragraph("\(strong: "\(number).") \(words)"))
        number += 1
      }
    }
    if !options.isEmpty { edits.append(.paragraph("The plan fixes none of these. Decide on each:")) }
    edits += options
    edits += conflicts(product) + errors(product)
    guard !edits.isEmpty else { return [] }
    return [.heading(level, "Change first")] + edits + (isOfPlan ? plan(product) : []) + acceptance(product)
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

  /// The errors in the sources, which no color repairs, so that the list above is not taken for all of them.
  private static func errors(_ product: ReportProduct) -> [Block] {
    var titles: [String] = []
    var places: Set<SourceLocation> = []
    for audit in product.family.audits {
      for finding in audit.findings where finding.isOpen && finding.severity == .error {
        guard audit.rule(finding.rule)?.family == .sources else { continue }
        let title = Wording.ruleTitle(finding.rule, in: audit)
        if !titles.contains(title) { titles.append(title) }
        places.insert(Wording(audit).location(of: finding))
      }
    }
    guard let first = places.sorted().first else { return [] }
    return [
      .paragraph(
        "No color repairs \(Wording.count(places.count, "error")) in the sources (\(titles.inWords())); "
          + "\(places.count == 1 ? "it is" : "the first is") at \(.place(first)).")
    ]
  }

  /// The failures that the edits of the plan fix and leave, and the command that makes them.
  private static func plan(_ product: ReportProduct) -> [Block] {
    let audits = product.family.audits
    var sum = ""
    if audits.count == 1 {
      let shown = audits[0].edits.prefix(most)
      let cleared = shown.reduce(0) { $0 + $1.clears.count }
      let total = audits[0].measurements.typedIndices.count { audits[0].measurements[$0].verdict == .fail }
      let words = "\(shown.count < audits[0].edits.count ? "the first " : "")\(Wording.words(shown.count, "edit"))"
      sum =
        "\(Wording.capitalized(words)) \(shown.count == 1 ? "fixes" : "fix") \(cleared) of "
        + "\(Wording.count(total, "failure"))"
      if shown.count < audits[0].edits.count {
        let all = Set(audits[0].edits.flatMap { $0.clears }).count
        let rest = audits[0].edits.dropFirst(most).map { edit in
          let palette = audits[0].plan.loaded.palette
          let entry = palette.tokens[edit.token].entries.count == 1 ? "" : " (\(edit.condition) entry)"
          let more = edit.followers.filter { $0.keepsColor }.map { " with \(kept($0))" }.joined()
          return "\(palette.displayName(of: edit.token))\(entry) to \(edit.to.hex)\(more)"
        }
        let named = rest.count > most ? rest.prefix(most) + ["\(rest.count - most) more"] : rest[...]
        sum +=
          ", and all \(Wording.words(audits[0].edits.count)) of the plan fix \(all); the "
          + (rest.count == 1 ? "other sets " : "others set ") + Array(named).inWords()
      }
      sum += "."
    }
    let sentences = "\(sum)\(rest(product))"
    let said: [Block] = sentences.isEmpty ? [] : [.paragraph(Phrase(sentences))]
    let command = Wording(audits[0]).fix(["--write"])
    // What a terminal or a page shows of such a path is not what has to be typed.
    guard !command.path.unicodeScalars.contains(where: { $0.steersTerminals }) else { return said }
    let count = Set(audits.flatMap { $0.edits.map { "\($0.location.text) \($0.to.hex)" } }).count
    let edits = count == 1 ? "this edit" : count == 2 ? "both edits" : "all \(count) edits of the plan"
    return said + [.paragraph("To make \(edits), run \(.command(command)).")]
  }

  /// The command that accepts the worst finding about a pair; nothing without an audit file to write it into.
  private static func acceptance(_ product: ReportProduct) -> [Block] {
    let audits = product.family.audits.filter { $0.declaration.isOfAuditFile }
    let pairs = WaiverSubject.all(in: audits).filter { Wording($0.audit).pair(of: $0.finding) != nil }
    let worst = pairs.filter { $0.finding.isOpen && $0.finding.severity > .note }
      .max { ($0.finding.severity, -$0.least) < ($1.finding.severity, -$1.least) }
    guard let worst, let waiver = PastedWaiver(of: worst),
      !waiver.command.path.unicodeScalars.contains(where: { $0.steersTerminals })
    else { return [] }
    let pair = Wording(worst.audit).subject(of: worst.finding)
    return [.paragraph("To accept a finding, such as that about \(pair), run \(.command(waiver.command)).")]
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

  /// The first options of the worst findings that the plan does not repair, equal ones together.
  private static func options(_ audit: AuditResult) -> [(place: String, words: Phrase)] {
    let wording = Wording(audit)
    let planned = Set(audit.edits.flatMap { $0.clears })
    var options:
      [(finding: Finding, pair: PairIndex, places: [SourceLocation], words: Phrase, count: Int, cells: Int)] =
        []
    var known: [Phrase: Int] = [:]
    let open = audit.findings.filter { $0.isOpen && $0.severity > .note }
    for index in open.indices.ordered(by: {
      (-open[$0].severity.rawValue, open[$0].leastRatio, $0) < (-open[$1].severity.rawValue, open[$1].leastRatio, $1)
    }) {
      let finding = open[index]
      guard PartAdvice.isAboutContrast(finding.evidence), case .pair(let pair) = finding.evidence.subject,
        let option = finding.options.first, !option.isPlanned,
        !finding.cells.contains(where: { $0.measurement.map(planned.contains) ?? false })
      else { continue }
      let words = wording.words(option)
      if let place = known[words] {
        options[place].count += 1
        options[place].cells += option.clears
      } else {
        known[words] = options.count
        options.append((finding, pair, wording.places(of: option, for: pair), words, 1, option.clears))
      }
    }
    let total = audit.measurements.typedIndices.count { audit.measurements[$0].verdict == .fail }
    func name(_ finding: Finding, _ pair: PairIndex, withRole: Bool) -> String {
      let planned = audit.plan.pairs[pair]
      let colors = "\(withRole ? "\(Wording.role(planned)) " : "")\(wording.subject(of: planned))"
      return wording.components(of: finding).first.map { "\($0) (\(colors))" } ?? colors
    }
    let names = options.map { name($0.finding, $0.pair, withRole: false) }
    return options.indices.map { index in
      let (finding, pair, places, change, count, cells) = options[index]
      // Text and a symbol of the same colors differ in what they need.
      let isAlone = names.count { $0 == names[index] } == 1
      let subject = count == 1 ? name(finding, pair, withRole: !isAlone) : "\(Wording.count(count, "pair"))"
      let known = places.isEmpty ? [wording.location(of: finding)] : places
      let words: Phrase =
        "\(strong: subject): \(change); fixes "
        + "\(strong: "\(cells) of \(Wording.count(total, "failure"))") (\(words(for: known, audit)))."
      return (place: "\(subject) \(known[0].text)", words: words)
    }
  }

  /// The places that an option changes; several are counted, because the option does what it says at all of them.
  ///
  /// The audit file only declares a pair: an edit there would leave the product as it is.
  private static func words(for places: [SourceLocation], _ audit: AuditResult) -> Phrase {
    guard places.count > 1 else {
      let isDeclared = audit.declaration.isOfAuditFile && places[0].file == audit.declaration.location.file
      return isDeclared ? "declared at \(.place(places[0]))" : .place(places[0])
    }
    let shown = places.prefix(most).map { Phrase.place($0) }
    let more: [Phrase] = places.count > most ? ["\(places.count - most) more"] : []
    return "in \(places.count) places: \((shown + more).inWords())"
  }

  /// The failures that the edits leave, and the components with the worst of them.
  private static func rest(_ product: ReportProduct) -> String {
    guard product.family.members.count == 1, let audit = product.family.audits.first else { return "" }
    let cleared = Set(audit.edits.flatMap { $0.clears })
    let left = audit.measurements.typedIndices.count {
      audit.measurements[$0].verdict == .fail && !cleared.contains($0)
    }
    guard left > 0 else { return "" }
    let open = audit.findings.filter { $0.isOpen && $0.severity == .error }
    let still = open.filter { audit.advice.leaves($0) }
    // Over a visible backdrop, an edit that clears nothing may still turn an error into a warning.
    let softened = open.filter { finding in
      !audit.advice.leaves(finding)
        && finding.cells.contains { cell in
          cell.measurement.map { audit.measurements[$0].verdict == .fail && !cleared.contains($0) } ?? false
        }
    }
    let errors = still.isEmpty ? "" : " and \(still.count) of \(Wording.count(open.count, "error"))"
    let components = (product.components.declared + product.components.found).filter { component in
      component.parts.contains { part in part.failing.contains { !cleared.contains($0) } }
    }
    let named = still.isEmpty ? components.prefix(3).map { Wording.plainName($0.name) } : places(of: still, audit)
    let words = named.isEmpty ? "" : still.isEmpty ? "; see \(named.inWords()) below" : ": \(named.inWords())"
    let verb = left == 1 && still.isEmpty ? "remains" : "remain"
    let soft = places(of: softened, audit)
    let end =
      soft.isEmpty
      ? "" : " \(Wording.capitalized(soft.inWords())) still \(soft.count == 1 ? "fails" : "fail") over some backdrops."
    return " \(Wording.capitalized(Wording.count(left, "failure")))\(errors) \(verb)\(words).\(end)"
  }

  /// The components of some findings, or if there are none, their colors, each with its number of findings; at most four.
  private static func places(of findings: [Finding], _ audit: AuditResult) -> [String] {
    let wording = Wording(audit)
    var names: [String] = []
    var counts: [String: Int] = [:]
    for finding in findings {
      let component = wording.components(of: finding).first.map { Wording.plainName(ComponentPart.split($0).component) }
      let name = component ?? wording.subject(of: finding)
      if counts[name] == nil { names.append(name) }
      counts[name, default: 0] += 1
    }
    let most = 4
    let shown = names.prefix(most).map { name in
      counts[name].flatMap { $0 > 1 ? "\(name) (\($0))" : nil } ?? name
    }
    return names.count > most ? shown + ["\(names.count - most) more"] : shown
  }

  /// For example: TextTertiary, Any entry: #8A8A8A → #707070 fixes 12 of 59 failures (…/Contents.json:8:20).
  private static func words(_ edit: PlannedEdit, _ audit: AuditResult, of total: Int) -> Phrase {
    let from = SeenColor.eightBit(edit.from.encodedSRGB)
    let colors: Phrase =
      from == edit.to
      ? "\(edit.to) in every variant, instead of the adaptive system color," : "\(from) → \(edit.to)"
    let palette = audit.plan.loaded.palette
    let others = edit.followers.map { other -> Phrase in
      if other.keepsColor { return "\(kept(other))" }
      return
        "\(palette.displayName(of: other.token)), \(other.condition) entry: \(SeenColor.eightBit(other.from.encodedSRGB)) → \(other.to)"
    }
    let rest: Phrase = others.isEmpty ? "" : " with \(others.inWords())"
    let loss = Wording(audit).price(of: edit).map { ", \($0)" } ?? ""
    return "\(strong: palette.displayName(of: edit.token)), \(edit.condition) entry: \(colors)\(rest) fixes "
      + "\(strong: "\(edit.clears.count) of \(Wording.count(total, "failure"))")\(loss) (\(.place(edit.location)))\(other(edit, audit))."
  }

  /// The effect on the appearance that an edit is not for, if nothing loses by it: ` and leaves dark as it is`.
  private static func other(_ edit: PlannedEdit, _ audit: AuditResult) -> String {
    let shown = Set(
      edit.examples.filter { $0.isCleared }.map { audit.measurements[$0.measurement].variant.appearance })
    let measured = Set(audit.plan.variants.variants.map { $0.appearance })
    guard edit.loss == nil, shown.count == 1, measured.count == 2, let other = measured.subtracting(shown).first else {
      return ""
    }
    let isChanged = edit.all.contains { edit in
      !edit.keepsColor && edit.variants.variants.contains { $0.appearance == other }
    }
    return isChanged
      ? " and makes nothing fail in \(other.rawValue)" : " and leaves \(other.rawValue) as it is"
  }

  /// The new entry that keeps a color: `a new Dark entry that keeps #F59E0B`.
  private static func kept(_ edit: PlannedEdit) -> String {
    "a new \(edit.condition) entry that keeps \(edit.to.hex)"
  }

  /// For example: Text on Page: light 3.45 → 4.54, dark 8.10, needs 4.5.
  private static func alternative(_ edit: PlannedEdit, _ audit: AuditResult) -> String {
    var pairs: [PairIndex] = []
    for example in edit.examples where !pairs.contains(audit.measurements[example.measurement].pair) {
      pairs.append(audit.measurements[example.measurement].pair)
    }
    return pairs.map { pair in
      let own = edit.examples.filter { audit.measurements[$0.measurement].pair == pair }
      let ratios = own.map { example in
        let now = audit.measurements[example.measurement]
        let (before, after) = (Wording.ratio(example.before.ratio), Wording.ratio(example.after.ratio))
        return now.variant.appearance.rawValue + (before == after ? " \(before)" : " \(before) → \(after)")
      }
      let required = Wording.required(audit.measurements[own[0].measurement].requirement)
      return
        "\(Wording(audit).subject(of: audit.plan.pairs[pair])): \(ratios.joined(separator: ", ")), needs \(required)"
    }.joined(separator: "; ")
  }
}
