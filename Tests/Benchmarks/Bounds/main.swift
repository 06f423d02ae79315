import ColorMath

/// Bounds of random stacks over any backdrop: how long each takes, in microseconds, one thread.
///
/// usage: BoundBenchmark [STACKS] [SAMPLES]; with SAMPLES, each stack is also held against so many sampled
/// backdrops, and a tenth as many stacks are decided whose least ratio lies near 4.5.
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let count = numbers.first ?? 10_000
var random = RandomStack(seed: 1)
let stacks = (0..<count).map { _ in random.stack() }
let clock = ContinuousClock()
var times: [Double] = []
var boxes: [Int] = []
var limited = 0
var results: [ContrastBounds] = []
for stack in stacks {
  var result: ContrastBounds?
  let took = clock.measure { result = stack.contrastBounds() }
  times.append(Double(took.components.attoseconds) * 1e-12 + Double(took.components.seconds) * 1e6)
  guard let result else { continue }
  boxes.append(result.boxes)
  if result.isLimited { limited += 1 }
  results.append(result)
}
times.sort()
boxes.sort()
func at(_ share: Double) -> Int { Int(share * Double(count - 1)) }
print(
  "bounds \(count) median \(times[at(0.5)]) us p99 \(times[at(0.99)]) us max \(times[count - 1]) us",
  "boxes median \(boxes[at(0.5)]) p99 \(boxes[at(0.99)]) max \(boxes[count - 1]) at limit \(limited)")
if let samples = numbers.dropFirst().first {
  var check = SampledCheck()
  check.bounds(zip(stacks, results), samples: samples)
  check.thresholds(count / 10)
}
