import ColorMath
import FileSyntax

enum AuditFileWaiverKeys {
  static let object = AuditFileObject<Waiver>(
    words: "a waiver",
    keys: [
      AuditFileKey("rule") { field, waiver, reader in waiver.rule = rule(field, &reader) },
      AuditFileKey("pair") { field, waiver, reader in waiver.pair = reader.text(field) },
      AuditFileKey("foreground") { field, waiver, reader in waiver.foreground = reader.text(field) },
      AuditFileKey("on") { field, waiver, reader in waiver.surface = reader.text(field) },
      AuditFileKey("token") { field, waiver, reader in waiver.token = reader.text(field) },
      AuditFileKey("variants") { field, waiver, reader in waiver.variants = reader.variants(field) },
      AuditFileKey("reason") { field, waiver, reader in waiver.reason = reader.text(field) ?? "" },
      AuditFileKey("until") { field, waiver, reader in waiver.until = reader.date(field) },
      AuditFileKey("ratio") { field, waiver, reader in
        waiver.ratio = reader.number(field, in: 1...21).map { ContrastRatio($0) }
      },
      AuditFileKey("owner") { field, waiver, reader in waiver.owner = reader.text(field) },
    ])

  /// Reads the id of a rule, which must exist, or a pattern of ids.
  private static func rule(_ field: AuditFileField, _ reader: inout AuditFileReader) -> String? {
    guard let text = reader.text(field) else { return nil }
    guard !GlobName.isWild(text) else { return text }
    return reader.rule(text, atByte: field.value.range.lowerBound)
  }
}

extension AuditFileReader {
  /// A day, such as `"2027-03-31"`.
  mutating func date(_ field: AuditFileField) -> CalendarDate? {
    guard let text = text(field) else { return nil }
    if let date = CalendarDate(text) { return date }
    fail("\(text.inQuotes) is not a valid date; write it as \"2027-03-31\"", at: field)
    return nil
  }

  /// Reads all waivers in file order; one with an error is left out, so that its findings stay open.
  mutating func waivers(_ field: AuditFileField) -> [Waiver] {
    (list(field, of: "waivers", allowsNone: true) ?? []).compactMap { waiver($0) }
  }

  private mutating func waiver(_ field: AuditFileField) -> Waiver? {
    let before = damage
    var waiver = Waiver(at: location(of: field.value))
    read(field, as: AuditFileWaiverKeys.object, into: &waiver)
    guard damage == before else { return nil }
    if waiver.selectors.isEmpty {
      fail("a waiver requires a subject; add a 'rule', a 'pair', a 'foreground', 'on', or a 'token'", at: field)
    }
    if waiver.reason.isEmpty { fail("a waiver requires a 'reason'; explain the exception", at: field) }
    if waiver.until == nil { fail("a waiver requires 'until'; add its last day, such as \"2027-03-31\"", at: field) }
    return damage == before ? waiver : nil
  }
}
