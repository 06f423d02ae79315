import ColorMath
import Palettes
import SwiftReading

/// Reads the colors that blocks of Swift declare.
struct CodeColorReader {
  /// The values of declared colors.
  private(set) var colors: [StatedColor] = []
  /// Names of color sets that declarations use, by the key of their names.
  private(set) var assetNames: [String: String] = [:]
  /// Declared colors without a value in the document.
  private(set) var leftovers: [Leftover] = []
  /// Declared glass and materials, by the names of their declarations.
  private(set) var styles: [DocumentStyle] = []
  /// The expressions of the values, with the names of their tokens.
  private(set) var values: [(file: FileIndex, range: Range<Int>, name: String)] = []

  private let project: SourceProject
  private let examples: SwiftExamples
  private var placed: PlacedColors

  /// Reads every declaration of a color.
  init(_ examples: SwiftExamples) {
    project = SourceProject(files: examples.sources)
    self.examples = examples
    placed = PlacedColors(project)
    let all = declarations()
    let names = Self.names(all)
    let locations = project.locations(of: all.map { .init(file: $0.file, node: $0.value) })
    for index in all.indices { read(all[index], named: names[index], line: examples.line(of: locations[index])) }
  }

  /// A declaration with the node of its value.
  private struct Declaration {
    var file: FileIndex
    var member: Member
    var value: NodeIndex
  }

  /// Constants of types and of extensions, not the properties of views.
  private func declarations() -> [Declaration] {
    project.files.indexed().flatMap { file, source -> [Declaration] in
      source.members.compactMap { member in
        guard member.kind == .variable, member.isStatic || member.typePath.isEmpty,
          !project.isViewType(member.typePath), let value = Self.value(of: member, source.tree)
        else { return nil }
        return Declaration(file: file, member: member, value: value)
      }
    }
  }

  private static func value(of member: Member, _ tree: SyntaxTree) -> NodeIndex? {
    if let value = tree.child(of: member.node, .value) { return value }
    guard let block = tree.child(of: member.node, .block) else { return nil }
    let items = Array(tree.children(of: block))
    return items.count == 1 ? items[0] : nil
  }

  /// The name of each declaration: its own, with its types where others have the same one.
  private static func names(_ all: [Declaration]) -> [String] {
    var types: [String: Set<String>] = [:]
    for declaration in all where AppearanceWords.condition(amid: spaced(declaration.member.typePath)) == nil {
      types[declaration.member.name, default: []].insert(declaration.member.typePath)
    }
    return all.map { declaration in
      let member = declaration.member
      return types[member.name, default: []].count > 1 ? member.path : member.name
    }
  }

  /// `DarkTheme` as `Dark Theme`.
  private static func spaced(_ name: String) -> String {
    var text = ""
    for sign in name {
      if sign.isUppercase { text += " " }
      text.append(sign)
    }
    return text
  }

  private mutating func read(_ declaration: Declaration, named name: String, line: Int) {
    let tree = project.files[declaration.file].tree
    let type = tree.child(of: declaration.member.node, .typeName).map { tree.name($0) } ?? ""
    let isUIKit = type == "UIColor" || declaration.member.typePath.hasPrefix("UIColor")
    let found = placed.color(declaration.value, in: declaration.file, as: isUIKit ? .platform : .style)
    switch found {
    case .glass(let style) where style.tint == nil:
      styles.append(DocumentStyle(name: declaration.member.path, layer: .glass(style.name), line: line))
    case .material(let material):
      styles.append(DocumentStyle(name: declaration.member.path, layer: .material(material), line: line))
    case .asset(let asset): assetNames[ColorName.key(asset)] = asset
    case .system(let system):
      leftovers.append(
        Leftover(
          line,
          "\(name.inQuotes) is the system color \(system), so it needs no color set; pairs use system:\(system)"))
    case .unresolved(let reason):
      guard Self.isColor(declaration, type, tree) else { return }
      leftovers.append(Leftover(line, "the value of \(name.inQuotes) cannot be read: \(reason.text)"))
    default:
      let values = Self.values(found)
      guard !values.isEmpty, ColorName.code(name) != nil else { return }
      let outer = AppearanceWords.condition(amid: Self.spaced(declaration.member.typePath))
      for (condition, color) in values {
        let stated = condition == .any ? outer ?? .any : condition
        colors.append(StatedColor(name: name, naming: .code, condition: stated, color: color, line: line))
      }
      self.values.append((declaration.file, tree[declaration.value].range, name))
    }
  }

  private static func isColor(_ declaration: Declaration, _ type: String, _ tree: SyntaxTree) -> Bool {
    if ["Color", "UIColor", "NSColor"].contains(type) { return true }
    return ["Color(", "UIColor(", "NSColor("].contains { tree.text(declaration.value).hasPrefix($0) }
  }

  /// The colors by appearance; none unless all of them are literals.
  private static func values(_ found: FoundColor) -> [(AppearanceCondition, Color)] {
    var values: [(AppearanceCondition, Color)] = []
    for branch in found.branches {
      guard let color = branch.color.flatMap(literal), let condition = condition(branch.conditions) else { return [] }
      values.append((condition, color))
    }
    return values
  }

  private static func literal(_ found: FoundColor) -> Color? {
    switch found {
    case .literal(let color): return color
    case .opacity(let inner, let amount):
      var color = literal(inner)
      color?.alpha *= amount
      return color
    default: return nil
    }
  }

  private static func condition(_ conditions: [BranchCondition]) -> AppearanceCondition? {
    var (isDark, isHigh): (Bool?, Bool) = (nil, false)
    for condition in conditions {
      switch condition {
      case .appearance(let dark): isDark = dark
      case .increasedContrast(let isOn): isHigh = isOn
      default: return nil
      }
    }
    guard let isDark else { return isHigh ? .highAny : .any }
    if isHigh { return isDark ? .highDark : .highLight }
    return isDark ? .dark : .light
  }
}
