/// The remotes of a repository.
package enum GitRemotes {
  /// The addresses of the remotes of the repository around a path, in the order of its settings; none if they cannot be
  /// read.
  ///
  /// They name the service of a repository, and nothing is fetched from them.
  package static func addresses(around path: String) -> [String] {
    guard let root = Platform.repository(around: path),
      let folders = try? GitFolders(of: root, within: .around(path)),
      let bytes = try? Platform.read(folders.common + "/config", limit: GitSettings.largest, followsLink: false)
    else { return [] }
    return GitSettings(bytes).values("remote", "url")
  }
}
