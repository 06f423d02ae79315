import AuditModel
import ColorMath
import PaletteModel
import TextSupport

/// The parts that are expected to fail on a device, worst first, and the requirements that contradict each other.
enum MarkdownExpectations {
  /// The numbers of expected failures that are not folded, and that are folded.
  private static let (most, mostFolded) = (6, 60)

  static func write(_ failures: [ExpectedFailure], level: Int, to page: inout MarkdownPage) {
    guard !failures.isEmpty else { return }
    page.heading(level, "Expected to fail")
    page.paragraph(
      "Apple does not publish how these render, and by what others measured they fail. A look at a device decides.")
    page.lines(failures.prefix(most).map(line), of: "pair")
    let rest = failures.dropFirst(most)
    guard !rest.isEmpty else { return }
    let isWritten = page.folded(Wording.count(rest.count, "more pair")) { page in
      page.lines(rest.prefix(mostFolded).map(line), of: "pair", beyond: max(0, rest.count - mostFolded))
    }
    if !isWritten { page.leaveOut(rest.count, "pair") }
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
    page.paragraph("Of each two, only one can be met. Decide which, and take the other out of the design.")
    let lines = conflicts.map { "- \(words(for: $0.one)) contradicts \(words(for: $0.other))." }
    page.lines(lines, of: "contradiction")
  }

  private static func words(for requirement: TeamRequirement) -> String {
    let note = requirement.note.map { " (\(MarkdownText.escaped($0)))" } ?? ""
    return "“\(MarkdownText.escaped(requirement.title))”\(note)"
  }
}
