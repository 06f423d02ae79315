/// The content of views in addition to their pairs: fonts, controls, backgrounds, settings, and calls for rules.
package struct ViewFacts: Sendable {
  /// Every font whose size is a number.
  package private(set) var fonts: [FontUse] = []
  /// Buttons, menus, links, and pictures with a tap gesture.
  package private(set) var controls: [ControlUse] = []
  /// Every background of a view that is a color.
  package private(set) var backgrounds: [BackgroundUse] = []
  /// The types that read an accessibility setting.
  package private(set) var settingReaders: Set<SettingReader> = []
  /// Constants in the place of a setting.
  package private(set) var constants: [PassedConstant] = []
  private var modifiers: [String: [SourceProject.Place]] = [:]
  private var viewCalls: [String: [SourceProject.Place]] = [:]
  private var links: [String: [SourceProject.Place]] = [:]

  /// Modifiers that rules look up by name.
  private static let modifierNames: Set<String> = [
    "foregroundColor", "tabItem", "preferredColorScheme", "toolbarColorScheme", "environment",
  ]
  /// Views that rules look up by name.
  private static let viewNames: Set<String> = ["NavigationView"]
  /// Properties that rules look up by name.
  private static let propertyNames: Set<String> = ["overrideUserInterfaceStyle"]
  private static let names = modifierNames.union(viewNames).union(propertyNames).union(FontUseReader.names)
    .union(ControlReader.names).union(["background"])

  /// Reads some of the files, in one pass for all names.
  init(_ project: SourceProject, _ types: TypeIndex, files: Range<FileIndex>) {
    let found = project.links(named: Self.names, in: files)
    func places(_ names: Set<String>) -> [SourceProject.Place] { names.sorted().flatMap { found[$0, default: []] } }
    var fontReader = FontUseReader(project: project)
    var evaluator = Evaluator(project, types)
    fonts = places(FontUseReader.names).compactMap { fontReader.use(at: $0) }.filter {
      !evaluator.isUnreachable($0.place)
    }
    var controlReader = ControlReader(project: project)
    controls = controlReader.controls(among: places(ControlReader.names)).filter { !evaluator.isUnreachable($0.place) }
    backgrounds = project.backgrounds(among: places(["background"]), types)
    (settingReaders, constants) = project.settings(in: files)
    for name in Self.modifierNames { modifiers[name] = project.modifiers(among: found[name, default: []]) }
    for name in Self.viewNames { viewCalls[name] = project.viewCalls(among: found[name, default: []]) }
    for name in Self.propertyNames { links[name] = found[name, default: []] }
  }

  /// Combines the results for several parts of the files.
  init(joining parts: [ViewFacts]) {
    for part in parts {
      fonts += part.fonts
      controls += part.controls
      backgrounds += part.backgrounds
      settingReaders.formUnion(part.settingReaders)
      constants += part.constants
      for (name, places) in part.modifiers { modifiers[name, default: []] += places }
      for (name, places) in part.viewCalls { viewCalls[name, default: []] += places }
      for (name, places) in part.links { links[name, default: []] += places }
    }
  }

  /// Returns the calls on a view of one of the modifiers for rules, in the order of files.
  package func modifiers(named name: String) -> [SourceProject.Place] { modifiers[name] ?? [] }

  /// Returns the calls of one of the system views for rules, in the order of files.
  package func calls(ofView name: String) -> [SourceProject.Place] { viewCalls[name] ?? [] }

  /// Returns the uses of one of the properties for rules, in the order of files.
  package func properties(named name: String) -> [SourceProject.Place] { links[name] ?? [] }

  /// Returns the facts with the fonts of the texts and symbols that views show.
  func settling(_ shown: ShownFonts, in project: SourceProject) -> ViewFacts {
    var facts = self
    facts.fonts = shown.settled(fonts, in: project)
    return facts
  }
}
