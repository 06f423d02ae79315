package import Palettes

extension AuditInput {
  /// Returns the tokens whose entries affect measurements.
  package func tokens(in measurements: [MeasurementIndex]) -> Set<TokenIndex> {
    var found: Set<TokenIndex> = []
    for index in measurements where self.measurements.typedIndices.contains(index) {
      guard let scene = measured.scene(of: self.measurements[index]) else { continue }
      var sources = scene.surface.sources + [scene.foreground.source]
      if let against = scene.against { sources.append(against.source) }
      for source in sources { if case .entry(let token, _) = source { found.insert(token) } }
    }
    return found
  }
}
