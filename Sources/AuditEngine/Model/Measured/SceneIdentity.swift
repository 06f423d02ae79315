import ColorMath

/// The look of a measurement to people who edit colors: its colors, and the entries from which these come.
struct SceneIdentity: Hashable, Sendable {
  let foreground: Int
  let surface: Int
  let against: Int?
  let required: ContrastRatio?
}
