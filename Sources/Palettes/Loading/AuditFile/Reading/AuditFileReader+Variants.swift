import FileSyntax

extension AuditFileReader {
  /// Reads the themes of the design tokens that serve the variants: `{ "dark": { "theme": "night", "files":
  /// ["night.json"] } }`.
  mutating func variants(_ field: AuditFileField) -> TokenChoices {
    var choices = TokenChoices()
    guard field.value.kind == .object else {
      wrongType(field, "an object that maps variants to { \"modifier\": \"context\" }")
      return choices
    }
    for member in field.value.members {
      let id = member.key
      guard let variant = Variant(id: id) else {
        let ids = Variant.allCases.map { $0.id }
        let remedy = NameSuggestion.question(for: id, among: ids, else: "; use \(ids.inWords("or"))")
        fail("unknown variant \(id.inQuotes)\(remedy)", atByte: member.keyRange.lowerBound)
        continue
      }
      read(AuditFileField(key: id, member.value), of: variant, into: &choices)
    }
    return choices
  }

  private mutating func read(_ field: AuditFileField, of variant: Variant, into choices: inout TokenChoices) {
    guard field.value.kind == .object else {
      return wrongType(field, "an object such as { \"theme\": \"dark\" }")
    }
    for member in field.value.members {
      let field = AuditFileField(key: member.key, member.value)
      if member.isKey("files") {
        let paths = field.value.kind == .string ? [field] : list(field, of: "paths") ?? []
        choices.files += paths.compactMap { path($0) }.map { TokenThemeChoice(variant: variant, file: $0) }
      } else if let context = text(field) {
        choices.contexts.append(
          TokenChoice(variant: variant, axis: member.key, context: context, location: location(of: member.value)))
      }
    }
  }
}
