import ColorMath
import FileSyntax

/// A file with the numbers of materials that were measured on a device; `calibration-1.schema.json` describes it.
package enum CalibrationFile {
  /// The largest file: 1 MiB.
  static let largest = 1 << 20
  /// The most values and keys of a file: 20,000; a full table has about 500.
  static let mostValues = 20_000

  /// Reads a table; nil, with errors that give the place and the reason, if any part of it is wrong.
  package static func read(
    _ bytes: [UInt8], display: String, vocabulary: AuditFileVocabulary
  ) -> (calibration: MaterialCalibration?, diagnostics: [Diagnostic]) {
    let file = CompanionFile(
      contents: "a table of materials", unit: "table", largest: largest, mostValues: mostValues)
    let (content, diagnostics) = file.read(bytes, display: display, vocabulary: vocabulary, table)
    return (content, diagnostics)
  }

  private static func table(_ root: JSONValue, _ reader: inout AuditFileReader) -> MaterialCalibration? {
    let field = AuditFileField(whole: root)
    guard root.kind == .object else {
      reader.fail("a table of measured materials must be an object; create it with 'legible calibrate'", at: field)
      return nil
    }
    // Nothing of a file of another kind is quoted.
    guard root["provenance"] != nil, root["materials"] != nil else {
      reader.fail("this is not a table of measured materials; create one with 'legible calibrate'", at: field)
      return nil
    }
    var parts = CalibrationKeys.Parts()
    reader.read(field, as: CalibrationKeys.object, into: &parts)
    guard reader.damage == 0 else { return nil }
    guard parts.version != nil, let profile = parts.profile, let device = parts.device, let system = parts.system else {
      reader.fail(
        "a table of measured materials requires schemaVersion, profile, device, and system; create it again with "
          + "'legible calibrate'", at: field)
      return nil
    }
    guard let entries = parts.entries, !entries.isEmpty else {
      reader.fail("the table has no measured materials; create it again with 'legible calibrate'", at: field)
      return nil
    }
    var table = MaterialCalibration(profile: profile, device: device, system: system, date: parts.date)
    table.entries = entries
    return table
  }

  /// The bytes of a table: sorted, and the same for equal numbers.
  package static func bytes(of table: MaterialCalibration) -> [UInt8] {
    var writer = JSONWriter(style: .pretty(indent: 2))
    writer.object { root in
      if let date = table.date {
        root.key("date")
        root.value(date.text)
      }
      root.key("device")
      root.value(table.device)
      root.key("materials")
      root.object { materials in
        for name in MaterialCalibration.names {
          let entries = table.entries.filter { $0.name == name }.sortedForTables
          guard !entries.isEmpty else { continue }
          materials.key(name)
          materials.object { variants in
            for entry in entries { write(entry, to: &variants) }
          }
        }
      }
      root.member("profile", table.profile.rawValue)
      root.key("provenance")
      root.value(CalibrationKeys.provenance)
      root.key("schemaVersion")
      root.value(CalibrationKeys.version)
      root.key("system")
      root.value(table.system)
    }
    return writer.bytes + Array("\n".utf8)
  }

  private static func write(_ entry: MaterialCalibration.Entry, to variants: inout JSONWriter) {
    variants.key(entry.variant.id)
    variants.object { numbers in
      numbers.key("alpha")
      numbers.value(entry.layer.tint.alpha)
      numbers.key("residual")
      numbers.value(entry.layer.residual)
      if entry.isSaturationKnown {
        numbers.key("saturation")
        numbers.value(entry.layer.saturation)
      }
      numbers.key("tint")
      numbers.value(tint(of: entry.layer.tint.color))
    }
  }

  /// The color in CSS syntax, with more digits than hex has.
  private static func tint(of color: EncodedSRGB) -> String {
    let channels = [color.red, color.green, color.blue].map { DecimalText.fixed($0, decimals: MaterialFit.decimals) }
    return "color(srgb \(channels.joined(separator: " ")))"
  }
}
