import ColorMath
import TestSupport

/// Ratio and verdict of every pair among n colors, through the types that the audit uses; one thread.
///
/// The same colors and the same work as `yardsticks/pairs.c`: luminance once per color, outside the clock.
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 2000
let luminances = SplitMix64.colors(count).map { $0.linear.relativeLuminance }
let required = ContrastRatio(4.5)
let clock = ContinuousClock()
var passing = 0
var times: [Double] = []
for _ in 0..<11 {
  let took = clock.measure { passing = PairCount.passing(luminances, required) }
  times.append(Double(took.components.attoseconds) * 1e-18 + Double(took.components.seconds))
}
times.sort()
let pairs = count * (count - 1) / 2
print("pairs \(pairs) median \(times[5]) s rate \(Double(pairs) / times[5]) pairs/s passing \(passing)")
