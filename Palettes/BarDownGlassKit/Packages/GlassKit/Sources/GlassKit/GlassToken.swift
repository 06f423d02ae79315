import SwiftUI

/// The four kinds of glass that features may ask for.
public enum GlassToken {
  /// Bars of the system's kind.
  public static let navigation = Glass.regular
  /// Controls that float.
  public static let action = Glass.regular.interactive()
  /// A thin layer over pictures.
  public static let subtle = Glass.clear
  /// Controls with a meaning of their own.
  public static func tinted(_ color: Color) -> Glass { Glass.regular.tint(color).interactive() }
}
