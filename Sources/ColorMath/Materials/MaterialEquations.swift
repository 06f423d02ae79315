/// The least-squares equations of a material's formula over samples.
struct MaterialEquations {
  /// One channel of a sample as an equation.
  private struct Row {
    /// The luma of the color below.
    var luma: Double
    /// The distance of the channel from the luma.
    var distance: Double
    /// 0 (red) … 2 (blue).
    var channel: Int
    /// The value seen.
    var seen: Double
    /// The distance from 0 and 1 within which the clamp may have changed the mean of the pixels.
    var margin: Double

    /// True if the clamp may have cut the value off.
    var isCut: Bool { seen < margin || seen > 1 - margin }

    /// True if the clamp did not cut the value off, according to a prediction of it.
    func isWhole(expecting value: Double) -> Bool {
      !isCut || (seen > 0.5 ? value < 1 - margin : value > margin)
    }
  }

  /// The numbers before they are rounded.
  struct Solution {
    /// The share of the color below: 1 − α.
    var share: Double
    /// The share of the distance from luma: (1 − α)·s.
    var spread: Double
    /// α·T in each channel.
    var offset: [Double]
    /// The standard error of the saturation.
    var saturationError = 0.0

    /// The opacity, 0…1.
    var alpha: Double { min(1, max(0, 1 - share)) }
  }

  /// The least margin: six steps of 8 bits, twice the error of a clamped channel that was stored in Display P3.
  private static let leastMargin = 6.0 / 255
  /// The most times that the choice of equations is repeated.
  private static let mostTurns = 16

  private let rows: [Row]

  /// Takes the three channels of each sample.
  init(_ samples: [MaterialSample]) {
    rows = samples.flatMap { sample in
      let below = sample.backdrop
      let luma = below.awayFromLuma(by: 0).red
      let margin = Self.leastMargin + 3 * sample.noise
      let channels = [(below.red, sample.seen.red), (below.green, sample.seen.green), (below.blue, sample.seen.blue)]
      return channels.enumerated().map { channel, values in
        Row(luma: luma, distance: values.0 - luma, channel: channel, seen: values.1, margin: margin)
      }
    }
  }

  /// Solves the equations; nil if they do not determine the numbers.
  ///
  /// Values at an end of the range are first left out. Then those are added that the solution would not cut off. Of
  /// all solutions on the way, the one whose clamped values differ the least from all those seen is returned.
  func solution(isSaturating: Bool) -> Solution? {
    var best: (solution: Solution, error: Double)?
    for start in [rows.map { !$0.isCut }, rows.map { _ in true }] {
      var chosen = start
      for _ in 0..<Self.mostTurns {
        guard let found = solve(chosen, isSaturating) else { break }
        let error = clampedError(of: found)
        if error < best?.error ?? .infinity { best = (found, error) }
        let next = rows.map { $0.isWhole(expecting: value(of: $0, found)) }
        if next == chosen { break }
        chosen = next
      }
    }
    return best?.solution
  }

  /// The sum of squares of the differences of all values from those that the clamp would leave.
  private func clampedError(of solution: Solution) -> Double {
    rows.reduce(0.0) { sum, row in
      let difference = min(1, max(0, value(of: row, solution))) - row.seen
      return sum + difference * difference
    }
  }

  private func value(of row: Row, _ solution: Solution) -> Double {
    solution.share * row.luma + solution.spread * row.distance + solution.offset[row.channel]
  }

  private func solve(_ chosen: [Bool], _ isSaturating: Bool) -> Solution? {
    let used = zip(rows, chosen).filter { $0.1 }.map { $0.0 }
    let unknowns = isSaturating ? 5 : 4
    var normal = [[Double]](repeating: [Double](repeating: 0, count: unknowns), count: unknowns)
    var right = [Double](repeating: 0, count: unknowns)
    for row in used {
      var terms = isSaturating ? [row.luma, row.distance, 0, 0, 0] : [row.luma + row.distance, 0, 0, 0]
      terms[unknowns - 3 + row.channel] = 1
      for line in 0..<unknowns {
        for column in 0..<unknowns { normal[line][column] += terms[line] * terms[column] }
        right[line] += terms[line] * row.seen
      }
    }
    let system = LinearSystem(normal)
    guard let found = system.solution(for: right) else { return nil }
    var solution = Solution(
      share: found[0], spread: isSaturating ? found[1] : found[0], offset: Array(found.suffix(3)))
    if isSaturating { solution.saturationError = error(of: solution, system, used) }
    return solution
  }

  /// The standard error of s = b/a, from the inverse of the normal equations; infinite if nothing shines through.
  private func error(of solution: Solution, _ system: LinearSystem, _ used: [Row]) -> Double {
    let unit = [[1.0, 0, 0, 0, 0], [0, 1.0, 0, 0, 0]].compactMap { system.solution(for: $0) }
    guard unit.count == 2, solution.share > 0 else { return .infinity }
    let squares = used.reduce(0.0) { sum, row in
      let difference = value(of: row, solution) - row.seen
      return sum + difference * difference
    }
    // Rounding to steps of 8 bits alone has a variance of a twelfth of a step squared.
    let step = 1.0 / 255
    let variance = max(squares / Double(max(1, used.count - 5)), step * step / 12)
    let saturation = solution.spread / solution.share
    let sum = unit[1][1] + saturation * saturation * unit[0][0] - 2 * saturation * unit[0][1]
    return Root.square(max(0, sum) * variance) / solution.share
  }
}

extension MaterialEquations.Solution {
  /// The layer with numbers rounded to some decimals, each within its range.
  func layer(decimals: Int) -> MaterialLayer {
    let scale = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    func rounded(_ number: Double) -> Double { Double(Int(number * scale + 0.5)) / scale }
    func channel(_ value: Double) -> Double {
      guard alpha > 0 else { return 0 }
      let tint = value / alpha
      return rounded(tint > 0 ? min(1, tint) : 0)
    }
    let saturation = share > 0 ? min(100, max(0, spread / share)) : 1
    let tint = EncodedSRGB(red: channel(offset[0]), green: channel(offset[1]), blue: channel(offset[2]))
    return MaterialLayer(
      tint: EncodedLayer(tint, alpha: rounded(alpha)), saturation: alpha < 1 ? rounded(saturation) : 1)
  }
}
