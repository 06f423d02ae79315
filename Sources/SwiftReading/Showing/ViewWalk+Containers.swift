import ColorMath
import Palettes

/// SwiftUI as a table: what each view shows, and on what.
extension ViewWalk {
  /// Containers that put nothing behind their content and leave its color alone.
  private static let plain: Set<String> = [
    "VStack", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "ScrollView",
    "TabView", "TabSection", "GeometryReader", "ViewThatFits", "ScrollViewReader", "TimelineView", "HSplitView",
    "VSplitView", "AnyLayout", "PhaseAnimator", "KeyframeAnimator", "GlassEffectContainer",
    "DynamicIslandExpandedRegion", "HFlow", "VFlow", "FlowLayout", "WrappingHStack", "AnimatedView",
  ]

  /// Those that are no view by themselves: in a list, each view in them is a row.
  private static let rowKeeping: Set<String> = [
    "Group", "AnyView", "OutlineGroup", "EquatableView", "ForEach", "ModifiedContent", "Optional",
  ]

  /// Wrappers of libraries whose closures only show their content.
  ///
  /// Source: swift-composable-architecture.
  private static let wrappers: Set<String> = [
    "WithPerceptionTracking", "WithViewStore", "WithState", "IfLetStore", "ForEachStore", "SwitchStore", "CaseLet",
  ]

  /// Shows a view of SwiftUI, or one that no file declares.
  mutating func show(_ name: String, _ given: [Argument], at place: SourceProject.Place, _ setting: Setting) {
    let platform = project.files[place.file].tree.platform
    let given = partsOfConfiguration(given) ?? given
    switch name {
    case "Text": showText(given, at: place, setting)
    case "Image": if given.contains(where: { $0.label == "systemName" }) { note(place, .graphic, setting) }
    case "Label": showLabel(given, at: place, setting)
    case "Button", "Link", "ShareLink", "Menu", "NavigationLink": showButton(name, given, at: place, setting)
    case "Toggle", "Picker", "Stepper", "DatePicker", "ColorPicker", "Slider", "TextField", "SecureField", "TextEditor",
      "DisclosureGroup", "LabeledContent", "ControlGroup", "GroupBox", "ProgressView", "Gauge":
      showControl(name, given, at: place, setting)
    case "EditButton", "PasteButton", "RenameButton", "SignInWithAppleButton", "MultiDatePicker": break
    case "ZStack": showStack(given, at: place, setting.insideRow)
    case "ForEach" where showSubviews(of: name, given, setting), "Group" where showSubviews(of: name, given, setting),
      "Tree" where showTree(given, setting):
      break
    case "ForEach": showElements(given, given.filter { $0.isTrailing || $0.label == "content" }, setting)
    case "List", "Form", "Table": showList(name, given, on: platform, setting)
    case "Section": showSection(given, at: place, setting)
    case "NavigationStack", "NavigationView", "NavigationStackStore", "NBNavigationStack", "FlowStack":
      walk(contentsOf: given, setting.on(setting.ground.covered(by: .screen)).insideRow)
    case "NBNavigationLink", "FlowLink": showButton("NavigationLink", given, at: place, setting)
    case "NavigationSplitView": showColumns(given, setting)
    case "WindowGroup", "Window", "Settings", "DocumentGroup", "UtilityWindow", "ImmersiveSpace":
      walk(contentsOf: given, setting.on(Ground(base: .window)))
    case "MenuBarExtra": walk(contentsOf: given, setting.on(Ground(base: .bar)))
    case "Alert", "ActionSheet": showAlert(given, setting.drawnBySystem)
    case "ContentUnavailableView": showUnavailable(given, at: place, setting)
    case "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration", "ActivityConfiguration":
      walk(contentsOf: given, setting.presented(on: .bar))
    case "DynamicIsland":
      var island = setting.presented(on: .bar)
      island.ground = Ground(layers: [.color(.literal(Color(.sRGB, 0, 0, 0)))], base: .bar)
      island.conditions.removeAll { $0.subject == .appearance }
      island.conditions.append(Condition(.appearance, .equals("dark")))
      walk(contentsOf: given, island)
    case "ToolbarItem", "ToolbarItemGroup", "ToolbarTitleMenu", "KeyboardShortcut":
      var bar = setting.presented(on: .bar).standing(.unknown("a toolbar"))
      bar.isInToolbar = true
      walk(contentsOf: given, bar)
    case "CommandMenu", "CommandGroup": walk(contentsOf: given, setting.presented(on: .bar).drawnBySystem)
    case "Tab":
      // Its label is in the bar, in colors of the system.
      if let title = given.first, title.label.isEmpty, !title.isTrailing { note(place, .text, setting.drawnBySystem) }
      for argument in given where argument.label == "label" { walk(argument, setting.drawnBySystem) }
      walk(contentsOf: given, setting.insideRow, but: ["label"])
    case "TableColumn":
      if let title = given.first, title.label.isEmpty, !title.isTrailing { note(place, .text, setting.drawnBySystem) }
      walk(contentsOf: given.filter { $0.isTrailing || $0.label == "content" }, setting)
    case "AsyncImage", "KFImage", "LazyImage", "WebImage": walk(contentsOf: given, setting.insideRow)
    case _ where Self.rowKeeping.contains(name) || Self.wrappers.contains(name): walk(contentsOf: given, setting)
    case _ where Self.plain.contains(name): walk(contentsOf: given, setting.insideRow)
    case _ where Self.shapes.contains(name), "Color", "Spacer", "Divider", "EmptyView": break
    default: showUnknown(name, given, setting)
    }
  }

  /// The parts that a style was given, for the control that it makes of its configuration: `Toggle(configuration)`; nil for
  /// another call.
  private mutating func partsOfConfiguration(_ given: [Argument]) -> [Argument]? {
    guard given.count == 1, let only = given.first, only.label.isEmpty, !only.isTrailing, only.value == nil else {
      return nil
    }
    let tree = evaluator.tree(only.place.file)
    guard let link = tree.soleChain(of: only.place.node).flatMap({ tree.soleLink(of: $0) }),
      tree.isNamed(link, "configuration"), case .instance(let configuration) = evaluator.value(of: only),
      configuration.type.hasSuffix("StyleConfiguration")
    else { return nil }
    return configuration.fields.map {
      Argument(label: $0.label, isTrailing: false, place: only.place, scope: only.scope, value: $0.value)
    }
  }

  /// Shows content for each element of some data, or once where the elements are not known.
  private mutating func showElements(_ given: [Argument], _ contents: [Argument], _ setting: Setting) {
    showElements(of: first(given), contents, setting)
  }

  private mutating func showElements(of list: Value?, _ contents: [Argument], _ setting: Setting) {
    if case .choice(let cases)? = list, cases.contains(where: { if case .list = $0.value { true } else { false } }) {
      return each(cases, setting) { $0.showElements(of: $1, contents, $2) }
    }
    if case .unknown(let list)? = list, let tests = evaluator.filters[list.subject.fingerprint] {
      for content in contents { walk(content, forElementsOf: list, passing: tests, setting) }
      return
    }
    var elements: [Value]?
    if case .list(let own)? = list { elements = own }
    if case .unknown(let list)? = list { elements = evaluator.elements[list.subject.fingerprint].map { [$0] } }
    guard let elements, elements.count <= Self.mostElements / 4 else {
      return walk(contentsOf: contents, setting)
    }
    for content in contents {
      evaluator.steps = 0
      let make = evaluator.value(of: content)
      guard make.isCallable else {
        if !elements.isEmpty { walk(content, setting) }
        continue
      }
      for element in elements {
        let argument = Argument(
          label: "", isTrailing: false, place: content.place, scope: content.scope, value: element)
        walk(evaluator.call(make, [argument], at: content.place, content.scope), setting)
      }
    }
  }

  /// Shows a list's elements, of which only those are known that pass some tests.
  private mutating func walk(
    _ content: Argument, forElementsOf list: Unknown, passing tests: [Closure], _ setting: Setting
  ) {
    evaluator.steps = 0
    let make = evaluator.value(of: content)
    guard case .closure(let closure) = make else { return walk(content, setting) }
    let tree = evaluator.tree(closure.place.file)
    let name = tree.child(of: closure.place.node, .parameter).map { tree.text($0) } ?? "element"
    let element = Unknown(
      subject: .value(list.subject.fingerprint.adding("element"), name: name), reason: .parameter(name),
      type: Evaluator.elementType(list.type), isPresent: true)
    let argument = Argument(
      label: "", isTrailing: false, place: content.place, scope: content.scope, value: .unknown(element))
    var ways = [setting.conditions]
    for test in tests {
      let truth = evaluator.call(test, [argument]).test
      ways = ways.flatMap { own in
        truth.cases.filter { $0.value.isTrue }.compactMap { own.joined(with: $0.conditions) }
      }
    }
    var inner = setting
    if ways.count > Self.mostConditioned {
      (ways, inner.isOfUncertainLook) = ([setting.conditions], true)
    }
    let shown = evaluator.call(make, [argument], at: content.place, content.scope)
    for way in ways {
      inner.conditions = way
      walk(shown, inner)
    }
  }

  /// A view that no file declares shows its content somewhere.
  private mutating func showUnknown(_ name: String, _ given: [Argument], _ setting: Setting) {
    var inner = setting.insideRow.on(Ground(base: .elsewhere))
    inner.standard = .unknown(name)
    walk(contentsOf: given, inner)
  }

  /// The texts of an alert, those of its buttons among them: `.default(Text("OK"))`.
  private mutating func showAlert(_ given: [Argument], _ setting: Setting) {
    for argument in given {
      let value = evaluator.value(of: argument)
      let parts = if case .list(let values) = value { values } else { [value] }
      for part in parts {
        if case .member(let button) = part {
          showAlert(button.arguments, setting)
        } else if part.showsViews {
          walk(part, setting)
        }
      }
    }
  }

  private mutating func showUnavailable(_ given: [Argument], at place: SourceProject.Place, _ setting: Setting) {
    if let first = given.first, first.label.isEmpty, !first.isTrailing { note(place, .text, setting) }
    for argument in given {
      switch argument.label {
      case "description": walk(argument, setting.insideRow.standing(.secondary))
      default: if argument.isTrailing || argument.label == "label" { walk(argument, setting.insideRow) }
      }
    }
  }

  private mutating func showList(_ name: String, _ given: [Argument], on platform: ApplePlatform, _ setting: Setting) {
    let setting = name == "Form" && setting.hasUnknownStyle("formStyle") ? setting.inUnknownStyle : setting
    var rows = rows(of: name, on: platform, setting)
    if name == "Form", setting.hasUnknownStyle("formStyle") { rows = setting }
    let contents = given.filter { $0.isTrailing || ["content", "rowContent", "rows"].contains($0.label) }
    showElements(name == "List" ? given : [], contents, name == "Table" ? rows.standing(.unknown(name)) : rows)
  }

  /// The first closure of a split view is its sidebar, which has a material; the others are screens.
  private mutating func showColumns(_ given: [Argument], _ setting: Setting) {
    for argument in given where argument.isTrailing || ["sidebar", "content", "detail"].contains(argument.label) {
      let isScreen = argument.label == "detail" || argument.label == "content"
      walk(argument, setting.on(setting.ground.covered(by: isScreen ? .screen : .bar)).insideRow)
    }
  }

  /// Later views of a stack are in front of the earlier ones.
  private mutating func showStack(_ given: [Argument], at place: SourceProject.Place, _ setting: Setting) {
    guard let content = given.last(where: { $0.isTrailing || $0.label == "content" }) else { return }
    evaluator.steps = 0
    var value = evaluator.value(of: content)
    if case .closure(let closure) = value { value = evaluator.call(closure) }
    stack(value, at: place, setting)
  }

  /// Walks the views of a stack from the lowest to the topmost, those of its branches too; returns what is behind the next one.
  @discardableResult
  private mutating func stack(_ value: Value, at place: SourceProject.Place, _ setting: Setting) -> Ground {
    if case .view(let view) = value, case .group(let views) = view.form {
      return views.reduce(setting.ground) { stack($1, at: place, setting.on($0)) }
    }
    if case .view(let view) = value, case .branches(let cases) = view.form {
      each(cases, setting) { $0.stack($1, at: place, $2) }
    } else {
      walk(value, setting)
    }
    switch coverInStack(value, setting) {
    case .none: return setting.ground
    case .layers(let layers): return Self.laid(layers, on: setting.ground, at: place)
    case .content: return .content
    }
  }
}
