import ColorMath
import FileSyntax
import Palettes

/// The levels of a palette that must stay apart: neutral texts on one surface, and the surfaces themselves.
struct LevelOrder {
  /// Two neighboring levels in one variant, by measurements that show them.
  struct Neighbors: Hashable {
    /// A measurement that shows the darker level.
    let darker: MeasurementIndex
    /// A measurement that shows the lighter level.
    let lighter: MeasurementIndex
    /// The distance in OKLab lightness that the two keep.
    let distance: Double
  }

  /// The distance that neighboring levels keep at least, unless they were closer before: 0.02 in OKLab lightness.
  static let leastDistance = 0.02

  /// Neighboring texts on one surface.
  private(set) var texts: [Neighbors] = []
  /// Neighboring surfaces of texts, by measurements on them.
  private(set) var surfaces: [Neighbors] = []

  /// Surfaces and conditions under which levels are seen together.
  private struct Place: Hashable, Comparable {
    let variant: Variant
    let state: String
    /// The offset of the surface of texts; -1 for levels of surfaces.
    let surface: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.variant.rawValue, left.surface, left.state) < (right.variant.rawValue, right.surface, right.state)
    }
  }

  /// One level, by the first measurement that shows it.
  private struct Level {
    let measurement: MeasurementIndex
    let lightness: Double
    let owner: Int
  }

  /// Reads the levels of an audit.
  init(_ input: AuditInput) {
    var texts: [Place: [Level]] = [:]
    var surfaces: [Place: [Level]] = [:]
    var (fronts, backs) = (LastColor(), LastColor())
    for index in input.measurements.typedIndices {
      let measurement = input.measurements[index]
      let pair = input.plan.pairs[measurement.pair]
      guard pair.role == .text, let front = fronts.oklab(of: measurement.foregroundColor),
        let back = backs.oklab(of: measurement.surfaceColor), measurement.outlook == nil, pair.against == nil
      else { continue }
      let state = measurement.state ?? ""
      if ColorCharacter.chroma(of: front) < ColorCharacter.levelChroma {
        let place = Place(variant: measurement.variant, state: state, surface: pair.surface.offset)
        texts[place, default: []].append(
          Level(measurement: index, lightness: front.lightness, owner: pair.foreground.offset))
      }
      if !ColorCharacter.isFill(back) {
        let place = Place(variant: measurement.variant, state: state, surface: -1)
        surfaces[place, default: []].append(
          Level(measurement: index, lightness: back.lightness, owner: pair.surface.offset))
      }
    }
    self.texts = Self.neighbors(in: texts)
    self.surfaces = Self.neighbors(in: surfaces)
  }

  private static func neighbors(in levels: [Place: [Level]]) -> [Neighbors] {
    var found: [Neighbors] = []
    for place in levels.keys.sorted() {
      var owners: Set<Int> = []
      let distinct = (levels[place] ?? []).filter { owners.insert($0.owner).inserted }
        .ordered { ($0.lightness, $0.measurement) < ($1.lightness, $1.measurement) }
      for (darker, lighter) in zip(distinct, distinct.dropFirst()) where lighter.lightness - darker.lightness > 1e-4 {
        found.append(
          Neighbors(
            darker: darker.measurement, lighter: lighter.measurement,
            distance: min(leastDistance, lighter.lightness - darker.lightness)))
      }
    }
    return found
  }
}

/// The last color in OKLab: the variants of a pair often show the same.
private struct LastColor {
  private var color: EightBitColor?
  private var value: Oklab?

  mutating func oklab(of color: EightBitColor?) -> Oklab? {
    if color != self.color { (self.color, value) = (color, color?.oklab) }
    return value
  }
}

extension EightBitColor {
  /// The color in OKLab.
  var oklab: Oklab { linear.oklab }
}
