package import Palettes

/// The audit file and the catalog that a design document gives, audited in memory before anything is written.
package struct DesignDocumentAnswer: Sendable {
  /// The files and the list of what was not understood.
  package let draft: DesignDraft
  /// Warnings about everything that was not understood; an error if the files could not be audited.
  package let diagnostics: [Diagnostic]

  /// Reads a document; its name is that of its file, and reports print its path.
  package init(_ bytes: [UInt8], document: String, path: String, name: String?) {
    draft = DesignDraft(bytes, document: document, name: name)
    let errors = draft.problems(PaletteInputs.vocabulary).filter { $0.severity == .error }
    diagnostics = Diagnostic.distinct(draft.diagnostics(at: path) + errors)
  }
}
