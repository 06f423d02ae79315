import Synchronization
import Testing

@testable import LocalFiles

/// The reading of many sources of a revision by few runs of git.
@Suite struct RevisionSourcesTests {
  @Test func readsByTheHundredAndEachRunOnce() {
    let runs = Mutex(0)
    let names = (0..<1_300).map { "\($0)" }
    let sources = RevisionSources(names) { group, _ in
      runs.withLock { $0 += 1 }
      return Dictionary(uniqueKeysWithValues: group.map { ($0, Array($0.utf8)) })
    }
    for name in names.reversed() + names { #expect(sources.content(name) == Array(name.utf8)) }
    #expect(sources.content("other") == nil)
    #expect(runs.withLock { $0 } == 3)
  }

  @Test func leavesToOthersWhatARunDoesNotGive() {
    let runs = Mutex(0)
    let sources = RevisionSources(["a", "b"]) { _, _ in
      runs.withLock { $0 += 1 }
      return ["b": [1]]
    }
    #expect(sources.content("a") == nil && sources.content("a") == nil && sources.content("b") == [1])
    #expect(runs.withLock { $0 } == 1)
  }
}
