/// The numbers of a material that samples of it give.
///
/// The formula `out = clamp((1 − α)·saturate(B, s) + α·T)` is linear in a = 1 − α, b = a·s and t = α·T, because
/// `saturate(B, s) = L + s·(B − L)` with the encoded BT.709 luma L of B. So least squares give all three at once: five
/// unknowns, three of them the channels of t. Channels that the clamp cut off are left out if the formula agrees.
package struct MaterialFit: Hashable, Sendable {
  /// The numbers, rounded as `decimals` says, with the largest difference of any channel of a sample as their residual.
  package let layer: MaterialLayer
  /// True if the saturation shows in the samples; otherwise it is 1, and the residual covers the difference.
  package let isSaturationKnown: Bool
  /// The root mean square of the differences of all channels, 0…1.
  let deviation: Double

  /// The decimals to which the numbers are rounded: a tenth of a step of 8 bits is 0.0004.
  package static let decimals = 4
  /// The largest residual of a usable fit: 40 steps of 8 bits.
  package static let greatestResidual = 40.0 / 255
  /// The smallest residual: no screenshot of 8 bits tells half a step.
  static let leastResidual = 0.5 / 255
  /// The largest error of a saturation that counts as known in any case: two standard errors, as a share of it if it is
  /// above 1.
  static let greatestSaturationError = 0.03

  /// Solves the numbers of a material.
  ///
  /// - Throws: `MaterialFitError` if the samples do not determine them, or if the formula does not describe the samples.
  package init(solving samples: [MaterialSample]) throws(MaterialFitError) {
    let equations = MaterialEquations(samples)
    guard let solution = equations.solution(isSaturating: true) else { throw .undetermined }
    var layer = solution.layer(decimals: Self.decimals)
    var (greatest, deviation) = Self.differences(of: samples, from: layer)
    var isKnown = layer.tint.alpha < 1
    let share = max(1, layer.saturation)
    if 2 * solution.saturationError > Self.greatestSaturationError * share,
      let plain = equations.solution(isSaturating: false)?.layer(decimals: Self.decimals)
    {
      let differences = Self.differences(of: samples, from: plain)
      // Without an effect that anybody sees, the saturation is left out.
      if differences.greatest <= greatest + Self.leastResidual {
        (layer, isKnown) = (plain, false)
        (greatest, deviation) = differences
      }
    }
    guard greatest <= Self.greatestResidual else { throw .residual(greatest) }
    layer.residual = Self.raised(max(greatest, Self.leastResidual))
    self.layer = layer
    self.deviation = deviation
    isSaturationKnown = isKnown
  }

  /// The largest difference of a channel, and the root of the mean square of all.
  private static func differences(
    of samples: [MaterialSample], from layer: MaterialLayer
  ) -> (greatest: Double, deviation: Double) {
    var greatest = 0.0
    var sum = 0.0
    for sample in samples {
      let expected = layer.over(sample.backdrop)
      for difference in [
        expected.red - sample.seen.red, expected.green - sample.seen.green, expected.blue - sample.seen.blue,
      ] {
        greatest = max(greatest, abs(difference))
        sum += difference * difference
      }
    }
    return (greatest, Root.square(sum / Double(3 * samples.count)))
  }

  /// Rounds up, so that a tolerance never becomes smaller.
  private static func raised(_ number: Double) -> Double { Double(Int(number * 10_000) + 1) / 10_000 }
}
