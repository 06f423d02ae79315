import FileSyntax

/// The names of types that one file mentions, outside of comments and previews.
///
/// It reads the bytes, because the syntax tree has no nodes for the arguments of generic types.
struct TypeMentions: Sendable {
  /// The mentioned names with the type at the top of the file that mentions them; nil if that is none of the project.
  private(set) var names: [(container: UInt64?, name: UInt64)] = []
  /// The names of the types of which something may have a value, with the types at the top that mention them; a mention
  /// for a static member alone, as in `Card.height`, gives none.
  private(set) var made: [(container: UInt64?, name: UInt64)] = []

  private struct Key: Hashable {
    var container: UInt64?
    var name: UInt64
    var isMade = false
  }

  /// A part of a file, by its bytes.
  private struct Part {
    var bytes: Range<Int>
    var container: UInt64?
    /// True for previews, and for the name in the head of a declaration, which mentions nothing.
    var isSilent = false
  }

  /// Searches a file for names of types, given as hashes.
  init(in file: SourceFile, of types: Set<UInt64>) {
    let parts = Self.parts(of: file, types)
    var known: Set<Key> = []
    var (open, next): ([Part], Int) = ([], 0)
    file.tree.bytes.withUnsafeBufferPointer { bytes in
      var words = CapitalWords(bytes)
      while let (start, word) = words.next() {
        guard types.contains(word) || word == Self.own else { continue }
        while next < parts.count, parts[next].bytes.lowerBound <= start {
          open.append(parts[next])
          next += 1
        }
        open.removeAll { $0.bytes.upperBound <= start }
        if open.contains(where: { $0.isSilent }) { continue }
        let container = open.lazy.compactMap { $0.container }.first
        guard let name = word == Self.own ? container : word else { continue }
        let isMade = !words.isBeforeMember
        guard known.insert(Key(container: container, name: name, isMade: isMade)).inserted else { continue }
        if isMade { made.append((container, name)) }
        if container != name { names.append((container, name)) }
      }
    }
  }

  private static let own = NameHash.of("Self".utf8)

  /// The types at the top of a file, its previews, and the names in heads of declarations, in the order of their starts.
  private static func parts(of file: SourceFile, _ types: Set<UInt64>) -> [Part] {
    var parts: [Part] = []
    for member in file.members where member.kind.isType {
      let node = file.tree[member.node]
      parts.append(Part(bytes: node.nameRange, isSilent: true))
      guard member.typePath.isEmpty || member.kind == .extensionType else { continue }
      let top = NameHash.of(member.path.utf8.prefix { $0 != UInt8(ascii: ".") })
      parts.append(Part(bytes: node.range, container: types.contains(top) ? top : nil))
    }
    for preview in file.previews {
      parts.append(Part(bytes: file.tree[preview.lowerBound].range, isSilent: true))
    }
    return parts.ordered { ($0.bytes.lowerBound, $1.bytes.upperBound) < ($1.bytes.lowerBound, $0.bytes.upperBound) }
  }
}

/// The words of a file that begin with a capital letter, without lines and blocks that are comments from their start.
///
/// A comment after code counts: it may at most mention too much.
struct CapitalWords {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The offset and the hash of the next word; nil at the end.
  mutating func next() -> (start: Int, hash: UInt64)? {
    while place < bytes.count {
      let byte = bytes[place]
      if byte.isNameByte {
        let start = place
        var hash = NameHash.start
        while place < bytes.count, bytes[place].isNameByte {
          hash = NameHash.joined(hash, bytes[place])
          place += 1
        }
        if byte >= 0x41, byte <= 0x5A { return (start, hash) }
      } else if byte == UInt8(ascii: "/"), isFirstOfLine {
        skipComment()
      } else {
        place += 1
      }
    }
    return nil
  }

  /// True if a static member follows the last word: a period and a name in lower case, but neither `self` nor `init`.
  var isBeforeMember: Bool {
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "."), bytes[place + 1] >= UInt8(ascii: "a"),
      bytes[place + 1] <= UInt8(ascii: "z")
    else { return false }
    let name = bytes[(place + 1)...].prefix { $0.isNameByte }
    return !name.elementsEqual("self".utf8) && !name.elementsEqual("init".utf8)
  }

  /// True if only spaces are before the place in its line.
  private var isFirstOfLine: Bool {
    var before = place - 1
    while before >= 0, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
    return before < 0 || bytes[before] == 0x0A || bytes[before] == 0x0D
  }

  private mutating func skipComment() {
    place += 1
    guard place < bytes.count else { return }
    if bytes[place] == UInt8(ascii: "/") {
      while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
    } else if bytes[place] == UInt8(ascii: "*") {
      place += 1
      while place + 1 < bytes.count, bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/") {
        place += 1
      }
      place = min(place + 2, bytes.count)
    }
  }
}
