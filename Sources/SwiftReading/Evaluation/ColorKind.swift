/// The kind of color that a place in the source takes, which decides what `.name` means there.
package enum ColorKind: Sendable {
  case style, platform, material, glass

  init?(_ type: String) {
    switch type {
    case "Color", "ShapeStyle", "AnyShapeStyle", "HierarchicalShapeStyle", "Style": self = .style
    case "UIColor", "NSColor", "CGColor", "CIColor", "ColorResource": self = .platform
    case "Material": self = .material
    case "Glass": self = .glass
    default: return nil
    }
  }

  /// The types that may have a static member, the likeliest first: one of `UIColor` is none of a style of SwiftUI.
  func owners(of name: String) -> [String] {
    switch self {
    case .platform: ["UIColor", "NSColor", "CGColor", "Color", "ShapeStyle"]
    case .style: ["Color", "ShapeStyle", "AnyShapeStyle"] + (KnownColors.style(name) == nil ? ["UIColor"] : [])
    case .glass: ["Glass", "ShapeStyle"]
    case .material: ["Material", "ShapeStyle"]
    }
  }
}
