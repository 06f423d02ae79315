import FileSyntax
import Palettes

/// Functions and properties that give a view and that nothing names except themselves and previews: they show nothing.
///
/// As for types, sources without an entry point may be a part of an app that calls them.
struct UncalledViews {
  /// A declaration that shows something if it is called.
  private struct Candidate {
    var file: FileIndex
    var member: Member
    /// True if only its own file may call it.
    var isPrivate: Bool
  }

  /// The number of files that one piece of work searches.
  private static let partSize = 32

  /// Returns files without the functions and properties that nothing calls; only the private ones if others may be
  /// called from elsewhere.
  static func leavingOut(_ files: [SourceFile], _ types: TypeRoots, _ workers: Workers) -> [SourceFile] {
    var files = files
    for _ in 0..<mostRounds {
      guard let fewer = leavingOutOnce(files, types, workers) else { break }
      files = fewer
    }
    return files
  }

  /// The most declarations that call each other in a row and that nothing else calls.
  private static let mostRounds = 4

  /// Returns files without what nothing calls; nil if everything is called.
  private static func leavingOutOnce(_ files: [SourceFile], _ types: TypeRoots, _ workers: Workers) -> [SourceFile]? {
    // Most are called in their own file, so that few names are left for the others.
    let candidates = workers.map(rangesOf: files, most: partSize) { range in
      range.flatMap { Self.candidates(in: files[$0], $0, types) }
    }.flatMap { $0 }
    guard !candidates.isEmpty else { return nil }
    let names = Set(candidates.map { $0.member.name })
    let filter = NameFilter(names)
    let used = workers.map(rangesOf: files, most: partSize) { range in
      range.map { Self.used(in: files[$0], names, filter) }
    }.flatMap { $0 }.reduce(into: Set<String>()) { $0.formUnion($1) }
    var left: [FileIndex: [Range<NodeIndex>]] = [:]
    for candidate in candidates where candidate.isPrivate || !used.contains(candidate.member.name) {
      let node = candidate.member.node
      left[candidate.file, default: []].append(files[candidate.file].tree.subtree(of: node))
    }
    guard !left.isEmpty else { return nil }
    return files.typedIndices.map { index in left[index].map { files[index].leavingOut($0) } ?? files[index] }
  }

  /// The names of some that a file uses outside of the declarations of these names; all, where it could not be read.
  private static func used(in file: SourceFile, _ names: Set<String>, _ filter: NameFilter) -> Set<String> {
    if file.tree.unreadCount > 0 { return names }
    var used: Set<String> = []
    for node in file.tree.places(where: filter.mayHold) where !file.isLeftOut(node) {
      let name = file.tree.name(node)
      guard names.contains(name), !used.contains(name), file.member(around: node)?.name != name else { continue }
      used.insert(name)
    }
    return used
  }

  /// The members of a file that show something and that nothing in it calls.
  private static func candidates(in file: SourceFile, _ index: FileIndex, _ types: TypeRoots) -> [Candidate] {
    // Overloads call each other.
    var counts: [String: Int] = [:]
    for member in file.members where member.kind == .function { counts[member.name, default: 0] += 1 }
    let members = file.members.filter { counts[$0.name, default: 0] < 2 && isCandidate($0, file, types) }
    guard !members.isEmpty else { return [] }
    let names = Set(members.map { $0.name })
    let used = used(in: file, names, NameFilter(names))
    return members.filter { !used.contains($0.name) }
      .map { Candidate(file: index, member: $0, isPrivate: isPrivate($0, file)) }
  }

  private static func isPrivate(_ member: Member, _ file: SourceFile) -> Bool {
    let head = file.head(of: member.node)
    return head.holds("private ") || head.holds("fileprivate ")
  }

  private static func isCandidate(_ member: Member, _ file: SourceFile, _ types: TypeRoots) -> Bool {
    guard !known.contains(member.name), ViewHelpers.isView(member, file.tree), !file.isLeftOut(member.node) else {
      return false
    }
    let tree = file.tree
    for child in tree.children(of: member.node) where tree[child].kind == .attribute {
      if !attributes.contains(tree.name(child)) { return false }
    }
    let head = file.head(of: member.node)
    if ["public ", "open ", "package ", "override "].contains(where: head.holds) { return false }
    if isPrivate(member, file) { return !member.typePath.isEmpty }
    return types.hasEntry && member.typePath.split(separator: ".").allSatisfy { types.isHarmless(String($0)) }
  }

  /// Members that the system calls.
  private static let known: Set<String> = ["body", "makeBody", "previews", "scene"]

  /// Attributes that let nothing find a member without its name.
  private static let attributes: Set<String> = [
    "ViewBuilder", "MainActor", "available", "ToolbarContentBuilder", "SceneBuilder", "inlinable", "discardableResult",
  ]
}

extension SourceFile {
  /// The words in front of the body of a declaration, with those before its first keyword.
  func head(of declaration: NodeIndex) -> String {
    let start = tree[declaration].range.lowerBound
    let before = tree.bytes[..<start].reversed().prefix { $0 != 0x0A && $0 != 0x3B && $0 != 0x7D && $0 != 0x7B }
    let head = tree.bytes[tree[declaration].range].prefix { $0 != 0x7B }
    return String(decoding: Array(before.reversed()) + head, as: UTF8.self)
  }
}
