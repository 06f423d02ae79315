import FileSyntax
import Palettes
import SwiftReading

extension AuditInput {
  /// Returns evidence for a key of the property lists next to the sources; none if the audit file names no sources.
  ///
  /// The identity of a finding is the key, and the position of its list among those with the key, in the order of their
  /// paths.
  func inPropertyLists(_ key: String, _ find: (PropertyList.Value) -> ViewFlaw?) -> [Evidence] {
    guard let sources else { return [] }
    let lists = sources.propertyLists.ordered { $0.path.precedesInBytes($1.path) }
    let found = lists.flatMap { list in
      list.list.entries.filter { $0.key == key }.compactMap { entry in
        find(entry.value).map { flaw in
          let location = SourceLocation(
            file: list.path, line: entry.position.line, column: entry.position.column)
          return (flaw: flaw, location: location)
        }
      }
    }
    return found.enumerated().compactMap { ordinal, found in
      let evidence = SourceEvidence(
        member: key, ordinal: ordinal, flaw: .view(found.flaw), location: found.location, variants: .all)
      return evidence.cells(in: self).isEmpty ? nil : .source(evidence)
    }
  }
}
