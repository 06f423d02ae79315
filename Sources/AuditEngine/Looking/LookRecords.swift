import ColorMath
package import Palettes
import ScreenReading

/// The unverified pairs of audits that screenshots decide.
package struct LookRecords {
  /// The records, in the order of the audits.
  package private(set) var records: [LookRecord] = []
  /// The texts that could decide pairs on several surfaces, with these surfaces.
  package private(set) var ambiguous: [(text: Int, surfaces: [String])] = []

  /// An unverified result.
  private struct Candidate {
    var audit: Int
    var measurement: Measurement
    var surface: String
    var hash: String
  }

  private let audits: [MeasuredAudit]

  /// Finds the results that texts of a look decide: certain ones on a ground that no token has.
  ///
  /// A text belongs to an unverified pair if it has the color of its foreground, and if no pair on another surface has that
  /// too and allows the ratio that was seen. Of several texts of a pair, the one with the least ratio counts.
  ///
  /// - Parameters:
  ///   - device: the device and its system; only audits of its profile count.
  ///   - date: the day of the screenshots.
  package init(_ look: Look, of audits: [MeasuredAudit], device: String, date: CalendarDate) {
    self.audits = audits
    let profile = SystemVersion(in: device)?.profile
    var open: [Candidate] = []
    for (index, audit) in audits.enumerated() {
      let declaration = audit.plan.loaded.declaration
      guard declaration.isOfAuditFile, profile == declaration.profile else { continue }
      for measurement in audit.measurements {
        guard let hash = audit.surfaceHash(of: measurement), audit.plan.pairs[measurement.pair].against == nil else {
          continue
        }
        let surface = audit.plan.surfaceName(of: audit.plan.pairs[measurement.pair])
        open.append(Candidate(audit: index, measurement: measurement, surface: surface, hash: hash))
      }
    }
    var least: [String: (record: LookRecord, ratio: ContrastRatio)] = [:]
    var order: [String] = []
    for (index, text) in look.texts.enumerated() where text.seen.doubt == nil && text.partial.surfaces.isEmpty {
      guard let variant = look.shots[text.shot].variant else { continue }
      var own = open.filter { $0.measurement.variant == variant && isForeground(of: $0, text) }
      if Set(own.map { $0.surface }).count > 1 { own = own.filter { allows(text.seen.ratio, $0.measurement) } }
      let surfaces = Set(own.map { $0.surface }).sorted()
      guard surfaces.count == 1 else {
        if surfaces.count > 1 { ambiguous.append((index, surfaces)) }
        continue
      }
      for candidate in own {
        let record = record(candidate, text, look.shots[text.shot].file, device, date)
        let key = "\(record.file)\u{0}\(record.pair)\u{0}\(record.variant.id)"
        if let known = least[key] {
          if known.ratio <= text.seen.ratio { continue }
        } else {
          order.append(key)
        }
        least[key] = (record, text.seen.ratio)
      }
    }
    records = order.compactMap { least[$0]?.record }
  }

  private func isForeground(of candidate: Candidate, _ text: LookText) -> Bool {
    let plan = audits[candidate.audit].plan
    if text.partial.foregrounds.contains(plan.foregroundName(of: plan.pairs[candidate.measurement.pair])) {
      return true
    }
    guard let color = candidate.measurement.foregroundColor else { return false }
    return LookNamer.isSame(color.encoded, text.seen.foreground)
  }

  /// Returns true if the audit takes a ratio for possible, except for the rounding of both colors to 8 bits.
  private func allows(_ ratio: ContrastRatio, _ measurement: Measurement) -> Bool {
    guard let least = measurement.minimum, let most = measurement.maximum else { return true }
    return ratio.value >= 0.97 * least.value && ratio.value <= 1.03 * most.value
  }

  private func record(
    _ candidate: Candidate, _ text: LookText, _ shot: String, _ device: String, _ date: CalendarDate
  ) -> LookRecord {
    let audit = audits[candidate.audit]
    let declaration = audit.plan.loaded.declaration
    let isOpen = candidate.measurement.reason?.code.leavesForegroundOpen ?? false
    return LookRecord(
      file: declaration.location.file, pair: audit.plan.pairs[candidate.measurement.pair].id,
      variant: candidate.measurement.variant, profile: declaration.profiles.count > 1 ? declaration.profile : nil,
      surface: text.seen.surface.eightBit, hash: candidate.hash,
      foreground: isOpen ? text.seen.foreground.eightBit : nil, shot: shot, device: device, date: date)
  }
}
