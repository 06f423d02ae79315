import ColorMath
import Palettes

/// The stacks that a change must make pass, each over a backdrop.
struct RepairQuestion: Hashable {
  /// A stack over a backdrop of the audit.
  struct Case: Hashable {
    var stack: LayerStack
    var backdrop: ResolvedBackdrop
    var required: ContrastRatio
    /// The height of the blocks of an image and the blur before them, in points.
    var lineHeight: Double
    var blur: Double
  }

  private(set) var cases: [Case] = []

  /// All alternatives of the colors of a measurement, over all its possible backdrops.
  init(_ parts: SceneParts, required: ContrastRatio, lineHeight: Double) {
    guard parts.surface.isOpen else {
      addOpaque(parts, required)
      return
    }
    let surface = parts.surface
    for stack in OpenSights.stacks(of: parts.foreground, surface, parts.against, parts.flipped) {
      for backdrop in surface.backdrops {
        cases.append(
          Case(
            stack: stack, backdrop: backdrop, required: required, lineHeight: lineHeight, blur: surface.stack.blur))
      }
    }
  }

  private mutating func addOpaque(_ parts: SceneParts, _ required: ContrastRatio) {
    for base in parts.surface.colors {
      for front in parts.foreground.layers {
        for other in parts.against.map({ $0.layers.map { Optional($0) } }) ?? [nil] {
          let stack = LayerStack(
            layers: [.color(EncodedLayer(base))], foreground: front, against: other,
            filters: parts.surface.filters)
          cases.append(Case(stack: stack, backdrop: .any, required: required, lineHeight: 0, blur: 0))
        }
      }
    }
  }

  /// Returns the question with other ratios.
  func raised(_ raise: (ContrastRatio) -> ContrastRatio) -> RepairQuestion {
    var copy = self
    for index in copy.cases.indices { copy.cases[index].required = raise(cases[index].required) }
    return copy
  }

  /// Adds cases, each once.
  mutating func add(_ other: RepairQuestion) {
    for one in other.cases where !cases.contains(one) { cases.append(one) }
  }
}
