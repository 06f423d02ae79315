// Declarations of UIKit that the tests of `legible probe` use, as Apple's headers write them.
@_exported import Foundation

// UIDevice.h
@MainActor open class UIDevice {
  public class var current: UIDevice { UIDevice() }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

// UIDevice.h, UIInterface.h
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}
#if !LEVELLESS
  public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
  }
#endif

// UITraitCollection.h
open class UITraitCollection {
  public init(traitsFrom: [UITraitCollection]) {}
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) {}
  public init(userInterfaceStyle: UIUserInterfaceStyle) {}
  public init(accessibilityContrast: UIAccessibilityContrast) {}
  #if !LEVELLESS
    public init(userInterfaceLevel: UIUserInterfaceLevel) {}
  #endif
}

// UIColor.h
open class UIColor {
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { true }
  open func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
}

// UIInterface.h, for every platform of UIKit
extension UIColor {
  public class var label: UIColor { UIColor() }
  public class var secondaryLabel: UIColor { UIColor() }
  public class var tertiaryLabel: UIColor { UIColor() }
  public class var quaternaryLabel: UIColor { UIColor() }
  public class var placeholderText: UIColor { UIColor() }
  public class var link: UIColor { UIColor() }
  public class var separator: UIColor { UIColor() }
  public class var opaqueSeparator: UIColor { UIColor() }
  public class var tintColor: UIColor { UIColor() }
  public class var systemRed: UIColor { UIColor() }
  public class var systemOrange: UIColor { UIColor() }
  public class var systemYellow: UIColor { UIColor() }
  public class var systemGreen: UIColor { UIColor() }
  public class var systemMint: UIColor { UIColor() }
  public class var systemTeal: UIColor { UIColor() }
  public class var systemCyan: UIColor { UIColor() }
  public class var systemBlue: UIColor { UIColor() }
  public class var systemIndigo: UIColor { UIColor() }
  public class var systemPurple: UIColor { UIColor() }
  public class var systemPink: UIColor { UIColor() }
  public class var systemBrown: UIColor { UIColor() }
  public class var systemGray: UIColor { UIColor() }
}

#if !LEVELLESS
  // UIInterface.h, unavailable on tvOS
  extension UIColor {
    public class var systemGray2: UIColor { UIColor() }
    public class var systemGray3: UIColor { UIColor() }
    public class var systemGray4: UIColor { UIColor() }
    public class var systemGray5: UIColor { UIColor() }
    public class var systemGray6: UIColor { UIColor() }
    public class var systemFill: UIColor { UIColor() }
    public class var secondarySystemFill: UIColor { UIColor() }
    public class var tertiarySystemFill: UIColor { UIColor() }
    public class var quaternarySystemFill: UIColor { UIColor() }
    public class var systemBackground: UIColor { UIColor() }
    public class var secondarySystemBackground: UIColor { UIColor() }
    public class var tertiarySystemBackground: UIColor { UIColor() }
    public class var systemGroupedBackground: UIColor { UIColor() }
    public class var secondarySystemGroupedBackground: UIColor { UIColor() }
    public class var tertiarySystemGroupedBackground: UIColor { UIColor() }
  }
#endif
