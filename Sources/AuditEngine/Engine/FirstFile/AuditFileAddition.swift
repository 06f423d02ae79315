package import FileSyntax
package import Palettes

/// The pairs of sources and names that an audit file lacks, added to its text; nothing else in it changes.
package struct AuditFileAddition: Sendable {
  /// The path of the audit file, as the file tree knows it.
  package let path: String
  /// The whole file with the additions; nil if nothing is to be added, or if the file cannot be read.
  package let bytes: [UInt8]?
  /// The number of pairs that are added.
  package let count: Int
  /// The problems with the input, sorted.
  package let diagnostics: [Diagnostic]

  /// Examines the audit file at a path, or the one in a folder.
  ///
  /// Nothing is thrown: a missing file is a diagnostic.
  package static func make(at path: String, from tree: FileTree, workers: Workers = .one) -> AuditFileAddition {
    let path = PalettePath.joining(path, "")
    let candidates = PaletteInputs.auditFileNames.map { path.appending(item: $0) }
    let isFile = (try? tree.kind(path)) == .file
    guard let file = isFile ? path : candidates.first(where: { (try? tree.kind($0)) == .file }) else {
      let display = tree.display(path)
      let message = "\(display.inQuotes): there is no audit file; create one with 'legible init' without --pairs"
      return AuditFileAddition(
        path: path, bytes: nil, count: 0,
        diagnostics: [Diagnostic(.error, .missingInput, message, at: SourceLocation(file: display))])
    }
    let inputs = PaletteInputs(VisibleFiles([file], in: tree), AuditSettings(), workers: workers)
    let diagnostics = Diagnostic.distinct(inputs.palettes.flatMap { $0.diagnostics })
    let found = inputs.palettes.first.map { DraftPairs(new: $0) }
    guard let found, !found.pairs.isEmpty, let old = try? tree.read(file),
      let document = try? JSONDocument(parsing: old, options: .relaxed),
      let new = try? JSONEdit.apply(edits(of: document.root, adding: found), to: old)
    else { return AuditFileAddition(path: file, bytes: nil, count: 0, diagnostics: diagnostics) }
    return AuditFileAddition(path: file, bytes: new, count: found.pairs.count, diagnostics: diagnostics)
  }

  /// The insertions: behind the last surface and the last pair, or whole members behind the last one.
  private static func edits(of root: JSONValue, adding found: DraftPairs) -> [JSONEdit] {
    var edits: [JSONEdit] = []
    var members: [String] = []
    let pairs = found.pairs.map { AuditFileDraft.text($0) }.joined(separator: ",\n")
    let surfaces = found.surfaces.map { AuditFileDraft.text($0) }.joined(separator: ",\n")
    if !surfaces.isEmpty {
      if let known = root["surfaces"], known.kind == .object {
        edits.append(insertion(of: surfaces, behind: known.members.map { $0.value.range.upperBound }.last, in: known))
      } else {
        members.append("  \"surfaces\": {\n\(surfaces)\n  }")
      }
    }
    if let known = root["pairs"], known.kind == .array {
      edits.append(insertion(of: pairs, behind: known.elements.map { $0.range.upperBound }.last, in: known))
    } else {
      members.append("  \"pairs\": [\n\(pairs)\n  ]")
    }
    if !members.isEmpty {
      let last = root.members.map { $0.value.range.upperBound }.last
      edits.append(insertion(of: members.joined(separator: ",\n\n"), behind: last, in: root))
    }
    return edits
  }

  private static func insertion(of text: String, behind last: Int?, in container: JSONValue) -> JSONEdit {
    let place = last ?? container.range.lowerBound + 1
    let replacement = (last == nil ? "\n" : ",\n") + text + (last == nil ? "\n" : "")
    return JSONEdit(range: place..<place, replacement: Array(replacement.utf8))
  }
}
