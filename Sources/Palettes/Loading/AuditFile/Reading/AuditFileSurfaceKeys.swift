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
    constraints: """
      "required": ["layers"], "if": {"not": {"required": ["over"]}}, \
      "then": {"properties": {"layers": {"minItems": 1}}}
      """,
    keys: [
      AuditFileKey(
        "layers", schema: ##""anyOf": [{"$ref": "#/$defs/layers"}, {"type": "array", "maxItems": 0}]"##,
        "Layers, topmost first; empty for foregrounds directly on the backdrops of over."
      ) { field, parts, reader in
        parts.layers.full = reader.layers(field, allowsNone: true)
        parts.written = field
      }
    ]
      + zip(profileObject.keys.dropFirst(), ["reduced transparency", "increased contrast", "both"]).map {
        key, setting in
        AuditFileKey(key, "The layers that replace these with \(setting).") { field, parts, reader in
          key.read(field, &parts.layers, &reader)
        }
      }
      + [
        AuditFileKey(
          "appearance", .choice(of: Appearance.self), "The appearance that the surface forces."
        ) { $0.appearance = $1 },
        AuditFileKey(
          "elevated", .flag, "Whether system backgrounds are those of elevated surfaces such as sheets."
        ) { $0.isElevated = $1 ?? false },
        AuditFileKey(
          "content", .flag, "Whether the surface is content, which must be opaque."
        ) { $0.isContent = $1 ?? false },
        AuditFileKey(
          "filters", .filters, "Filters on the entire composite, including the foreground, in order."
        ) { $0.filters = $1 ?? [] },
        AuditFileKey(
          "over",
          AuditFileType(
            AuditFileSchema.oneOrMore(
              ##""$ref": "#/$defs/backdrop""##, #""minItems": 1, "maxItems": \#(AuditFileBackdropKeys.most)"#)
          ) { $1.backdrops($0) }, "The possible backdrops if no layer is opaque; the default is any."
        ) { $0.over = $1 ?? [] },
        AuditFileKey(
          "profiles",
          AuditFileType(
            #""minProperties": 1, "#
              + AuditFileSchema.map(
                of: ##""anyOf": [{"$ref": "#/$defs/layers"}, {"$ref": "#/$defs/profileLayers"}]"##,
                names: AuditFileSchema.choices(of: Profile.self))
          ) { $1.profileLayers($0) }, "Complete layers for specific profiles."
        ) { $0.profileLayers = $1 ?? [:] },
      ])

  /// The keys of the layers under one profile.
  static let profileObject = AuditFileObject<AuditFileAlternatives<[AuditFileLayer]>>(
    words: "a profile of a surface",
    constraints: #""required": ["layers"]"#,
    keys: AuditFileAlternatives<[AuditFileLayer]>.keys(full: "layers", .defined("layers") { $1.layers($0) }))
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
