import LocalFiles
import Palettes

/// A path that a client names, checked to be inside the root of the service.
enum ServicePath {
  /// Returns paths that are all inside the root.
  ///
  /// - Throws: `ToolProblem` for the first one that is not, or that does not exist.
  static func checked(_ paths: [String]) throws(ToolProblem) -> [String] {
    for path in paths { _ = try checked(path) }
    return paths
  }

  /// Returns the path.
  ///
  /// - Throws: `ToolProblem` if it is outside the root, through whatever links, or if nothing is there.
  static func checked(_ path: String) throws(ToolProblem) -> String {
    do throws(FileProblem) {
      _ = try ReadingRoot.around(path).resolve(path)
      return path
    } catch {
      guard error == .outsideRoot else {
        throw ToolProblem("\(quoted(path)): \(error.words)", remedy: "use a path relative to the root, such as '.'")
      }
      throw ToolProblem(
        "\(quoted(path)) is outside the root, so it cannot be read",
        remedy: "use a path inside it, such as '.'; only the person who starts the server can change --root")
    }
  }
}
