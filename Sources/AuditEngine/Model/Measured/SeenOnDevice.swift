/// The colors that a record of a device gives, instead of those that are modeled.
struct SeenOnDevice: Sendable {
  /// The surface: one opaque color.
  let surface: PreparedSurface
  /// The foreground; nil if the record does not give it.
  let foreground: PreparedForeground?
}
