import ColorMath
import Palettes

/// Says whether a new color of one part keeps levels apart, surfaces on their side, and neutrals neutral.
struct LevelGuard: Sendable {
  private struct Neighbor: Sendable {
    let measurement: MeasurementIndex
    let isLighter: Bool
    let distance: Double
  }

  /// The neighbors of measurements: those of each one next to one another.
  private struct Table: Sendable {
    private var starts: [Int] = []
    private var neighbors: [Neighbor] = []

    init() {}

    init(_ pairs: [LevelOrder.Neighbors], of count: Int) {
      starts = Array(repeating: 0, count: count + 1)
      for pair in pairs {
        starts[pair.darker.offset + 1] += 1
        starts[pair.lighter.offset + 1] += 1
      }
      for index in 0..<count { starts[index + 1] += starts[index] }
      var next = starts
      let filler = Neighbor(measurement: MeasurementIndex(0), isLighter: false, distance: 0)
      neighbors = Array(repeating: filler, count: pairs.count * 2)
      func add(_ neighbor: Neighbor, to index: MeasurementIndex) {
        neighbors[next[index.offset]] = neighbor
        next[index.offset] += 1
      }
      for pair in pairs {
        add(Neighbor(measurement: pair.lighter, isLighter: true, distance: pair.distance), to: pair.darker)
        add(Neighbor(measurement: pair.darker, isLighter: false, distance: pair.distance), to: pair.lighter)
      }
    }

    subscript(index: MeasurementIndex) -> ArraySlice<Neighbor> {
      starts.isEmpty ? [] : neighbors[starts[index.offset]..<starts[index.offset + 1]]
    }
  }

  private var texts = Table()
  private var surfaces = Table()

  /// Reads the levels of an audit.
  init(_ input: AuditInput) {
    let order = LevelOrder(input)
    texts = Table(order.texts, of: input.measurements.count)
    surfaces = Table(order.surfaces, of: input.measurements.count)
  }

  /// Without any levels.
  init() {}

  /// Two neighboring levels as they look, in many variants alike.
  private struct Question: Hashable {
    let own: SceneIdentity
    let other: SceneIdentity
    let isText: Bool
    let isLighter: Bool

    init(_ own: SceneIdentity, _ other: SceneIdentity, _ isText: Bool, _ neighbor: Neighbor) {
      (self.own, self.other, self.isText, isLighter) = (own, other, isText, neighbor.isLighter)
    }
  }

  /// Returns the bounds on an entry's color from the measurements that show it.
  ///
  /// - Parameters:
  ///   - samples: measurements with the entry as a foreground and as a surface, for its character.
  ///   - identity: tells the scenes of measurements apart.
  ///   - scene: gives a measurement as it is now, with the edits made so far.
  ///   - member: names the entry in a scene, which may show its color by another name.
  func bounds(
    of measurements: [MeasurementIndex], samples: [MeasurementIndex], identity: (MeasurementIndex) -> SceneIdentity,
    _ scene: (MeasurementIndex) -> Scene?, member: (Scene) -> MovablePart?
  ) -> Bounds {
    var bounds = Bounds()
    for index in samples {
      if let own = scene(index), let part = member(own), let character = own.character(of: part) {
        bounds.characters.append(character)
      }
    }
    var known: Set<Question> = []
    for index in measurements where !(texts[index].isEmpty && surfaces[index].isEmpty) {
      let own = identity(index)
      let ofText = texts[index].filter { known.insert(Question(own, identity($0.measurement), true, $0)).inserted }
      let ofSurface = surfaces[index].filter {
        known.insert(Question(own, identity($0.measurement), false, $0)).inserted
      }
      guard !(ofText.isEmpty && ofSurface.isEmpty), let own = scene(index), let part = member(own) else { continue }
      let isText = own.isForeground(part)
      let present = (isText ? own.sight.foregroundColor : own.sight.surfaceColor).oklab.lightness
      for one in isText ? ofText : ofSurface {
        guard let other = scene(one.measurement)?.sight else { continue }
        let lightness = (isText ? other.foregroundColor : other.surfaceColor).oklab.lightness
        // What an earlier edit moved apart stays so.
        let distance = max(one.distance, min(LevelOrder.leastDistance, abs(lightness - present)))
        bounds.add(
          Bounds.Limit(
            scene: own, part: part, isText: isText, isBelow: one.isLighter, lightness: lightness, distance: distance
          ))
      }
    }
    return bounds
  }

  /// The bounds on one entry's color.
  struct Bounds: Sendable {
    /// The distance from the lightness of a neighboring level.
    fileprivate struct Limit: Sendable {
      let scene: Scene
      let part: MovablePart
      let isText: Bool
      /// True if the entry is the darker of the two.
      let isBelow: Bool
      let lightness: Double
      let distance: Double

      /// The lightness that the entry's own color must not cross.
      var edge: Double { isBelow ? lightness - distance + Bounds.tolerance : lightness + distance - Bounds.tolerance }

      /// Returns true if an OKLab lightness, as displayed, keeps the distance.
      func allows(_ seen: Double) -> Bool { isBelow ? seen <= edge : seen >= edge }
    }

    private static let tolerance = 1e-9

    /// The OKLab lightness that keeps the distances where the color itself is displayed.
    private var lowest = -Double.infinity
    private var highest = Double.infinity
    /// The distances of colors that are drawn through something.
    private var limits: [Limit] = []
    /// The character of the color as a foreground and as a surface.
    fileprivate var characters: [ColorCharacter.Kept] = []

    fileprivate mutating func add(_ limit: Limit) {
      if !limit.scene.displays(limit.part, asText: limit.isText) {
        limits.append(limit)
      } else if limit.isBelow {
        highest = min(highest, limit.edge)
      } else {
        lowest = max(lowest, limit.edge)
      }
    }

    /// Returns true if a color keeps all distances and the entry's character.
    func allow(_ color: EightBitColor) -> Bool {
      let own = color.oklab.lightness
      guard own >= lowest, own <= highest, characters.allSatisfy({ $0.allows(color) }) else { return false }
      return limits.allSatisfy { limit in
        let sight = limit.scene.painted(limit.part, color).sight
        return limit.allows((limit.isText ? sight.foregroundColor : sight.surfaceColor).oklab.lightness)
      }
    }
  }
}

extension Scene {
  /// The scene as seen.
  var sight: Sight { Sight(foreground: foreground, surface: surface, against: against) }

  /// The character that the color of a part keeps; nil if it is neither the foreground nor the base of the surface.
  func character(of part: MovablePart) -> ColorCharacter.Kept? {
    color(of: part).map { ColorCharacter.Kept($0, isSurface: isInSurface(part)) }
  }

  /// Returns true if a part is displayed as the color that it is, with nothing drawn over it.
  fileprivate func displays(_ part: MovablePart, asText isText: Bool) -> Bool {
    guard surface.filters.isEmpty, surface.colors.count == 1, against == nil else { return false }
    if isText { return foreground.opaqueColor != nil && !isInSurface(part) }
    return base != nil && surface.steps.count == 1 && foreground.opaqueColor != nil && !isForeground(part)
  }
}
