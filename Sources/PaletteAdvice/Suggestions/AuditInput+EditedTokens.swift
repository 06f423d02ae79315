import AuditModel
import PaletteModel

extension AuditInput {
  /// Returns the tokens whose entries affect measurements, as indices into `Palette.tokens`.
  package func tokens(in measurements: [Int]) -> Set<Int> {
    var found: Set<Int> = []
    for index in measurements where self.measurements.indices.contains(index) {
      guard let scene = measured.scene(of: self.measurements[index]) else { continue }
      var sources = scene.surface.sources + [scene.foreground.source]
      if let against = scene.against { sources.append(against.source) }
      for source in sources { if case .entry(let token, _) = source { found.insert(token) } }
    }
    return found
  }
}
