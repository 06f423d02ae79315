import ColorMath
import FileSyntax

/// The keys of a record of colors seen on a device.
enum AuditFileVerifiedKeys {
  static let object = AuditFileObject<VerifiedColor>(
    words: "a record of colors seen on a device",
    constraints: """
      "description": "The pair (its id or its name), the variants in which it was seen, the color of the surface and, \
      if noted, of the foreground on the screen, the device, and the day.", \
      "required": ["pair", "variants", "color", "device", "date"]
      """,
    keys: [
      AuditFileKey(
        "pair", .text, "The id of a pair, or its name if all pairs with that name are on one surface."
      ) { $0.pair = $1 ?? "" },
      AuditFileKey("variants", .variants, "The variants in which you saw the color.") { $0.variants = $1 ?? .all },
      AuditFileKey(
        "profile", .choice(of: Profile.self), "The system version, if the file audits several."
      ) { $0.profile = $1 },
      AuditFileKey("color", screenColor, "The surface color on the screen, as an opaque literal.") { $0.surface = $1 },
      AuditFileKey(
        "surface", AuditFileType(#""type": "string", "pattern": "^[0-9a-f]{8}$""#) { hash($0, &$1) },
        "The hash that the report prints next to the unverified result; without it, the record decides nothing."
      ) { $0.surfaceHash = $1 },
      AuditFileKey(
        "foreground", screenColor,
        "The text or symbol color on the screen, if the system blends it or if published values disagree."
      ) { $0.foreground = $1 },
      AuditFileKey(
        "device", .text, "The device and its system, such as iPhone 17, iOS 26.4."
      ) { $0.device = $1 ?? "" },
      AuditFileKey("date", .date, "The date on which you saw the color.") { $0.date = $1 },
      AuditFileKey("shot", .text, "The screenshot that shows the color.") { $0.shot = $1 },
    ])

  private static let screenColor = AuditFileType.defined("text") { color($0, &$1) }

  /// A literal: what a screen shows is neither a token nor translucent.
  private static func color(_ field: AuditFileField, _ reader: inout AuditFileReader) -> Color? {
    guard let text = reader.text(field) else { return nil }
    guard let color = try? CSSColorSyntax.parse(text) else {
      reader.fail("\(text.inQuotes) is not a color; specify the color on the screen, such as \"#F2F2F7\"", at: field)
      return nil
    }
    if color.alpha >= 1 { return color }
    reader.fail("a color on the screen has no alpha; specify the resulting color, such as \"#F2F2F7\"", at: field)
    return nil
  }
}

extension AuditFileVerifiedKeys {
  /// Reads the short hash of a surface, which the report prints next to unverified results.
  private static func hash(_ field: AuditFileField, _ reader: inout AuditFileReader) -> String? {
    guard let text = reader.text(field) else { return nil }
    let isHash = text.utf8.count == 8 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    if isHash { return text }
    reader.fail(
      "\(text.inQuotes) is not the hash of a surface; copy the 8 characters that the report prints, such as \"3f9c1e20\"",
      at: field)
    return nil
  }
}

extension AuditFileReader {
  /// Reads all records in file order; one with an error is left out, so that its measurements stay open.
  mutating func verifiedColors(_ field: AuditFileField) -> [VerifiedColor] {
    (list(field, of: "records", allowsNone: true) ?? []).compactMap { verifiedColor($0) }
  }

  private mutating func verifiedColor(_ field: AuditFileField) -> VerifiedColor? {
    let before = damage
    var record = VerifiedColor(at: location(of: field.value))
    read(field, as: AuditFileVerifiedKeys.object, into: &record)
    guard damage == before else { return nil }
    let missing = [
      ("pair", "the id or name of a pair", record.pair.isEmpty),
      ("variants", "the variants in which the colors were seen", record.variants.variants.isEmpty),
      ("color", "the surface color on the screen", record.surface == nil),
      ("device", "the device and its system, such as \"iPhone 17, iOS 26.4\"", record.device.isEmpty),
      ("date", "the date, such as \"2026-11-22\"", record.date == nil),
    ]
    for (key, words, isMissing) in missing where isMissing {
      fail("a record of colors seen on a device requires \(key.inQuotes); add \(words)", at: field)
    }
    return damage == before ? record : nil
  }
}
