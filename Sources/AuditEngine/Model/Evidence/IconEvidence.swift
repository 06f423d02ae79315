package import Palettes

/// A problem of an app icon set that a rule found without measuring.
package struct IconEvidence: Hashable, Sendable {
  /// The kind of problem.
  package enum Flaw: Hashable, Sendable {
    /// The images have the wrong size.
    case size
    /// There is no large image.
    case missing
    /// The images name no color space that icons support.
    case colorSpace
    /// The images are clear in places.
    case clearness
    /// The images of the tinted look have a color.
    case color
    /// An Icon Composer file defines an icon as well.
    case composerFile
  }

  /// The icon set.
  package var icon: IconIndex
  /// The problem.
  package var flaw: Flaw
  /// The images concerned; none if it is the set as a whole.
  package var images: [IconImageIndex] = []

  /// Returns the variants in which it matters, in report order, each at the first image used in it.
  func cells(in input: AuditInput) -> [Cell] {
    let set = input.plan.loaded.icons[icon]
    return input.plan.variants.variants.compactMap { variant in
      guard !images.isEmpty else { return Cell(variant, at: set.location) }
      return images.first { set.images[$0].isSeen(in: variant, of: set) }.map { image in
        Cell(variant, at: set.images[image].location)
      }
    }
  }
}

extension AppIconImage {
  /// Returns true if the Home Screen can show the image in a variant; a tint is chosen in light and in dark.
  fileprivate func isSeen(in variant: Variant, of set: AppIconSet) -> Bool {
    switch look {
    case .tinted: true
    case .dark: variant.appearance == .dark
    case .any: variant.appearance == .light || !set.images.contains { $0.look == .dark }
    }
  }
}
