import Testing

/// Limits that keep every file and function readable in one go.
@Suite struct ArchitectureSizeTests {
  private static let functions = Repository.sources.flatMap(FunctionLengths.of)

  @Test func noFileIsLongerThan400Lines() {
    let long = Repository.sources.filter { $0.lineCount > 400 }.map { "\($0.path): \($0.lineCount) lines" }
    #expect(long.isEmpty, "split these by topic: \(long.joined(separator: ", "))")
  }

  @Test func ninetyFiveFilesInAHundredHaveAtMost250Lines() {
    #expect(percentile95(Repository.sources.map(\.lineCount)) <= 250)
  }

  @Test func noFolderHoldsMoreThan40Files() {
    let folders = Dictionary(grouping: Repository.sources) {
      $0.path.split(separator: "/").dropLast().joined(separator: "/")
    }
    let full = folders.filter { $0.value.count > 40 }.map { "\($0.key): \($0.value.count) files" }.sorted()
    #expect(full.isEmpty, "sort these into folders by topic: \(full.joined(separator: ", "))")
  }

  @Test func noFunctionIsLongerThan60Lines() {
    let long = Self.functions.filter { $0.lines > 60 }.map { "\($0.place): \($0.lines) lines" }
    #expect(long.isEmpty, "divide these into steps with names: \(long.joined(separator: ", "))")
  }

  @Test func ninetyFiveFunctionsInAHundredHaveAtMost30Lines() {
    #expect(percentile95(Self.functions.map(\.lines)) <= 30)
  }

  @Test func functionsAreMeasuredAtAll() throws {
    let file = try #require(Repository.sources.first { $0.path == "Sources/ColorMath/ContrastRatio.swift" })
    #expect(!FunctionLengths.of(file).isEmpty)
    #expect(Self.functions.count > Repository.sources.count)
  }

  private func percentile95(_ sizes: [Int]) -> Int {
    let sorted = sizes.sorted()
    return sorted.isEmpty ? 0 : sorted[(sorted.count - 1) * 95 / 100]
  }
}
