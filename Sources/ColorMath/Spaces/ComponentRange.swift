/// The usual range of one component.
public struct ComponentRange: Hashable, Sendable {
  /// The component as CSS names it, in full words.
  public let name: String
  /// The lower end of the usual range.
  public let lower: Double
  /// The upper end of the usual range.
  public let upper: Double

  init(_ name: String, _ lower: Double, _ upper: Double) {
    self.name = name
    self.lower = lower
    self.upper = upper
  }
}
