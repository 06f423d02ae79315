import Palettes

extension LoadedPalette {
  /// Refuses records of colors seen on a device that cannot be true of this audit: one of the future, and one of another
  /// system.
  ///
  /// Without a day, none is of the future. A refused record is left out, warned about, and counted.
  mutating func refuseRecords(on today: CalendarDate?) {
    guard !declaration.verified.isEmpty else { return }
    let profile = declaration.profile
    var kept: [VerifiedColor] = []
    for record in declaration.verified {
      let isOfAnother = record.profile.map { $0 != profile } ?? (declaration.profiles.count > 1)
      guard !isOfAnother, let words = Self.fault(of: record, under: profile, on: today) else {
        kept.append(record)
        continue
      }
      refuse(record, words)
    }
    if kept.count < declaration.verified.count { declaration.verified = kept }
  }

  /// Warns that a record has no effect, and counts it as left out.
  mutating func refuse(_ record: VerifiedColor, _ words: String) {
    let message = "this record for \(record.pair.inQuotes) decides nothing: \(words)"
    let problem = Diagnostic(.warning, .badAuditFile, message, at: record.location)
    if !diagnostics.contains(problem) { diagnostics = (diagnostics + [problem]).sorted() }
    let omission = Omission(.recordRefused, record.pair, at: record.location)
    if !omissions.contains(omission) { omissions.append(omission) }
  }

  /// The reason that a record is not about the system of this audit, or of a day to come; nil if neither is true.
  private static func fault(of record: VerifiedColor, under profile: Profile, on today: CalendarDate?) -> String? {
    if let date = record.date, let today, today < date {
      return "its date, \(date.text), is in the future; write the day on which the color was seen"
    }
    guard let version = SystemVersion(in: record.device) else {
      if record.profile != nil { return nil }
      return "its 'device' names no system; write it as \"iPhone 17, iOS 26.4\", or add the 'profile'"
    }
    if version.profile == profile { return nil }
    return
      "it was seen on \(version.text), but the profile of this audit is \(profile.rawValue); look at the color on a device "
      + "of that profile and update the record"
  }
}
