import Palettes
import SwiftReading

extension Rule {
  /// An app, or a part of a screen, that is kept in one appearance.
  static let forcedScheme = Rule(
    id: "forced-scheme", severity: .note,
    page: RulePage(
      title: "Forced color scheme",
      finds:
        "A constant light or dark appearance. For a whole app, the rule reports `preferredColorScheme` on the content "
        + "of a window or of a view that no other view shows, and `overrideUserInterfaceStyle` on a window. For part "
        + "of a screen, it reports `environment(\\.colorScheme, …)` on a view without its own background, and "
        + "`toolbarColorScheme` without a `toolbarBackground` color. It reports one note for each appearance in a "
        + "type. The rule ignores screens and flows that are pushed or presented, which may be designed for one "
        + "appearance. It also ignores views in front of a color in a stack, views whose background extends to the "
        + "screen edges, `#if` branches, branches whose siblings choose the other appearance, and types whose names "
        + "identify a preview, a video player, or a camera. If a property list locks the app to the same appearance, "
        + "`locked-appearance` reports it instead.",
      matters:
        "For a whole app, a constant overrides the appearance that people chose. For part of a screen, it puts colors "
        + "for one appearance on a background for the other, and their contrast is unknown.",
      failing: .swift(
        """
        @main struct Cafés: App {
          var body: some Scene { WindowGroup { ContentView().preferredColorScheme(.dark) } }
        }
        """),
      passing: .swift(
        """
        @main struct Cafés: App {
          @AppStorage("scheme") var scheme: Scheme
          var body: some Scene { WindowGroup { ContentView().preferredColorScheme(scheme.value) } }
        }
        """),
      remedy: "Let the system choose the appearance, or add a setting to your app that follows the system by default.",
      references: ["Human Interface Guidelines, Dark Mode"])
  ) { input in
    let platforms = SourcePlatforms(input)
    return input.inSources { facts in
      let forced = facts.forcedSchemes
      let types = facts.types(with: forced)
      let ofViews = Set(forced.filter { $0.1 != "toolbarColorScheme" }.map { facts.owner(of: $0.0, $0.2) })
      let locked = facts.lockedSchemes
      var roots = SceneRoots(facts.project)
      return forced.filter { place, name, scheme in
        !facts.isChosen(place, scheme) && !facts.repeats(place, scheme, of: types)
          && platforms.platforms(at: place).platforms.contains { $0.hasAppearances }
          && facts.isMixed(place, name, scheme, locked, &roots)
      }.map { place, _, scheme in
        let isToolbar = !ofViews.contains(facts.owner(of: place, scheme))
        return SourceSighting(ViewFlaw.forcedScheme(isToolbar: isToolbar, appearance: scheme), at: place)
          .grouped(by: .type(scheme))
      }
    }
  }
}

extension SourceFacts {
  /// Returns true if the appearance is one of several that the code chooses from, or belongs to a layer that states
  /// the background that it needs, to a view on its own, or to a preview.
  fileprivate func isChosen(_ place: SourceProject.Place, _ scheme: String) -> Bool {
    let (source, tree) = (project.files[place.file], project.files[place.file].tree)
    let type = source.type(around: place.node)?.name ?? ""
    if ["Preview", "Video", "Player", "Camera"].contains(where: type.holds) || isLayer(place, of: type) { return true }
    // A flag of the build chooses.
    if source.ancestors(of: place.node).contains(where: { tree[$0].kind == .conditionalBranch }) { return true }
    if tree.isNamed(place.node, "overrideUserInterfaceStyle"), isReset(at: place) { return true }
    let other = scheme == "dark" ? "light" : "dark"
    let branches = source.ancestors(of: place.node).prefix { !tree[$0].kind.isMember }
      .filter { tree[$0].kind == .ifStatement || tree[$0].kind == .switchStatement }
    return branches.contains { branch in
      tree.subtree(of: branch).contains { tree[$0].kind == .implicitMember && tree.name($0) == other }
    }
  }

  /// The appearances to which property lists lock an app.
  fileprivate var lockedSchemes: Set<String> {
    let entries = propertyLists.flatMap { $0.list.entries }
    return entries.reduce(into: []) { schemes, entry in
      guard entry.key == "UIUserInterfaceStyle", case .text(let style) = entry.value else { return }
      schemes.insert(style.lowercased())
    }
  }

  /// Returns true if an appearance is that of a whole app, or of a part of a screen without a background of its own.
  fileprivate func isMixed(
    _ place: SourceProject.Place, _ name: String, _ scheme: String, _ locked: Set<String>, _ roots: inout SceneRoots
  ) -> Bool {
    let (source, tree) = (project.files[place.file], project.files[place.file].tree)
    let links = tree.links(of: source.chain(of: place.node))
    switch name {
    case "preferredColorScheme": return !locked.contains(scheme) && roots.isRoot(place)
    case "overrideUserInterfaceStyle":
      let isOfWindow = links.contains { $0 < place.node && tree.name($0).lowercased().holds("window") }
      return isOfWindow && !locked.contains(scheme)
    case "toolbarColorScheme":
      return !links.contains { link in
        tree.isNamed(link, "toolbarBackground") && layer(of: link, in: place.file)?.isSolid ?? false
      }
    default: return !links.prefix(1).contains { Self.grounds.contains(tree.name($0)) } && !isScreen(place)
    }
  }

  /// Returns true if a view is the whole content of a screen that is pushed or presented.
  private func isScreen(_ place: SourceProject.Place) -> Bool {
    let (source, tree) = (project.files[place.file], project.files[place.file].tree)
    let chain = source.chain(of: place.node)
    guard let link = source.ancestors(of: chain).first(where: { tree[$0].kind == .name || tree[$0].kind == .member })
    else { return false }
    return Self.presenters.contains(tree.name(link))
  }

  /// Calls whose content is a screen of its own.
  private static let presenters: Set<String> = [
    "NavigationLink", "navigationDestination", "sheet", "fullScreenCover", "popover", "inspector",
    "UIHostingController",
  ]

  /// Views that draw the background of a screen in their own appearance.
  private static let grounds: Set<String> = [
    "List", "Form", "Table", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
  ]

  /// The type around a place with an appearance.
  fileprivate func owner(of place: SourceProject.Place, _ scheme: String) -> String {
    "\(project.files[place.file].type(around: place.node)?.path ?? "") \(scheme)"
  }

  /// The appearances that the types of some places force on themselves.
  fileprivate func types(with forced: [(SourceProject.Place, String, String)]) -> [String: Set<String>] {
    var types: [String: Set<String>] = [:]
    for (place, _, scheme) in forced {
      if let type = project.files[place.file].type(around: place.node) { types[type.path, default: []].insert(scheme) }
    }
    return types
  }

  /// Returns true if a view that is shown at a place, or in the controller that is set up there, forces the same
  /// appearance on itself.
  fileprivate func repeats(_ place: SourceProject.Place, _ scheme: String, of types: [String: Set<String>]) -> Bool {
    let source = project.files[place.file]
    let own = source.type(around: place.node)?.path ?? ""
    let isProperty = source.tree.isNamed(place.node, "overrideUserInterfaceStyle")
    let start = isProperty ? source.member(around: place.node)?.node : source.chain(of: place.node)
    guard let start else { return false }
    let end = isProperty ? source.tree[start].following : place.node
    return (start..<max(start, end)).contains { node in
      guard source.tree[node].kind == .name, source.tree[node].flags.contains(.isCalled),
        let type = project.typePath(source.tree.name(node), within: own, in: source), type != own
      else { return false }
      return types[type]?.contains(scheme) ?? false
    }
  }

  /// Returns true if the type sets the appearance back to that of the system somewhere.
  private func isReset(at place: SourceProject.Place) -> Bool {
    let source = project.files[place.file]
    guard let type = source.type(around: place.node)?.node else { return false }
    return source.tree.subtree(of: type).contains { source.tree.isNamed($0, "unspecified") }
  }

  private func isLayer(_ place: SourceProject.Place, of type: String) -> Bool {
    let (source, tree) = (project.files[place.file], project.files[place.file].tree)
    if tree.isNamed(place.node, "environment") {
      let chain = source.chain(of: place.node)
      let before = tree.links(of: chain).prefix { $0 < place.node }
      if before.dropFirst().contains(where: { tree.isNamed($0, "background") || tree.isNamed($0, "fill") }) {
        return true
      }
      return isOnColor(chain, source) || (chain..<place.node).contains { isWholeBackground($0, tree) }
    }
    return tree.isNamed(place.node, "overrideUserInterfaceStyle") && tree[place.node].kind == .name
      && !type.hasSuffix("Controller")
  }

  /// Returns true for a background that reaches to the edges of the screen.
  private func isWholeBackground(_ link: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree[link].kind == .member && tree.isNamed(link, "background")
      && tree.subtree(of: link).contains {
        tree.isNamed($0, "ignoresSafeArea") || tree.isNamed($0, "edgesIgnoringSafeArea")
      }
  }

  /// Returns true for a view in a stack in front of a color, which is the same in both appearances or states its own.
  private func isOnColor(_ chain: NodeIndex, _ source: SourceFile) -> Bool {
    let tree = source.tree
    let outer = source.ancestors(of: chain).prefix(8)
    guard let closure = outer.first(where: { tree[$0].kind == .closure }),
      let link = source.ancestors(of: closure).prefix(3).first(where: { tree[$0].kind == .name }),
      tree.isNamed(link, "ZStack")
    else { return false }
    return tree.children(of: closure).contains { item in
      guard item < chain, tree[item].following <= chain,
        let head = tree.soleChain(of: item).flatMap({ tree.links(of: $0).first })
      else { return false }
      return tree.isNamed(head, "Color")
    }
  }

  /// The places at which an appearance is a constant, with the name used and the appearance.
  fileprivate var forcedSchemes: [(SourceProject.Place, String, String)] {
    let modifiers = ["preferredColorScheme", "toolbarColorScheme", "environment"].flatMap {
      views.modifiers(named: $0)
    }
    return modifiers.compactMap { place in
      let tree = project.files[place.file].tree
      let arguments = tree.plainArguments(of: place.node)
      let name = tree.name(place.node)
      guard name == "environment" else {
        return arguments.first.flatMap { tree.schemeName($0) }.map { (place, name, $0) }
      }
      guard arguments.count == 2, let path = tree.soleChain(of: arguments[0]).flatMap(tree.soleLink),
        tree.isNamed(path, ".colorScheme")
      else { return nil }
      return tree.schemeName(arguments[1]).map { (place, "environment(\\.colorScheme)", $0) }
    }
      + views.properties(named: "overrideUserInterfaceStyle").compactMap { place in
        project.files[place.file].assignedScheme(to: place.node).map { (place, "overrideUserInterfaceStyle", $0) }
      }
  }
}

extension SourceFile {
  /// The appearance that is assigned to a property; nil for anything else.
  fileprivate func assignedScheme(to link: NodeIndex) -> String? {
    guard let chain = parent(of: link), tree[chain].kind == .chain, let statement = parent(of: chain), isReached(link)
    else { return nil }
    let parts = tree.sequence(of: statement)
    guard parts.count == 3, parts[0] == chain, tree.isNamed(parts[1], "=") else { return nil }
    return tree.schemeName(ofChain: parts[2])
  }
}

extension SyntaxTree {
  /// `light` or `dark` if an argument is only that.
  fileprivate func schemeName(_ argument: NodeIndex) -> String? {
    soleChain(of: argument).flatMap { schemeName(ofChain: $0) }
  }

  fileprivate func schemeName(ofChain chain: NodeIndex) -> String? {
    guard nodes[chain].kind == .chain, let last = links(of: chain).last, !nodes[last].flags.contains(.isCalled) else {
      return nil
    }
    switch nodes[last].kind {
    case .member, .implicitMember: return ["light", "dark"].first { $0 == name(last) }
    default: return nil
    }
  }
}
