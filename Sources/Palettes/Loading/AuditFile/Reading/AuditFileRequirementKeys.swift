import FileSyntax

/// The keys of a requirement of the team's own.
enum AuditFileRequirementKeys {
  static let object = AuditFileObject<TeamRequirement>(
    words: "a requirement",
    constraints: #""required": ["id", "title"]"#,
    keys: [
      AuditFileKey("id", .text, "The id of the requirement, unique in the file.") { $0.id = $1 ?? "" },
      AuditFileKey("title", .text, "The requirement in your words.") { $0.title = $1 ?? "" },
      AuditFileKey(
        "rules",
        .list(of: "rule ids", AuditFileType(#""type": "string", \#(AuditFileSchema.ruleID)"#) { rule($0, &$1) }),
        "Rules that must find nothing."
      ) { $0.rules = $1 ?? [] },
      AuditFileKey(
        "pairs", .list(of: "pair ids", .text), "Ids of pairs that must pass; *, ?, and [...] are wildcards."
      ) { $0.pairs = $1 ?? [] },
      AuditFileKey(
        "minimum", .number(1...21),
        "The ratio that its pairs, or all pairs of its rules, must reach; stricter than the policy."
      ) { $0.minimum = $1 },
      AuditFileKey(
        "contradicts", .list(of: "requirement ids", .text),
        "Ids of requirements that cannot be met together with this one; all of them fail."
      ) { $0.contradicts = $1 ?? [] },
      AuditFileKey(
        "manual", schema: ##""anyOf": [{"type": "boolean"}, {"$ref": "#/$defs/text"}]"##,
        "Whether a person must also check, or how to check."
      ) { field, requirement, reader in manual(field, &requirement, &reader) },
      AuditFileKey("note", .text, "A comment for people.") { $0.note = $1 },
    ])

  /// True or false, or how a person checks the requirement.
  private static func manual(
    _ field: AuditFileField, _ requirement: inout TeamRequirement, _ reader: inout AuditFileReader
  ) {
    guard field.value.kind == .string else { return requirement.isManual = reader.flag(field) ?? false }
    requirement.check = reader.text(field)
    requirement.isManual = requirement.check != nil
  }

  private static func rule(_ field: AuditFileField, _ reader: inout AuditFileReader) -> String? {
    guard let id = reader.text(field) else { return nil }
    return reader.rule(id, atByte: field.value.range.lowerBound)
  }
}

extension AuditFileReader {
  /// Reads all requirements in file order; one with an error is left out.
  mutating func requirements(_ field: AuditFileField) -> [TeamRequirement] {
    var requirements: [TeamRequirement] = []
    for element in list(field, of: "requirements", allowsNone: true) ?? [] {
      guard let requirement = requirement(element) else { continue }
      if let other = requirements.first(where: { $0.id == requirement.id }) {
        let place = other.location.text
        fail(
          "the requirement at \(place) already has the id \(requirement.id.inQuotes); use a different id", at: element)
      } else {
        requirements.append(requirement)
      }
    }
    return requirements
  }

  private mutating func requirement(_ field: AuditFileField) -> TeamRequirement? {
    let before = damage
    var requirement = TeamRequirement("", title: "", at: location(of: field.value))
    read(field, as: AuditFileRequirementKeys.object, into: &requirement)
    guard damage == before else { return nil }
    for (key, text) in [("id", requirement.id), ("title", requirement.title)] where text.isEmpty {
      fail("a requirement must have \(key == "id" ? "an" : "a") \(key.inQuotes); add it", at: field)
      return nil
    }
    return requirement
  }
}
