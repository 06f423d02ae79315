import FileSyntax
package import Palettes

/// Types that nothing mentions except themselves, their previews, and other such types: no one meets what they show.
///
/// A type is alive if it may be found without its name: by other modules, by the system, by an attribute or a conformance
/// that is not known to be harmless, by a resource. In sources without an entry point, which may be a part of an app, every
/// type is.
struct DeadTypes {
  /// The names of the dead types in bytes, as hashes.
  private let names: Set<UInt64>
  /// The names of the types that only static members keep alive, so that no one meets what their values show.
  private let unmade: Set<UInt64>

  /// Returns files without their dead types, and the declarations of these in the order of files.
  static func leavingOut(
    _ files: [SourceFile], _ outside: OutsideMentions, _ workers: Workers
  ) -> (files: [SourceFile], dead: [DeadType]) {
    let files = files.ordered { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let types = TypeRoots(files, outside)
    if types.candidates.isEmpty || !types.hasEntry { return (UncalledViews.leavingOut(files, types, workers), []) }
    let mentions = workers.map(rangesOf: files.count, most: partSize) { range in
      range.map { TypeMentions(in: files[$0], of: types.names) }
    }.flatMap { $0 }
    let dead = DeadTypes(types, mentions)
    let alive = dead.names.isEmpty && dead.unmade.isEmpty ? files : files.map { dead.leavingOut($0) }
    return (
      UncalledViews.leavingOut(alive, types, workers), dead.names.isEmpty ? [] : files.flatMap { dead.types(in: $0) }
    )
  }

  /// The number of files that one piece of work searches.
  private static let partSize = 32

  private init(_ types: TypeRoots, _ mentions: [TypeMentions]) {
    var mentioned: [UInt64: [UInt64]] = [:]
    var queue: [UInt64] = []
    for file in mentions {
      for (container, name) in file.names {
        if let container, types.candidates.contains(container) {
          mentioned[container, default: []].append(name)
        } else {
          queue.append(name)
        }
      }
    }
    var dead = types.candidates
    while let name = queue.popLast() {
      guard dead.remove(name) != nil else { continue }
      queue += mentioned[name] ?? []
    }
    names = dead
    var unmade = types.candidates.intersection(types.structures).subtracting(dead)
    for file in mentions {
      for (container, name) in file.made where container.map({ !dead.contains($0) }) ?? true { unmade.remove(name) }
    }
    self.unmade = unmade
  }

  private func types(in file: SourceFile) -> [DeadType] {
    let found = file.members.filter { member in
      member.kind.isType && member.kind != .extensionType && names.contains(NameHash.of(member.name.utf8))
    }
    guard !found.isEmpty else { return [] }
    let lines = LineTable(file.tree.bytes)
    return found.map { member in
      let position = lines.position(ofByte: file.tree[member.node].range.lowerBound)
      return DeadType(
        path: member.path, location: SourceLocation(file: file.path, line: position.line, column: position.column))
    }
  }

  private func leavingOut(_ file: SourceFile) -> SourceFile {
    let nodes = file.members.compactMap { member -> Range<NodeIndex>? in
      guard member.kind.isType ? names.contains(NameHash.of(member.name.utf8)) : isUnmade(member, file) else {
        return nil
      }
      return file.tree.subtree(of: member.node)
    }
    return nodes.isEmpty ? file : file.leavingOut(nodes)
  }

  /// Returns true if a member shows a part of the values of a type, of which there are none.
  private func isUnmade(_ member: Member, _ file: SourceFile) -> Bool {
    guard !unmade.isEmpty, !member.isStatic, !member.typePath.isEmpty, ViewHelpers.isView(member, file.tree) else {
      return false
    }
    return unmade.contains(NameHash.of((member.typePath.split(separator: ".").last ?? "").utf8))
  }
}

/// A type that nothing mentions, so that no one meets what it shows.
package struct DeadType: Hashable, Sendable {
  /// Its dotted path.
  package let path: String
  /// The place of its declaration.
  package let location: SourceLocation
}
