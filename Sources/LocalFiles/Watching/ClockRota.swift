/// The rotation of paths that are examined by the clock: all files each time, a part of the folders in turn.
///
/// A file that is saved, replaced or removed is noticed itself; only new files are noticed by their folders, and may
/// wait for these few ticks.
struct ClockRota<Value> {
  private let files: [String: Value]
  /// The folders, in parts of one size.
  private let parts: [[String: Value]]

  /// The number of ticks in which every folder is examined once.
  static var turns: Int { 4 }

  /// Splits paths; `isFolder` returns true for folders.
  init(_ paths: [String: Value], isFolder: (Value) -> Bool) {
    files = paths.filter { !isFolder($0.value) }
    var parts = Array(repeating: [String: Value](), count: Self.turns)
    for (index, folder) in paths.filter({ isFolder($0.value) }).enumerated() {
      parts[index % Self.turns][folder.key] = folder.value
    }
    self.parts = parts
  }

  /// The paths to examine in a tick, counted from 0.
  func due(at tick: Int) -> [String: Value] { files.merging(parts[tick % Self.turns]) { file, _ in file } }
}
