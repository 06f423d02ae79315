import TestSupport

@testable import FileSyntax

/// Files that are broken on purpose.
enum ChangedBytes {
  /// Returns JSON in which some values replace others, or are numbers.
  static func rewired(_ bytes: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      guard let document = try? JSONDocument(parsing: bytes) else { break }
      var values: [JSONValue] = []
      var open = [document.root]
      while let value = open.popLast() {
        let inner = value.members.map(\.value) + Array(value.elements)
        values += inner
        open += inner
      }
      guard let one = values.randomElement(using: &generator), let other = values.randomElement(using: &generator)
      else { break }
      bytes.replaceSubrange(
        one.range, with: Bool.random(using: &generator) ? Array(bytes[other.range]) : Array("7".utf8))
    }
    return bytes
  }

  /// Bytes of which some are others, exchanged or left out.
  static func changed(_ bytes: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...5, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &generator)
      let other = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.swapAt(place, other)
      default: bytes.replaceSubrange(min(place, other)..<max(place, other), with: [])
      }
    }
    return bytes
  }
}
