extension FileTree {
  /// Returns an absolute path with each name below `root` spelled as in its folder, letter case and accents included.
  ///
  /// On a disk that accepts `app` for `App`, a typed path reaches the file; a git revision knows only the committed
  /// name. Names that nothing on the disk matches stay unchanged.
  package func spelled(_ path: String, below root: String) -> String {
    let start = root == "/" ? root : root + "/"
    guard path.hasPrefix(start) else { return path }
    var place = root == "/" ? "" : root
    for part in path.dropFirst(start.count).split(separator: "/") {
      place += "/" + name(of: String(part), in: place.isEmpty ? "/" : place)
    }
    return place.isEmpty ? "/" : place
  }

  /// The name of the item in a folder that a name matches.
  private func name(of wanted: String, in folder: String) -> String {
    guard let items = try? list(folder), !items.contains(where: { $0.name.utf8.elementsEqual(wanted.utf8) }) else {
      return wanted
    }
    let identity = identity(folder.appending(item: wanted))
    return items.first {
      $0.name.lowercased() == wanted.lowercased() && self.identity(folder.appending(item: $0.name)) == identity
    }?
    .name ?? wanted
  }
}
