import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The parts that are expected to fail on a device, worst first, and the requirements that contradict each other.
enum MarkdownExpectations {
  /// The numbers of expected failures that have a line each, and of those that the last line names.
  private static let (most, mostNamed) = (3, 12)

  static func write(_ failures: [ExpectedFailure], level: Int, to page: inout MarkdownPage) {
    guard !failures.isEmpty else { return }
    page.heading(level, "Expected to fail")
    let ofDevice = failures.filter { $0.isForDevice }
    let ofDesign = failures.filter { !$0.isForDevice }
    if !ofDevice.isEmpty {
      page.paragraph(
        "Apple does not publish how these render. Measurements by others suggest that they fail; check them on a "
          + "device.")
      write(ofDevice, to: &page)
    }
    if !ofDesign.isEmpty {
      page.paragraph("The design does not specify all the colors in these pairs. With the assumed colors, they fail.")
      write(ofDesign, to: &page)
    }
  }

  private static func write(_ failures: [ExpectedFailure], to page: inout MarkdownPage) {
    let rest = failures.dropFirst(most)
    let named = rest.prefix(mostNamed).map { "\($0.name) (\(Wording.ratio($0.measurement.minimum)))" }
    let others = rest.count - named.count
    let more = others > 0 ? named + ["\(others) \(others == 1 ? "other" : "others")"] : named
    let last = more.isEmpty ? [] : ["- And \(rest.count) more: \(MarkdownText.escaped(more.joined(separator: "; ")))."]
    page.lines(failures.prefix(most).map(line) + last, of: "pair")
  }

  private static func line(_ failure: ExpectedFailure) -> String {
    let systems = failure.part.family.label(of: failure.part.places.map { $0.member })
    return "- **\(MarkdownText.escaped(failure.name))**: "
      + "\(Wording.range(failure.measurement)), needs \(Wording.required(failure.measurement.requirement)), in "
      + "\(Wording.sentence(failure.variants))\(systems.isEmpty ? "" : " on \(systems)")."
  }

  /// Two requirements that cannot be met together.
  struct Conflict {
    let one: TeamRequirement
    let other: TeamRequirement
  }

  /// The contradictions among the requirements of a product, each once, in the order of the audit file.
  static func conflicts(of family: AuditFamily) -> [Conflict] {
    let all = family.audits[0].declaration.requirements
    var conflicts: [Conflict] = []
    var known: Set<[String]> = []
    for audit in family.audits {
      for result in audit.requirements {
        for id in result.conflicts {
          guard let other = all.first(where: { $0.id == id }),
            known.insert([result.requirement.id, id].sorted()).inserted
          else { continue }
          conflicts.append(Conflict(one: result.requirement, other: other))
        }
      }
    }
    return conflicts
  }

  static func write(_ conflicts: [Conflict], level: Int, to page: inout MarkdownPage) {
    guard !conflicts.isEmpty else { return }
    page.heading(level, "Contradictions in the design")
    page.paragraph(
      "Only one requirement on each line can be met. Decide which one to keep, and remove the other from the design.")
    let lines = conflicts.map { "- \(words(for: $0.one)) contradicts \(words(for: $0.other))." }
    page.lines(lines, of: "contradiction")
  }

  private static func words(for requirement: TeamRequirement) -> String {
    let remarks = [
      requirement.note, requirement.check.map { "check manually: \($0.hasSuffix(".") ? $0.dropLast() : $0[...])" },
    ].compactMap { $0 }
    let note = remarks.isEmpty ? "" : " (\(MarkdownText.escaped(remarks.joined(separator: "; "))))"
    return "“\(MarkdownText.escaped(requirement.title))”\(note)"
  }
}
