// Declarations of SwiftUI that the test of `legible probe` uses on a watch, as its interface writes them.
@_exported import Foundation

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }

public struct EnvironmentValues {
  public init() {}
  public var colorScheme = ColorScheme.light
  public var _colorSchemeContrast = ColorSchemeContrast.standard
}

public struct Color: Hashable, Sendable {
  public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float
  }
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(red: 0, green: 0, blue: 0, opacity: 1) }
  public static let primary = Color()
  public static let secondary = Color()
  public static let red = Color()
  public static let orange = Color()
  public static let yellow = Color()
  public static let green = Color()
  public static let mint = Color()
  public static let teal = Color()
  public static let cyan = Color()
  public static let blue = Color()
  public static let indigo = Color()
  public static let purple = Color()
  public static let pink = Color()
  public static let brown = Color()
  public static let gray = Color()
}
