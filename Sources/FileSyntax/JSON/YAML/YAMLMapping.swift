/// A mapping that is being read: its keys, and the members that others bring into it.
struct YAMLMapping {
  /// The index of its node.
  let index: Int
  /// The byte after its last value.
  var end = 0
  /// The members so far.
  var count = 0
  /// The node of each key.
  var keys: [String: Int] = [:]
  /// True if a key occurs twice.
  var isRepeating = false
  /// Members of the mappings under `<<`, key and value, with indices from 0.
  var merged: [[JSONNode]] = []
}

extension YAMLReader {
  /// Takes a complete member into a mapping, given the node of its key.
  mutating func take(_ key: Int, into mapping: inout YAMLMapping) throws(JSONSyntaxError) {
    let name = text(of: key)
    if name == "<<", [.object, .array].contains(tape[key + 1].kind) { return merge(key, into: &mapping) }
    mapping.count += 1
    guard let first = mapping.keys[name] else {
      mapping.keys[name] = key
      return
    }
    mapping.isRepeating = true
    warn(
      .duplicateKey(name), "and the last one is used; remove all but one", at: Int(tape[key].start),
      after: Int(tape[first].start))
  }

  /// Completes a mapping with the members that it merges, of which its own and earlier ones take precedence.
  mutating func finish(_ mapping: inout YAMLMapping) throws(JSONSyntaxError) {
    for member in mapping.merged {
      let name = text(of: member[0])
      guard mapping.keys[name] == nil else { continue }
      mapping.keys[name] = tape.count
      mapping.count += 1
      try repeatNodes(member, movedFrom: 0)
    }
    try close(mapping.index, count: mapping.count, end: mapping.end)
    tape[mapping.index].isMarked = mapping.isRepeating
  }

  /// Removes a member `<<` from the tape and keeps the members of its mappings.
  private mutating func merge(_ key: Int, into mapping: inout YAMLMapping) {
    var objects = [key + 1]
    if tape[key + 1].kind == .array {
      objects = []
      var index = key + 2
      while index < Int(tape[key + 1].next) {
        objects.append(index)
        index = Int(tape[index].next)
      }
    }
    for object in objects where tape[object].kind == .object {
      var member = object + 1
      while member < Int(tape[object].next) {
        let next = Int(tape[member + 1].next)
        mapping.merged.append(
          (member..<next).map { index in
            var node = tape[index]
            node.next &-= UInt32(truncatingIfNeeded: member)
            return node
          })
        member = next
      }
    }
    removeNodes(from: key)
  }

  /// Appends copies of nodes whose first one had an index.
  mutating func repeatNodes(_ nodes: [JSONNode], movedFrom first: Int) throws(JSONSyntaxError) {
    repeated += nodes.count
    guard repeated <= Self.mostRepeated else {
      throw error("aliases repeat more than \(Self.mostRepeated) values and keys; use fewer aliases", at: offset)
    }
    let distance = tape.count - first
    for var node in nodes {
      node.next = UInt32(truncatingIfNeeded: Int(node.next) + distance)
      tape.append(node)
    }
  }
}
