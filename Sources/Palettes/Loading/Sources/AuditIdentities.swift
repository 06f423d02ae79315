/// The ids of the audits of one run.
enum AuditIdentities {
  /// Gives each audit a unique id; two audit files whose names give one id are an error.
  static func makeUnique(_ audits: inout [LoadedPalette]) {
    var owners: [String: AuditDeclaration] = [:]
    for index in audits.indices {
      let declaration = audits[index].declaration
      guard let owner = owners[declaration.id] else {
        owners[declaration.id] = declaration
        continue
      }
      let id = free(declaration.id, owners)
      audits[index] = audits[index].with { audit in
        if PaletteFileFinder.isAuditFile(declaration.location.file) { audit.add([collision(declaration, owner)]) }
        audit.declaration.id = id
      }
      owners[id] = declaration
    }
  }

  private static func free(_ id: String, _ taken: [String: AuditDeclaration]) -> String {
    var number = 2
    while taken["\(id)-\(number)"] != nil { number += 1 }
    return "\(id)-\(number)"
  }

  private static func collision(_ own: AuditDeclaration, _ other: AuditDeclaration) -> Diagnostic {
    let message =
      "the audits \(own.name.inQuotes) and \(other.name.inQuotes) in \(other.location.file) have the same id, "
      + "\(own.id.inQuotes); give one of them a different 'name'"
    return Diagnostic(.error, .badAuditFile, message, at: own.location)
  }
}
