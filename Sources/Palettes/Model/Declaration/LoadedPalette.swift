/// Everything that was read for one audit, behind one reference: made once, never written.
package final class LoadedPalette: Sendable {
  /// The tokens of all sources of the audit.
  package let palette: Palette
  /// The app icon sets of its catalogs, by name and path.
  package let icons: [AppIconSet]
  /// The declaration of what to measure with them.
  package let declaration: AuditDeclaration
  /// Problems found while reading, sorted.
  package let diagnostics: [Diagnostic]
  /// The parts of the input that are not measured, in the order in which the readers noted them.
  package let omissions: [Omission]
  /// The absolute folder that all paths are relative to, for programs that open a printed path; nil for no folder.
  package let root: String?

  /// The parts of a palette, for changing some of them.
  package struct Draft {
    package var palette: Palette
    package var icons: [AppIconSet]
    package var declaration: AuditDeclaration.Draft
    package var diagnostics: [Diagnostic]
    package var omissions: [Omission]
    package var root: String?

    /// Adds problems in their places.
    package mutating func add(_ problems: [Diagnostic]) { diagnostics = (diagnostics + problems).sorted() }
  }

  /// Creates the input of an audit from its palette, its declaration, and the problems found while reading them.
  package convenience init(
    palette: Palette, icons: [AppIconSet] = [], declaration: AuditDeclaration.Draft, diagnostics: [Diagnostic],
    omissions: [Omission] = []
  ) {
    self.init(
      Draft(
        palette: palette, icons: icons, declaration: declaration, diagnostics: diagnostics.sorted(),
        omissions: omissions))
  }

  private init(_ draft: Draft) {
    palette = draft.palette
    icons = draft.icons
    declaration = AuditDeclaration(draft.declaration)
    diagnostics = draft.diagnostics
    omissions = draft.omissions
    root = draft.root
  }

  /// Returns the input with changed parts.
  package func with(_ change: (inout Draft) -> Void) -> LoadedPalette {
    var draft = Draft(
      palette: palette, icons: icons, declaration: declaration.draft, diagnostics: diagnostics,
      omissions: omissions, root: root)
    change(&draft)
    return LoadedPalette(draft)
  }

  /// Returns the audit with another palette.
  package func with(_ palette: Palette) -> LoadedPalette { with { $0.palette = palette } }

  /// Returns the audit with further problems in their places.
  package func adding(_ problems: [Diagnostic]) -> LoadedPalette { with { $0.add(problems) } }

  /// Returns the audit with further parts that are not measured.
  package func adding(_ omissions: [Omission]) -> LoadedPalette { with { $0.omissions += omissions } }
}
