import ColorMath
import FileSyntax
import Palettes

/// Resolves the numbers of materials and glass, and draws them.
struct MaterialResolver: Sendable {
  private let colors: ColorResolver
  private let definitions: [String: MaterialDefinition]
  private let calibrations: [MaterialCalibration]
  /// True for the glass of macOS.
  private let isOfMac: Bool

  init(_ declaration: AuditDeclaration, colors: ColorResolver) {
    self.colors = colors
    definitions = Dictionary(lastOf: declaration.materials.map { ($0.name, $0) })
    calibrations = declaration.calibrations
    isOfMac = colors.deviceClass.idiom == .mac || declaration.source?.platform == .macOS
  }

  /// Draws a material over a stack, and collects its doubts.
  ///
  /// - Throws: the reason why it cannot be measured.
  func draw(
    _ use: MaterialUse, in variant: Variant, elevated: Bool, onto stack: inout SurfaceStack
  ) throws(Reason) {
    var numbers = try numbers(of: use, in: variant, elevated: elevated, onto: &stack)
    if use.isGlass, use.size == .small {
      let other = variant.with(variant.appearance == .light ? .dark : .light)
      numbers.layers += try self.numbers(of: use, in: other, elevated: elevated, onto: &stack).layers
      stack.isEither = true
    }
    if case .unknownGlass(let name) = use.kind {
      stack.doubts.append(
        Doubt(
          "the SDK has no glass style '\(name)', so regular glass was measured; use an existing style", .assumed))
    }
    if case .assumed(let words) = numbers.mark { stack.doubts.append(Doubt(words, .unpublished)) }
    stack.blur = max(stack.blur, numbers.blur)
    guard !numbers.layers.isEmpty else { return }
    stack.steps.append(
      .material(MaterialStep(name: use.text, layers: numbers.layers, source: numbers.source, isGlass: use.isGlass)))
  }

  private func numbers(
    of use: MaterialUse, in variant: Variant, elevated: Bool, onto stack: inout SurfaceStack
  ) throws(Reason) -> MaterialNumbers {
    let found: MaterialNumbers?
    switch use.kind {
    case .custom(let name):
      guard let definition = definitions[name] else {
        throw Reason(.notMeasurable, "there is no material '\(name)'; use an existing one")
      }
      return definition.numbers(in: variant)
    case .style(let style):
      found =
        definitions[style.rawValue]?.numbers(in: variant)
        ?? calibrated(style.rawValue, in: variant) { MaterialTable.numbers(style, in: $0, under: colors.profile) }
    case .unknownGlass:
      found = MaterialTable.numbers(.regular, in: variant, under: colors.profile)
    case .glass(let style):
      if let tint = use.tint {
        guard !isOfMac else { throw Reason(.notMeasurable, Self.macTint) }
        let resolved = try tinted(tint, in: variant, elevated, onto: &stack)
        found = MaterialTable.tinted(resolved, style, amount: use.amount, in: variant, under: colors.profile)
      } else {
        found =
          definitions["glass.\(style.rawValue)"]?.numbers(in: variant)
          ?? calibrated("glass.\(style.rawValue)", in: variant) {
            MaterialTable.numbers(style, in: $0, under: colors.profile)
          }
      }
    }
    guard let found else {
      throw Reason(.notMeasurable, "iOS 18 has no glass; declare a replacement under \"profiles\"")
    }
    return found
  }

  private static let macTint =
    "on macOS, a glass tint carries no hue, and how far it darkens the glass is unpublished; put the color on an opaque "
    + "layer, or check it on a device"

  /// The numbers of a calibration, else those of the built-in table.
  ///
  /// A calibration does not measure the blur, so that of the table without settings is kept.
  private func calibrated(
    _ name: String, in variant: Variant, else builtIn: (Variant) -> MaterialNumbers?
  ) -> MaterialNumbers? {
    for table in calibrations {
      guard var numbers = table.numbers(of: name, in: variant, under: colors.profile) else { continue }
      numbers.blur = builtIn(Variant(variant.appearance))?.blur ?? 0
      return numbers
    }
    return builtIn(variant)
  }

  private func tinted(
    _ tint: WrittenColor, in variant: Variant, _ elevated: Bool, onto stack: inout SurfaceStack
  ) throws(Reason) -> EncodedLayer {
    do {
      let resolved = try colors.resolve(tint, in: variant, elevated: elevated)
      stack.note(resolved.published)
      if let doubt = resolved.doubt { stack.doubts.append(doubt.unbounded) }
      return EncodedLayer(resolved.color.encodedSRGB, alpha: resolved.color.alpha)
    } catch {
      throw Reason(error)
    }
  }
}

extension MaterialDefinition {
  /// The numbers of a definition; they apply under all settings, because nothing else is known of it.
  fileprivate func numbers(in variant: Variant) -> MaterialNumbers {
    let numbers = variant.appearance == .light ? light : dark
    let layer = MaterialLayer(
      tint: EncodedLayer(numbers.tint, alpha: numbers.alpha), saturation: numbers.saturation,
      clampsSaturation: numbers.clampsSaturation)
    return MaterialNumbers([layer], .declared, source: "the audit file")
  }
}
