import FileSyntax
import SwiftReading
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads Swift sources and finds their facts; prints the results and the speed.
///
/// usage: SourceBenchmark [TASKS] [RUNS] < LIST, one path per line; two tasks and three runs by default.
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let tasks = numbers.first ?? 2
var paths: [String] = []
while let line = readLine() { paths.append(line) }
let list = paths
let clock = ContinuousClock()
for _ in 0..<max(1, numbers.dropFirst().first ?? 3) {
  let start = clock.now
  let facts = SourceFacts.reading(list.count, workers: .together(tasks)) {
    (path: list[$0], bytes: contents(of: list[$0]), problem: nil)
  }.facts
  let seconds = (clock.now - start) / .seconds(1)
  let size = facts.project.files.reduce(0) { $0 + $1.tree.bytes.count }
  let coverage = facts.pairs.coverage
  print(
    "scan \(list.count) files \(size) bytes \(seconds) s \(Double(size) / 1e6 / seconds) MB/s;",
    "\(facts.pairs.pairs.count) pairs, \(facts.glass.count) glass, \(facts.colors.count) colours,",
    "\(facts.unreadCount) left out; texts \(coverage.texts), with foreground \(coverage.withForeground),",
    "with both \(coverage.withBoth), resolved \(coverage.resolved)")
}

func contents(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = max(0, ftell(file))
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
}
