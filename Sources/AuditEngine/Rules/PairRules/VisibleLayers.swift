import ColorMath
import FileSyntax
import Palettes

/// The visible part of a surface in a variant, nested surfaces expanded: the layers from the top to the first opaque
/// one.
struct VisibleLayers {
  /// A layer and the surface that it belongs to.
  struct Part {
    var layer: Layer
    /// The share of its backdrop that it hides, 0 (none) … 1; nil if that is not a single number.
    var alpha: Double?
    /// The appearance in which it is drawn.
    var appearance: Appearance
  }

  /// The layers, top first.
  fileprivate(set) var parts: [Part] = []
  /// True if the backdrop of the surface shows through.
  fileprivate(set) var isOpen = true

  /// The materials and glass among them, without glass that has no effect.
  var materials: [MaterialUse] {
    parts.compactMap { part in
      if case .material(let use) = part.layer, use.kind != .glass(.identity) { use } else { nil }
    }
  }

  /// The translucent layers, as reports name them, each once.
  var translucent: [String] {
    var names: [String] = []
    for part in parts {
      guard part.alpha != 1, let name = part.layer.name, !names.contains(name) else { continue }
      names.append(name)
    }
    return names
  }
}

extension Layer {
  /// The name in reports of a layer that covers something; nil for filters, glass without an effect and unreadable
  /// layers.
  fileprivate var name: String? {
    switch self {
    case .color(let written) where written.opacity == 1: written.text
    case .color(let written): "\(written.text) at \(DecimalText.fixed(written.opacity * 100, decimals: 0))%"
    case .material(let use): use.kind == .glass(.identity) ? nil : use.text
    case .gradient: "a gradient"
    case .filter, .surface, .unsupported: nil
    }
  }
}

/// Expands nested surfaces.
struct SurfaceReader {
  let surfaces: [Surface]
  let colors: ColorResolver
  private let backdrops: DeclaredBackdrops
  private let byName: [String: SurfaceIndex]
  private let definitions: [String: MaterialDefinition]

  /// Surfaces nested deeper than this are treated as a cycle.
  private static let depthLimit = 32

  init(_ plan: AuditPlan) {
    let declaration = plan.loaded.declaration
    surfaces = declaration.surfaces
    colors = ColorResolver(plan.loaded)
    backdrops = DeclaredBackdrops(declaration)
    byName = Dictionary(firstOf: declaration.surfaces.indexed().map { ($1.name, $0) })
    definitions = Dictionary(lastOf: declaration.materials.map { ($0.name, $0) })
  }

  /// Returns the layers of a surface in a variant; nil if one of them is unknown.
  func layers(of surface: SurfaceIndex, in variant: Variant) -> VisibleLayers? {
    var seen = VisibleLayers()
    guard let isOpaque = collect(surface, in: variant, into: &seen, depth: 0) else { return nil }
    seen.isOpen = !isOpaque
    return seen
  }

  /// Returns the declared backdrops of a surface; empty if there are none.
  func backdrops(of surface: SurfaceIndex, in variant: Variant) -> [Backdrop] {
    backdrops.backdrops(of: surfaces[surface], in: variant)
  }

  /// Adds the layers of a surface; true if they hide the backdrop, nil if that is unknown.
  private func collect(
    _ surface: SurfaceIndex, in variant: Variant, into seen: inout VisibleLayers, depth: Int
  ) -> Bool? {
    let surface = surfaces[surface]
    guard depth < Self.depthLimit, let layers = surface.layers(under: colors.profile).value(in: variant) else {
      return nil
    }
    let shown = surface.appearance.map(variant.with) ?? variant
    for layer in layers {
      if case .surface(let name, _) = layer {
        guard let index = byName[name], let isOpaque = collect(index, in: shown, into: &seen, depth: depth + 1) else {
          return nil
        }
        if isOpaque { return !surface.isFaded }
        continue
      }
      if case .unsupported = layer { return nil }
      let alpha = alpha(of: layer, in: shown, elevated: surface.isElevated)
      if case .color = layer, alpha == nil { return nil }
      seen.parts.append(.init(layer: layer, alpha: alpha, appearance: shown.appearance))
      if alpha == 1 { return !surface.isFaded }
    }
    return false
  }

  private func alpha(of layer: Layer, in variant: Variant, elevated: Bool) -> Double? {
    switch layer {
    case .color(let written): return try? colors.resolve(written, in: variant, elevated: elevated).color.alpha
    case .gradient(let stops, _):
      let alphas = stops.compactMap { try? colors.resolve($0.color, in: variant, elevated: elevated).color.alpha }
      return alphas.count == stops.count && alphas.allSatisfy { $0 == 1 } ? 1 : nil
    case .material(let use): return alpha(of: use, in: variant.appearance)
    case .filter, .surface, .unsupported: return nil
    }
  }

  /// Only a material that the audit file defines is known to hide everything.
  private func alpha(of use: MaterialUse, in appearance: Appearance) -> Double? {
    let name: String
    switch use.kind {
    case .custom(let custom): name = custom
    case .style(let style): name = style.rawValue
    case .glass(let style) where use.tint == nil: name = "glass.\(style.rawValue)"
    case .glass, .unknownGlass: return use.amount
    }
    return definitions[name].map { appearance == .light ? $0.light.alpha : $0.dark.alpha }
  }
}

extension Surface {
  /// True if its own filters make it translucent, regardless of its layers.
  fileprivate var isFaded: Bool { filters.contains { $0.letsBackdropThrough } }
}
