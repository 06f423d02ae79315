package import AuditEngine
import FileSyntax
package import Palettes
import SwiftReading

/// Words for what an audit left out, the same in every format.
extension Wording {
  /// Everything that a report left out, one line for each code, with the reasons for texts that were not measured.
  ///
  /// No reader can tell which text a declared pair is about, so a line about texts allows for such pairs.
  static func gaps(of report: AuditReport, most: Int?) -> [String] {
    let completeness = report.summary.completeness
    let isDeclared = report.audits.contains { audit in
      audit.declaration.pairs.contains { !$0.isUndeclared && !$0.origin.isInferred }
    }
    return gaps(completeness.omissions, completeness.counts, most: most) { gap, omissions in
      guard gap.code == .texts || gap.code == .otherFramework, !areUnread(omissions) else { return "" }
      let covered = isDeclared ? ", unless a declared pair has \(gap.count == 1 ? "its" : "their") colors" : ""
      return (gap.code == .texts ? reasons(gap.count, report, most: most == nil ? .max : 3) : "") + covered
    }
  }

  /// The reasons for which texts were not measured: `, in code that nothing uses`; empty if they are not those of all.
  private static func reasons(_ count: Int, _ report: AuditReport, most: Int) -> String {
    // The audits of one file read the same sources.
    let own = AuditFamily.all(of: report).compactMap { product in
      product.audits.lazy.compactMap { $0.plan.sourceCoverage }.first
    }
    guard var coverage = own.first else { return "" }
    for other in own.dropFirst() { coverage.add(other) }
    let reasons = coverage.sortedLosses
    guard reasons.reduce(0, { $0 + $1.count }) == count else { return "" }
    return reasons.count == 1 ? ", \(reasons[0].reason)" : " (\(losses(coverage, most: most)))"
  }

  /// The omissions, one line for each code: its count and the first of its names and places; without a period.
  ///
  /// - Parameter most: The number of names that are listed for each code; the rest is counted. Nil for all of them.
  static func gaps(
    _ gaps: [Omission], _ counts: [Completeness.Count], most: Int?,
    about reason: (Completeness.Count, [Omission]) -> String = { _, _ in "" }
  ) -> [String] {
    counts.map { gap in
      let own = gaps.filter { $0.code == gap.code }
      let items = items(own, of: gap, most: most)
      return words(for: gap, own) + reason(gap, own) + (items.isEmpty ? "" : ": \(items)")
    }
  }

  /// The number of omissions with each code, in words: `3 variants and 2 texts in the Swift sources`.
  static func gaps(_ completeness: Completeness) -> String {
    completeness.counts.map { words(for: $0, completeness.omissions($0.code)) }.inWords()
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
    let devices = Set(audits.map { $0.declaration.idiom })
    let isParticular = devices.contains(.universal)
    let on = isParticular ? "" : Idiom.allCases.filter(devices.contains).map(device).inWords()
    let rest = summary.completeness.isComplete ? "" : ", but the audit is incomplete: \(gaps(summary.completeness))"
    return count(summary.passed, "result") + " \(verb)\(places)\(on.isEmpty ? "" : " on \(on)"), and none fails\(rest)"
  }

  /// True if each pair exists in all eight variants.
  static func measuresAllVariants(_ audits: [AuditResult]) -> Bool {
    audits.allSatisfy { audit in
      audit.plan.variants == .all
        && audit.plan.pairs.allSatisfy { pair in Variant.allCases.allSatisfy { audit.plan.use(of: pair, in: $0) != nil }
        }
    }
  }

  /// The number of omissions with one code, in words; nobody counts the texts of files that are not read.
  package static func words(for gap: Completeness.Count, _ omissions: [Omission]) -> String {
    let number = gap.count
    if gap.code == .texts, !omissions.isEmpty, areUnread(omissions) {
      return "the texts of \(count(number, "Swift file"))"
    }
    return switch gap.code {
    case .inputError: "\(count(number, "error")) in the input"
    case .deviceClass: "\(count(number, "value")) that no audited device uses"
    case .locale: "\(count(number, "value")) that only some locales use"
    case .context: count(number, "theme context")
    case .profile: count(number, "system profile")
    case .variant: count(number, "variant")
    case .inferredOnly: "\(count(number, "pair")) proposed from names only"
    case .nothingMeasured: "\(count(number, "audit")) without a pair that has a minimum"
    case .folderSkipped: "\(count(number, "color source")) that no audit reads"
    case .nestedAuditFile: "\(count(number, "color source")) of other audit files"
    case .otherFramework: "\(count(number, "text")) that \(number == 1 ? "is" : "are") not SwiftUI"
    case .texts: "\(count(number, "text")) in the Swift sources"
    case .unreadMember: count(number, "unread member")
    case .duplicateName: "\(count(number, "repeated name"))"
    case .recordRefused: count(number, "refused record")
    }
  }

  /// The problems of a report, then what was left out as notes at the first place of each code, for formats that list
  /// places.
  static func problems(of report: AuditReport) -> [Diagnostic] {
    let completeness = report.summary.completeness
    return report.diagnostics
      + completeness.counts.filter { $0.code != .inputError }.compactMap { gap in
        guard let first = completeness.omissions(gap.code).first else { return nil }
        let words = gaps(completeness.omissions, [gap], most: 3).joined()
        return Diagnostic(.note, .badData, "not measured: \(words)", at: first.location)
      }
  }

  /// True for the texts of files that a person left out.
  private static func areUnread(_ omissions: [Omission]) -> Bool {
    omissions.allSatisfy { $0.name == Omission.noSource }
  }

  private static func items(_ omissions: [Omission], of gap: Completeness.Count, most: Int?) -> String {
    switch gap.code {
    case .variant:
      let ids = Set(omissions.map { $0.name })
      return Variant.allCases.map { $0.id }.filter { ids.contains($0) }.joined(separator: ", ")
    case .texts where areUnread(omissions): return "left out with \(Omission.noSource)"
    case .texts:
      guard let most else { return items(texts(omissions, lines: .max), of: gap, most: .max) }
      return items(texts(omissions, lines: mostLines), of: gap, most: min(most, mostFiles))
    default: return items(omissions.map { (name($0), $0.count) }, of: gap, most: most ?? .max)
    }
  }

  /// The first items with the most omissions, and the number of the others.
  private static func items(_ items: [(words: String, count: Int)], of gap: Completeness.Count, most: Int) -> String {
    let shown = items.enumerated().ordered { left, right in
      left.element.count == right.element.count ? left.offset < right.offset : left.element.count > right.element.count
    }.prefix(most)
    let rest = gap.count - shown.reduce(0) { $0 + $1.element.count }
    return (shown.map { $0.element.words } + (rest > 0 ? ["\(rest) more"] : []))
      .joined(separator: gap.code == .texts ? "; " : ", ")
  }

  /// The name of an omission with its place.
  private static func name(_ omission: Omission) -> String {
    let place = omission.location
    let text = place.line == 1 && place.column == 1 ? place.file : place.text
    let times = omission.count > 1 ? ", \(omission.count) ×" : ""
    return omission.name == text ? text + times : "\(omission.name)\(times) (\(text))"
  }

  /// Texts by file, with the first of their lines.
  private static func texts(_ omissions: [Omission], lines most: Int) -> [(words: String, count: Int)] {
    var files: [String] = []
    var lines: [String: [Int]] = [:]
    for place in omissions.map({ $0.location }) {
      if lines[place.file] == nil { files.append(place.file) }
      lines[place.file, default: []].append(place.line)
    }
    let isUnique = Set(files.map { $0.lastPathPart }).count == files.count
    return files.map { file in
      let own = lines[file] ?? []
      let first = Set(own).sorted()
      let numbers = first.prefix(most).map { "\($0)" } + (first.count > most ? ["…"] : [])
      let words = numbers.joined(separator: ", ")
      return (
        "\(own.count) in \(isUnique ? file.lastPathPart : file), \(first.count == 1 ? "line" : "lines") \(words)",
        own.count
      )
    }
  }

  /// The most files with texts that are listed, so that a first screen is no list of places.
  private static let mostFiles = 3
  /// The most lines of one file that are listed.
  private static let mostLines = 3
}
