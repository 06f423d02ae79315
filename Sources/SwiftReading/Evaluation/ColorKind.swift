/// The kind of color that a place in the source takes, which decides what `.name` means there.
package enum ColorKind: Sendable {
  case style, platform, material, glass

  init?(_ type: String) {
    switch type {
    case "Color", "ShapeStyle", "AnyShapeStyle", "Style": self = .style
    case "UIColor", "NSColor", "CGColor", "ColorResource": self = .platform
    case "Material": self = .material
    case "Glass": self = .glass
    default: return nil
    }
  }
}
