import AuditEngine
import Palettes

extension Wording {
  /// The hashes of the surface of an unverified finding, which records of colors seen on a device repeat; empty for others.
  ///
  /// For example: `3f9c1e20 in light-increased, 7a0b11d4 in dark-increased`.
  func surfaceHashes(of finding: Finding) -> String {
    guard case .unverified = finding.evidence else { return "" }
    var hashes: [(hash: String, variants: [String])] = []
    for cell in finding.spokenCells {
      guard let index = cell.measurement,
        let hash = audit.measured.surfaceHash(of: audit.measurements[index])
      else { continue }
      if let place = hashes.firstIndex(where: { $0.hash == hash }) {
        hashes[place].variants.append(cell.variant.id)
      } else {
        hashes.append((hash, [cell.variant.id]))
      }
    }
    return hashes.map { "\($0.hash) in \($0.variants.joined(separator: ", "))" }.joined(separator: "; ")
  }
}
