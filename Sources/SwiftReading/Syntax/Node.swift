package import Palettes

/// One node of a syntax tree; its children are the nodes that follow it, up to `next`.
package struct Node: Sendable {
  /// Marks of a node.
  package struct Flags: OptionSet, Sendable {
    /// The marks as bits.
    package let rawValue: UInt8
    /// Makes a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A link that is called, with or without arguments.
    package static let isCalled = Flags(rawValue: 1)
    /// An argument that is a trailing closure.
    static let isTrailing = Flags(rawValue: 2)
    /// `static` or `class` before a member.
    package static let isStatic = Flags(rawValue: 4)
    /// `let` rather than `var`.
    package static let isConstant = Flags(rawValue: 8)
    /// `default` in a switch, `#else`.
    static let isDefault = Flags(rawValue: 16)
    /// An operator before its operand.
    static let isPrefix = Flags(rawValue: 32)
    /// A name with the module of the system that declares it: `List` of `SwiftUI.List`.
    static let isQualified = Flags(rawValue: 64)
  }

  package internal(set) var kind: NodeKind
  /// Its marks.
  package internal(set) var flags: Flags = []
  var nameLength: UInt16 = 0
  var nameStart: UInt32 = 0
  /// The offset of its first byte.
  package internal(set) var start: UInt32
  /// The offset after its last byte.
  package internal(set) var end: UInt32
  /// The index of the first node after it and its children.
  package internal(set) var next: UInt32

  /// Ends it with the byte before an offset, and its children with the node before an index.
  mutating func close(at offset: UInt32, before next: UInt32) {
    end = max(offset, offset == 0 ? end : start)
    self.next = next
  }

  /// Gives it a name.
  mutating func name(from start: UInt32, length: UInt16) { (nameStart, nameLength) = (start, length) }

  /// The first node after it and its children.
  package var following: NodeIndex { NodeIndex(Int(next)) }

  /// The bytes of its name; empty when it has none.
  var nameRange: Range<Int> { Int(nameStart)..<Int(nameStart) + Int(nameLength) }
  /// Its bytes, trivia around it left out.
  package var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}

/// The index of a node in its syntax tree.
package typealias NodeIndex = TypedIndex<Node>
