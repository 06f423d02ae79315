/// The identity of a token: its catalog or token file, and its run-time name with namespaces.
package struct TokenName: Hashable, Comparable, Sendable {
  /// The catalog's path as reports print it, for example `App/Colors.xcassets`; empty for a token without a file.
  package var catalog: String
  /// The run-time name: namespaces and name joined by `/`, for example `Brand/Accent`.
  package var path: String

  /// Joins a catalog and a run-time name.
  package init(catalog: String, path: String) {
    self.catalog = catalog
    self.path = path
  }

  /// The catalog and the run-time name in one text: unique as long as no set is repeated.
  package var qualified: String { catalog.isEmpty ? path : "\(catalog)/\(path)" }

  /// Whether `reference` names this token: its qualified name or any shorter end of it, cut at a `/`.
  package func isMatched(by reference: String) -> Bool {
    let whole = qualified.utf8
    let wanted = reference.utf8
    guard !wanted.isEmpty, whole.count >= wanted.count else { return false }
    let start = whole.index(whole.endIndex, offsetBy: -wanted.count)
    guard whole[start...].elementsEqual(wanted) else { return false }
    return start == whole.startIndex || whole[whole.index(before: start)] == UInt8(ascii: "/")
  }

  /// Orders names by catalog, then run-time name, both by their UTF-8 bytes.
  package static func < (left: TokenName, right: TokenName) -> Bool {
    left.catalog == right.catalog
      ? left.path.precedesInBytes(right.path)
      : left.catalog.precedesInBytes(right.catalog)
  }
}
