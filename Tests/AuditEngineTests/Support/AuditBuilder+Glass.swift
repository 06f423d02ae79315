@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

extension AuditBuilder {
  /// Adds a translucent surface over what is declared, any color where nothing is, and gives its index.
  @discardableResult
  mutating func glass(
    _ name: String, _ layers: [Layer], over: [Backdrop] = [.any], reduced: [Layer]? = nil,
    _ change: (inout Surface) -> Void = { _ in }
  ) -> SurfaceIndex {
    surface(name, []) { surface in
      surface.layers = Adaptive(layers, reduced: reduced)
      surface.over = over
      change(&surface)
    }
  }

  /// Adds a material that no setting changes, so that pairs on it are certain.
  mutating func material(_ name: String, _ tint: String, alpha: Double, dark: String? = nil) {
    func numbers(_ tint: String) -> MaterialDefinition.Numbers {
      .init(alpha: alpha, tint: Self.color(tint).encodedSRGB)
    }
    declaration.materials.append(
      MaterialDefinition(
        name, light: numbers(tint), dark: dark.map(numbers), at: SourceLocation(file: "legible.json")))
  }

  /// The findings of one rule.
  func findings(_ rule: String) -> [Finding] { result.findings.filter { $0.rule == rule } }
}

extension Layer {
  static func color(_ text: String) -> Layer { .color(AuditBuilder.written(text)) }

  static func glass(_ style: GlassStyle, size: GlassSize = .large) -> Layer { material(.glass(style), size) }

  static func style(_ style: MaterialStyle) -> Layer { material(.style(style)) }

  static func custom(_ name: String) -> Layer { material(.custom(name)) }

  static func nested(_ name: String) -> Layer { .surface(name, SourceLocation(file: "legible.json")) }

  private static func material(_ kind: MaterialUse.Kind, _ size: GlassSize = .large) -> Layer {
    .material(MaterialUse(kind, size: size, at: SourceLocation(file: "legible.json")))
  }
}

extension Backdrop {
  static func color(_ text: String) -> Backdrop { .color(AuditBuilder.written(text)) }
}
