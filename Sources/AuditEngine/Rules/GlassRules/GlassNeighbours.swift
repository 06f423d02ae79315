import FileSyntax
import Palettes
import SwiftReading

/// Finds views with glass that follow one another in a stack and share no container.
struct GlassNeighbours {
  /// A view with glass, or a container of glass, right in a stack.
  private struct Neighbour {
    var use: GlassUse
    /// The index of its statement in the stack.
    var index: Int
    var isRepeated: Bool
  }

  private let facts: SourceFacts
  /// Types that are shown within a container somewhere, and types that have one.
  private let contained: Set<String>
  private let containing: Set<String>

  init(_ facts: SourceFacts) {
    self.facts = facts
    let containers = facts.glass.filter { $0.kind == .container }
    contained = facts.types(reachedFrom: containers.map(facts.place))
    containing = Set(containers.map { $0.surroundings.type })
  }

  /// The first neighbor of another in each stack.
  var sightings: [SourceSighting] {
    var stacks: [SourceProject.Place: [Neighbour]] = [:]
    var known: [SourceProject.Place: [NodeIndex: Int]] = [:]
    for use in facts.glass where isMeant(use) {
      guard let (stack, neighbour) = neighbour(use, &known) else { continue }
      stacks[.init(file: use.surroundings.file, node: stack), default: []].append(neighbour)
    }
    return stacks.compactMap { stack, members in
      guard let found = second(of: members.ordered { $0.use.link < $1.use.link }) else { return nil }
      let name = facts.project.files[stack.file].tree.name(stack.node)
      return SourceSighting(
        .scattered(in: name, haveContainers: found.use.kind == .container), at: facts.place(of: found.use))
    }
  }

  private func isMeant(_ use: GlassUse) -> Bool {
    switch use.kind {
    case .effect, .ownModifier, .ownView: use.drawsGlass && !mayHaveContainer(use)
    case .container: !mayHaveContainer(use)
    default: false
    }
  }

  /// Returns true if a container is around it, or may be.
  private func mayHaveContainer(_ use: GlassUse) -> Bool {
    let (tree, type) = (facts.tree(of: use), use.surroundings.type)
    if type == "View" || contained.contains(type) || use.surroundings.member.hasSuffix(".body") && isModifier(use) {
      return true
    }
    // A helper of a type that has a container may be shown in it.
    if use.kind != .container, containing.contains(type), !use.surroundings.member.hasSuffix(".body") { return true }
    return use.surroundings.shown.contains { call in
      guard tree[call.link].kind == .name else { return false }
      let name = tree.name(call.link)
      return name == "GlassEffectContainer" || facts.isOwn(name, within: type)
    }
  }

  private func isModifier(_ use: GlassUse) -> Bool {
    facts.project.files[use.surroundings.file].member(around: use.link)?.kind == .function
  }

  /// The stack that contains a use directly, as one of its views or as the content of a repeated view.
  private func neighbour(_ use: GlassUse, _ known: inout [SourceProject.Place: [NodeIndex: Int]])
    -> (stack: NodeIndex, Neighbour)?
  {
    let (tree, source) = (facts.tree(of: use), facts.project.files[use.surroundings.file])
    var shown = use.surroundings.shown[...]
    let isRepeated = shown.first.map { tree.isNamed($0.link, "ForEach") } ?? false
    if isRepeated { shown = shown.dropFirst() }
    guard let call = shown.first, tree.isNamed(call.link, "HStack") || tree.isNamed(call.link, "VStack"),
      let closure = tree.closure(of: call.argument)
    else { return nil }
    let place = SourceProject.Place(file: use.surroundings.file, node: closure)
    let items =
      known[place] ?? Dictionary(uniqueKeysWithValues: tree.children(of: closure).enumerated().map { ($1, $0) })
    known[place] = items
    guard let item = source.ancestors(of: use.link).first(where: { source.parent(of: $0) == closure }),
      let index = items[item]
    else { return nil }
    return (call.link, Neighbour(use: use, index: index, isRepeated: isRepeated && !isOfSomeElements(use)))
  }

  /// Returns true if a condition of the app decides about glass, such as that of the selected element alone.
  private func isOfSomeElements(_ use: GlassUse) -> Bool {
    let root = use.root.flatMap { root in facts.glass.first { $0.root == nil && facts.place(of: $0) == root } }
    return (use.surroundings.conditions + (root?.surroundings.conditions ?? [])).contains { condition in
      switch condition {
      case .matches, .other: true
      default: false
      }
    }
  }

  /// Returns true if a spacer between two views pushes them apart.
  private func areApart(_ first: GlassUse, _ second: GlassUse) -> Bool {
    let tree = facts.tree(of: first)
    return (first.link..<max(first.link, second.link)).contains { tree.isNamed($0, "Spacer") }
  }

  private func second(of members: [Neighbour]) -> Neighbour? {
    if let repeated = members.first(where: { $0.isRepeated }) { return repeated }
    for (first, second) in zip(members, members.dropFirst())
    where second.index - first.index <= 1 && first.use.chain != second.use.chain
      && first.use.kind == second.use.kind.alike(first.use.kind) && !Rule.excludes(first.use, second.use)
      && !areApart(first.use, second.use)
    {
      return second
    }
    return nil
  }
}

extension GlassUse.Kind {
  /// The other kind if both are containers or neither is, else itself.
  fileprivate func alike(_ other: GlassUse.Kind) -> GlassUse.Kind {
    (self == .container) == (other == .container) ? other : self
  }
}
