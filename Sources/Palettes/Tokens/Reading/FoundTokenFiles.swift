/// Determines which token files of a folder count, if they were not named one by one.
///
/// A resolver covers its folder and those below it: files there that it does not name would be merged on top of those
/// that it names. Files that are already named are not read again.
struct FoundTokenFiles {
  /// A resolver with the files of its folder that it does not name.
  private struct Resolver {
    let name: String
    let folder: String
    var others: [String] = []
  }

  private let found: Set<String>
  private var resolvers: [Resolver] = []

  /// Takes the paths that a search found; the resolvers among them come first.
  init(_ found: Set<String>) { self.found = found }

  /// Records a resolver that was read.
  mutating func note(resolver file: TokenFile) {
    guard found.contains(file.path) else { return }
    resolvers.append(Resolver(name: file.name, folder: PalettePath.folder(of: file.path)))
  }

  /// Returns true if a file must not be read by itself.
  mutating func isLeftOut(_ path: String, _ files: inout TokenFileStore) -> Bool {
    guard found.contains(path) else { return false }
    if files.hasAsked(for: path) { return true }
    guard let resolver = resolvers.firstIndex(where: { PalettePath.isPath(path, inside: $0.folder) }),
      !path.hasSuffix(".resolver.json")
    else { return false }
    // Diagnostics of a file that does not count are dropped.
    guard let file = files.glance(at: path), !TokenResolver.isResolver(file) else { return false }
    resolvers[resolver].others.append(file.name)
    return true
  }

  /// The files that the resolvers do not name, by the first of each.
  var omissions: [Omission] {
    resolvers.filter { !$0.others.isEmpty }.map { resolver in
      Omission(
        .folderSkipped, resolver.others[0], at: SourceLocation(file: resolver.others[0]), count: resolver.others.count)
    }
  }

  /// A warning at each resolver with the files that it does not name.
  var diagnostics: [Diagnostic] {
    resolvers.filter { !$0.others.isEmpty }.map { resolver in
      let more = resolver.others.count - 1
      let subject =
        resolver.others[0].inQuotes + (more == 0 ? "" : " and \(more) more token \(more == 1 ? "file" : "files")")
      let verb = more == 0 ? "is" : "are"
      let needed = more == 0 ? "if you need this file, add it" : "add the files that you need"
      let message =
        "the resolver does not refer to \(subject), which \(verb) ignored; \(needed) to the resolver's sets, or to "
        + "\"sources\" in an audit file"
      return Diagnostic(.warning, .badData, message, at: SourceLocation(file: resolver.name))
    }
  }
}
