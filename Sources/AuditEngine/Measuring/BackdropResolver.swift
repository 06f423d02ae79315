import ColorMath
import Palettes

/// Resolves the colors below a surface without an opaque layer.
struct BackdropResolver: Sendable {
  private let colors: ColorResolver
  private let declared: DeclaredBackdrops
  private let images: [BackdropImage]

  /// The opaque backgrounds of the system, behind system content.
  private static let content = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
  ]

  init(_ declaration: AuditDeclaration, colors: ColorResolver) {
    self.colors = colors
    declared = DeclaredBackdrops(declaration)
    images = declaration.images
  }

  /// Adds the backdrops of a surface to its stack: its own, else those of its bottommost surface, else any.
  ///
  /// A forced appearance does not affect backdrops, which are resolved in the variant itself.
  ///
  /// - Throws: the reason why a backdrop cannot be measured.
  func resolve(_ surface: Surface, in variant: Variant, into stack: inout SurfaceStack) throws(Reason) {
    let declared = declared.backdrops(of: surface, in: variant)
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
        guard images.typedIndices.contains(use.image), images[use.image].pixels != nil else {
          throw Reason(.notMeasurable, "the image behind the surface cannot be read")
        }
        var base: EncodedSRGB?
        if let written = use.base { base = try color(written, of: surface, in: variant, to: &stack) }
        stack.backdrops.append(.image(use, base: base))
      }
    }
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
      throw Reason(.notMeasurable, "'\(written.text)' behind the surface is translucent; use an opaque color")
    }
    stack.note(resolved.published)
    if let doubt = resolved.doubt { stack.doubts.append(doubt.unbounded) }
    return resolved.color.encodedSRGB
  }
}
