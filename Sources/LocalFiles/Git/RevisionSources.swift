import Synchronization

/// The sources of a revision, read by the hundred: one run of git for each file takes longer than everything else.
final class RevisionSources: Sendable {
  /// The endings of the files that a reading of sources looks into.
  static let endings = [".swift", ".m", ".mm", ".plist", ".pbxproj", ".storyboard", ".xib", ".strings"]
  /// The files, and the most bytes, of one run of git.
  private static let (most, mostBytes) = (512, 32 << 20)
  /// The most bytes that are kept, 96 MiB; what does not fit is read one by one.
  private static let mostKept = 96 << 20

  private let names: [String]
  private let places: [String: Int]
  private let read: @Sendable (_ names: [String], _ most: Int) -> [String: [UInt8]]
  private let state = Mutex(State())

  private struct State {
    var contents: [String: [UInt8]] = [:]
    var bytes = 0
    /// The runs that were tried, by the place of their first file divided by `most`.
    var tried: Set<Int> = []
  }

  /// Takes the names of the contents, in the order in which they are likely to be read, and the way to read some of them;
  /// what it leaves out cannot be read so.
  init(_ names: [String], read: @escaping @Sendable (_ names: [String], _ most: Int) -> [String: [UInt8]]) {
    self.names = names
    self.read = read
    places = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The content with a name; nil for one that is none of these, or that has to be read alone.
  func content(_ name: String) -> [UInt8]? {
    guard let place = places[name] else { return nil }
    return state.withLock { state in
      let run = place / Self.most
      if state.bytes < Self.mostKept, state.tried.insert(run).inserted {
        let start = run * Self.most
        let group = Array(names[start..<min(start + Self.most, names.count)])
        let found = read(group, Self.mostBytes)
        state.bytes += found.values.reduce(0) { $0 + $1.count }
        state.contents.merge(found) { first, _ in first }
      }
      return state.contents[name]
    }
  }
}
