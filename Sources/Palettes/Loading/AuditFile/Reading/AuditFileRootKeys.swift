import FileSyntax

/// The keys at the top of an audit file.
enum AuditFileRootKeys {
  static let object = AuditFileObject<AuditFile>(
    words: "an audit file",
    constraints: #""required": ["version"], "not": {"required": ["profile", "profiles"]}"#,
    keys: [
      AuditFileKey("$schema", .text, "The schema of this file, for editors.") { _, _ in },
      AuditFileKey("version", schema: #""const": 1"#, "The format version: 1.") { field, file, reader in
        file.version = version(field, &reader)
      },
      AuditFileKey(
        "extends", .path,
        "A different audit file, relative to this file, whose keys are overridden by those in this file."
      ) { $0.extends = $1 },
      AuditFileKey("name", .text, "The palette name in reports; the default is the folder name.") { $0.name = $1 },
      AuditFileKey(
        "sources", AuditFileType(AuditFileSchema.paths) { sources($0, &$1) },
        "Asset catalogs, token files and resolvers, folders that contain them, and patterns, relative to this file."
      ) { $0.sources = $1 ?? [] },
      AuditFileKey(
        "output", .path, "The default folder for reports, inside the root, relative to this file."
      ) { $0.output = $1 },
      AuditFileKey(
        "policy", .defined("policy") { $1.choice($0, among: $1.vocabulary.policies.map { ($0, $0) }) },
        "The policy; the default is wcag22-aa."
      ) { $0.policy = $1 },
      AuditFileKey(
        "profile", schema: AuditFileSchema.choices(of: Profile.self),
        "The system version whose colors, materials, and glass are used; the default is ios-26."
      ) { field, file, reader in
        reader.refuse(field, besides: file.profiles, "profiles")
        file.profiles = reader.choice(field, of: Profile.self).map { [$0] } ?? []
      },
      AuditFileKey(
        "profiles", schema: AuditFileType.choices(of: Profile.self, "").schema,
        "System versions instead of one profile, each audited in turn."
      ) { field, file, reader in
        reader.refuse(field, besides: file.profiles, "profile")
        file.profiles = reader.choices(field, of: Profile.self, "system versions")
      },
      AuditFileKey(
        "idioms", .choices(of: Idiom.self, "device classes"),
        "Device classes, each audited in turn; the default is all that the colors name."
      ) { $0.idioms = $1 ?? [] },
      AuditFileKey(
        "rules",
        AuditFileType(
          AuditFileSchema.map(of: AuditFileSchema.choices(of: RuleSetting.self), names: AuditFileSchema.ruleID)
        ) { rules($0, &$1) }, "Severities that replace the rules' defaults."
      ) { $0.rules = $1 ?? [:] },
      AuditFileKey(
        "assumed", .list(of: "token names", .colorText, allowsNone: true),
        "Tokens with placeholder values; results that depend on them are unverified."
      ) { $0.assumed = $1 ?? [] },
      AuditFileKey(
        "materials",
        AuditFileType(
          AuditFileSchema.map(
            of: ##""$ref": "#/$defs/materialDefinition""##,
            names: """
              "minLength": 1, "anyOf": [{"not": {"pattern": "^glass\\\\."}}, \
              {\(AuditFileSchema.choices(AuditFileMaterialDefinition.glasses))}]
              """)
        ) { $1.materials($0) },
        "Materials by name: custom ones, or numbers that replace those of the system (ultraThin, thin, regular, thick, "
          + "ultraThick, bar or chrome, glass.regular, glass.clear, glass.bar, glass.sheet, glass.popover)."
      ) { $0.materials = $1 ?? [] },
      AuditFileKey(
        "calibration",
        AuditFileType(
          AuditFileSchema.oneOrMore(##""$ref": "#/$defs/text""##, #""minItems": 1, "maxItems": \#(mostCalibrations)"#)
        ) { calibration($0, &$1) },
        "One or more material tables measured by 'legible calibrate', relative to this file."
      ) { $0.calibration = $1 ?? [] },
      AuditFileKey(
        "systemColors",
        AuditFileType(
          AuditFileSchema.oneOrMore(##""$ref": "#/$defs/text""##, #""minItems": 1, "maxItems": \#(mostCalibrations)"#)
        ) { calibration($0, &$1) },
        "One or more files of system colors that the test of 'legible probe' wrote on devices, relative to this file."
      ) { $0.systemColors = $1 ?? [] },
      AuditFileKey(
        "surfaces",
        AuditFileType(
          AuditFileSchema.map(
            of: ##""anyOf": [{"$ref": "#/$defs/layers"}, {"$ref": "#/$defs/surface"}]"##, names: #""minLength": 1"#)
        ) { $1.surfaces($0) }, "Named stacks of layers for foregrounds."
      ) { $0.surfaces = $1 ?? [] },
      AuditFileKey("pairs", .objects("pair") { $1.pairs($0) }, "The pairs of foregrounds and surfaces.") {
        $0.pairs = $1 ?? []
      },
      AuditFileKey(
        "distinct", .objects("distinctGroup") { $1.distinctGroups($0) },
        "Groups of tokens that people must be able to distinguish by color."
      ) { $0.distinct = $1 ?? [] },
      AuditFileKey(
        "states", AuditFileType(AuditFileStateKeys.schema) { $1.states($0) },
        "Additional conditions by name, measured in light and dark mode in addition to the eight variants; invert, "
          + "look-clear, and look-tinted need no keys."
      ) { $0.states = $1 ?? [] },
      AuditFileKey(
        "requirements", .objects("requirement") { $1.requirements($0) },
        "Your own requirements, mapped to rules and pairs; without either, a person must check."
      ) { $0.requirements = $1 ?? [] },
      AuditFileKey(
        "waivers", .objects("waiver") { $1.waivers($0) },
        "Exceptions with a reason and a date: the gate ignores the findings that they match."
      ) { $0.waivers = $1 ?? [] },
      AuditFileKey(
        "verified", .objects("verified") { $1.verifiedColors($0) },
        "Colors measured on a device, which decide results that published data cannot decide."
      ) { $0.verified = $1 ?? [] },
      AuditFileKey(
        "source", AuditFileType(AuditFileSource.object.schema) { $1.source($0) },
        "The Swift sources for the palette."
      ) { $0.source = $1 },
      AuditFileKey(
        "variants", AuditFileType(variants) { $1.variants($0) },
        "The contexts of modifiers, themes, modes, and files of design tokens for each variant, in addition to those "
          + "determined by name."
      ) { $0.variants = $1 ?? TokenChoices() },
    ])

  /// The JSON Schema of the contexts for each variant.
  private static let variants = AuditFileSchema.map(
    of: """
      "type": "object", "properties": {"files": {"description": "Token files that take precedence over themes whose \
      names contain the words of this variant, relative to this file.", \
      \(AuditFileSchema.oneOrMore("\"$ref\": \"#/$defs/path\"", "\"minItems\": 1"))}}, \
      "additionalProperties": {"$ref": "#/$defs/text"}
      """, names: AuditFileSchema.choices(Variant.allCases.map { $0.id }))

  /// Reads the version; any but the one supported is an error and read as that.
  private static func version(_ field: AuditFileField, _ reader: inout AuditFileReader) -> Int {
    if field.value.kind != .number {
      reader.wrongType(field, "the number 1")
    } else if field.value.integer != 1 {
      let written = field.value.number?.text ?? ""
      reader.fail("version \(written) of the audit file is unknown; this version of Legible reads version 1", at: field)
    }
    return 1
  }

  private static func sources(_ field: AuditFileField, _ reader: inout AuditFileReader) -> [AuditFilePath] {
    let paths = (reader.list(field, of: "paths") ?? []).compactMap { reader.path($0) }
    let patterns = paths.count { GlobName.isWild($0.text) }
    guard patterns <= mostPatterns else {
      reader.refuse(field, patterns, "patterns", mostPatterns)
      return []
    }
    return paths
  }

  /// One path, or a list of paths.
  private static func calibration(_ field: AuditFileField, _ reader: inout AuditFileReader) -> [AuditFilePath] {
    guard field.value.kind == .array else { return reader.path(field).map { [$0] } ?? [] }
    let paths = (reader.list(field, of: "paths") ?? []).compactMap { reader.path($0) }
    guard paths.count <= mostCalibrations else {
      reader.refuse(field, paths.count, "tables", mostCalibrations)
      return []
    }
    return paths
  }

  /// The most tables of measured materials of one audit file.
  static let mostCalibrations = 16

  /// The most sources with wildcards: each is searched for in all folders.
  static let mostPatterns = 64

  private static func rules(_ field: AuditFileField, _ reader: inout AuditFileReader) -> [String: RuleSetting] {
    guard field.value.kind == .object else {
      reader.wrongType(field, "an object that maps rules to off, note, warning, or error")
      return [:]
    }
    var settings: [String: RuleSetting] = [:]
    for member in field.value.members {
      guard let rule = reader.rule(member.key, atByte: member.keyRange.lowerBound) else { continue }
      settings[rule] = reader.choice(AuditFileField(key: rule, member.value), of: RuleSetting.self)
    }
    return settings
  }
}

extension AuditFileReader {
  /// Reads a list of ids, each once; unknown ones are errors and left out.
  mutating func choices<Value: RawRepresentable<String> & CaseIterable & Hashable>(
    _ field: AuditFileField, of type: Value.Type, _ what: String
  ) -> [Value] {
    var chosen: [Value] = []
    for element in list(field, of: what) ?? [] {
      guard let value = choice(element, of: type) else { continue }
      if chosen.contains(value) {
        fail("\(value.rawValue.inQuotes) is listed twice; remove one of them", at: element)
      } else {
        chosen.append(value)
      }
    }
    return chosen
  }

  /// Notes an error if the value was already given under another key.
  mutating func refuse(_ field: AuditFileField, besides known: [Profile], _ other: String) {
    guard !known.isEmpty else { return }
    fail("\(field.words) and \(other.inQuotes) are alternatives; remove one of them", at: field)
  }

  /// The current id of a rule; warns about a former id, and notes an error if no rule has the id.
  mutating func rule(_ id: String, atByte offset: Int) -> String? {
    if vocabulary.rules.contains(id) { return id }
    if let current = vocabulary.renamedRules[id] {
      warn("the rule \(id.inQuotes) is now called \(current.inQuotes); use \(current.inQuotes)", atByte: offset)
      return current
    }
    let remedy = NameSuggestion.question(
      for: id, among: vocabulary.rules, else: "; run 'legible rules' to list the rules")
    fail("unknown rule \(id.inQuotes)\(remedy)", atByte: offset)
    return nil
  }
}
