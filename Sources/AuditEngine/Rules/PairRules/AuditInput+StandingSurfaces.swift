import ColorMath
import Palettes

/// A surface with content, or one declared for it.
struct StandingSurface {
  var surface: SurfaceIndex
  /// The pairs on it.
  var pairs: [PairIndex]
  /// The variants in which one of the pairs exists; all audited ones if there is none.
  var variants: VariantSet
}

extension AuditInput {
  /// The surfaces that may show their backdrop: those with pairs, and those that no other one contains.
  ///
  /// A surface whose pairs exist only on other versions of the system is left out.
  var standingSurfaces: [StandingSurface] {
    let declaration = plan.loaded.declaration
    var pairs = Array(repeating: [PairIndex](), count: declaration.surfaces.count)
    for (index, pair) in plan.pairs.indexed() { pairs[pair.surface.offset].append(index) }
    let declared = Set(declaration.pairs.map { $0.surface })
    let contained = Set(declaration.surfaces.flatMap { $0.containedNames })
    return declaration.surfaces.typedIndices.compactMap { index in
      let surface = declaration.surfaces[index]
      let stands = !pairs[index.offset].isEmpty || !contained.contains(surface.name) && !declared.contains(index)
      guard mayBeOpen(surface), stands else { return nil }
      let variants = pairs[index.offset].isEmpty ? plan.variants : variants(of: pairs[index.offset])
      return variants.isEmpty ? nil : StandingSurface(surface: index, pairs: pairs[index.offset], variants: variants)
    }
  }

  private func variants(of pairs: [PairIndex]) -> VariantSet {
    let uses = pairs.flatMap { plan.pairs[$0].uses }
    let all = uses.map { plan.loaded.declaration.pairs[$0.declared].variants }
    return VariantSet(all).intersection(plan.variants)
  }

  /// Returns true if the layers may be more than opaque colors.
  private func mayBeOpen(_ surface: Surface) -> Bool {
    if surface.filters.contains(where: { $0.letsBackdropThrough }) { return true }
    return surface.layers(under: plan.loaded.declaration.profile).all.contains { layers in
      layers.isEmpty
        || layers.contains { layer in
          if case .color(let written) = layer { mayBeTranslucent(written) } else { true }
        }
    }
  }

  private func mayBeTranslucent(_ written: WrittenColor) -> Bool {
    guard written.opacity == 1 else { return true }
    switch written.reference {
    case .literal(let color): return color.alpha < 1
    case .system: return true
    case .token(let name):
      guard case .found(let index) = plan.loaded.palette.lookup(name) else { return true }
      return plan.loaded.palette.tokens[index].entries.contains { entry in
        if case .color(let color) = entry.value { color.alpha < 1 } else { true }
      }
    }
  }

  /// Returns true if the backdrop of the surface may show through in a measurement.
  func isOpen(_ measurement: Measurement) -> Bool {
    guard measurement.outlook != nil, let place = measurement.evidence else { return false }
    return SurfaceStack(steps: evidence[place].steps, filters: [], sources: [], doubts: [], entry: nil).composites()
      == nil
  }

  /// The measurement of a pair in a variant without a state.
  func measurement(of pair: PairIndex, in variant: Variant) -> Measurement? { plain(variant, rows[pair.offset]) }
}

extension Surface {
  /// The surfaces that it contains under any setting and profile, by name.
  fileprivate var containedNames: [String] {
    (layers.all + profileLayers.values.flatMap { $0.all }).joined().compactMap { layer in
      if case .surface(let name, _) = layer { name } else { nil }
    }
  }
}
