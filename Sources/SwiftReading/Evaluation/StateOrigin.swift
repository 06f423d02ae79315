import Palettes

/// The property that holds a value which reading does not tell.
struct StateOrigin: Sendable {
  /// A number that all reads of the property share, whichever way the code takes to it.
  var identity: Fingerprint
  /// The type whose values have the property at the start of the path; empty if no value has it.
  let owner: String
  /// False for a property that each value of a type may have another value for, as far as its declaration tells.
  let isState: Bool
}

extension Evaluator {
  /// The property wrappers of views that hold a state.
  private static let stateWrappers: Set<String> = ["AppStorage", "SceneStorage", "State", "StateObject"]

  /// Notes the property that a value is read from: one of an object, or a part of such a value.
  mutating func note(
    _ part: Subject, readFrom declaration: SourceProject.Declaration, of this: Value?, type: String
  ) {
    guard notesOrigins, origins[part.fingerprint] == nil else { return }
    let (owner, name) = (declaration.member.typePath, declaration.member.name)
    if Self.isTheme(type), types[type]?.kind == .enumType { themeTypes[part.fingerprint] = type }
    let tree = tree(declaration.file)
    let wrapper = wrapper(of: declaration.member.node, tree)
    if wrapper == "AppStorage", let text = attribute(wrapper, of: declaration.member.node, tree) {
      origins[part.fingerprint] = StateOrigin(identity: Fingerprint(72).adding(text), owner: "", isState: true)
      return
    }
    let isOfObject = [.classType, .actorType, .protocolType].contains(types[owner]?.kind)
    if !isOfObject, case .unknown(let whole)? = this, origins[whole.subject.fingerprint] != nil {
      return note(part, partOf: whole.subject, name)
    }
    origins[part.fingerprint] = StateOrigin(
      identity: Fingerprint(73).adding(owner).adding(name), owner: this == nil ? "" : owner,
      isState: isOfObject || this == nil || wrapper.map(Self.stateWrappers.contains) ?? false)
  }

  /// Notes that a value is a part of another one.
  mutating func note(_ part: Subject, partOf whole: Subject, _ name: String) {
    guard notesOrigins, var origin = origins[whole.fingerprint] else { return }
    origin.identity.add(name)
    origins[part.fingerprint] = origin
  }

  private func attribute(_ name: String?, of node: NodeIndex, _ tree: SyntaxTree) -> String? {
    tree.children(of: node).first { tree[$0].kind == .attribute && tree.name($0) == name }.map { tree.text($0) }
  }

  // MARK: - Properties that nothing tells

  /// A property that something else sets.
  mutating func unknown(
    _ declaration: SourceProject.Declaration, _ this: Value?, type: String, _ reason: UnresolvedColor
  ) -> Unknown {
    var identity = Fingerprint(42)
    identity.add(declaration.place)
    if let this { identity.add(this.fingerprint) }
    let subject = Subject.value(identity, name: declaration.member.name)
    note(subject, readFrom: declaration, of: this, type: type)
    return Unknown(subject: subject, reason: reason, type: type, isPresent: isPresent(declaration))
  }

  /// Returns true if a property states a type without `nil`.
  func isPresent(_ declaration: SourceProject.Declaration) -> Bool {
    let tree = tree(declaration.file)
    return tree.child(of: declaration.member.node, .typeName).map { !Self.isOptional(tree.text($0)) } ?? false
  }
}
