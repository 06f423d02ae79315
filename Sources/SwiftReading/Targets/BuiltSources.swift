import Palettes

/// The files that Xcode projects and packages build, to recognize those that none of them does.
package struct BuiltSources: Sendable {
  private var files: Set<String> = []
  private var folders: Set<String> = []
  /// Files that every target with their synchronized folder leaves out.
  private var exceptions: Set<String> = []
  /// The projects by the folders that contain them.
  private var projects: [String: String] = [:]

  /// Knows no project, so that every file counts.
  init() {}

  /// Adds a file that a target builds, by its path as reports print it.
  mutating func add(file: String) { files.insert(file) }

  /// Adds a folder whose files a target or a package builds.
  package mutating func add(folder: String) { folders.insert(folder) }

  /// Adds a file or a folder that the targets with the synchronized folder around it leave out.
  mutating func add(exception path: String) { exceptions.insert(path) }

  /// Adds a project whose targets and files were added; it speaks for the files in its folder.
  package mutating func add(project: String, in folder: String) {
    if projects[folder] == nil { projects[folder] = project }
  }

  /// Returns the nearest project around a file that nothing builds; nil for a file that something builds, and where no
  /// project is around it.
  package func project(without path: String) -> String? {
    if files.contains(path) { return nil }
    var isExcepted = exceptions.contains(path)
    var nearest: String?
    var folder = path
    while true {
      folder = PalettePath.folder(of: folder)
      if folders.contains(folder), !isExcepted { return nil }
      // An exception concerns the synchronized folder next to it, not a package further out.
      if folders.contains(folder) { isExcepted = false }
      if exceptions.contains(folder) { isExcepted = true }
      nearest = nearest ?? projects[folder]
      if folder == "." || folder == "/" { return nearest }
    }
  }
}
