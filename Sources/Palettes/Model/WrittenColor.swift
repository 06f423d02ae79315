package import ColorMath

/// A color as an audit file writes it: a token by name, a system color, or a literal.
package struct WrittenColor: Hashable, Sendable {
  /// The meaning of the text, before it is resolved.
  package enum Reference: Hashable, Sendable {
    /// A token by any unambiguous form of its name.
    case token(String)
    /// A system color by its name, for example `label`.
    case system(String)
    case literal(Color)
  }

  /// The reference in the text.
  package var reference: Reference
  /// Multiplies the color's own alpha, 0…1.
  package var opacity: Double
  /// The name in reports: hex literals in upper case, others as written.
  package var text: String
  /// The place of the text in the audit file; for a proposed pair, the place of the token.
  package var location: SourceLocation

  /// Makes a reference; fully opaque unless an opacity is given.
  package init(_ reference: Reference, opacity: Double = 1, text: String, at location: SourceLocation) {
    self.reference = reference
    self.opacity = opacity
    self.text = text
    self.location = location
  }

  /// The color without its place, so that equal ones are recognized.
  package var placeless: WrittenColor {
    WrittenColor(reference, opacity: opacity, text: text, at: SourceLocation(file: ""))
  }
}

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

/// The content that is read: a color, possibly another one in some variants.
package struct Foreground: Hashable, Sendable {
  /// One element, so that copies share it.
  private var written: [Adaptive<WrittenColor>]
  /// The name in reports.
  package let text: String

  /// Creates a foreground from its colors and the name under which reports list them.
  package init(_ colors: Adaptive<WrittenColor>, text: String) {
    written = [colors]
    self.text = text
  }

  /// The color, and its replacements in some variants.
  package var colors: Adaptive<WrittenColor> {
    get { written[0] }
    set { written = [newValue] }
  }
}

/// The index of a foreground in its plan.
package typealias ForegroundIndex = TypedIndex<Foreground>
