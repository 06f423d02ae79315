import ColorMath
import FileSyntax
import Palettes

/// Builds the stack of a surface in a variant, through nested surfaces.
final class SurfaceResolver: Sendable {
  private let colors: ColorResolver
  private let surfaces: [Surface]
  private let byName: [String: SurfaceIndex]
  private let materials: MaterialResolver
  private let backdrops: BackdropResolver

  /// Surfaces nested deeper than this are treated as a cycle.
  private static let depthLimit = 32

  /// Prepares for the surfaces of one audit.
  init(_ declaration: AuditDeclaration, colors: ColorResolver) {
    self.colors = colors
    surfaces = declaration.surfaces
    materials = MaterialResolver(declaration, colors: colors)
    backdrops = BackdropResolver(declaration, colors: colors)
    byName = Dictionary(firstOf: declaration.surfaces.indexed().map { ($1.name, $0) })
  }

  /// Returns the stack of a surface in a variant.
  ///
  /// - Throws: the reason that it cannot be measured.
  func stack(of surface: SurfaceIndex, in variant: Variant) throws(Reason) -> SurfaceStack {
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
      throw Reason(.notMeasurable, Self.undecided("the surface '\(surface.name)'"))
    }
    let shown = surface.appearance.map(variant.with) ?? variant
    for layer in layers.reversed() {
      switch layer {
      case .color(let written): try draw(written, in: shown, elevated: surface.isElevated, onto: &stack)
      case .surface(let name, _): try draw(named: name, in: shown, onto: &stack, depth: depth)
      case .material(let use): try materials.draw(use, in: shown, elevated: surface.isElevated, onto: &stack)
      case .filter(let filter): stack.steps.append(.filter(filter))
      // Below all else it is a backdrop.
      case .gradient where stack.steps.isEmpty && surface.over.isEmpty: continue
      case .gradient:
        throw Reason(.notMeasurable, "a gradient can only be measured as a backdrop; move it to \"over\"")
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
      stack.note(resolved.published)
      if let doubt = resolved.doubt { stack.doubts.append(doubt) }
      if case .entry(let token, let entry) = resolved.source { stack.entry = colors.location(of: entry, token) }
    } catch {
      throw Reason(error)
    }
  }

  /// The wording for a value that is declared for each of two settings but not for both together.
  static func undecided(_ what: String) -> String {
    "\(what) has values for reduced transparency and for increased contrast, but not for both; add "
      + "\"increased-reduced\""
  }
}
