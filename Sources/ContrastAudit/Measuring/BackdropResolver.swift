import ColorMath
import PaletteModel

/// Finds the colours of what lies below a surface without an opaque layer.
struct BackdropResolver: Sendable {
  private let colors: ColorResolver
  private let surfaces: [Surface]
  private let byName: [String: Int]
  private let images: [BackdropImage]

  /// The opaque backgrounds of the system, on which content of the system stands.
  private static let content = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
  ]

  init(_ declaration: AuditDeclaration, colors: ColorResolver) {
    self.colors = colors
    surfaces = declaration.surfaces
    images = declaration.images
    byName = Dictionary(declaration.surfaces.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// Adds what lies below a surface to its stack: its own backdrops, else those of the surface at its bottom, else any.
  ///
  /// A forced appearance does not reach what lies below, so that it is resolved in the variant itself.
  ///
  /// - Throws: the reason why a backdrop cannot be measured.
  func resolve(_ surface: Surface, in variant: Variant, into stack: inout SurfaceStack) throws(Reason) {
    let declared = declared(by: surface, in: variant)
    guard !declared.isEmpty else {
      stack.backdrops = [.any]
      return
    }
    for backdrop in declared {
      switch backdrop {
      case .any: stack.backdrops.append(.any)
      case .content:
        for name in Self.content {
          let written = WrittenColor(.system(name), text: "system:\(name)", at: surface.location)
          try add(written, of: surface, in: variant, to: &stack)
        }
      case .color(let written): try add(written, of: surface, in: variant, to: &stack)
      case .gradient(let stops):
        var resolved: [GradientStop] = []
        for stop in stops {
          let color = try color(stop.color, of: surface, in: variant, to: &stack)
          resolved.append(GradientStop(color, at: stop.location))
        }
        stack.backdrops.append(.gradient(resolved))
      case .image(let use):
        guard images.indices.contains(use.image), images[use.image].pixels != nil else {
          throw Reason(.notMeasurable, "the image below the surface cannot be read")
        }
        var base: EncodedSRGB?
        if let written = use.base { base = try color(written, of: surface, in: variant, to: &stack) }
        stack.backdrops.append(.image(use, base: base))
      }
    }
  }

  /// What the audit file says to lie below a surface, or below the one at its bottom; empty where it says nothing.
  func declared(by surface: Surface, in variant: Variant) -> [Backdrop] { declared(by: surface, in: variant, depth: 0) }

  private func declared(by surface: Surface, in variant: Variant, depth: Int) -> [Backdrop] {
    if !surface.over.isEmpty || depth > 32 { return surface.over }
    guard case .surface(let name, _)? = surface.layers(under: colors.profile).value(in: variant)?.last,
      let index = byName[name]
    else { return [] }
    return declared(by: surfaces[index], in: variant, depth: depth + 1)
  }

  private func add(
    _ written: WrittenColor, of surface: Surface, in variant: Variant, to stack: inout SurfaceStack
  ) throws(Reason) {
    stack.backdrops.append(.color(written.text, try color(written, of: surface, in: variant, to: &stack)))
  }

  private func color(
    _ written: WrittenColor, of surface: Surface, in variant: Variant, to stack: inout SurfaceStack
  ) throws(Reason) -> EncodedSRGB {
    let resolved: ResolvedColor
    do {
      resolved = try colors.resolve(written, in: variant, elevated: surface.isElevated)
    } catch {
      throw Reason(error)
    }
    guard resolved.color.alpha >= 1 else {
      throw Reason(.notMeasurable, "'\(written.text)' below the surface is translucent; use an opaque color")
    }
    if let doubt = resolved.doubt { stack.doubts.append(doubt.unbounded) }
    return resolved.color.encodedSRGB
  }
}
