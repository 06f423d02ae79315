import FileSyntax
import Palettes

/// Finds the views that code of UIKit and AppKit hosts, with the background and the appearance that it gives them.
struct HostReader {
  /// A view that a host shows.
  struct Host: Sendable {
    /// The operands and operators of the view.
    let content: [NodeIndex]
    /// The place of the host's call, or of the statement that gives it the view.
    let place: SourceProject.Place
    /// The base behind the view.
    let base: FoundSurface.Base
    /// The places at which code gives it a background, then those for what contains it; none if it is not known.
    let backgrounds: [Set<SourceProject.Place>]
    /// The appearance that code gives it; nil for none.
    let appearance: StatedAppearance?
  }

  private static let classes: Set<String> = ["UIHostingController", "NSHostingController", "NSHostingView"]

  private let project: SourceProject
  private let types: TypeIndex
  private let objects: HostObjects

  init(_ project: SourceProject, _ types: TypeIndex) {
    (self.project, self.types) = (project, types)
    objects = HostObjects(project, types)
  }

  /// The views that hosts show, in the order of files.
  func hosts() -> [Host] {
    let own = types.paths.filter { types.isDeclared($0) && types.inherits($0, from: Self.classes) }
    let names = Self.classes.union(own.map { String($0.split(separator: ".").last ?? "") })
    let links = project.links(named: names.union(["rootView", "init"]))
    let calls = names.sorted().flatMap { links[$0] ?? [] }.compactMap { call(at: $0) }
    let initials = (links["init"] ?? []).compactMap { initial(at: $0) }
    let changes = (links["rootView"] ?? []).compactMap { change(at: $0) }
    return (calls + initials + changes).ordered {
      ($0.place.file, $0.place.node) < ($1.place.file, $1.place.node)
    }
  }

  /// `UIHostingController(rootView: …)`, or a class of the project that is one.
  private func call(at place: SourceProject.Place) -> Host? {
    let tree = project.files[place.file].tree
    guard tree[place.node].kind == .name, tree[place.node].flags.contains(.isCalled),
      let content = tree.argument(of: place.node, "rootView")
    else { return nil }
    return host(of: tree.sequence(of: content), at: place, [.made(place)])
  }

  /// `super.init(rootView: …)` of a class that is a host.
  private func initial(at place: SourceProject.Place) -> Host? {
    let tree = project.files[place.file].tree
    guard let type = hostingType(around: place), let content = tree.argument(of: place.node, "rootView") else {
      return nil
    }
    return host(of: tree.sequence(of: content), at: place, [.own(type)])
  }

  /// `rootView = …`, of the class around it or of a host that it has.
  private func change(at place: SourceProject.Place) -> Host? {
    guard let set = project.assignment(to: place) else { return nil }
    if set.owner.isEmpty {
      return hostingType(around: place).flatMap { host(of: set.value, at: place, [.own($0)]) }
    }
    return host(of: set.value, at: place, objects.objects(named: set.owner, at: place))
  }

  /// The path of the type around a place, if it is a host.
  private func hostingType(around place: SourceProject.Place) -> String? {
    guard let type = project.files[place.file].type(around: place.node)?.path,
      types.inherits(type, from: Self.classes)
    else { return nil }
    return type
  }

  private func host(of content: [NodeIndex], at place: SourceProject.Place, _ hosts: [HostObject]) -> Host? {
    guard !content.isEmpty else { return nil }
    let isOfUIKit = project.files[place.file].tree.platform != .macOS && !objects.isOfAppKit(hosts)
    let backgrounds = objects.backgrounds(behind: hosts)
    let all = backgrounds.reduce(into: Set<SourceProject.Place>()) { $0.formUnion($1) }
    let isOther = self.backgrounds(around: place).contains { !all.contains($0) && !isBeside($0, hosts) }
    return Host(
      content: content, place: place, base: isOfUIKit && all.isEmpty && !isOther ? .screen : .elsewhere,
      backgrounds: isOther ? [] : backgrounds, appearance: objects.appearance(of: hosts))
  }

  /// Returns true for a background of the view of a controller that isn't a host itself.
  private func isBeside(_ place: SourceProject.Place, _ hosts: [HostObject]) -> Bool {
    objects.isOfView(place) && hostingType(around: place) == nil
  }

  /// The places in the member around a place at which the background of some view is set.
  private func backgrounds(around place: SourceProject.Place) -> Set<SourceProject.Place> {
    let source = project.files[place.file]
    guard let member = source.member(around: place.node) else { return [] }
    return objects.backgrounds(in: .init(file: place.file, node: member.node))
  }
}
