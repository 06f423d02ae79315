import ColorMath

/// Answers about surfaces that rules need beyond the ratios of pairs, measured with these.
struct SurfaceProbes: Sendable {
  /// The share of backdrops over which a measurement passes, by measurement.
  var shares: [MeasurementIndex: PassingShare] = [:]
  /// The least ratio on the declared ground of a surface without its materials, by measurement.
  var withoutMaterials: [MeasurementIndex: ContrastRatio] = [:]
  /// The luminances of the surface over all its backdrops, 0…1, by measurement.
  var luminances: [MeasurementIndex: ClosedRange<Double>] = [:]
}
