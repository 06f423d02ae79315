import Palettes

/// The backdrops that an audit file declares below surfaces.
struct DeclaredBackdrops: Sendable {
  private let surfaces: [Surface]
  private let profile: Profile
  private let byName: [String: SurfaceIndex]

  /// The nesting of surfaces that is followed.
  private static let depthLimit = 32

  /// Reads the surfaces of an audit.
  init(_ declaration: AuditDeclaration) {
    surfaces = declaration.surfaces
    profile = declaration.profile
    var byName: [String: SurfaceIndex] = [:]
    for (index, surface) in declaration.surfaces.indexed() where byName[surface.name] == nil {
      byName[surface.name] = index
    }
    self.byName = byName
  }

  /// Returns the backdrops of a surface: its own, else its bottommost layer or those of its bottommost surface; empty if none are declared.
  func backdrops(of surface: Surface, in variant: Variant) -> [Backdrop] {
    backdrops(of: surface, in: variant, depth: 0)
  }

  private func backdrops(of surface: Surface, in variant: Variant, depth: Int) -> [Backdrop] {
    if !surface.over.isEmpty || depth > Self.depthLimit { return surface.over }
    let last = surface.layers(under: profile).value(in: variant)?.last
    // A gradient below all else is a backdrop.
    if case .gradient(let stops, _)? = last { return [.gradient(stops)] }
    guard case .surface(let name, _)? = last, let index = byName[name] else { return [] }
    return backdrops(of: surfaces[index], in: variant, depth: depth + 1)
  }
}
