import ColorMath
import FileSyntax

/// A material that an audit file defines or corrects.
struct AuditFileMaterialDefinition: Hashable, Sendable {
  /// The name in the model: `bar` for `chrome`, else as written.
  package var name: String
  /// The numbers; nil if the file has an error there.
  package var definition: MaterialDefinition?

  /// The other name of the material of bars.
  static let chrome = "chrome"

  /// The prefix of the name of a glass with corrected numbers.
  static let glassPrefix = "glass."

  /// The glasses that have numbers.
  static let glasses = GlassStyle.allCases.filter { $0 != .identity }.map { glassPrefix + $0.rawValue }

  /// The name of the model for a written one.
  static func modelName(_ written: String) -> String { written == chrome ? MaterialStyle.bar.rawValue : written }

  /// The numbers of one appearance being read.
  struct Numbers {
    var alpha: Double?
    var tint: EncodedSRGB?
    var saturation: Double?
    var isClamped: Bool?

    /// The numbers of the model; nil if one that must be written is missing.
    var complete: MaterialDefinition.Numbers? {
      guard let alpha, let tint else { return nil }
      return MaterialDefinition.Numbers(
        alpha: alpha, tint: tint, saturation: saturation ?? 1, clampsSaturation: isClamped ?? false)
    }

    /// Returns these numbers, completed by others.
    func completed(by other: Numbers) -> Numbers {
      Numbers(
        alpha: alpha ?? other.alpha, tint: tint ?? other.tint, saturation: saturation ?? other.saturation,
        isClamped: isClamped ?? other.isClamped)
    }
  }

  /// A material being read.
  struct Parts {
    var both = Numbers()
    var light = Numbers()
    var dark = Numbers()
  }

  static let numbersObject = AuditFileObject<Numbers>(
    words: "an appearance of a material",
    keys: [
      AuditFileKey(
        "alpha", .opacity, "The opacity of the material: the share of the content behind it that is covered."
      ) { $0.alpha = $1 },
      AuditFileKey(
        "tint", .defined("text") { $1.literalTint($0) },
        "The color of the material, an opaque literal inside sRGB."
      ) { $0.tint = $1 },
      AuditFileKey(
        "saturation", .number(0...100),
        "The share of the distance from luma that the colors behind the material keep; the default is 1."
      ) { $0.saturation = $1 },
      AuditFileKey(
        "clamped", .flag, "Whether saturated colors are clamped before they are covered."
      ) { $0.isClamped = $1 },
    ])

  static let object = AuditFileObject<Parts>(
    words: "a material",
    constraints: """
      "description": "Numbers of a material; alpha and tint are required for both light and dark.", \
      "allOf": [\(["alpha", "tint"].map(needsBoth).joined(separator: ", "))]
      """,
    keys: numbersObject.keys.map { key in
      AuditFileKey(key) { field, parts, reader in key.read(field, &parts.both, &reader) }
    } + [
      AuditFileKey(
        "light", schema: ##""$ref": "#/$defs/materialNumbers""##, "Numbers that differ in light mode."
      ) { field, parts, reader in reader.read(field, as: numbersObject, into: &parts.light) },
      AuditFileKey(
        "dark", schema: ##""$ref": "#/$defs/materialNumbers""##, "Numbers that differ in dark mode."
      ) { field, parts, reader in reader.read(field, as: numbersObject, into: &parts.dark) },
    ])

  /// The condition that a number is given for both appearances, if not at once.
  private static func needsBoth(_ key: String) -> String {
    """
    {"if": {"not": {"required": ["\(key)"]}}, "then": {"required": ["light", "dark"], \
    "properties": {"light": {"required": ["\(key)"]}, "dark": {"required": ["\(key)"]}}}}
    """
  }
}

extension AuditFileReader {
  /// Reads all materials by name, in file order; of a repeated name, the last.
  mutating func materials(_ field: AuditFileField) -> [AuditFileMaterialDefinition] {
    guard field.value.kind == .object else {
      wrongType(field, "an object that maps names to alpha, tint, and saturation")
      return []
    }
    var written: [String: (text: String, index: Int)] = [:]
    var materials: [AuditFileMaterialDefinition] = []
    for member in field.value.members {
      let place = member.keyRange.lowerBound
      let name = AuditFileMaterialDefinition.modelName(member.key)
      guard isMaterialName(member.key, atByte: place) else { continue }
      let field = AuditFileField(key: member.key, member.value)
      let read = AuditFileMaterialDefinition(
        name: name, definition: material(name, field, at: location(ofByte: place)))
      guard let other = written[name] else {
        written[name] = (member.key, materials.count)
        materials.append(read)
        continue
      }
      if other.text != member.key {
        fail("\(member.key.inQuotes) and \(other.text.inQuotes) are the same material; keep one of them", atByte: place)
      }
      materials[other.index] = read
    }
    return materials
  }

  private mutating func isMaterialName(_ name: String, atByte offset: Int) -> Bool {
    if name.isEmpty {
      fail("a material has an empty name, so layers cannot refer to it; give it a name", atByte: offset)
      return false
    }
    let glasses = AuditFileMaterialDefinition.glasses
    guard name.hasPrefix(AuditFileMaterialDefinition.glassPrefix), !glasses.contains(name) else { return true }
    let remedy = NameSuggestion.question(for: name, among: glasses, else: "; use \(glasses.inWords("or"))")
    fail("there is no glass material \(name.inQuotes)\(remedy)", atByte: offset)
    return false
  }

  private mutating func material(
    _ name: String, _ field: AuditFileField, at place: SourceLocation
  ) -> MaterialDefinition? {
    let before = damage
    var parts = AuditFileMaterialDefinition.Parts()
    read(field, as: AuditFileMaterialDefinition.object, into: &parts)
    guard damage == before else { return nil }
    let light = parts.light.completed(by: parts.both)
    let dark = parts.dark.completed(by: parts.both)
    if let missing = Self.missing([(.light, light), (.dark, dark)]) {
      fail("the material \(field.words) has no \(missing); add it", at: field)
    }
    guard let light = light.complete, let dark = dark.complete else { return nil }
    return MaterialDefinition(name, light: light, dark: dark, at: place)
  }

  /// The first number that one or both appearances lack, in words.
  private static func missing(
    _ numbers: [(appearance: Appearance, numbers: AuditFileMaterialDefinition.Numbers)]
  ) -> String? {
    let without = { (key: String, isMissing: (AuditFileMaterialDefinition.Numbers) -> Bool) -> String? in
      let places = numbers.filter { isMissing($0.numbers) }.map { $0.appearance.rawValue }
      return places.isEmpty ? nil : "\(key.inQuotes) for \(places.inWords())"
    }
    return without("alpha") { $0.alpha == nil } ?? without("tint") { $0.tint == nil }
  }

  /// An opaque literal color inside sRGB.
  mutating func literalTint(_ field: AuditFileField) -> EncodedSRGB? {
    guard let written = colorText(field) else { return nil }
    do {
      let color = try CSSColorSyntax.parse(written.text)
      if color.alpha < 1 {
        fail("\(field.words) must be opaque; use 'alpha' for its opacity", at: field)
      } else if !color.isInGamut(of: .sRGB) {
        fail("\(field.words) must be within the sRGB gamut; write it as #RRGGBB", at: field)
      } else {
        return EncodedSRGB(color.converted(to: .sRGB).components).clamped
      }
    } catch {
      fail("\(field.words) must be a literal color: \(error.message)", at: written.location(ofByte: error.offset))
    }
    return nil
  }
}
