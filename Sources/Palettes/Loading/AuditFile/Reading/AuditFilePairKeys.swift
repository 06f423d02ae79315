import FileSyntax

enum AuditFilePairKeys {
  static let object = AuditFileObject<AuditFilePair>(
    words: "a pair",
    keys: [
      AuditFileKey("id") { field, pair, reader in pair.id = reader.text(field) },
      AuditFileKey("foreground") { field, pair, reader in
        pair.foregrounds = reader.oneOrMore(field, of: "colors") { $1.foreground($0) }
      },
      AuditFileKey("on") { field, pair, reader in
        pair.surfaces = reader.oneOrMore(field, of: "surfaces or colors") { $1.colorText($0) }
      },
      AuditFileKey("role") { field, pair, reader in pair.role = reader.choice(field, of: Role.self) ?? .text },
      AuditFileKey("font") { field, pair, reader in (pair.font, pair.fontToken) = reader.font(field) },
      AuditFileKey("against") { field, pair, reader in pair.against = reader.foreground(field) },
      AuditFileKey("variants") { field, pair, reader in pair.variants = reader.variants(field) },
      AuditFileKey("profiles") { field, pair, reader in
        pair.profiles = reader.choices(field, of: Profile.self, "system versions")
      },
      AuditFileKey("states") { field, pair, reader in
        pair.states = reader.list(field, of: "state names", allowsNone: true)?.compactMap { reader.text($0) }
      },
      AuditFileKey("name") { field, pair, reader in pair.name = reader.text(field) },
      AuditFileKey("origin") { field, pair, reader in
        pair.givenOrigin = reader.choice(field, of: AuditFilePair.GivenOrigin.self)
      },
      AuditFileKey("assumed") { field, pair, reader in pair.assumed = reader.text(field) },
      AuditFileKey("inferred") { field, pair, reader in pair.inferred = reader.text(field) },
      AuditFileKey("note") { field, pair, reader in pair.note = reader.text(field) },
    ])

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
