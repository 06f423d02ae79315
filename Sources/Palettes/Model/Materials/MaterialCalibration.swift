package import ColorMath

/// The numbers of materials that were measured on one device.
package struct MaterialCalibration: Hashable, Sendable {
  /// The numbers of one material in one variant.
  package struct Entry: Hashable, Sendable {
    /// The name of the material, as in an audit file: `ultraThin`, `glass.regular`.
    package var name: String
    /// The variant in which it was measured.
    package var variant: Variant
    /// The numbers, with their residual.
    package var layer: MaterialLayer
    /// True if the measurement determines the saturation.
    package var isSaturationKnown: Bool

    /// Creates an entry.
    init(_ name: String, in variant: Variant, _ layer: MaterialLayer, isSaturationKnown: Bool = true) {
      (self.name, self.variant, self.layer) = (name, variant, layer)
      self.isSaturationKnown = isSaturationKnown
    }
  }

  /// The system version for which the numbers hold.
  package var profile: Profile
  /// The device, such as `iPhone 17`.
  package var device: String
  /// The system, such as `iOS 26.1`.
  var system: String
  /// The day of the measurement; nil if it was not given.
  var date: CalendarDate?
  /// The numbers, sorted by name and variant.
  package var entries: [Entry] = []

  /// Creates a table without numbers.
  init(profile: Profile, device: String, system: String, date: CalendarDate? = nil) {
    (self.profile, self.device, self.system, self.date) = (profile, device, system, date)
  }

  /// The source of its numbers in reports.
  package var source: String {
    "measured on \(device), \(system)" + (date.map { ", \($0.text)" } ?? "")
  }

  /// The names that a table may have, in report order: the materials, and the glasses that have an effect.
  package static let names =
    MaterialStyle.allCases.map { $0.rawValue }
    + GlassStyle.allCases.filter { $0 != .identity }.map { "glass.\($0.rawValue)" }

  /// The most that a measurement shows of an opacity: with less than 1, the residual counts over every backdrop.
  private static let greatestAlpha = 0.9999

  /// The measured numbers of a material in a variant; nil if the table has none for the profile.
  package func numbers(of name: String, in variant: Variant, under profile: Profile) -> MaterialNumbers? {
    guard profile == self.profile,
      var layer = entries.first(where: { $0.name == name && $0.variant == variant })?.layer
    else { return nil }
    layer.tint.alpha = min(layer.tint.alpha, Self.greatestAlpha)
    return MaterialNumbers([layer], .measured, source: source)
  }
}
