/// Types of SwiftUI and UIKit whose names projects give to types of their own, nested in others.
enum SystemTypes {
  /// A nested type of such a name is the one that is meant only where its own scope reaches.
  static let names: Set<String> = [
    "Alert", "AnyView", "Button", "Canvas", "Capsule", "Chart", "Circle", "Color", "Divider", "Ellipse", "EmptyView",
    "Font", "ForEach", "Form",
    "Gauge", "Grid", "GridRow", "Group", "GroupBox", "HStack", "Image", "Label", "LabeledContent", "LazyHGrid",
    "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Map", "Material", "Menu", "NavigationLink",
    "NavigationStack", "NavigationView", "Path", "Picker", "ProgressView", "Rectangle", "RoundedRectangle",
    "ScrollView",
    "Section", "ShareLink", "Slider", "Spacer", "Stepper", "Tab", "Table", "TabView", "Text", "TextEditor", "TextField",
    "Toggle", "ToolbarItem", "UIColor", "UIFont", "UIImage", "VStack", "View", "ViewThatFits", "Window", "WindowGroup",
    "ZStack",
  ]
}
