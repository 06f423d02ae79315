import FileSyntax

/// The keys of a requirement of the team's own.
enum AuditFileRequirementKeys {
  static let object = AuditFileObject<TeamRequirement>(
    words: "a requirement",
    keys: [
      AuditFileKey("id") { field, requirement, reader in requirement.id = reader.text(field) ?? "" },
      AuditFileKey("title") { field, requirement, reader in requirement.title = reader.text(field) ?? "" },
      AuditFileKey("rules") { field, requirement, reader in requirement.rules = rules(field, &reader) },
      AuditFileKey("pairs") { field, requirement, reader in
        requirement.pairs = (reader.list(field, of: "pair ids") ?? []).compactMap { reader.text($0) }
      },
      AuditFileKey("minimum") { field, requirement, reader in
        requirement.minimum = reader.number(field, in: 1...21)
      },
      AuditFileKey("contradicts") { field, requirement, reader in
        requirement.contradicts = (reader.list(field, of: "requirement ids") ?? []).compactMap { reader.text($0) }
      },
      AuditFileKey("manual") { field, requirement, reader in manual(field, &requirement, &reader) },
      AuditFileKey("note") { field, requirement, reader in requirement.note = reader.text(field) },
    ])

  /// True or false, or how a person checks the requirement.
  private static func manual(
    _ field: AuditFileField, _ requirement: inout TeamRequirement, _ reader: inout AuditFileReader
  ) {
    guard field.value.kind == .string else { return requirement.isManual = reader.flag(field) ?? false }
    requirement.check = reader.text(field)
    requirement.isManual = requirement.check != nil
  }

  private static func rules(_ field: AuditFileField, _ reader: inout AuditFileReader) -> [String] {
    (reader.list(field, of: "rule ids") ?? []).compactMap { element in
      guard let id = reader.text(element) else { return nil }
      return reader.rule(id, atByte: element.value.range.lowerBound)
    }
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
