/// The keys of a string table in the format of `.strings` files.
package struct StringTable: Sendable {
  /// The keys that have a text.
  package let keys: Set<String>

  /// Reads a table in UTF-8, up to the first entry that is not one; one in UTF-16 has no keys.
  package init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let entries = OpenStepReader.entries(bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes)
    keys = entries.reduce(into: []) { if !$1.text.isEmpty { $0.insert($1.key) } }
  }
}
