import ColorMath
import Palettes

/// Walks views from the outside in and records the texts with their colors and what is behind them.
struct ViewWalk {
  /// The steps of one root or presented view.
  static let mostSteps = 60_000
  /// The steps of all.
  static let mostTotal = 400_000
  static let deepest = 320
  /// The elements of one list that are walked.
  static let mostElements = 64
  /// The settings in which one view is walked; further ones are left out.
  static let mostSettings = 16
  /// The settings with conditions of the app in which one view of one look is walked.
  static let mostConditioned = 2
  /// The settings in which one type is walked: one whose values hold no views, and others.
  static let (mostOfType, mostOfContainer) = (32, 1024)
  /// The views of one type in which there is no text, before the others are taken to have none either.
  static let mostSilent = 24
  /// The settings in which one sheet or destination is walked.
  static let mostPresented = 8
  /// The views of one type that may be within each other: those that hold views, and others.
  static let (mostNested, mostRecursive) = (3, 2)

  var evaluator: Evaluator
  /// The tint that code gives windows, which every accent color then follows.
  let windowTint: Value?
  /// The appearance that code gives windows with a theme.
  var windowLook: WindowLook
  var sightings: [TextSighting] = []
  /// The part that each value paints, by the styles around it.
  var covers: [Fingerprint: Cover] = [:]
  /// The fonts of what was recorded.
  var fonts = ShownFonts()
  var words = ConditionWords()
  /// The settings in which each text was recorded.
  var seen: [SourceProject.Place: Int] = [:]
  /// The looks of the texts that the scenes show.
  private var looks = SceneLooks()
  /// The hosts in the code of each type.
  var hosts: [String: [HostReader.Host]] = [:]
  /// True while the scenes are walked.
  var isInScenes = false
  /// The views and the presented arguments that were walked, with their settings or looks.
  var walked: Set<Fingerprint> = []
  var settings: [String: Int] = [:]
  /// The settings in which each view, look, and presented argument was walked.
  private var counts: [Fingerprint: Int] = [:]
  /// The views of each type in which there was no text.
  private var silent: [String: Int] = [:]
  /// The types of which a view had a text.
  private var speaking: Set<String> = []
  /// The views that others present, to be walked after these.
  private var presented: [(argument: Argument, setting: Setting)] = []
  /// The bodies that were walked.
  var bodies: Set<SourceProject.Place> = []
  /// The views that are being walked, the outermost first: types of the project by their paths, empty for others.
  var open: [String] = []
  var steps = 0
  /// Steps of all roots.
  private var total = 0
  /// True if something was left out because there was too much.
  private(set) var isCut = false

  init(_ evaluator: Evaluator, windowTint: Value? = nil, windowLook: WindowLook = WindowLook()) {
    (self.evaluator, self.windowTint, self.windowLook) = (evaluator, windowTint, windowLook)
  }

  var project: SourceProject { evaluator.project }

  /// The setting of something that is shown on a ground outside of the scenes: it has the look that these have.
  func setting(on base: FoundSurface.Base) -> Setting {
    var setting = Setting(ground: Ground(base: base))
    setting.accent = windowTint
    if !isInScenes { looks.apply(to: &setting) }
    return setting
  }

  mutating func noteLook(of setting: Setting) {
    if isInScenes { looks.note(setting) }
  }

  /// Walks something that code made.
  mutating func walk(_ value: Value, _ setting: Setting) {
    steps += 1
    total += 1
    guard steps < Self.mostSteps, total < Self.mostTotal, open.count < Self.deepest else {
      isCut = true
      return
    }
    switch value {
    case .view(let view): walk(view, setting)
    case .choice(let cases): walk(cases, setting)
    case .instance(let instance): walk(instance, setting)
    case .closure(let closure):
      evaluator.steps = 0
      open.append("")
      walk(evaluator.call(closure), setting)
      open.removeLast()
    case .list(let values):
      if values.count > Self.mostElements { isCut = true }
      for value in values.prefix(Self.mostElements) { walk(value, setting) }
    default: break
    }
  }

  private mutating func walk(_ cases: [Value.Case], _ setting: Setting) {
    each(Self.joined(cases), setting) { $0.walk($1, $2) }
  }

  /// The cases with those that show one view in many ways as one, under the conditions of all these ways.
  private static func joined(_ cases: [Value.Case]) -> [Value.Case] {
    // A color that its components choose is told by these conditions.
    guard cases.count > mostConditioned, !cases.contains(where: { $0.conditions.contains { $0.subject.isOfColor } })
    else { return cases }
    var ways: [Fingerprint: [Value.Case]] = [:]
    let keys = cases.map { $0.value.fingerprint }
    for (key, part) in zip(keys, cases) { ways[key, default: []].append(part) }
    var joined: [Value.Case] = []
    for (key, part) in zip(keys, cases) {
      guard let own = ways[key] else { continue }
      guard own.count > mostConditioned else {
        joined.append(part)
        continue
      }
      let common = part.conditions.filter { one in own.allSatisfy { $0.conditions.contains(one) } }
      joined.append(.init(conditions: common, value: part.value))
      ways[key] = nil
    }
    return joined
  }

  /// Shows the cases that are possible in a setting.
  mutating func each(
    _ cases: [Value.Case], _ setting: Setting, _ show: (inout ViewWalk, Value, Setting) -> Void
  ) {
    for part in cases {
      guard let conditions = setting.conditions.joined(with: part.conditions) else { continue }
      // A branch for developers is not shown.
      if part.conditions.contains(where: { $0.branch.isOfDebugging }) { continue }
      var inner = setting
      inner.conditions = conditions
      show(&self, part.value, inner)
    }
  }

  private mutating func walk(_ view: ViewValue, _ setting: Setting) {
    switch view.form {
    case .branches, .group, .modified(_, "body(content:)", _): guard isNew(view.fingerprint, setting) else { return }
    default: break
    }
    open.append("")
    defer { open.removeLast() }
    switch view.form {
    case .group(let views): for view in views { walk(view, setting) }
    case .branches(let cases): walk(cases, setting)
    case .system(let name, let given): show(name, given, at: view.place, setting)
    case .modified(let inner, let name, let given): walk(inner, modifiedBy: name, given, at: view.place, setting)
    }
  }

  // MARK: - Views of the project

  /// Walks the body of a view of the project.
  mutating func walk(_ instance: Instance, _ setting: Setting) {
    guard let setting = self.setting(of: instance, in: setting) else { return }
    settings[instance.type, default: 0] += 1
    guard let body = evaluator.body(of: instance.type) else { return walkHosted(instance, setting) }
    bodies.insert(body.place)
    evaluator.steps = 0
    open.append(instance.type)
    let given: [Argument]? = body.member.kind == .function ? [] : nil
    let value = evaluator.value(of: body, .instance(instance), given, at: body.place, setting.surroundings, as: "")
    var inner = setting
    inner.member = body.member.title
    inner.given = instance.fields.compactMap { field in
      guard case .member(let member) = field.value, !member.type.isEmpty else { return nil }
      return .matches(subject: String(member.type.lastPart), pattern: member.name, isMatch: true)
    }
    if instance.fields.contains(where: { Self.isInactive($0) }) { inner.isOfUncertainLook = true }
    let before = sightings.count + presented.count
    walk(value, inner)
    open.removeLast()
    if sightings.count + presented.count > before {
      speaking.insert(instance.type)
    } else {
      silent[instance.type, default: 0] += 1
    }
  }

  /// The setting in which a view is walked; nil if it was walked in that setting, or in enough of them.
  ///
  /// Beyond the limit of settings, a view is walked once more, on an unknown ground.
  private mutating func setting(of instance: Instance, in setting: Setting) -> Setting? {
    let own = instance.fingerprint
    let holdsViews = instance.fields.contains { !Self.isAction($0.label) && isView($0.value) }
    guard speaking.contains(instance.type) || silent[instance.type, default: 0] < Self.mostSilent,
      counts[own, default: 0] <= Self.mostSettings,
      settings[instance.type, default: 0] < (holdsViews ? Self.mostOfContainer : Self.mostOfType),
      open.count(of: instance.type) < (holdsViews ? Self.mostNested : Self.mostRecursive)
    else { return nil }
    guard isNew(own, setting) else { return nil }
    counts[own, default: 0] += 1
    guard counts[own, default: 0] > Self.mostSettings else { return setting }
    var further = Setting(ground: Ground(base: .elsewhere))
    further.standard = .unknown("a view in many places")
    return further
  }

  /// Returns true for a value that is a view, or makes one.
  private mutating func isView(_ value: Value) -> Bool {
    switch value {
    case .view, .closure: true
    case .instance(let instance):
      // The configuration of a style holds the label that it styles.
      evaluator.body(of: instance.type) != nil
        || evaluator.types[instance.type] == nil && instance.fields.contains { isView($0.value) }
    case .list(let values): values.first.map { isView($0) } ?? false
    case .choice(let cases): cases.first.map { isView($0.value) } ?? false
    default: false
    }
  }

  /// Returns true for something in a setting that is worth walking; it counts as walked then.
  ///
  /// Under other conditions something of one look shows the same: without conditions it says all, and some say enough.
  private mutating func isNew(_ own: Fingerprint, _ setting: Setting) -> Bool {
    var look = own
    look.add(setting.look)
    let plain = look.adding("plain")
    let isPlain = setting.conditions.allSatisfy { $0.isOfSystem }
    if walked.contains(plain) || !isPlain && counts[look, default: 0] >= Self.mostConditioned { return false }
    if isPlain {
      walked.insert(plain)
    } else {
      var key = own
      key.add(setting.fingerprint)
      guard walked.insert(key).inserted else { return false }
      counts[look, default: 0] += 1
    }
    return true
  }

  /// Walks what a controller or a view of UIKit is given: where its host shows that, else wherever it wants.
  private mutating func walkHosted(_ instance: Instance, _ setting: Setting) {
    let inner = hosted(by: instance.type, setting) ?? setting.on(.content).losing("in a view of UIKit or AppKit")
    for field in instance.fields {
      if case .closure = field.value { walk(field.value, inner) }
      if case .view = field.value { walk(field.value, inner) }
    }
  }

  /// Walks the body of a modifier of the project around a view.
  mutating func walk(
    modifier instance: Instance, around given: [Argument], at place: SourceProject.Place, _ setting: Setting
  ) {
    guard let body = evaluator.member("body", on: instance.type, isStatic: false, given: given),
      body.member.kind == .function, open.count(of: instance.type) < 24
    else { return }
    evaluator.steps = 0
    open.append(instance.type)
    let value = evaluator.body(body, of: instance, given, calledAt: place, setting.surroundings)
    var inner = setting
    inner.member = body.member.title
    walk(value, inner)
    open.removeLast()
  }

  // MARK: - Arguments

  private static let actions: Set<String> = [
    "action", "onDismiss", "onTap", "perform", "set", "get", "isPresented", "onEditingChanged", "onCommit",
    "primaryAction",
  ]

  /// Returns true for what makes a view inactive, by its name: `enabled: false`, `isLocked: true`.
  private static func isInactive(_ field: Value.Element) -> Bool {
    guard case .bool(let isTrue) = field.value else { return false }
    let name = field.label.hasPrefix("is") ? field.label.dropFirst(2).lowercased() : field.label.lowercased()
    return isTrue ? ["disabled", "locked"].contains(name) : ["enabled", "available"].contains(name)
  }

  /// Returns true for the name of a closure that shows nothing: `action`, `onSelect`.
  static func isAction(_ label: String) -> Bool {
    actions.contains(label) || label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase ?? false
  }

  /// Walks the views among the arguments of a container.
  mutating func walk(contentsOf given: [Argument], _ setting: Setting, but labels: Set<String> = []) {
    for argument in given where !Self.actions.contains(argument.label) && !labels.contains(argument.label) {
      walk(argument, setting)
    }
  }

  /// Walks later what is presented over all else.
  mutating func present(_ given: [Argument], _ setting: Setting) {
    for argument in given where !Self.actions.contains(argument.label) && mayShow(argument) {
      var key = argument.fingerprint
      let own = key
      key.add(setting.fingerprint)
      guard counts[own, default: 0] < Self.mostPresented, walked.insert(key).inserted else { continue }
      counts[own, default: 0] += 1
      presented.append((argument, setting))
    }
  }

  /// Walks what was presented, with what that presents.
  mutating func walkPresented() {
    var next = 0
    while next < presented.count {
      let (argument, setting) = presented[next]
      next += 1
      (steps, open) = (0, [])
      walk(argument, setting)
    }
    presented = []
  }

  /// Walks the view of an argument: a closure, a view, or the initializer of one.
  mutating func walk(_ argument: Argument, _ setting: Setting) {
    if argument.value == nil, !mayShow(argument) { return }
    evaluator.steps = 0
    var value = evaluator.value(of: argument)
    if case .type(let path) = value, evaluator.body(of: path) != nil {
      // `Row.init`, for an element that is not known.
      let place = argument.place
      let element = Unknown(subject: .value(argument.fingerprint, name: "element"), reason: .parameter("element"))
      let given = Argument(label: "", isTrailing: false, place: place, scope: argument.scope, value: .unknown(element))
      value = evaluator.call(value, [given], at: place, argument.scope)
    }
    if value.showsViews { walk(value, setting) }
  }

  /// Returns true if an argument may be a view: not a number, a text, a member of a type.
  func mayShow(_ argument: Argument) -> Bool {
    let tree = evaluator.tree(argument.scope.file)
    guard let chain = tree.soleChain(of: argument.place.node), let first = tree.links(of: chain).first else {
      return true
    }
    switch tree[first].kind {
    case .integer, .float, .string, .boolean, .nilValue, .implicitMember, .keyPath: return false
    default: return true
    }
  }

  /// The value of the first argument without a label.
  mutating func first(_ given: [Argument], as expected: String = "") -> Value? {
    given.first { $0.label.isEmpty && !$0.isTrailing }.map { evaluator.value(of: $0, as: expected) }
  }

  mutating func argument(_ label: String, _ given: [Argument], as expected: String = "") -> Value? {
    given.first { $0.label == label }.map { evaluator.value(of: $0, as: expected) }
  }
}

extension Value {
  /// True if it may show something.
  var showsViews: Bool {
    switch self {
    case .view, .instance, .closure, .list: true
    case .choice(let cases): cases.contains { $0.value.showsViews }
    default: false
    }
  }
}

extension String {
  /// The last part of a dotted path.
  var lastPart: Substring {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { self[utf8.index(after: $0)...] } ?? self[...]
  }
}

extension [String] {
  fileprivate func count(of name: String) -> Int { reduce(0) { $0 + ($1 == name ? 1 : 0) } }
}
