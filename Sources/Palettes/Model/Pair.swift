/// One declared foreground on one surface.
package struct Pair: Hashable, Sendable {
  /// The origin of a pair in the audit.
  package enum Origin: Hashable, Sendable {
    /// Declared by the designer.
    case stated
    /// Given by the platform, such as text in a system control; decides like a stated pair.
    case platform
    /// Found in sources; decides like a stated pair.
    case found
    /// Proposed from names; the text gives the reason. A failure is a warning.
    case inferred(String)
    /// Its use is assumed; the text gives the reason. Never passes.
    case assumed(String)

    /// The word for it in audit files and reports.
    package var word: String {
      switch self {
      case .stated: "stated"
      case .platform: "platform"
      case .found: "found"
      case .inferred: "inferred"
      case .assumed: "assumed"
      }
    }

    /// True if the pair is known to occur: its failures are errors.
    package var isCertain: Bool {
      switch self {
      case .stated, .platform, .found: true
      case .inferred, .assumed: false
      }
    }
  }

  /// The id that the audit file gives; nil if it is derived from the pair's parts.
  package var givenID: String?
  /// The content that is read or recognized.
  package var foreground: Foreground
  package var surface: SurfaceIndex
  /// The purpose of the foreground, which decides its minimum.
  package var role: Role
  /// The font of text; nil applies the stricter minimum.
  package var font: Font?
  /// The color that the foreground is compared with instead of the surface (link-cue, focus, boundary).
  package var against: Foreground?
  /// The variants in which the pair exists.
  package var variants: VariantSet
  /// The only system versions on which the pair exists; empty for all of them.
  package var profiles: [Profile] = []
  /// The only states in which the pair is measured, by name; nil for all of them.
  package var states: [String]?
  /// Its component in the product, such as `restaurant card: title`; nil for none.
  package var name: String?
  package var origin: Origin
  /// True if no audit file declares it: it was added because sources show it.
  package var isUndeclared = false
  /// True if sources show it and state neither of its colors: the look that the system gives a control.
  package var isDefaultLook = false
  /// True if sources choose its two colors by different conditions, which may never hold together, or show it only in
  /// passing, as while a control is pressed.
  package var isUncertain = false
  /// The author's remark, printed next to the pair; nil for none.
  package var note: String?
  /// The place where the audit file declares it; for a proposed pair, the place of its foreground's token.
  package var location: SourceLocation
  /// The places in sources that show a declared pair, in the order of files.
  package var shown: [SourceLocation] = []

  /// Makes a pair that exists in every variant by default.
  package init(
    id: String? = nil, _ foreground: Foreground, on surface: SurfaceIndex, role: Role, font: Font? = nil,
    against: Foreground? = nil, variants: VariantSet = .all, name: String? = nil, origin: Origin = .stated,
    note: String? = nil, at location: SourceLocation
  ) {
    self.givenID = id
    self.foreground = foreground
    self.surface = surface
    self.role = role
    self.font = font
    self.against = against
    self.variants = variants
    self.name = name
    self.origin = origin
    self.note = note
    self.location = location
  }

  /// Returns true if the pair exists on a version of the system.
  package func exists(on profile: Profile) -> Bool { profiles.isEmpty || profiles.contains(profile) }
}

/// The index of a pair in its audit file.
package typealias DeclaredPairIndex = TypedIndex<Pair>
