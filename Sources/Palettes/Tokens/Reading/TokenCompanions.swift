/// Token files without a color that files with colors refer to, such as scales of hues, opacities or sizes.
enum TokenCompanions {
  /// Returns the files among some candidates that define what others refer to and do not define.
  ///
  /// Of several that define a name, the one nearest to the file that refers to it counts.
  static func paths(
    among candidates: [String], neededBy found: [String], _ files: inout TokenFileStore
  ) -> [String] {
    let own = found.compactMap { path in files.glance(at: path).map { (path, TokenFileNames($0)) } }
    let defined = own.reduce(into: Set<String>()) { $0.formUnion($1.1.defined) }
    var open = own.flatMap { path, names in missing(names, defined, in: path) }
    guard !open.isEmpty else { return [] }
    let known = Set(found)
    var names: [String: TokenFileNames] = [:]
    var owners: [String: [String]] = [:]
    for path in candidates where !known.contains(path) {
      guard let file = files.glance(at: path), file.mayBeCompanion else { continue }
      let own = TokenFileNames(file)
      names[path] = own
      for name in own.defined { owners[name, default: []].append(path) }
    }
    var chosen: Set<String> = []
    while let (name, path) = open.popLast() {
      // Each folder may have its own: what refers to a name reads the nearest.
      guard let owner = nearest(to: path, among: owners[name, default: []]), chosen.insert(owner).inserted,
        let own = names[owner]
      else { continue }
      open += missing(own, defined.union(own.defined), in: owner)
    }
    return candidates.filter { chosen.contains($0) }
  }

  private static func missing(
    _ names: TokenFileNames, _ defined: Set<String>, in path: String
  ) -> [(name: String, path: String)] {
    names.used.subtracting(defined).sorted().map { ($0, path) }
  }

  /// The path that shares the most folders with another one; the first of several.
  private static func nearest(to path: String, among paths: [String]) -> String? {
    let own = PalettePath.parts(of: path)
    var best: (path: String, shared: Int)?
    for candidate in paths {
      let shared = zip(own, PalettePath.parts(of: candidate)).prefix { $0 == $1 }.count
      if shared > best?.shared ?? -1 { best = (candidate, shared) }
    }
    return best?.path
  }
}
