import ColorMath

/// Bounds of random stacks over any backdrop: how long each takes, one thread, the best of three runs.
///
/// usage: BoundBenchmark [STACKS] [SAMPLES]; with SAMPLES, each stack is also compared with that many sampled
/// backdrops, and a tenth as many stacks are decided whose least ratio is near 4.5.
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let count = max(1, numbers.first ?? 10_000)
var random = RandomStack(seed: 1)
let stacks = (0..<count).map { _ in random.stack() }
let clock = ContinuousClock()
var times: [Double] = []
var results: [ContrastBounds] = []
for stack in stacks {
  var result = stack.contrastBounds()
  let runs = (0..<3).map { _ in
    let took = clock.measure { result = stack.contrastBounds() }
    return Double(took.components.attoseconds) * 1e-12 + Double(took.components.seconds) * 1e6
  }
  times.append(runs.min() ?? 0)
  results.append(result)
}
times.sort()
let boxes = results.map(\.boxes).sorted()
let (middle, late) = (count / 2, (count - 1) * 99 / 100)
print(
  "bounds \(count) median \(times[middle]) us p99 \(times[late]) us max \(times[count - 1]) us",
  "mean \(times.reduce(0, +) / Double(count)) us boxes median \(boxes[middle]) p99 \(boxes[late])",
  "max \(boxes[count - 1]) mean \(boxes.reduce(0, +) / count) at limit \(results.count(where: \.isLimited))")
if let samples = numbers.dropFirst().first {
  var check = SampledCheck()
  check.bounds(zip(stacks, results), samples: samples)
  check.thresholds(count / 10)
}
