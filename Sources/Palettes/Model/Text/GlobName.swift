/// A name with wildcards: `*` and `?`, `[a-z]` and `[!a-z]` for one character.
package struct GlobName: Hashable, Sendable {
  /// A pattern for one position of the name.
  package enum Element: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    /// `?`
    case any
    /// `[a-z]`, or `[!a-z]` when negated.
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    /// `*`: any number of scalars.
    case run
  }

  /// The patterns that a name is matched against, in order.
  package let elements: [Element]

  /// Returns true if a name has wildcards.
  package static func isWild(_ name: String) -> Bool {
    name.unicodeScalars.contains { "*?[".unicodeScalars.contains($0) }
  }

  /// Reads a name; a `[` without its `]` is taken literally.
  package init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var elements: [Element] = []
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "*": if elements.last != .run { elements.append(.run) }
      case "?": elements.append(.any)
      case "[":
        if let set = Self.set(in: scalars, from: index + 1) {
          elements.append(set.element)
          index = set.end
        } else {
          elements.append(.scalar("["))
        }
      default: elements.append(.scalar(scalars[index]))
      }
      index += 1
    }
    self.elements = elements
  }

  /// Reads a set after its `[`; returns the position of its `]`, which may also be the first member of the set.
  private static func set(in scalars: [Unicode.Scalar], from start: Int) -> (element: Element, end: Int)? {
    guard start < scalars.count else { return nil }
    let isNegated = scalars[start] == "!" || scalars[start] == "^"
    var index = isNegated ? start + 1 : start
    let first = index
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while index < scalars.count {
      let low = scalars[index]
      if low == "]", index > first { return (.oneOf(ranges, isNegated: isNegated), index) }
      if index + 2 < scalars.count, scalars[index + 1] == "-", scalars[index + 2] != "]" {
        if low <= scalars[index + 2] { ranges.append(low...scalars[index + 2]) }
        index += 3
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    return nil
  }

  /// Returns true if a whole name matches, in time proportional to the product of the lengths of name and pattern.
  ///
  /// A name that starts with `.` matches only a pattern that does, as in shells.
  package func matches(_ name: String) -> Bool {
    let scalars = Array(name.unicodeScalars)
    if scalars.first == ".", elements.first != .scalar(".") { return false }
    var place = 0
    var element = 0
    var retry: (element: Int, place: Int)?
    while place < scalars.count {
      if element < elements.count, elements[element] == .run {
        retry = (element + 1, place)
        element += 1
      } else if element < elements.count, Self.matches(elements[element], scalars[place]) {
        element += 1
        place += 1
      } else if let last = retry {
        retry = (last.element, last.place + 1)
        (element, place) = (last.element, last.place + 1)
      } else {
        return false
      }
    }
    return elements[element...].allSatisfy { $0 == .run }
  }

  private static func matches(_ element: Element, _ scalar: Unicode.Scalar) -> Bool {
    switch element {
    case .scalar(let wanted): wanted == scalar
    case .any: true
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    case .run: false
    }
  }
}
