import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The parts that are expected to fail on a device, worst first, and the requirements that contradict each other.
enum ExpectationsSection {
  /// The numbers of expected failures that have a line each, and of those that the last line names.
  private static let (most, mostNamed) = (3, 12)

  static func blocks(_ failures: [ExpectedFailure], level: Int) -> [Block] {
    guard !failures.isEmpty else { return [] }
    let ofDevice = failures.filter { $0.isForDevice }
    let ofDesign = failures.filter { !$0.isForDevice }
    return [.heading(level, "Expected to fail")]
      + (ofDevice.isEmpty
        ? []
        : [
          .paragraph(
            "Apple does not publish how these render. Measurements by others suggest that they fail; check them on a "
              + "device."), list(ofDevice),
        ])
      + (ofDesign.isEmpty
        ? []
        : [
          .paragraph("The design does not specify all the colors in these pairs. With the assumed colors, they fail."),
          list(ofDesign),
        ])
  }

  private static func list(_ failures: [ExpectedFailure]) -> Block {
    let rest = failures.dropFirst(most)
    let named = rest.prefix(mostNamed).map { "\($0.name) (\(Wording.ratio($0.measurement.minimum)))" }
    let others = rest.count - named.count
    let more = others > 0 ? named + ["\(others) \(others == 1 ? "other" : "others")"] : named
    let last: [Phrase] = more.isEmpty ? [] : ["And \(rest.count) more: \(more.joined(separator: "; "))."]
    return .list(failures.prefix(most).map(line) + last, of: "pair")
  }

  private static func line(_ failure: ExpectedFailure) -> Phrase {
    let systems = failure.part.family.label(of: failure.part.places.map { $0.member })
    return "\(strong: failure.name): \(Wording.range(failure.measurement)), needs "
      + "\(Wording.required(failure.measurement.requirement)), in "
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

  static func blocks(_ conflicts: [Conflict], level: Int) -> [Block] {
    guard !conflicts.isEmpty else { return [] }
    return [
      .heading(level, "Contradictions in the design"),
      .paragraph(
        "Only one requirement on each line can be met. Decide which one to keep, and remove the other from the design."),
      .list(conflicts.map { "\(words(for: $0.one)) contradicts \(words(for: $0.other))." }, of: "contradiction"),
    ]
  }

  private static func words(for requirement: TeamRequirement) -> String {
    let remarks = [
      requirement.note, requirement.check.map { "check manually: \($0.hasSuffix(".") ? $0.dropLast() : $0[...])" },
    ].compactMap { $0 }
    return "“\(requirement.title)”\(remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))")"
  }
}
