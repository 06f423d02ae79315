import Palettes

/// The ground of a view: layers, the topmost first, and the base below the last of them.
struct Ground: Sendable {
  /// Each a color in all its cases; a case without one shows what is below.
  var layers: [Value] = []
  var base = FoundSurface.Base.elsewhere
  /// The place that stated the topmost layer.
  var stated: SourceProject.Place?
  /// True in a sheet whose background the app states: what else containers lay on it is not known.
  var isOfPresentation = false

  /// The ground with a layer on top.
  func adding(_ layer: Value, at place: SourceProject.Place? = nil) -> Ground {
    if layer.isClearColor { return self }
    var ground = self
    ground.layers = [layer] + (layer.isOpaqueColor ? [] : layers)
    ground.stated = place ?? (layer.isOpaqueColor ? nil : stated)
    return ground
  }

  /// The ground of what covers everything with a background of the system.
  func covered(by base: FoundSurface.Base) -> Ground {
    isOfPresentation ? .content : Ground(base: self.base.level(of: base))
  }

  /// The ground of unknown content: a picture, or a view of which nothing tells.
  static let content = Ground(base: .any)

  var fingerprint: Fingerprint {
    var own = Fingerprint(60).adding(base.rawValue)
    own.add(isOfPresentation ? 1 : 2)
    for layer in layers { own.add(layer.fingerprint) }
    return own
  }
}

extension Value {
  /// True if it hides in every case all that is behind.
  var isOpaqueColor: Bool {
    cases.allSatisfy { if case .color(let color) = $0.value { color.isOpaque } else { false } }
  }

  /// True if it shows nothing in any case.
  var isClearColor: Bool {
    cases.allSatisfy { part in
      switch part.value {
      case .none: true
      case .color(let color): color.isClear
      default: false
      }
    }
  }
}

/// The part that a view paints of the ground of later views.
enum Cover: Sendable {
  /// Nothing that matters: a text, a spacer, an outline.
  case none
  /// Colors over all of it, the topmost first.
  case layers([Value])
  /// Other views, or colors in an unknown part of it.
  case content
}
