package import ContrastAudit
import PaletteModel

extension Wording {
  /// What is wrong with a waiver, to follow its name.
  func result(of evidence: WaiverEvidence) -> String {
    let waiver = audit.declaration.waivers[evidence.waiver]
    return switch evidence.flaw {
    case .expired: "expired on \(waiver.until?.text ?? "an unknown date")\(owner(of: waiver)): \(waiver.reason)"
    case .unused: "matches no finding\(owner(of: waiver)): \(waiver.reason)"
    }
  }

  /// Why a finding does not count: the reason of its waiver with its last day and who answers for it; nil in a baseline.
  package func exception(of finding: Finding) -> String? {
    guard let index = finding.cells.lazy.compactMap(\.waiver).first else { return nil }
    let waiver = audit.declaration.waivers[index]
    return "waived until \(waiver.until?.text ?? "an unknown date")\(owner(of: waiver)): \(waiver.reason)"
  }

  private func owner(of waiver: Waiver) -> String { waiver.owner.map { " (\($0))" } ?? "" }
}
