// Declarations of AppKit that the test of `legible probe` uses, as Apple's headers write them.
@_exported import Foundation

// NSAppearance.h
open class NSAppearance {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")
  }
  public init?(named name: Name) {}
  open func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
}

// NSColorSpace.h
open class NSColorSpace {
  public class var extendedSRGB: NSColorSpace { NSColorSpace() }
}

// NSColor.h
open class NSColor {
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }
  open var redComponent: CGFloat { 0 }
  open var greenComponent: CGFloat { 0 }
  open var blueComponent: CGFloat { 0 }
  open var alphaComponent: CGFloat { 1 }
}

// NSColor.h
extension NSColor {
  public class var alternateSelectedControlTextColor: NSColor { NSColor() }
  public class var controlAccentColor: NSColor { NSColor() }
  public class var controlBackgroundColor: NSColor { NSColor() }
  public class var controlColor: NSColor { NSColor() }
  public class var controlTextColor: NSColor { NSColor() }
  public class var disabledControlTextColor: NSColor { NSColor() }
  public class var findHighlightColor: NSColor { NSColor() }
  public class var gridColor: NSColor { NSColor() }
  public class var headerTextColor: NSColor { NSColor() }
  public class var keyboardFocusIndicatorColor: NSColor { NSColor() }
  public class var labelColor: NSColor { NSColor() }
  public class var linkColor: NSColor { NSColor() }
  public class var placeholderTextColor: NSColor { NSColor() }
  public class var quaternaryLabelColor: NSColor { NSColor() }
  public class var secondaryLabelColor: NSColor { NSColor() }
  public class var selectedContentBackgroundColor: NSColor { NSColor() }
  public class var selectedControlColor: NSColor { NSColor() }
  public class var selectedControlTextColor: NSColor { NSColor() }
  public class var selectedMenuItemTextColor: NSColor { NSColor() }
  public class var selectedTextBackgroundColor: NSColor { NSColor() }
  public class var selectedTextColor: NSColor { NSColor() }
  public class var separatorColor: NSColor { NSColor() }
  public class var tertiaryLabelColor: NSColor { NSColor() }
  public class var textBackgroundColor: NSColor { NSColor() }
  public class var textColor: NSColor { NSColor() }
  public class var underPageBackgroundColor: NSColor { NSColor() }
  public class var unemphasizedSelectedContentBackgroundColor: NSColor { NSColor() }
  public class var unemphasizedSelectedTextBackgroundColor: NSColor { NSColor() }
  public class var unemphasizedSelectedTextColor: NSColor { NSColor() }
  public class var windowBackgroundColor: NSColor { NSColor() }
  public class var windowFrameTextColor: NSColor { NSColor() }
  public class var systemBlue: NSColor { NSColor() }
  public class var systemBrown: NSColor { NSColor() }
  public class var systemCyan: NSColor { NSColor() }
  public class var systemGray: NSColor { NSColor() }
  public class var systemGreen: NSColor { NSColor() }
  public class var systemIndigo: NSColor { NSColor() }
  public class var systemMint: NSColor { NSColor() }
  public class var systemOrange: NSColor { NSColor() }
  public class var systemPink: NSColor { NSColor() }
  public class var systemPurple: NSColor { NSColor() }
  public class var systemRed: NSColor { NSColor() }
  public class var systemTeal: NSColor { NSColor() }
  public class var systemYellow: NSColor { NSColor() }
}
