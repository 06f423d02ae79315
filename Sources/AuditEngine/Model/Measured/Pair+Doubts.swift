package import Palettes

extension Pair {
  /// The place where the audit file writes the foreground for a variant.
  package func place(in variant: Variant) -> SourceLocation {
    foreground.colors.value(in: variant)?.location ?? location
  }

  /// The doubts about the pair itself.
  var doubts: [Doubt] {
    if case .assumed(let why) = origin { return [Doubt("the pair is assumed: \(why)", .assumed)] }
    return []
  }
}

extension State {
  /// The doubt about all measurements in the state.
  var doubt: Doubt? {
    assumed.map { Doubt("the rendering in the state \(name) is assumed: \($0)", .assumed) }
  }
}
