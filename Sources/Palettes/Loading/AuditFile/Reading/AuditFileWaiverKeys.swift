import ColorMath
import FileSyntax

enum AuditFileWaiverKeys {
  static let object = AuditFileObject<Waiver>(
    words: "a waiver",
    constraints: """
      "description": "The subject (at least one of rule, pair, foreground, on, token; *, ?, and [...] are wildcards), \
      the reason, the last day, and the least ratio that it covers.", "required": ["reason", "until"], \
      "anyOf": [{"required": ["rule"]}, {"required": ["pair"]}, {"required": ["foreground"]}, {"required": ["on"]}, \
      {"required": ["token"]}]
      """,
    keys: [
      AuditFileKey("rule", .defined("text") { rule($0, &$1) }, "The id of a rule.") { $0.rule = $1 },
      AuditFileKey("pair", .text, "The id of a pair.") { $0.pair = $1 },
      AuditFileKey(
        "foreground", .text, "The name of a foreground, as written in the file or in reports."
      ) { $0.foreground = $1 },
      AuditFileKey("on", .text, "The name of a surface, as written in the file or in reports.") { $0.surface = $1 },
      AuditFileKey(
        "token", .text,
        "The token, catalog, icon, or source member that the finding is about, or a color of its pair."
      ) { $0.token = $1 },
      AuditFileKey(
        "variants", .variants,
        "The variants to waive; the default is all variants; a state is waived along with its appearance."
      ) { $0.variants = $1 ?? .all },
      AuditFileKey("reason", .text, "The reason for the waiver.") { $0.reason = $1 ?? "" },
      AuditFileKey("until", .date, "The last day on which the waiver is valid, as YYYY-MM-DD.") { $0.until = $1 },
      AuditFileKey(
        "ratio", .number(1...21), "The least ratio that it covers, within 0.01; without one, it covers every ratio."
      ) { $0.ratio = $1.map { ContrastRatio($0) } },
      AuditFileKey("owner", .text, "The person or team responsible.") { $0.owner = $1 },
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
