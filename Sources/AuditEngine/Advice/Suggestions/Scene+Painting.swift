import ColorMath
import Palettes

extension Scene {
  /// The least ratio, by the arithmetic of the audit.
  var minimum: ContrastRatio { sight.minimum }

  /// Returns true if the foreground changes with a part.
  func isForeground(_ part: MovablePart) -> Bool {
    part == .foreground || MovablePart(foreground.source) == part
  }

  /// Returns true if any layer of the surface changes with a part.
  func isInSurface(_ part: MovablePart) -> Bool {
    part == .surface || surface.sources.contains { MovablePart($0) == part }
  }

  /// Returns true if anything changes with a part.
  func involves(_ part: MovablePart) -> Bool {
    isForeground(part) || isInSurface(part) || isAgainst(part)
  }

  private func isAgainst(_ part: MovablePart) -> Bool {
    against.flatMap { MovablePart($0.source) } == part
  }

  /// The opaque layer at the bottom of the surface, if it is the only one: the part to change for the surface.
  var base: (color: Color, source: ResolvedColor.Origin)? {
    guard case .layer(let color, _)? = surface.steps.first, color.alpha >= 1,
      let source = surface.sources.first
    else { return nil }
    return (color, source)
  }

  /// The color of a part as it is now; nil if the part is not the foreground or the base of the surface.
  func color(of part: MovablePart) -> Color? {
    if isForeground(part) { return foreground.color }
    guard let base else { return nil }
    let isBase = part == .surface ? surface.sources.count == 1 : MovablePart(base.source) == part
    return isBase ? base.color : nil
  }

  /// Returns the scene with another color for a part; every use keeps its alpha.
  func painted(_ part: MovablePart, _ color: EightBitColor) -> Scene {
    var copy = self
    if isForeground(part) { copy.foreground = foreground.painted(color) }
    if let against, isAgainst(part) { copy.against = against.painted(color) }
    if isInSurface(part) {
      var stack = surface.stack
      var next = 0
      stack.steps = stack.steps.painted(color, next: &next) { index in
        part == .surface || MovablePart(stack.sources[index]) == part
      }
      copy.surface = (try? PreparedSurface(stack, number: surface.number)) ?? surface
    }
    return copy
  }

  /// Returns the scene with another opacity of the foreground, 0…1.
  func painted(opacity: Double) -> Scene {
    var copy = self
    copy.foreground = foreground.painted(SeenColor.eightBit(foreground.color.encodedSRGB), alpha: opacity)
    return copy
  }

  /// Returns the condition on a part's color for the ratio to be reached without a change of sides.
  ///
  /// What is lighter now stays lighter. Without a difference now, either side will do.
  func sidedConstraint(on part: MovablePart) -> ColorConstraint {
    let base = constraint(on: part)
    let isFront = isForeground(part)
    if case .contrast(let other, let required, _) = base,
      let own = isFront ? foreground.opaqueLuminance : surface.luminances[0]
    {
      return own == other ? base : .contrast(with: other, required, isLighter: own > other)
    }
    let rise = sight.rise
    guard rise != 0 else { return base }
    if case .scene = base { return .onSide(base, isLighter: rise > 0) }
    return .onSide(base, isLighter: (rise > 0) == isFront)
  }

  /// Returns the condition on a part's color for the ratio to be reached.
  func constraint(on part: MovablePart) -> ColorConstraint {
    let (moves, underlies) = (isForeground(part), isInSurface(part))
    let isPlain =
      surface.filters.isEmpty && surface.colors.count == 1 && (against?.layers.count ?? 1) == 1
      && !isAgainst(part) && moves != underlies
    guard isPlain else { return .scene(self, part) }
    if moves {
      let other = against.map { $0.layers[0].over(surface.colors[0]).relativeLuminance } ?? surface.luminances[0]
      let alpha = foreground.color.alpha
      if alpha >= 1 { return .contrast(with: other, required) }
      return .over(surface.colors[0], alpha: alpha, other, required)
    }
    guard against == nil, foreground.layers.count == 1, surface.steps.count == 1 else {
      return .scene(self, part)
    }
    if let luminance = foreground.opaqueLuminance { return .contrast(with: luminance, required) }
    return .under(foreground.layers[0], required)
  }
}

extension Sight {
  /// The luminance of the foreground less that of what it is compared with.
  var rise: Double { foregroundColor.linear.relativeLuminance.value - surfaceColor.linear.relativeLuminance.value }
}

extension PreparedForeground {
  /// The foreground with another color; its alpha is kept unless another one is given.
  fileprivate func painted(_ color: EightBitColor, alpha: Double? = nil) -> PreparedForeground {
    replacing(Color(.sRGB, color.encoded.components, alpha: alpha ?? self.color.alpha))
  }
}

extension [StackStep] {
  /// The steps with another color in some layers, which are counted in drawing order.
  fileprivate func painted(_ color: EightBitColor, next: inout Int, where isMeant: (Int) -> Bool) -> [StackStep] {
    var painted: [StackStep] = []
    for step in self {
      switch step {
      case .filter, .material: painted.append(step)
      case .group(let steps): painted.append(.group(steps.painted(color, next: &next, where: isMeant)))
      case .layer(let old, _):
        let new = Color(.sRGB, color.encoded.components, alpha: old.alpha)
        painted.append(isMeant(next) ? .layer(new, alternates: []) : step)
        next += 1
      }
    }
    return painted
  }
}
