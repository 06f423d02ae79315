/// The modifiers of SwiftUI that change colors, grounds or texts, or show views.
enum SwiftUIModifiers {
  static let all: Set<String> = [
    "foregroundStyle", "foregroundColor", "tint", "accentColor", "background", "overlay", "font", "fontWeight", "bold",
    "italic", "padding", "frame", "opacity", "disabled", "buttonStyle", "labelStyle", "toggleStyle", "pickerStyle",
    "textFieldStyle", "listStyle", "listRowBackground", "scrollContentBackground", "environment", "environmentObject",
    "preferredColorScheme", "colorScheme", "sheet", "fullScreenCover", "popover", "toolbar", "navigationTitle",
    "navigationDestination", "safeAreaInset", "glassEffect", "fill", "stroke", "strokeBorder", "clipShape",
    "cornerRadius", "shadow", "mask", "modifier", "redacted", "unredacted", "onTapGesture", "onAppear", "onChange",
    "task", "lineLimit", "multilineTextAlignment", "fixedSize", "layoutPriority", "offset", "rotationEffect",
    "scaleEffect", "transition", "animation", "id", "tag", "zIndex", "contentShape", "ignoresSafeArea",
    "edgesIgnoringSafeArea", "accessibilityLabel", "accessibilityHidden", "accessibilityIdentifier", "border",
    "presentationBackground", "presentationDetents", "containerBackground", "backgroundStyle", "alert",
    "confirmationDialog", "contextMenu", "swipeActions", "tabItem", "badge", "labelsHidden", "hidden", "blur",
    "brightness", "contrast", "saturation", "grayscale", "colorInvert", "colorMultiply", "hueRotation", "blendMode",
    "resizable", "renderingMode", "aspectRatio", "scaledToFit", "scaledToFill", "imageScale", "symbolRenderingMode",
    "listRowInsets", "listRowSeparator", "navigationBarTitle", "navigationBarTitleDisplayMode", "textCase",
    "underline", "strikethrough", "kerning", "tracking", "minimumScaleFactor", "truncationMode", "focused",
    "onSubmit", "gesture", "allowsHitTesting", "position", "drawingGroup", "compositingGroup", "refreshable",
    "searchable", "controlSize", "headerProminence", "listItemTint", "groupBoxStyle", "progressViewStyle",
    "menuStyle", "safeAreaBar", "tabViewStyle", "navigationViewStyle", "activityBackgroundTint", "widgetURL",
    "onReceive", "eraseToAnyView", "equatable", "transaction", "coordinateSpace", "preference", "onPreferenceChange",
  ]
}
