import ColorMath
import FileSyntax

/// The keys of a table of measured materials.
enum CalibrationKeys {
  /// A table being read.
  struct Parts {
    var version: String?
    var provenance: String?
    var profile: Profile?
    var device: String?
    var system: String?
    var date: CalendarDate?
    var entries: [MaterialCalibration.Entry]?
  }

  /// The numbers of a material in one variant being read.
  struct Numbers {
    var alpha: Double?
    var tint: EncodedSRGB?
    var saturation: Double?
    var residual: Double?
  }

  /// The version of tables that is read and written.
  static let version = "1.0"
  /// The provenance that is read and written.
  static let provenance = "measured"

  static let object = AuditFileObject<Parts>(
    words: "a table of measured materials",
    keys: [
      AuditFileKey("$schema", .text) { _, _ in },
      AuditFileKey("schemaVersion", .choice(among: [(version, version)])) { $0.version = $1 },
      AuditFileKey("provenance", .choice(among: [(provenance, provenance)])) { $0.provenance = $1 },
      AuditFileKey("profile", .choice(of: Profile.self)) { $0.profile = $1 },
      AuditFileKey("device", .text) { $0.device = $1 },
      AuditFileKey("system", .text) { $0.system = $1 },
      AuditFileKey("date", .date) { $0.date = $1 },
      AuditFileKey("materials", schema: "") { field, parts, reader in
        parts.entries = reader.calibrationEntries(field)
      },
    ])

  static let numbers = AuditFileObject<Numbers>(
    words: "a measured material",
    keys: [
      AuditFileKey("alpha", .opacity) { $0.alpha = $1 },
      AuditFileKey("tint", schema: "") { field, numbers, reader in numbers.tint = reader.literalTint(field) },
      AuditFileKey("saturation", .number(0...100)) { $0.saturation = $1 },
      AuditFileKey("residual", .number(leastResidual...1)) { $0.residual = $1 },
    ])

  /// The smallest residual of a measurement: less would be a claim that no screenshot supports.
  static let leastResidual = 0.001
}

extension AuditFileReader {
  /// Reads the numbers of all materials, sorted by name and variant.
  fileprivate mutating func calibrationEntries(_ field: AuditFileField) -> [MaterialCalibration.Entry] {
    guard field.value.kind == .object else {
      wrongType(field, "an object that maps materials to variants")
      return []
    }
    var entries: [MaterialCalibration.Entry] = []
    for member in field.value.members {
      let names = MaterialCalibration.names
      guard names.contains(member.key) else {
        let remedy = NameSuggestion.question(for: member.key, among: names, else: "; use \(names.inWords("or"))")
        fail("\(member.key.inQuotes) is not a measurable material\(remedy)", atByte: member.keyRange.lowerBound)
        continue
      }
      entries += calibrationEntries(of: member.key, AuditFileField(key: member.key, member.value))
    }
    return entries.sortedForTables
  }

  private mutating func calibrationEntries(
    of name: String, _ field: AuditFileField
  ) -> [MaterialCalibration.Entry] {
    guard field.value.kind == .object else {
      wrongType(field, "an object that maps variants to numbers")
      return []
    }
    var entries: [MaterialCalibration.Entry] = []
    for member in field.value.members {
      guard let variant = Variant(id: member.key) else {
        let ids = Variant.allCases.map { $0.id }
        let remedy = NameSuggestion.question(for: member.key, among: ids, else: "; use \(ids.inWords("or"))")
        fail("there is no variant \(member.key.inQuotes)\(remedy)", atByte: member.keyRange.lowerBound)
        continue
      }
      let place = AuditFileField(key: member.key, member.value)
      guard let entry = calibrationEntry(name, variant, place) else { continue }
      if entries.contains(where: { $0.variant == variant }) {
        fail("\(name.inQuotes) has two values for \(member.key.inQuotes); keep one of them", at: place)
      }
      entries.append(entry)
    }
    return entries
  }

  private mutating func calibrationEntry(
    _ name: String, _ variant: Variant, _ field: AuditFileField
  ) -> MaterialCalibration.Entry? {
    let before = damage
    var numbers = CalibrationKeys.Numbers()
    read(field, as: CalibrationKeys.numbers, into: &numbers)
    guard damage == before else { return nil }
    guard let alpha = numbers.alpha, let tint = numbers.tint, let residual = numbers.residual else {
      let missing = [
        ("alpha", numbers.alpha == nil), ("tint", numbers.tint == nil), ("residual", numbers.residual == nil),
      ]
      let keys = missing.filter { $0.1 }.map { $0.0.inQuotes }.inWords()
      fail("\(name.inQuotes) for \(field.words) has no \(keys); run 'legible calibrate' again", at: field)
      return nil
    }
    let layer = MaterialLayer(
      tint: EncodedLayer(tint, alpha: alpha), saturation: numbers.saturation ?? 1, residual: residual)
    return MaterialCalibration.Entry(name, in: variant, layer, isSaturationKnown: numbers.saturation != nil)
  }
}

extension [MaterialCalibration.Entry] {
  /// The entries in the order of a table: by material as `MaterialCalibration.names` lists them, then by variant.
  var sortedForTables: [MaterialCalibration.Entry] {
    MaterialCalibration.names.flatMap { name in
      filter { $0.name == name }.ordered { $0.variant < $1.variant }
    }
  }
}
