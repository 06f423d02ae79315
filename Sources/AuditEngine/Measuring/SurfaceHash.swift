import ColorMath
import FileSyntax
import Palettes

/// Describes what determines the color of a surface on a device, as a short hash that records of such a color repeat.
///
/// Names of tokens, surfaces and pairs are not part of it, nor are the numbers that model the system's materials and
/// colors: better ones do not change what somebody saw. The variant is not part of it either, because a record names its
/// variants; what the palette changes in a variant is.
struct SurfaceHash {
  private let colors: ColorResolver
  private let surfaces: [Surface]
  private let byName: [String: SurfaceIndex]
  private let materials: [String: MaterialDefinition]
  private let images: [BackdropImage]
  private let declared: DeclaredBackdrops
  private var known: [SurfaceCondition: String] = [:]

  /// Surfaces nested deeper than this are a cycle.
  private static let depthLimit = 32

  /// Prepares for the surfaces of one audit.
  init(_ declaration: AuditDeclaration, _ colors: ColorResolver) {
    self.colors = colors
    surfaces = declaration.surfaces
    byName = Dictionary(firstOf: declaration.surfaces.indexed().map { ($1.name, $0) })
    materials = Dictionary(lastOf: declaration.materials.map { ($0.name, $0) })
    images = declaration.images
    declared = DeclaredBackdrops(declaration)
  }

  /// The hashes of the surfaces of all measurements that a record could decide.
  static func all(
    of measurements: [Measurement], in plan: AuditPlan, _ colors: ColorResolver
  ) -> [SurfaceCondition: String] {
    var hashes: SurfaceHash?
    for index in measurements.indices where measurements[index].verdict == .unverified {
      guard measurements[index].state == nil, measurements[index].reason?.code != .noComparison else { continue }
      if hashes == nil { hashes = SurfaceHash(plan.loaded.declaration, colors) }
      _ = hashes?.hash(of: plan.pairs[measurements[index].pair].surface, in: measurements[index].variant)
    }
    return hashes?.known ?? [:]
  }

  /// The first 8 hexadecimal digits of the SHA-256 of the surface's description in a variant.
  mutating func hash(of surface: SurfaceIndex, in variant: Variant) -> String {
    let condition = SurfaceCondition(surface: surface, variant: variant)
    if let known = known[condition] { return known }
    var lines = [colors.profile.rawValue, variant.appearance.rawValue]
    describe(surfaces[surface], in: variant, to: &lines, depth: 0)
    for backdrop in declared.backdrops(of: surfaces[surface], in: variant) {
      lines.append("over " + words(for: backdrop, of: surfaces[surface], in: variant))
    }
    let text = lines.map { "\($0.utf8.count):\($0)" }.joined(separator: "\n")
    let found = String(SHA256.hex(of: text.utf8).prefix(8))
    known[condition] = found
    return found
  }

  private func describe(_ surface: Surface, in variant: Variant, to lines: inout [String], depth: Int) {
    guard depth < Self.depthLimit, let layers = surface.layers(under: colors.profile).value(in: variant) else {
      return lines.append("nothing")
    }
    let shown = surface.appearance.map(variant.with) ?? variant
    for layer in layers.reversed() {
      switch layer {
      case .color(let written): lines.append("color " + words(for: written, in: shown, surface.isElevated))
      case .surface(let name, _):
        guard let index = byName[name] else {
          lines.append("nothing")
          continue
        }
        lines.append("surface")
        describe(surfaces[index], in: shown, to: &lines, depth: depth + 1)
        lines.append("end")
      case .material(let use): lines.append(words(for: use, in: shown, surface.isElevated))
      case .filter(let filter): lines.append(Self.words(for: filter))
      case .gradient(let stops, _): lines.append("gradient" + words(for: stops, in: shown, surface.isElevated))
      case .unsupported(let words, _): lines.append("unsupported \(words)")
      }
    }
    lines += surface.filters.map { "all " + Self.words(for: $0) }
  }

  /// A literal or the value of a token in full precision; a color of the system by its name.
  private func words(for written: WrittenColor, in variant: Variant, _ isElevated: Bool) -> String {
    guard let resolved = try? colors.resolve(written, in: variant, elevated: isElevated) else { return "none" }
    if case .system(let name) = resolved.source {
      return "system:\(name) \(Self.bits(written.opacity)) \(isElevated)"
    }
    return resolved.color.cssText
  }

  private func words(for use: MaterialUse, in variant: Variant, _ isElevated: Bool) -> String {
    let tint = use.tint.map { " " + words(for: $0, in: variant, isElevated) } ?? ""
    let amount = use.amount.map { " \(Self.bits($0))" } ?? ""
    guard case .custom(let name) = use.kind, let material = materials[name] else {
      return "\(use.text) \(use.size.rawValue)\(tint)\(amount)"
    }
    let numbers = variant.appearance == .light ? material.light : material.dark
    let color = numbers.tint
    return
      "material \(numbers.clampsSaturation)"
      + [numbers.alpha, color.red, color.green, color.blue, numbers.saturation].map { " " + Self.bits($0) }.joined()
  }

  private func words(for backdrop: Backdrop, of surface: Surface, in variant: Variant) -> String {
    switch backdrop {
    case .any: "any"
    case .content: "content"
    case .color(let written): words(for: written, in: variant, surface.isElevated)
    case .gradient(let stops): "gradient" + words(for: stops, in: variant, surface.isElevated)
    case .image(let use):
      "image \(images.typedIndices.contains(use.image) ? images[use.image].file : "") \(Self.bits(use.scale))"
        + (use.rectangle ?? []).map { " " + Self.bits($0) }.joined()
    }
  }

  private func words(for stops: [BackdropStop], in variant: Variant, _ isElevated: Bool) -> String {
    stops.map { " \(words(for: $0.color, in: variant, isElevated)) at \(Self.bits($0.location))" }.joined()
  }

  private static func words(for filter: ColorFilter) -> String { "filter \(filter.name) \(bits(filter.amount))" }

  /// A number in full precision.
  private static func bits(_ number: Double) -> String { String(number.bitPattern, radix: 16) }
}
