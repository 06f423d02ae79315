import FileSyntax

/// The keys at the top of an audit file.
enum AuditFileRootKeys {
  static let object = AuditFileObject<AuditFile>(
    words: "an audit file",
    keys: [
      AuditFileKey("$schema") { field, _, reader in _ = reader.text(field) },
      AuditFileKey("version") { field, file, reader in file.version = version(field, &reader) },
      AuditFileKey("extends") { field, file, reader in file.extends = reader.path(field) },
      AuditFileKey("name") { field, file, reader in file.name = reader.text(field) },
      AuditFileKey("sources") { field, file, reader in file.sources = sources(field, &reader) },
      AuditFileKey("output") { field, file, reader in file.output = reader.path(field) },
      AuditFileKey("policy") { field, file, reader in
        file.policy = reader.choice(field, among: reader.vocabulary.policies.map { ($0, $0) })
      },
      AuditFileKey("profile") { field, file, reader in
        reader.refuse(field, besides: file.profiles, "profiles")
        file.profiles = reader.choice(field, of: Profile.self).map { [$0] } ?? []
      },
      AuditFileKey("profiles") { field, file, reader in
        reader.refuse(field, besides: file.profiles, "profile")
        file.profiles = reader.choices(field, of: Profile.self, "system versions")
      },
      AuditFileKey("idioms") { field, file, reader in
        file.idioms = reader.choices(field, of: Idiom.self, "device classes")
      },
      AuditFileKey("rules") { field, file, reader in file.rules = rules(field, &reader) },
      AuditFileKey("assumed") { field, file, reader in file.assumed = assumed(field, &reader) },
      AuditFileKey("materials") { field, file, reader in file.materials = reader.materials(field) },
      AuditFileKey("calibration") { field, file, reader in file.calibration = calibration(field, &reader) },
      AuditFileKey("surfaces") { field, file, reader in file.surfaces = reader.surfaces(field) },
      AuditFileKey("pairs") { field, file, reader in file.pairs = reader.pairs(field) },
      AuditFileKey("distinct") { field, file, reader in file.distinct = reader.distinctGroups(field) },
      AuditFileKey("states") { field, file, reader in file.states = reader.states(field) },
      AuditFileKey("requirements") { field, file, reader in file.requirements = reader.requirements(field) },
      AuditFileKey("waivers") { field, file, reader in file.waivers = reader.waivers(field) },
      AuditFileKey("verified") { field, file, reader in file.verified = reader.verifiedColors(field) },
      AuditFileKey("source") { field, file, reader in file.source = reader.source(field) },
      AuditFileKey("variants") { field, file, reader in file.variants = reader.variants(field) },
    ])

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

  private static func assumed(_ field: AuditFileField, _ reader: inout AuditFileReader) -> [AuditFileColor] {
    (reader.list(field, of: "token names", allowsNone: true) ?? []).compactMap { reader.colorText($0) }
  }

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
