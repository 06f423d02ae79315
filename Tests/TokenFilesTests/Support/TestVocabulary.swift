import PaletteLoading

/// The ids that the audit files of these tests may use.
let testVocabulary = AuditFileVocabulary(policies: [], rules: [], systemColors: [])
