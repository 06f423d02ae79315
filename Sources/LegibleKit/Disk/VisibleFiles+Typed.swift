package import AuditEngine
import LocalFiles

extension VisibleFiles {
  /// The path of a file that is named as reports print it, as a person types it in the current folder.
  package func typed(_ file: String) -> String {
    let (whole, current) = (located(file), Platform.currentFolder)
    for name in named {
      let own = Platform.absolute(name, from: current)
      if whole == own { return name }
      if name.hasPrefix("/"), whole.hasPrefix(own + "/") { return whole }
    }
    return Platform.relative(whole, to: current, from: current)
  }
}
