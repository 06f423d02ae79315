/// A value with alternatives for Reduce Transparency and Increase Contrast.
package struct Adaptive<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value unless something replaces it.
  package var full: Value
  /// The replacements under Reduce Transparency, Increase Contrast, and both; empty if there are none, as for most.
  @usableFromInline package var others: [Value?]

  /// The replacement under Reduce Transparency; nil if it stays.
  @inlinable package var reduced: Value? {
    get { alternative(0) }
    set { replace(0, with: newValue) }
  }
  /// The replacement under Increase Contrast; nil if it stays.
  @inlinable package var increased: Value? {
    get { alternative(1) }
    set { replace(1, with: newValue) }
  }
  /// The replacement under both settings; nil if one of the other two decides.
  @inlinable package var increasedReduced: Value? {
    get { alternative(2) }
    set { replace(2, with: newValue) }
  }

  /// Makes a value that never changes unless alternatives are given.
  @inlinable package init(_ full: Value, reduced: Value? = nil, increased: Value? = nil, increasedReduced: Value? = nil)
  {
    self.full = full
    let isConstant = reduced == nil && increased == nil && increasedReduced == nil
    others = isConstant ? [] : [reduced, increased, increasedReduced]
  }

  @inlinable func alternative(_ place: Int) -> Value? { others.isEmpty ? nil : others[place] }

  @inlinable mutating func replace(_ place: Int, with value: Value?) {
    if others.isEmpty { others = [nil, nil, nil] }
    others[place] = value
    if others.allSatisfy({ $0 == nil }) { others = [] }
  }

  /// True if `reduced` and `increased` are given without the third, so that their combination is undefined.
  @inlinable var isUndecidedForBoth: Bool { reduced != nil && increased != nil && increasedReduced == nil }

  /// The effective value; nil if `isUndecidedForBoth` and the variant is both increased and reduced.
  @inlinable package func value(in variant: Variant) -> Value? {
    if others.isEmpty { return full }
    return switch (variant.contrast, variant.transparency) {
    case (.standard, .full): full
    case (.standard, .reduced): reduced ?? full
    case (.increased, .full): increased ?? full
    case (.increased, .reduced):
      if let increasedReduced {
        increasedReduced
      } else if isUndecidedForBoth {
        nil
      } else {
        reduced ?? increased ?? full
      }
    }
  }

  /// Transforms each alternative, one after another in the order full, reduced, increased, both.
  @inlinable package func map<Other>(_ transform: (Value) -> Other) -> Adaptive<Other> {
    if others.isEmpty { return Adaptive<Other>(transform(full)) }
    return Adaptive<Other>(
      transform(full), reduced: reduced.map(transform), increased: increased.map(transform),
      increasedReduced: increasedReduced.map(transform))
  }

  /// Every value that occurs, in the order full, reduced, increased, both.
  @inlinable package var all: [Value] {
    if others.isEmpty { return [full] }
    var all = [full]
    if let reduced { all.append(reduced) }
    if let increased { all.append(increased) }
    if let increasedReduced { all.append(increasedReduced) }
    return all
  }
}
