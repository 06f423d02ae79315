/// The identity of a token: its catalog or token file, and its run-time name with namespaces.
package struct TokenName: Hashable, Comparable, Sendable {
  /// The catalog's path as reports print it, for example `App/Colors.xcassets`; empty for a token without a file.
  package var catalog: String
  /// The run-time name: namespaces and name joined by `/`, for example `Brand/Accent`.
  package var path: String

  /// Creates a name from a catalog and a run-time name, both composed, so that it does not depend on the file system.
  init(catalog: String, path: String) {
    self.catalog = catalog.composed
    self.path = path.composed
  }

  /// The catalog and the run-time name in one text: unique as long as no set is repeated.
  package var qualified: String { catalog.isEmpty ? path : "\(catalog)/\(path)" }

  /// The run-time name in lower case without separators, by which a generated asset finds its token.
  package var folded: String {
    let separators: [Unicode.Scalar] = ["-", "_", " ", ".", "/"]
    return String(String.UnicodeScalarView(path.lowercased().unicodeScalars.filter { !separators.contains($0) }))
  }

  /// Returns true if `reference` names this token: its qualified name or any shorter suffix of it, cut at a `/`.
  package func isMatched(by reference: String) -> Bool {
    let reference = reference.composed
    let wanted = reference.utf8[...]
    guard !wanted.isEmpty else { return false }
    if wanted.count <= path.utf8.count { return Self.ends(path, with: wanted) }
    let rest = wanted.dropLast(path.utf8.count)
    guard !catalog.isEmpty, rest.last == UInt8(ascii: "/"), wanted[rest.endIndex...].elementsEqual(path.utf8) else {
      return false
    }
    return Self.ends(catalog, with: rest.dropLast())
  }

  /// Returns true if a text ends with these bytes, and they are all of it or follow a `/`.
  private static func ends(_ text: String, with end: Substring.UTF8View) -> Bool {
    let whole = text.utf8
    guard whole.count >= end.count else { return false }
    let start = whole.index(whole.endIndex, offsetBy: -end.count)
    guard whole[start...].elementsEqual(end) else { return false }
    return start == whole.startIndex || whole[whole.index(before: start)] == UInt8(ascii: "/")
  }

  /// Orders names by catalog, then run-time name, both by their UTF-8 bytes.
  package static func < (left: TokenName, right: TokenName) -> Bool {
    left.catalog == right.catalog
      ? left.path.precedesInBytes(right.path)
      : left.catalog.precedesInBytes(right.catalog)
  }
}
