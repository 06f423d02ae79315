package import AuditEngine
import LocalFiles

extension VisibleFiles {
  /// The path of a file that is named as reports print it, as a person types it in the current folder.
  ///
  /// No output has an absolute path: below a folder that the command line names so, outside the current folder, the path
  /// stays as reports print it.
  package func typed(_ file: String) -> String {
    let (whole, current) = (located(file), Platform.currentFolder)
    if let name = named.first(where: { $0.first != "/" && Platform.absolute($0, from: current) == whole }) {
      return name
    }
    guard ReadingRoot.holds(current, whole) || !named.contains(where: { $0.first == "/" }) else { return file }
    return Platform.relative(whole, to: current, from: current)
  }
}
