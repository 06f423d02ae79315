import ColorMath
import FileSyntax
import Palettes

/// The steps of ramps, such as Gray50 to Gray900: other tokens and the code choose among them, and nobody bends one alone.
struct RampSteps: Sendable {
  private var steps: Set<TokenIndex> = []

  /// The fewest steps of a ramp, and the number that one of them has at least: `chart1` to `chart4` are no ramp.
  private static let (fewest, leastNumber) = (4, 10)

  /// Knows of no ramps.
  init() {}

  /// Reads the names and the lightness of the tokens of an audit.
  init(_ plan: AuditPlan) {
    let (palette, device) = (plan.loaded.palette, plan.loaded.declaration.deviceClass)
    var ramps: [String: [(number: Int, token: TokenIndex)]] = [:]
    for token in palette.tokens.typedIndices {
      let words = NameWords(palette.tokens[token].name.path).words
      guard words.count > 1, let number = words.last.flatMap({ Int($0) }) else { continue }
      ramps[words.dropLast().joined(separator: " "), default: []].append((number, token))
    }
    for ramp in ramps.values where ramp.count >= Self.fewest && ramp.contains(where: { $0.number >= Self.leastNumber })
    {
      let lightness = ramp.ordered { $0 < $1 }.compactMap { step -> Double? in
        guard case .entry(let entry) = palette.tokens[step.token].resolution(for: .light, on: device),
          case .color(let color) = palette.tokens[step.token].entries[entry].value
        else { return nil }
        return color.linearSRGB.oklab.lightness
      }
      let pairs = zip(lightness, lightness.dropFirst())
      guard lightness.count == ramp.count, pairs.allSatisfy({ $0 >= $1 }) || pairs.allSatisfy({ $0 <= $1 }) else {
        continue
      }
      steps.formUnion(ramp.map { $0.token })
    }
  }

  /// Returns true if a token is a step of a ramp.
  func contains(_ token: TokenIndex) -> Bool { steps.contains(token) }
}
