package import ColorMath
package import Palettes

/// One way to make failing results of a pair pass, with its price; measured before it is said.
package struct RepairOption: Sendable {
  /// A kind of change.
  ///
  /// The cases are in the order in which people consider them.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Other colors in entries of a token.
    case entry
    /// Entries of a token with a new one, so that the present color stays where it passes.
    case newEntry = "new-entry"
    /// A thicker material or glass.
    case material
    /// The color of the foreground with more of its opacity.
    case opacity
    /// Another token of the palette that is used for the same.
    case token
    /// A color of its own for the pair.
    case own
    /// The nearest gray that passes and stays weaker than primary text.
    case gray
    /// The other label: dark instead of white, white instead of dark, or that of the system.
    case label
    /// A layer of one color under the surface.
    case dimming
    /// An opaque surface in the variants that need it.
    case opaque

    /// True for a change of entries of a token.
    package var isOfEntry: Bool { self == .entry || self == .newEntry }

    /// True for a change of what is behind the foreground.
    var isOfSurface: Bool { self == .material || self == .dimming || self == .opaque }
  }

  /// One value that changes.
  package struct Change: Hashable, Sendable {
    /// The condition of an entry as Xcode shows it, such as `Dark`; nil for a value that no entry has.
    package var entry: String?
    /// The variants in which it changes; nil for all of them.
    package var variants: VariantSet?
    /// The present value as reports write it; nil if there is none, and equal to the new one for a new entry that keeps it.
    package var from: String?
    /// The new value: a color, the name of a system color, or that of a material.
    package var to: String
    /// The new value if it is a color.
    package var color: EightBitColor?
  }

  /// A passing result that gets a lower ratio.
  package struct Loss: Hashable, Sendable {
    package var measurement: MeasurementIndex
    /// The ratio after the change, 1…21.
    package var ratio: ContrastRatio
  }

  package var kind: Kind
  /// The token, the color, or the surface that changes, as reports name it.
  package var subject: String
  /// The other tokens or foregrounds that change with it to the same color, as reports name them.
  package var others: [String] = []
  /// The values that change together; at least one.
  package var changes: [Change]
  /// The edits of the palette that make the change; empty if no file of the palette has the color.
  package var edits: [ColorEdit] = []
  /// The failing results of the pair that pass with it.
  package var clears: Int
  /// All failing results of the pair.
  package var failing: Int
  /// The failing results of other pairs that pass with it.
  package var elsewhere = 0
  /// The other pairs whose ratio changes.
  package var touches = 0
  /// True if other pairs of the same part keep their color, because the new one would break them.
  package var isAlone = false
  /// The variants in which all results of the pair pass with it.
  package var repairs = VariantSet()
  /// The uses of the token in sources that no pair measures, if they are most of them.
  package var unmeasured = 0
  /// The other tokens that had its color and keep it, if their names begin alike.
  package var parted: [String] = []
  /// True if it changes one step of a ramp of colors, such as Gray400.
  package var bendsRamp = false
  /// The passing result that loses most; nil if none loses a twentieth.
  package var loss: Loss?
  /// The least ratio of the results of the pair that it repairs.
  package var ratio: ContrastRatio
  /// The greatest distance of a new color from the one that it replaces, in Oklab; nil if no color is replaced.
  package var deltaEOK: Double?
  /// True if the new color is another one rather than a shade of the one that it replaces.
  var isGreat = false
  /// The foreground that goes with a change of its surface; nil if that stays as it is.
  package var label: Change?
  /// True if the plan makes it.
  package var isPlanned = false

  /// Returns the option for the variants in which a pair still fails; nil if it changes nothing there.
  ///
  /// Entries change for all variants that they serve.
  package func within(_ left: VariantSet) -> RepairOption? {
    guard !kind.isOfEntry, left != .all else { return self }
    var option = self
    option.changes = changes.compactMap { change in
      let variants = (change.variants ?? .all).intersection(left)
      guard !variants.variants.isEmpty else { return nil }
      var change = change
      change.variants = variants
      return change
    }
    option.repairs = repairs.intersection(left)
    return option.changes.isEmpty ? nil : option
  }

  /// True if it repairs every failing result of the pair.
  package var isWhole: Bool { clears == failing }
}
