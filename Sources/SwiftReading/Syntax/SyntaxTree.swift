package import FileSyntax
package import Palettes

/// The syntax of one Swift file as a flat list of nodes in the order of the file.
package final class SyntaxTree: Sendable {
  /// The bytes of the file.
  package let bytes: [UInt8]
  /// Every node; the first one is the file.
  package let nodes: CountedArray<Node>
  /// The bytes of each line comment that begins with `legible:`, without its slashes.
  let remarks: [Range<UInt32>]
  /// The number of places that the parser could not read and skipped.
  let unreadCount: Int
  /// The byte of the first bracket or `#if` that is nested too deeply to be read; nil for none.
  let tooDeep: Int?

  /// The platform for which its branches of `#if` are chosen.
  package let platform: ApplePlatform

  /// Reads a file; accepts any bytes, in time linear in their number.
  package init(parsing bytes: [UInt8], for platform: ApplePlatform = .iOS) {
    self.bytes = bytes
    self.platform = platform
    let list = bytes.withUnsafeBufferPointer { Lexer.tokens(of: $0) }
    remarks = list.remarks
    let read = bytes.withUnsafeBufferPointer { source in
      list.tokens.withUnsafeBufferPointer { Parser.nodes(of: $0, source) }
    }
    (nodes, unreadCount, tooDeep) = (CountedArray(read.0), read.unreadCount, read.tooDeep)
  }

  /// The node at an index.
  package subscript(index: NodeIndex) -> Node { nodes[index] }

  /// Returns the nodes that a closure accepts, given the node and the bytes of the file, in order.
  func places(where isWanted: (Node, UnsafeBufferPointer<UInt8>) -> Bool) -> [NodeIndex] {
    var places: [NodeIndex] = []
    bytes.withUnsafeBufferPointer { bytes in
      nodes.withUnsafeBufferPointer { nodes in
        for place in nodes.indices where isWanted(nodes[place], bytes) { places.append(NodeIndex(place)) }
      }
    }
    return places
  }

  /// A node's children, in order.
  package func children(of index: NodeIndex) -> NodeChildren {
    NodeChildren(nodes: nodes, place: index.advanced(by: 1), end: nodes[index].following)
  }

  /// A node and everything in it.
  package func subtree(of index: NodeIndex) -> Range<NodeIndex> { index..<nodes[index].following }

  /// The first child of a kind.
  package func child(of index: NodeIndex, _ kind: NodeKind) -> NodeIndex? {
    for child in children(of: index) where nodes[child].kind == kind { return child }
    return nil
  }

  /// The name of a node, without backticks; empty when it has none.
  package func name(_ index: NodeIndex) -> String {
    let range = nameRange(index)
    return bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  /// Returns true if a node has this name.
  package func isNamed(_ index: NodeIndex, _ name: StaticString) -> Bool {
    let range = nameRange(index)
    guard range.count == name.utf8CodeUnitCount else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      name.withUTF8Buffer { UnsafeBufferPointer(rebasing: bytes[range]).elementsEqual($0) }
    }
  }

  /// Returns true if the name of a node begins with a capital letter of ASCII, as names of types do.
  package func isNamedAsType(_ index: NodeIndex) -> Bool {
    bytes[nameRange(index)].first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }

  /// Returns true if a node has no name.
  package func isUnnamed(_ index: NodeIndex) -> Bool { nodes[index].nameLength == 0 }

  /// The bytes of a node's name, without backticks.
  package func nameBytes(_ index: NodeIndex) -> ArraySlice<UInt8> { bytes[nameRange(index)] }

  /// The offsets of a node's name, without backticks.
  private func nameRange(_ index: NodeIndex) -> Range<Int> {
    let range = clamped(nodes[index].nameRange)
    guard range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "`") else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// The bytes of a node as text.
  package func text(_ index: NodeIndex) -> String {
    String(decoding: bytes[clamped(nodes[index].range)], as: UTF8.self)
  }

  private func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<bytes.count) }
}
