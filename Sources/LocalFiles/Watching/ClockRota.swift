/// Which paths to look at when only the clock tells: all files each time, of the folders a part in turn.
///
/// A file that is saved, replaced or removed shows by itself; only new files show by their folders, and may wait for these few
/// ticks.
struct ClockRota<Value> {
  private let files: [String: Value]
  /// The folders, in parts of one size.
  private let parts: [[String: Value]]

  /// In how many ticks every folder is looked at once.
  static var turns: Int { 4 }

  /// Divides paths; `isFolder` tells which of them are folders.
  init(_ paths: [String: Value], isFolder: (Value) -> Bool) {
    files = paths.filter { !isFolder($0.value) }
    var parts = Array(repeating: [String: Value](), count: Self.turns)
    for (index, folder) in paths.filter({ isFolder($0.value) }).enumerated() {
      parts[index % Self.turns][folder.key] = folder.value
    }
    self.parts = parts
  }

  /// The paths to look at in a tick, counted from 0.
  func due(at tick: Int) -> [String: Value] { files.merging(parts[tick % Self.turns]) { file, _ in file } }
}
