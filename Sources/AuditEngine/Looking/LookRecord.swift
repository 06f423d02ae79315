package import ColorMath
package import FileSyntax
package import Palettes

/// A color of a translucent surface on a screenshot, as a record that decides the unverified results of a pair.
package struct LookRecord: Hashable, Sendable {
  /// The audit file as reports print it.
  package var file: String
  /// The id of the pair.
  package var pair: String
  /// The variant in which it was seen.
  package var variant: Variant
  /// The system version, if the file audits several.
  package var profile: Profile?
  /// The color of the surface where the ratio is least.
  package var surface: EightBitColor
  /// The short hash of the layers of the surface.
  package var hash: String
  /// The color of the text, if published values leave it open.
  package var foreground: EightBitColor?
  /// The screenshot as the caller names it.
  package var shot: String
  /// The device and its system, in the words of the caller.
  package var device: String
  /// The day of the screenshot.
  package var date: CalendarDate

  /// The record of the audit file, on one line.
  package var json: String {
    AuditJSON.object(
      [("pair", AuditJSON.quoted(pair)), ("variants", "[\(AuditJSON.quoted(variant.id))]")]
        + (profile.map { [("profile", AuditJSON.quoted($0.rawValue))] } ?? [])
        + [("color", AuditJSON.quoted(surface.hex)), ("surface", AuditJSON.quoted(hash))]
        + (foreground.map { [("foreground", AuditJSON.quoted($0.hex))] } ?? [])
        + [
          ("device", AuditJSON.quoted(device)), ("date", AuditJSON.quoted(date.text)), ("shot", AuditJSON.quoted(shot)),
        ])
  }

  /// The edits that add records to an audit file; every other byte stays.
  ///
  /// A record of the same pair, variant, and profile is replaced. Nil if the file cannot be read.
  package static func edits(adding records: [LookRecord], to bytes: [UInt8]) -> [JSONEdit]? {
    guard let root = try? JSONDocument(parsing: bytes, options: .relaxed).root, root.kind == .object else { return nil }
    let known = root["verified"].map { Array($0.elements) } ?? []
    var edits: [JSONEdit] = []
    var new: [String] = []
    for record in records {
      if let old = known.first(where: { record.replaces($0) }) {
        edits.append(JSONEdit(replacing: old, with: Array(record.json.utf8)))
      } else {
        new.append(record.json)
      }
    }
    return edits + AuditFilePlace(bytes).adding(new, to: "verified", of: root)
  }

  private func replaces(_ old: JSONValue) -> Bool {
    let variants = old["variants"].map { $0.elements.compactMap { $0.string } }
    return old["pair"]?.string == pair && variants == [variant.id] && old["profile"]?.string == profile?.rawValue
  }
}
