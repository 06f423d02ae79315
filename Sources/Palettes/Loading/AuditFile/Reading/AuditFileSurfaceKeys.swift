import ColorMath
import FileSyntax

enum AuditFileSurfaceKeys {
  /// A surface being read.
  struct Parts {
    var layers = AuditFileAlternatives<[AuditFileLayer]>()
    /// The value of `layers`.
    var written: AuditFileField?
    var appearance: Appearance?
    var isElevated = false
    var isContent = false
    var filters: [ColorFilter] = []
    var over: [AuditFileBackdrop] = []
    var profileLayers: [Profile: Adaptive<[AuditFileLayer]>] = [:]
  }

  static let object = AuditFileObject<Parts>(
    words: "a surface",
    keys: [
      AuditFileKey("layers") { field, parts, reader in
        parts.layers.full = reader.layers(field, allowsNone: true)
        parts.written = field
      }
    ] + profileObject.keys.dropFirst().map(part)
      + [
        AuditFileKey("appearance") { field, parts, reader in
          parts.appearance = reader.choice(field, of: Appearance.self)
        },
        AuditFileKey("elevated") { field, parts, reader in parts.isElevated = reader.flag(field) ?? false },
        AuditFileKey("content") { field, parts, reader in parts.isContent = reader.flag(field) ?? false },
        AuditFileKey("filters") { field, parts, reader in parts.filters = reader.filters(field) },
        AuditFileKey("over") { field, parts, reader in parts.over = reader.backdrops(field) },
        AuditFileKey("profiles") { field, parts, reader in parts.profileLayers = reader.profileLayers(field) },
      ])

  /// The keys of the layers under one profile.
  static let profileObject = AuditFileObject<AuditFileAlternatives<[AuditFileLayer]>>(
    words: "a profile of a surface",
    keys: AuditFileAlternatives<[AuditFileLayer]>.keys(full: "layers") { $1.layers($0) })

  /// The key of an alternative as a key of the surface.
  private static func part(_ key: AuditFileKey<AuditFileAlternatives<[AuditFileLayer]>>) -> AuditFileKey<Parts> {
    AuditFileKey(key.name) { field, parts, reader in key.read(field, &parts.layers, &reader) }
  }
}

extension AuditFileReader {
  /// Reads all surfaces by name, in file order; of a repeated name, the last.
  mutating func surfaces(_ field: AuditFileField) -> [AuditFileSurface] {
    guard field.value.kind == .object else {
      wrongType(field, "an object that maps names to layers")
      return []
    }
    var surfaces: [AuditFileSurface] = []
    var places: [String: Int] = [:]
    for member in field.value.members {
      let name = member.key
      let found = surface(name, AuditFileField(key: name, member.value))
      guard !name.isEmpty else {
        fail(
          "a surface has an empty name, so pairs cannot refer to it; give it a name",
          atByte: member.keyRange.lowerBound)
        continue
      }
      if let place = places[name] {
        surfaces[place] = found
      } else {
        places[name] = surfaces.count
        surfaces.append(found)
      }
    }
    return surfaces
  }

  /// Reads one surface; if it has an error, one that cannot be measured.
  private mutating func surface(_ name: String, _ field: AuditFileField) -> AuditFileSurface {
    let before = damage
    var surface = AuditFileSurface(name, at: location(of: field.value), layers: Adaptive([]))
    if field.value.kind == .object {
      var parts = AuditFileSurfaceKeys.Parts()
      read(field, as: AuditFileSurfaceKeys.object, into: &parts)
      if parts.layers.full == nil, damage == before { fail("\(field.words) has no 'layers'; add them", at: field) }
      if parts.layers.full == [], parts.over.isEmpty, damage == before, let written = parts.written {
        fail("\(written.words) is empty; add at least one layer, or declare the backdrop under 'over'", at: written)
      }
      surface.layers = parts.layers.adaptive(parts.layers.full ?? [])
      surface.appearance = parts.appearance
      surface.isElevated = parts.isElevated
      surface.isContent = parts.isContent
      surface.filters = parts.filters
      surface.over = parts.over
      surface.profileLayers = parts.profileLayers
    } else {
      surface.layers.full = layers(field) ?? []
    }
    if damage > before { surface.markUnmeasurable("its declaration has an error") }
    warnIfUndecided(surface.layers, at: field)
    return surface
  }

  /// Reads the layers under the profiles that have their own.
  mutating func profileLayers(_ field: AuditFileField) -> [Profile: Adaptive<[AuditFileLayer]>] {
    guard field.value.kind == .object else {
      wrongType(field, "an object that maps profiles to layers")
      return [:]
    }
    if field.value.count == 0 { fail("\(field.words) is empty; add a profile or remove the key", at: field) }
    var profiles: [Profile: Adaptive<[AuditFileLayer]>] = [:]
    for member in field.value.members {
      let names = Profile.allCases.map { $0.rawValue }
      guard let profile = Profile(rawValue: member.key) else {
        let remedy = NameSuggestion.question(for: member.key, among: names, else: "; use \(names.inWords("or"))")
        fail("unknown profile \(member.key.inQuotes)\(remedy)", atByte: member.keyRange.lowerBound)
        continue
      }
      profiles[profile] = adaptiveLayers(AuditFileField(key: member.key, member.value))
    }
    return profiles
  }

  private mutating func adaptiveLayers(_ field: AuditFileField) -> Adaptive<[AuditFileLayer]>? {
    guard field.value.kind == .object else { return layers(field).map { Adaptive($0) } }
    let before = damage
    var parts = AuditFileAlternatives<[AuditFileLayer]>()
    read(field, as: AuditFileSurfaceKeys.profileObject, into: &parts)
    if parts.full == nil, damage == before { fail("\(field.words) has no 'layers'; add them", at: field) }
    guard let full = parts.full else { return nil }
    let layers = parts.adaptive(full)
    warnIfUndecided(layers, at: field)
    return layers
  }
}
