import AuditEngine
import AuditReports
import ColorMath
import Palettes

/// The results of a fix in words.
struct FixWords {
  private let proposal: EditProposal

  init(_ proposal: EditProposal) { self.proposal = proposal }

  /// One row for each entry that changes: `TextTertiary (Any): #8A8A8A → #767676  ΔE-OK 0.068  fixes 12`.
  ///
  /// Equal changes in several audits, as in permutations of a resolver, are listed once, with what they fix where they do.
  var edits: [String] {
    var known: Set<[String]> = []
    let all = proposal.after.indices.flatMap { index in
      FixTable(before: proposal.before[index], after: proposal.after[index]).rows(of: proposal.results[index].edits)
    }
    let fixing = Set(all.filter { $0.isFixing }.map { Array($0.cells.dropLast()) })
    let rows = all.filter { row in
      (row.isFixing || !fixing.contains(Array(row.cells.dropLast()))) && known.insert(row.cells).inserted
    }
    return FixTable.lines(rows)
  }

  /// One line for each pair that failed and no longer does in some variants.
  var pairs: [String] {
    var known: Set<String> = []
    let lines = zip(proposal.before, proposal.after).flatMap { FixTable(before: $0, after: $1).pairs }
      .filter { known.insert($0).inserted }
    return lines.isEmpty ? [] : ["", "Pairs before → after:"] + lines + [""]
  }

  /// One line for each edit with a price: a passing ratio that falls, uses that are not measured, another file.
  var losses: [String] {
    var known: Set<String> = []
    return proposal.results.flatMap { result in
      let wording = Wording(result)
      return result.edits.flatMap { $0.all }.compactMap { edit in
        wording.price(of: edit).map { printable("\(result.plan.loaded.palette.displayName(of: edit.token)) \($0)") }
      }
    }.filter { known.insert($0).inserted }
  }

  /// The places that write a color that the plan replaces and do not change with it, a line for each color.
  var repeats: [String] {
    var known: Set<String> = []
    return proposal.results.flatMap { result in
      result.edits.flatMap { $0.all }.compactMap { edit -> String? in
        let places = result.repeats(of: edit)
        guard !places.isEmpty else { return nil }
        let color = SeenColor.eightBit(edit.from.encodedSRGB).hex
        let use = places.count == 1 ? "place uses" : "places use"
        let rest = places.count > Self.mostPlaces ? ["\(places.count - Self.mostPlaces) more"] : []
        return printable(
          "\(places.count) more \(use) \(color): " + (places.prefix(Self.mostPlaces) + rest).joined(separator: ", "))
      }
    }.filter { known.insert($0).inserted }
  }

  /// The most places that a line names.
  private static let mostPlaces = 5

  /// The commands for the first edit alone, each at the end of a line; none without one.
  ///
  /// - Parameter typed: spells a path of a report as the person types it who pastes a command.
  func commands(typed: (String) -> String) -> [String] {
    guard !proposal.files.isEmpty, let result = proposal.results.first(where: { !$0.edits.isEmpty }),
      let edit = result.edits.first
    else { return [] }
    let (palette, wording) = (result.plan.loaded.palette, Wording(result))
    let tokens = Set(edit.all.map { $0.token }).sorted().flatMap {
      ["--only", ShellText.quoted(palette.displayName(of: $0))]
    }
    let colors = edit.all.map { "\(palette.displayName(of: $0.token))@\($0.condition)=\($0.to.hex)" }
    return [
      "To make one edit: \(wording.fix(tokens + ["--write"]).text(typed))",
      "To try it: \(wording.asked(["try"] + colors).text(typed))",
    ].map(printable)
  }

  /// Returns the results of the audits before and after, and the next steps.
  ///
  /// - Parameter declined: the number of edits of the plan, if a person was asked about each of them.
  func outcome(isWritten: Bool, declined: Int = 0) -> String {
    let (before, after) = (proposal.before.failures, proposal.after.failures)
    let files = Wording.count(proposal.files.count, "file")
    if proposal.files.isEmpty {
      guard before > 0 else { return "Nothing to fix: no measurements fail" }
      let fail = "\(Wording.count(before, "measurement")) \(before == 1 ? "fails" : "fail")"
      if declined > 0 { return "\(fail); no edit of the plan was taken, of \(declined)" }
      return "\(fail), and the plan has no edit for \(before == 1 ? "it" : "them")"
    }
    let effect = before > 0 ? "\(Wording.count(before, "failing measurement")) → \(after)" : "no measurements fail"
    return isWritten
      ? "Changed \(files): \(effect)" : "Would change \(files): \(effect); use --write to make the changes"
  }

  /// The failures that are left where the search ended at its limit; empty if none is.
  var limit: [String] {
    let left = proposal.unfinished.sorted().reduce(0) { $0 + proposal.after[$1].failures }
    guard left > 0 else { return [] }
    return [
      "The search reached its limit of \(EditProposal.mostSteps) steps: \(Wording.count(left, "failing measurement")) may have a "
        + "solution that it did not try"
    ]
  }

  /// The remaining failures, each with what could be done, and the edits that are not made.
  ///
  /// - Parameter typed: spells a path of a report as the person types it who pastes a command.
  func remainder(typed: (String) -> String) -> [String] {
    var known: Set<String> = []
    let rest = proposal.after.indices.flatMap { index in
      FixRemainder(proposal.results[index], after: proposal.after[index]).lines(typed: typed)
    }.filter { known.insert($0).inserted }
    let withheld = proposal.after.indices.flatMap { index in
      let (before, after) = (proposal.before[index], proposal.after[index])
      let left = Self.unchanged(
        proposal.withheld[index] ?? [], before.plan.loaded.palette, after.plan.loaded.palette)
      return Self.words(left, in: before.plan.loaded.palette)
    }
    let conflicts = proposal.results.flatMap { result in
      result.advice.conflicts.map { "  " + printable(Wording(result).text(of: $0)) }
    }.filter { known.insert($0).inserted }
    return (rest.isEmpty ? [] : ["", "Still failing:"] + rest)
      + (rest.isEmpty || conflicts.isEmpty ? [] : ["", "Conflicts:"] + conflicts) + withheld
  }

  /// The entries that stay unchanged, with the error that each edit of them would cause.
  private static func words(_ withheld: [WithheldEdit], in palette: Palette) -> [String] {
    guard !withheld.isEmpty else { return [] }
    let lines = withheld.map { one in
      let entries = palette.tokens[one.place.token].entries
      let label = entries.typedIndices.contains(one.place.entry) ? " (\(entries[one.place.entry].label))" : ""
      let name = printable(palette.displayName(of: one.place.token))
      let subject = printable(one.subject)
      guard let restraint = WithheldEdit.Restraint(rawValue: one.rule) else {
        return "  \(name)\(label): \(one.rule) would report \(subject)"
      }
      return "  \(name)\(label): \(words(restraint, subject))"
    }
    return ["", "Skipped edits that would break something else:"] + lines
  }

  private static func words(_ restraint: WithheldEdit.Restraint, _ subject: String) -> String {
    switch restraint {
    case .fails: "\(subject) would start to fail"
    case .falls: "the ratio of \(subject) would drop further"
    case .turns: "\(subject) would switch between light and dark"
    case .tints: "\(subject) would no longer be neutral"
    case .joins: "\(subject) would be too close together or swap places"
    }
  }

  /// The omitted edits of entries that no other edit changed in the end, each once.
  private static func unchanged(
    _ withheld: [WithheldEdit], _ before: Palette, _ after: Palette
  ) -> [WithheldEdit] {
    withheld.reduce(into: []) { all, one in
      let place = one.place
      guard !all.contains(one), before.tokens.typedIndices.contains(place.token),
        after.tokens.typedIndices.contains(place.token),
        before.tokens[place.token].entries.typedIndices.contains(place.entry)
      else { return }
      let entry = before.tokens[place.token].entries[place.entry]
      let isSame = after.tokens[place.token].entries.contains { $0.isSameSlot(as: entry) && $0.value == entry.value }
      if isSame { all.append(one) }
    }
  }
}
