import Palettes

/// The foregrounds and surfaces of one measured audit, each resolved once for every condition in which it was needed.
struct SceneTable: Sendable {
  /// By foreground, variant, and elevation; nil if it was not needed.
  private let foregrounds: [Result<PreparedForeground, Reason>?]
  /// By surface, then variant, then state; nil if it was not needed.
  private let surfaces: [Result<PreparedSurface, Reason>?]
  private let states: Int

  /// Takes the results of measuring.
  init(
    foregrounds: [Result<PreparedForeground, Reason>?], surfaces: [Result<PreparedSurface, Reason>?], states: Int
  ) {
    self.foregrounds = foregrounds
    self.surfaces = surfaces
    self.states = states
  }

  package static func place(ofForeground index: ForegroundIndex, in variant: Variant, elevated: Bool) -> Int {
    (index.offset * 8 + Int(variant.rawValue)) * 2 + (elevated ? 1 : 0)
  }

  /// The place of a surface, in a state if one is given.
  package static func place(
    ofSurface index: SurfaceIndex, in variant: Variant, _ state: StateIndex?, of states: Int
  ) -> Int {
    index.offset * (8 + 2 * states) + (state.map { 8 + 2 * $0.offset } ?? 0) + Int(variant.rawValue)
  }

  /// The number of places for surfaces.
  package static func count(ofSurfaces surfaces: Int, states: Int) -> Int { surfaces * (8 + 2 * states) }

  /// Returns a foreground; nil if it has no color or was not needed.
  func foreground(_ index: ForegroundIndex, in variant: Variant, elevated: Bool) -> PreparedForeground? {
    guard case .success(let found)? = foregrounds[Self.place(ofForeground: index, in: variant, elevated: elevated)]
    else {
      return nil
    }
    return found
  }

  /// Returns a surface; nil if it cannot be measured or was not needed.
  func surface(_ index: SurfaceIndex, in variant: Variant, _ state: StateIndex?) -> PreparedSurface? {
    guard case .success(let found)? = surfaces[Self.place(ofSurface: index, in: variant, state, of: states)] else {
      return nil
    }
    return found
  }

  /// For each place, the first one of the same foreground or surface with equal colors of the same entries.
  struct Looks: Sendable {
    private let foregrounds: [Int]
    private let surfaces: [Int]
    private let states: Int

    fileprivate init(foregrounds: [Int], surfaces: [Int], states: Int) {
      (self.foregrounds, self.surfaces, self.states) = (foregrounds, surfaces, states)
    }

    /// Of nothing.
    init() { self.init(foregrounds: [], surfaces: [], states: 0) }

    /// Returns the look of a foreground.
    func foreground(_ index: ForegroundIndex, in variant: Variant, elevated: Bool) -> Int {
      foregrounds[SceneTable.place(ofForeground: index, in: variant, elevated: elevated)]
    }

    /// Returns the look of a surface.
    func surface(_ index: SurfaceIndex, in variant: Variant, _ state: StateIndex?) -> Int {
      surfaces[SceneTable.place(ofSurface: index, in: variant, state, of: states)]
    }
  }

  /// Compares the places of each foreground and of each surface.
  func looks() -> Looks {
    let (fronts, backs) = (foregrounds, surfaces)
    return Looks(
      foregrounds: Self.first(of: fronts.count, each: 16) { one, other in
        guard case .success(let one)? = fronts[one], case .success(let other)? = fronts[other] else { return false }
        return one.number == other.number && one.source == other.source
      },
      surfaces: Self.first(of: backs.count, each: 8 + 2 * states) { one, other in
        guard case .success(let one)? = backs[one], case .success(let other)? = backs[other] else { return false }
        return one.number == other.number && one.sources == other.sources
      }, states: states)
  }

  private static func first(of count: Int, each size: Int, where isSame: (Int, Int) -> Bool) -> [Int] {
    var found = Array(0..<count)
    for place in 0..<count {
      let start = place / size * size
      if let known = (start..<place).first(where: { found[$0] == $0 && isSame($0, place) }) { found[place] = known }
    }
    return found
  }
}
