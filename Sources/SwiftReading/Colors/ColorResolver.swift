import Palettes

/// Resolves expressions to colors across the files of a project.
///
/// It follows declarations, properties of types, local names, ternaries and branches. An expression that it cannot
/// resolve is returned with the reason. The number of steps for each question is bounded, even if names refer to each
/// other.
package struct ColorResolver {
  /// The kind of value expected in the source, which decides the meaning of `.name`.
  package enum Wanted: Hashable, Sendable {
    /// A `Color` or a shape style.
    case style
    /// A `UIColor`, an `NSColor` or a color resource.
    case uiColor
    case glass
    case material
  }

  /// The value of a part of a chain.
  enum Value: Hashable, Sendable {
    case color(FoundColor)
    /// A string, such as the name of a color set.
    case text(String)
    /// A type of the project, or one of its values.
    case type(String)
    /// `Color`, `UIColor`, `Glass` or `Material` itself.
    case platform(Wanted)
    /// A case of an enumeration of the project.
    case enumCase(type: String, name: String)
  }

  private struct Key: Hashable {
    var place: SourceProject.Place
    var wanted: Wanted
  }

  /// Steps for one question.
  static let mostSteps = 4_000
  /// Expressions that may be open.
  static let mostLevels = 64
  /// Branches that one color may have.
  static let mostBranches = 64
  /// Declarations that may lie between a use and its color.
  static let deepest = 24

  let project: SourceProject
  var steps = 0
  var depth = 0
  /// The number of open expressions, nested or reached through declarations.
  private var level = 0
  private var known: [Key: FoundColor] = [:]
  /// The values of parameters and properties in the function or the type that is read for a call.
  var bindings = Bindings()
  /// The results of functions for the values of their parameters.
  var knownCalls: [BoundCall: FoundColor] = [:]
  /// The types and the assignments of themes, looked up once.
  var themes = Themes()
  /// The values of static members of platform types, by type, then by name: a few hundred names, used everywhere.
  var knownMembers: [Wanted: [String: Value]] = [:]

  /// Makes a resolver for a project; it caches its results.
  package init(_ project: SourceProject) { self.project = project }

  /// Resolves an argument, a value or a statement.
  package mutating func color(_ node: NodeIndex, in file: FileIndex, as wanted: Wanted = .style) -> FoundColor {
    if depth == 0 { steps = 0 }
    return color(of: tree(file).sequence(of: node), in: file, as: wanted)
  }

  func tree(_ file: FileIndex) -> SyntaxTree { project.files[file].tree }

  /// Resolves operands and operators: one operand, a ternary, or `??`.
  mutating func color(of parts: [NodeIndex], in file: FileIndex, as wanted: Wanted) -> FoundColor {
    steps += 1
    guard steps < Self.mostSteps, level < Self.mostLevels else { return .unresolved(.tooDeep) }
    level += 1
    defer { level -= 1 }
    let tree = tree(file)
    let operands = parts.filter { tree[$0].kind != .cast }
    if let question = operands.firstIndex(where: { tree[$0].kind == .operation && tree.isNamed($0, "?") }) {
      return ternary(operands, question, in: file, as: wanted)
    }
    guard let first = operands.first, tree[first].kind == .chain else {
      return .unresolved(.unknownForm(text(parts, file)))
    }
    if operands.count > 1, !tree.isNamed(operands[1], "??") { return .unresolved(.notConstant(text(parts, file))) }
    let color = color(ofChain: first, in: file, as: wanted)
    guard operands.count > 2 else { return color }
    let branches = color.branches
    guard branches.contains(where: { $0.color?.isMissing ?? false }) else { return color }
    let other = self.color(of: Array(operands[2...]), in: file, as: wanted)
    if branches.count == 1 { return other }
    return choice(
      branches.map { branch in
        FoundColor.Branch(
          conditions: branch.conditions, color: branch.color.map { $0.isMissing ? other : $0 })
      })
  }

  private mutating func ternary(_ parts: [NodeIndex], _ question: Int, in file: FileIndex, as wanted: Wanted)
    -> FoundColor
  {
    let tree = tree(file)
    var open = 0
    guard
      let colon = parts.indices.dropFirst(question + 1).first(where: { index in
        guard tree[parts[index]].kind == .operation else { return false }
        if tree.isNamed(parts[index], "?") { open += 1 }
        guard tree.isNamed(parts[index], ":") else { return false }
        open -= 1
        return open < 0
      })
    else { return .unresolved(.unknownForm(text(parts, file))) }
    if let isTrue = comparison(Array(parts[..<question]), in: file) {
      return color(
        of: Array(isTrue ? parts[(question + 1)..<colon] : parts[(colon + 1)...]), in: file, as: wanted)
    }
    let conditions = ConditionReader(file: project.files[file]).conditions(of: Array(parts[..<question]))
    let first = color(of: Array(parts[(question + 1)..<colon]), in: file, as: wanted)
    let second = color(of: Array(parts[(colon + 1)...]), in: file, as: wanted)
    return choice([
      FoundColor.Branch(conditions: conditions, color: first),
      FoundColor.Branch(conditions: ConditionReader.otherwise(conditions), color: second),
    ])
  }

  /// Branches as one color; too many of them are none.
  ///
  /// Branches within branches are flattened at once: if every name were two ternaries of the name before it, the work
  /// would otherwise double with each name.
  func choice(_ branches: [FoundColor.Branch]) -> FoundColor {
    if branches.isEmpty { return .unresolved(.unknownForm("a switch without cases")) }
    let isNested = branches.contains { !($0.color?.isPlain ?? true) }
    let flat = isNested ? FoundColor.choice(branches).branches : branches
    return flat.count > Self.mostBranches ? .unresolved(.tooDeep) : .choice(flat)
  }

  /// Resolves a declaration to its color, once for each kind of value that is expected.
  mutating func color(of place: SourceProject.Place, as wanted: Wanted, by find: (inout ColorResolver) -> FoundColor)
    -> FoundColor
  {
    let key = Key(place: place, wanted: wanted)
    if bindings.reach(place) {
      guard depth < Self.deepest, steps < Self.mostSteps else { return .unresolved(.tooDeep) }
      depth += 1
      defer { depth -= 1 }
      return find(&self)
    }
    if let color = known[key] { return color }
    guard depth < Self.deepest, steps < Self.mostSteps else { return .unresolved(.tooDeep) }
    known[key] = .unresolved(.tooDeep)
    depth += 1
    let color = find(&self)
    depth -= 1
    known[key] = color
    return color
  }

  /// The source of some parts, for a reason.
  func text(_ parts: [NodeIndex], _ file: FileIndex) -> String {
    guard let first = parts.first, let last = parts.last else { return "nothing" }
    let tree = tree(file)
    let range = tree[first].range.lowerBound..<max(tree[first].range.upperBound, tree[last].range.upperBound)
    return String(decoding: tree.bytes[range].prefix(60), as: UTF8.self)
  }
}
