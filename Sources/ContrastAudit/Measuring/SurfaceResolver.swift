import ColorMath
package import PaletteModel

/// Builds the stack of a surface in a variant, through surfaces that stand on other surfaces.
package struct SurfaceResolver: Sendable {
  private let colors: ColorResolver
  private let surfaces: [Surface]
  private let byName: [String: Int]
  private let materials: MaterialResolver
  private let backdrops: BackdropResolver

  /// Surfaces that stand on surfaces deeper than this are taken for a circle.
  private static let depthLimit = 32

  /// Prepares for the surfaces of one audit.
  package init(_ declaration: AuditDeclaration, colors: ColorResolver) {
    self.colors = colors
    surfaces = declaration.surfaces
    materials = MaterialResolver(declaration, colors: colors)
    backdrops = BackdropResolver(declaration, colors: colors)
    byName = Dictionary(
      declaration.surfaces.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What is drawn for a surface in a variant.
  ///
  /// - Throws: the reason why it cannot be measured.
  package func stack(of surface: Int, in variant: Variant) throws(Reason) -> SurfaceStack {
    var stack = SurfaceStack(steps: [], filters: surfaces[surface].filters, sources: [], doubts: [], entry: nil)
    try draw(surfaces[surface], in: variant, onto: &stack, depth: 0)
    if stack.composites() == nil {
      try backdrops.resolve(surfaces[surface], in: variant, into: &stack)
    } else if stack.isEither {
      stack.backdrops = [.any]
    }
    return stack
  }

  private func draw(
    _ surface: Surface, in variant: Variant, onto stack: inout SurfaceStack, depth: Int
  ) throws(Reason) {
    guard depth < Self.depthLimit else {
      throw Reason(.notMeasurable, "the surfaces around '\(surface.name)' form a cycle")
    }
    guard let layers = surface.layers(under: colors.profile).value(in: variant) else {
      throw Reason(.notMeasurable, Self.undecided("surface '\(surface.name)'"))
    }
    let shown = surface.appearance.map(variant.with) ?? variant
    for layer in layers.reversed() {
      switch layer {
      case .color(let written): try draw(written, in: shown, elevated: surface.isElevated, onto: &stack)
      case .surface(let name, _): try draw(named: name, in: shown, onto: &stack, depth: depth)
      case .material(let use): try materials.draw(use, in: shown, elevated: surface.isElevated, onto: &stack)
      case .filter(let filter): stack.steps.append(.filter(filter))
      case .gradient:
        throw Reason(.notMeasurable, "a gradient is measured as a backdrop, under \"over\", not as a layer")
      case .unsupported(let words, _): throw Reason(.notMeasurable, words)
      }
    }
  }

  private func draw(
    named name: String, in variant: Variant, onto stack: inout SurfaceStack, depth: Int
  ) throws(Reason) {
    guard let index = byName[name] else {
      throw Reason(.noColor, "there is no surface '\(name)'")
    }
    let below = stack.steps.count
    try draw(surfaces[index], in: variant, onto: &stack, depth: depth + 1)
    let filters = surfaces[index].filters
    guard !filters.isEmpty else { return }
    let filtered = stack.steps[below...] + filters.map { .filter($0) }
    stack.steps.replaceSubrange(below..., with: below == 0 ? Array(filtered) : [.group(Array(filtered))])
  }

  private func draw(
    _ written: WrittenColor, in variant: Variant, elevated: Bool, onto stack: inout SurfaceStack
  ) throws(Reason) {
    do {
      let resolved = try colors.resolve(written, in: variant, elevated: elevated)
      stack.steps.append(.layer(resolved.color, alternates: resolved.alternates))
      stack.sources.append(resolved.source)
      if let doubt = resolved.doubt { stack.doubts.append(doubt) }
      if case .entry(let token, let entry) = resolved.source { stack.entry = colors.location(of: entry, token) }
    } catch {
      throw Reason(error)
    }
  }

  /// The wording for a value that says what holds for each of two settings but not for both together.
  static func undecided(_ what: String) -> String {
    "\(what) declares reduced transparency and increased contrast, but not both together; add \"increased-reduced\""
  }
}

extension Reason: Error {}

extension Reason {
  /// The reason that a color cannot be resolved.
  init(_ cause: Unresolved) {
    self.init(.noColor, cause.words)
    if case .unknownToken = cause { namesUnknownToken = true }
  }
}

extension Unresolved {
  /// Why there is no colour, in one clause.
  package var words: String {
    switch self {
    case .unknownToken(let name): "there is no token '\(name)'"
    case .ambiguousToken(let name, let candidates):
      "'\(name)' is ambiguous: \(candidates.joined(separator: ", "))"
    case .drawnClear(let token, let variant):
      "'\(token)' has no color for \(variant.appearance.rawValue), so it is drawn clear"
    case .otherDevices(let token, let idiom):
      idiom == .universal
        ? "'\(token)' has entries for several device classes, but none for all of them; choose one with --idiom"
        : "'\(token)' has no entry for \(idiom.rawValue)"
    case .unreadableEntry(let token, let location):
      "the entry of '\(token)' at line \(location.line) cannot be read"
    case .unknownSystemColor(let name): "unknown system color '\(name)'"
    }
  }
}
