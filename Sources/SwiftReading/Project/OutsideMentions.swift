import FileSyntax

/// Names of types in files that are not Swift.
package struct OutsideMentions: Sendable {
  /// The words with a capital letter in interfaces and property lists, as hashes.
  private(set) var names: Set<UInt64> = []
  /// True if there is code in Objective-C, which may use every class.
  package var hasObjectiveC = false

  /// Knows no such files.
  package init() {}

  /// Adds the words of an interface or a property list.
  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var words = CapitalWords(bytes)
      while let word = words.next() { names.insert(word.hash) }
    }
  }

  /// Adds the words of an interface, without those of the objects that load it.
  package mutating func add(interface bytes: [UInt8]) {
    var rest = bytes[...]
    while let start = InterfaceFile.placeholder(in: rest) {
      add(Array(rest[..<start]))
      rest = rest[start...].drop { $0 != UInt8(ascii: ">") }
    }
    add(Array(rest))
  }

  package mutating func add(_ other: OutsideMentions) { names.formUnion(other.names) }
}
