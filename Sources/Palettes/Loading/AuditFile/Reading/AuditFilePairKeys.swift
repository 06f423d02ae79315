import FileSyntax

enum AuditFilePairKeys {
  static let object = AuditFileObject<AuditFilePair>(
    words: "a pair",
    constraints: """
      "required": ["foreground", "on"], "not": {"required": ["assumed", "inferred"]}, "allOf": [
        {"if": {"required": ["assumed"]}, "then": {"properties": {"origin": {"const": "assumed"}}}},
        {"if": {"required": ["inferred"]}, "then": {"properties": {"origin": {"const": "inferred"}}}}
      ], "if": {"required": ["against"]}, "then": {"required": ["role"], "properties": {"role": \
      {\(AuditFileSchema.choices(rolesWithAgainst.map { $0.rawValue }))}}}
      """,
    keys: [
      AuditFileKey(
        "id", .text, "The identity in reports; not allowed with lists that produce several pairs."
      ) { $0.id = $1 },
      AuditFileKey(
        "foreground", .oneOrMore(of: "colors", foreground),
        "The foreground; a list produces a pair for each element."
      ) { $0.foregrounds = $1 ?? [] },
      AuditFileKey(
        "on", .oneOrMore(of: "surfaces or colors", .colorText),
        "A surface, a token, or a literal; a list produces a pair for each element."
      ) { $0.surfaces = $1 ?? [] },
      AuditFileKey(
        "role", .choice(of: Role.self),
        "The role of the foreground; the default is text; inactive, decorative, and logotype have no minimum."
      ) { $0.role = $1 ?? .text },
      AuditFileKey("font", .defined("font") { $1.font($0) }) { ($0.font, $0.fontToken) = $1 ?? (nil, nil) },
      AuditFileKey(
        "against", foreground,
        "The color that a link, focus indicator, or boundary is compared with instead of the surface."
      ) { $0.against = $1 },
      AuditFileKey(
        "variants", .variants, "The only variants in which the pair exists; the default is all variants."
      ) { $0.variants = $1 ?? .all },
      AuditFileKey(
        "profiles", .choices(of: Profile.self, "system versions"),
        "The only system versions on which the pair exists; the default is all versions."
      ) { $0.profiles = $1 ?? [] },
      AuditFileKey(
        "states", .list(of: "state names", .text, allowsNone: true),
        "The only states in which the pair is measured, by name; an empty list for none; the default is all that apply."
      ) { $0.states = $1 },
      AuditFileKey(
        "name", .text, "Its component in the product, such as restaurant card: title."
      ) { $0.name = $1 },
      AuditFileKey(
        "origin", .choice(of: AuditFilePair.GivenOrigin.self),
        "How the pair is known; the default is stated, or the origin implied by assumed or inferred."
      ) { $0.givenOrigin = $1 },
      AuditFileKey(
        "assumed", .text, "Why the use is assumed; the pair is measured but unverified."
      ) { $0.assumed = $1 },
      AuditFileKey(
        "inferred", .text, "The reason for a proposed pair, which is checked like any other; its failures are warnings."
      ) { $0.inferred = $1 },
      AuditFileKey("note", .text, "A comment for people.") { $0.note = $1 },
    ])

  private static let foreground = AuditFileType.defined("foreground") { $1.foreground($0) }

  /// The roles whose color may be compared with another one than the surface's.
  static let rolesWithAgainst: [Role] = [.linkCue, .focus, .boundary]
}

extension AuditFileReader {
  /// Reads all pairs in file order, without those that name no foreground or no surface.
  mutating func pairs(_ field: AuditFileField) -> [AuditFilePair] {
    (list(field, of: "pairs", allowsNone: true) ?? []).compactMap { pair($0) }
  }

  /// Reads one pair; if a part has an error, the pair stays as an assumed one and gets no verdict.
  private mutating func pair(_ field: AuditFileField) -> AuditFilePair? {
    let before = damage
    let unknownBefore = unknownKeys
    var pair = AuditFilePair(at: location(of: field.value))
    guard read(field, as: AuditFilePairKeys.object, into: &pair) else { return nil }
    if unknownKeys == unknownBefore { requireKeys(of: field) }
    guard !pair.foregrounds.isEmpty, !pair.surfaces.isEmpty else { return nil }
    checkParts(of: &pair, field)
    if damage > before { pair.assumed = "its declaration has an error" }
    return pair
  }

  private mutating func requireKeys(of pair: AuditFileField) {
    if pair.value["foreground"] == nil { fail("a pair requires a 'foreground'; add its color", at: pair) }
    if pair.value["on"] == nil { fail("a pair requires 'on'; add its surface", at: pair) }
  }

  private mutating func checkParts(of pair: inout AuditFilePair, _ field: AuditFileField) {
    if let against = pair.against, !AuditFilePairKeys.rolesWithAgainst.contains(pair.role) {
      let roles = AuditFilePairKeys.rolesWithAgainst.map { $0.rawValue }.inWords()
      fail(
        "'against' applies only to the roles \(roles), not to \(pair.role.rawValue); remove it, or change 'role'",
        at: against.full.location)
    }
    if pair.assumed != nil, pair.inferred != nil {
      fail("a pair is either 'assumed' or 'inferred'; keep one of them", at: field)
    } else {
      checkOrigin(of: pair, field)
    }
    if let id = pair.id, pair.count > 1 {
      contained { reader in
        reader.fail(
          "the id \(id.inQuotes) can name only one pair, but the lists produce \(pair.count); remove the id, or "
            + "declare each pair separately",
          at: field)
      }
      pair.id = nil
    }
  }

  /// Rejects a reason for one origin in a pair that names another one.
  private mutating func checkOrigin(of pair: AuditFilePair, _ field: AuditFileField) {
    let implied: AuditFilePair.GivenOrigin = pair.assumed != nil ? .assumed : .inferred
    guard let given = pair.givenOrigin, given != implied, pair.assumed != nil || pair.inferred != nil else { return }
    fail(
      "'\(implied.rawValue)' requires the origin \(implied.rawValue), not \(given.rawValue); remove it, or change "
        + "'origin'",
      at: field)
  }

  /// Reads one value or an array of them; unreadable elements are left out.
  mutating func oneOrMore<Value>(
    _ field: AuditFileField, of what: String, _ read: (AuditFileField, inout AuditFileReader) -> Value?
  ) -> [Value] {
    contained { reader in
      guard field.value.kind == .array else { return [read(field, &reader)].compactMap({ $0 }) }
      return (reader.list(field, of: what) ?? []).compactMap { read($0, &reader) }
    }
  }

  /// Reads the variants in which a pair exists; all of them, with an error, if none can be read.
  mutating func variants(_ field: AuditFileField) -> VariantSet {
    let read = (list(field, of: "variant ids") ?? []).compactMap { element in
      choice(element, among: Variant.allCases.map { ($0.id, $0) })
    }
    return read.isEmpty ? .all : read.reduce(into: []) { $0.formUnion(VariantSet($1)) }
  }
}
