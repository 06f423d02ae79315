import TestSupport
import Testing

@testable import ColorMath

/// Numbers of materials from samples that were computed with known numbers.
@Suite struct MaterialFitTests {
  private static let hex: [Int] = [
    0xFFFFFF, 0x000000, 0xFF3030, 0x20C040, 0x808080, 0x2040FF, 0xFFD020, 0xB040C0,
  ]
  private static let colors: [EncodedSRGB] = hex.map { value in
    let channels: [UInt8] = [UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255)]
    return EncodedSRGB(red8: channels[0], green8: channels[1], blue8: channels[2])
  }

  private static func material(_ alpha: Double, _ tint: [Double], _ saturation: Double) -> MaterialLayer {
    MaterialLayer(
      tint: EncodedLayer(EncodedSRGB(red: tint[0], green: tint[1], blue: tint[2]), alpha: alpha), saturation: saturation
    )
  }

  private static func samples(
    _ material: MaterialLayer, _ colors: [EncodedSRGB] = colors, change: (EncodedSRGB) -> EncodedSRGB = { $0 }
  ) -> [MaterialSample] {
    colors.map { MaterialSample(over: $0, seen: change(material.over($0))) }
  }

  private static func difference(_ one: EncodedSRGB, _ other: EncodedSRGB) -> Double {
    max(abs(one.red - other.red), abs(one.green - other.green), abs(one.blue - other.blue))
  }

  /// Exact samples give the numbers back, whatever the clamp cuts off.
  @Test(arguments: 0..<200)
  func knownNumbersComeBack(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let known = Self.material(
      random.within(0.1...0.92), (0..<3).map { _ in random.within(0.1...1) }, random.within(1...3))
    let fit = try MaterialFit(solving: Self.samples(known))
    #expect(abs(fit.layer.tint.alpha - known.tint.alpha) <= 0.0002)
    #expect(Self.difference(fit.layer.tint.color, known.tint.color) <= 0.002)
    #expect(fit.isSaturationKnown)
    #expect(abs(fit.layer.saturation - known.saturation) <= 0.005)
    #expect(fit.layer.residual >= MaterialFit.leastResidual && fit.layer.residual <= 0.0025)
  }

  /// Rounding to 8 bits stays within the bars, and the residual covers every sample.
  @Test(arguments: 0..<100)
  func roundedNumbersStayWithinTheBars(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(1000 + seed))
    let known = Self.material(
      random.within(0.5...0.8), (0..<3).map { _ in random.within(0.1...1) }, random.within(1...2.5))
    let samples = Self.samples(known) { EightBitColor($0).encoded }
    let fit = try MaterialFit(solving: samples)
    #expect(abs(fit.layer.tint.alpha - known.tint.alpha) <= 0.01)
    #expect(Self.difference(fit.layer.tint.color, known.tint.color) <= 1.2 / 255)
    #expect(abs(fit.layer.saturation - known.saturation) <= 0.03)
    for sample in samples {
      #expect(Self.difference(fit.layer.over(sample.backdrop), sample.seen) <= fit.layer.residual)
    }
  }

  /// The built-in numbers of materials, whose channels are clamped at both ends.
  @Test(arguments: [(0.702, 249.0, 2.0), (0.737, 33, 2.225), (0.871, 253, 5.65), (0.949, 245, 1.5), (0.384, 229, 1.1)])
  func publishedMaterials(_ alpha: Double, _ gray: Double, _ saturation: Double) throws {
    let known = Self.material(alpha, [gray / 255, gray / 255, gray / 255], saturation)
    let fit = try MaterialFit(solving: Self.samples(known))
    #expect(abs(fit.layer.tint.alpha - alpha) <= 0.0002 && abs(fit.layer.saturation - saturation) <= 0.005)
  }

  @Test func anOpaqueMaterialHasNoSaturation() throws {
    let fit = try MaterialFit(solving: Self.samples(Self.material(1, [0.2, 0.3, 0.4], 1)))
    #expect(!fit.isSaturationKnown && fit.layer.saturation == 1 && fit.layer.tint.alpha >= 0.9999)
    #expect(Self.difference(fit.layer.tint.color, EncodedSRGB(red: 0.2, green: 0.3, blue: 0.4)) <= 0.0002)
  }

  @Test func noMaterialIsClear() throws {
    let fit = try MaterialFit(solving: Self.samples(Self.material(0, [0, 0, 0], 1)))
    #expect(fit.layer.tint.alpha <= 0.0001 && abs(fit.layer.saturation - 1) <= 0.001)
  }

  /// Grays alone say nothing of the saturation, and one color nothing at all.
  @Test(arguments: [0, 1])
  func tooFewColors(_ count: Int) {
    let samples = Self.samples(Self.material(0.5, [1, 1, 1], 1.5), Array(Self.colors.prefix(count)))
    #expect(throws: MaterialFitError.undetermined) { try MaterialFit(solving: samples) }
  }

  /// Colors in the wrong places do not follow the formula; a difference just below the limit does.
  @Test func theResidualHasALimit() throws {
    let known = Self.material(0.3, [0.5, 0.5, 0.5], 1.2)
    var samples = Self.samples(known)
    (samples[0].seen, samples[1].seen) = (samples[1].seen, samples[0].seen)
    let problem = #expect(throws: MaterialFitError.self) { try MaterialFit(solving: samples) }
    guard case .residual(let residual) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(residual > MaterialFit.greatestResidual)
    var near = Self.samples(known)
    near[4].seen.red += 30.0 / 255
    #expect(try MaterialFit(solving: near).layer.residual <= MaterialFit.greatestResidual)
  }
}
