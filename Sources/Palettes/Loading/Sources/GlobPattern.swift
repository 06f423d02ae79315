/// A path with wildcards: `*` and `?` within a name, `[a-z]` and `[!a-z]` for one character, `**` for any folders.
struct GlobPattern: Hashable, Sendable {
  /// One part between slashes.
  enum Part: Hashable, Sendable {
    case name(String)
    case wild(GlobName)
    /// `**`: no folder, one, or several nested ones.
    case anyFolders
  }

  let parts: [Part]

  /// Reads a pattern; `.` parts and repeated slashes are ignored.
  init(_ text: String) {
    parts = PalettePath.parts(of: text).filter { $0 != "." }.map { part in
      if part == "**" { return .anyFolders }
      return GlobName.isWild(part) ? .wild(GlobName(part)) : .name(part)
    }
  }

  /// True if there is any wildcard.
  var isWild: Bool { parts.contains { if case .name = $0 { false } else { true } } }

  /// The plain names before the first wildcard; the last part is never one of them.
  var plainStart: [String] {
    var names: [String] = []
    for part in parts.dropLast() {
      guard case .name(let name) = part else { break }
      names.append(name)
    }
    return names
  }

  /// A set of parts that may come next: the rest of the pattern at some folder.
  struct State: Hashable, Sendable {
    /// Indices of parts, ascending, each once.
    fileprivate(set) var next: [Int]
    /// True if nothing may be left.
    fileprivate(set) var isComplete: Bool

    /// True if no further name can match.
    var isDead: Bool { next.isEmpty }
  }

  /// Returns the rest once the first `count` parts are matched.
  func start(after count: Int) -> State { state(from: [count]) }

  /// Returns the rest after one more name, which no wildcard matches if it must be named.
  func step(_ state: State, over name: String, isNamed: Bool = false) -> State {
    var following: Set<Int> = []
    for index in state.next {
      switch parts[index] {
      case .name(let wanted): if wanted == name { following.insert(index + 1) }
      case .wild(let wanted): if !isNamed, wanted.matches(name) { following.insert(index + 1) }
      case .anyFolders: if !isNamed, name.utf8.first != UInt8(ascii: ".") { following.insert(index) }
      }
    }
    return self.state(from: following)
  }

  /// Returns true if the pattern matches a whole path of names.
  func matches(_ path: String) -> Bool {
    PalettePath.parts(of: path).reduce(start(after: 0)) { step($0, over: $1) }.isComplete
  }

  /// Adds the parts after optional ones: `**` also matches no folder at all.
  private func state(from indices: Set<Int>) -> State {
    var closed = indices
    for index in parts.indices where closed.contains(index) {
      if case .anyFolders = parts[index] { closed.insert(index + 1) }
    }
    return State(next: closed.filter { $0 < parts.count }.sorted(), isComplete: closed.contains(parts.count))
  }
}
