import Foundation
import TestSupport

/// A run of `legible audit` in parts, and its merge.
struct ShardedRun: ~Copyable {
  let folder: ScratchFolder
  /// The files of all shards, in order.
  let shards: [String]

  /// Measures each of `count` parts of the named palettes, in separate processes.
  init(_ arguments: [String], count: Int) throws {
    let folder = try ScratchFolder()
    var shards: [String] = []
    for index in 1...count {
      let run = try Binary.run(
        ["audit", "--shard", "\(index)/\(count)", "--output", folder.path + "/shards"] + arguments)
      let path = run.output.dropFirst("Wrote ".count).dropLast()
      guard run.status == 0, run.errors == "", path.hasSuffix(".shard-\(index)-of-\(count).json") else {
        throw Binary.Problem(description: "shard \(index): status \(run.status) \(run.output)\(run.errors)")
      }
      shards.append(folder.path + "/shards/" + (path.split(separator: "/").last ?? ""))
    }
    self.folder = folder
    self.shards = shards
  }

  /// Merges the shards in a random order.
  func merge(_ arguments: [String]) throws -> Binary.Result {
    try Binary.run(["merge"] + shards.shuffled() + arguments)
  }

  /// Returns the files below a folder with their bytes, by path.
  static func files(below folder: String) -> [String: Data] {
    var files: [String: Data] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      files[path] = FileManager.default.contents(atPath: "\(folder)/\(path)")
    }
    return files
  }
}
