package import AuditModel
import PaletteModel

extension Wording {
  /// The problem with a waiver, to follow its name.
  func result(of evidence: WaiverEvidence) -> String {
    let waiver = audit.declaration.waivers[evidence.waiver]
    return switch evidence.flaw {
    case .expired: "expired on \(waiver.until?.text ?? "an unknown date")\(owner(of: waiver)): \(waiver.reason)"
    case .unused: "matches no finding\(owner(of: waiver)): \(waiver.reason)"
    }
  }

  /// The reason that a finding does not count: that of its waiver with the last day and the owner; nil in a baseline.
  package func exception(of finding: Finding) -> String? {
    guard let index = finding.cells.lazy.compactMap({ $0.waiver }).first else { return nil }
    let waiver = audit.declaration.waivers[index]
    return "waived until \(waiver.until?.text ?? "an unknown date")\(owner(of: waiver)): \(waiver.reason)"
  }

  private func owner(of waiver: Waiver) -> String { waiver.owner.map { " (\($0))" } ?? "" }
}
