/// The declarations of a project, by dotted paths; most paths are declared once, so that no path has a list of its own.
struct DeclarationIndex: Sendable {
  private var all: [SourceProject.Declaration] = []
  /// For each declaration, the next one of its path; itself for the last one.
  private var next: [Int] = []
  private var ends: [String: (first: Int, last: Int)] = [:]

  /// Makes an empty index with a capacity.
  init(capacity: Int) {
    all.reserveCapacity(capacity)
    next.reserveCapacity(capacity)
    ends.reserveCapacity(capacity)
  }

  /// Adds a declaration after those of its path.
  mutating func add(_ declaration: SourceProject.Declaration) {
    let place = all.count
    all.append(declaration)
    next.append(place)
    let last = Self.exchange(&ends[declaration.member.path, default: (place, place)].last, for: place)
    next[last] = place
  }

  private static func exchange(_ number: inout Int, for other: Int) -> Int {
    defer { number = other }
    return number
  }

  /// The first declaration under a path that a closure accepts, in the order in which they were added.
  func first(_ path: String, where isWanted: (Member) -> Bool) -> SourceProject.Declaration? {
    guard var place = ends[path]?.first else { return nil }
    while !isWanted(all[place].member) {
      guard next[place] != place else { return nil }
      place = next[place]
    }
    return all[place]
  }

  /// Everything declared under a path, in the order in which it was added.
  func declarations(_ path: String) -> [SourceProject.Declaration] {
    var found: [SourceProject.Declaration] = []
    guard var place = ends[path]?.first else { return [] }
    while true {
      found.append(all[place])
      guard next[place] != place else { return found }
      place = next[place]
    }
  }
}
