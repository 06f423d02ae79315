import Palettes

extension LoadedPalette {
  /// Returns the audit without records of colors seen on a device that cannot be true of it: one of the future, and one
  /// of another system.
  ///
  /// Without a day, none is of the future. A refused record is left out, warned about, and counted.
  func refusingRecords(on today: CalendarDate?) -> LoadedPalette {
    let profile = declaration.profile
    var kept: [VerifiedColor] = []
    var refused: [(record: VerifiedColor, words: String)] = []
    for record in declaration.verified {
      let isOfAnother = record.profile.map { $0 != profile } ?? (declaration.profiles.count > 1)
      if !isOfAnother, let words = Self.fault(of: record, under: profile, on: today) {
        refused.append((record, words))
      } else {
        kept.append(record)
      }
    }
    guard kept.count < declaration.verified.count else { return self }
    return refusing(refused).with { $0.declaration.verified = kept }
  }

  /// Returns the audit with warnings that records have no effect, which count as left out.
  func refusing(_ records: [(record: VerifiedColor, words: String)]) -> LoadedPalette {
    guard !records.isEmpty else { return self }
    return with { audit in
      for (record, words) in records {
        let message = "this record for \(record.pair.inQuotes) decides nothing: \(words)"
        let problem = Diagnostic(.warning, .badAuditFile, message, at: record.location)
        if !audit.diagnostics.contains(problem) { audit.add([problem]) }
        let omission = Omission(.recordRefused, record.pair, at: record.location)
        if !audit.omissions.contains(omission) { audit.omissions.append(omission) }
      }
    }
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
