import FileSyntax

/// The names that audit files have by default.
package enum AuditFileNames {
  /// The accepted names; the first existing one counts, and the first one is that of new files.
  package static let all = ["legible.json", "legible.jsonc", "legible.json5"]
}
