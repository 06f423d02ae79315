import FileSyntax
import Palettes

/// The walks of a project: one, or one for each platform if targets for several platforms declare types of one name.
///
/// The views of one platform are never shown by those of another one that share their names.
struct PlatformWalks {
  private let walks: [(platform: ApplePlatform?, walk: ViewWalk)]

  init(_ project: SourceProject, _ types: TypeIndex) {
    let declared = Self.types(of: project)
    guard !declared.isEmpty else {
      walks = [(nil, Self.walk(project, types))]
      return
    }
    walks = declared.map { platform, own in
      let kept = project.leavingOut { source in
        if source.tree.platform == platform { return false }
        // Files for iOS may be built for other platforms too, unless these have their own.
        return source.tree.platform != .iOS || !own.isDisjoint(with: Self.types(in: source))
      }
      return (platform, Self.walk(kept, TypeIndex(kept)))
    }
  }

  /// The texts that all walks recorded, in the order of platforms.
  var sightings: [TextSighting] {
    walks.flatMap { platform, walk in
      platform == nil ? walk.sightings : walk.sightings.filter { $0.platform == platform }
    }
  }

  var fonts: ShownFonts { walks.reduce(into: ShownFonts()) { $0.add($1.walk.fonts) } }

  /// The statements that give windows the appearance of a theme, on each platform that has them.
  var themedStatements: Set<SourceProject.Place> {
    var everywhere: [SourceProject.Place: Bool] = [:]
    for (_, walk) in walks {
      for (place, isThemed) in walk.windowLook.statements { everywhere[place] = isThemed && everywhere[place] != false }
    }
    return Set(everywhere.filter { $0.value }.keys)
  }

  /// The reason for which no view showed a text.
  func reason(ofUnseen place: SourceProject.Place) -> String {
    let platform = walks[0].walk.project.files[place.file].tree.platform
    let walk = (walks.first { $0.platform == platform } ?? walks[0]).walk
    let file = walk.project.files[place.file]
    if file.isForOtherPlatform(place.node) { return "in code for another platform" }
    if file.isUnused(place.node) { return "in code that nothing uses" }
    if walk.evaluator.made.contains(place) { return "in views that are made and not shown" }
    if walk.isRead(place) { return "in branches that are never taken" }
    return walk.isCut ? "in more code than is followed" : "in code that no view shows"
  }

  private static func walk(_ project: SourceProject, _ types: TypeIndex) -> ViewWalk {
    var evaluator = Evaluator(project, types)
    let look = evaluator.windowLook()
    let tint = evaluator.windowTint()
    var walk = ViewWalk(evaluator, windowTint: tint, windowLook: look)
    walk.walkProject()
    return walk
  }

  /// The types that are declared for each platform, iOS first, if some of one name are declared for several; else none.
  private static func types(of project: SourceProject) -> [(platform: ApplePlatform, types: Set<String>)] {
    let built = Set(project.files.map { $0.tree.platform })
    let platforms = ApplePlatform.allCases.filter(built.contains)
    if platforms.count < 2 { return [] }
    let declared = platforms.map { platform in
      let own = project.files.filter { $0.tree.platform == platform }
      return (platform: platform, types: own.reduce(into: Set<String>()) { $0.formUnion(types(in: $1)) })
    }
    let all = declared.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    return all.count < declared.reduce(0) { $0 + $1.types.count } ? declared : []
  }

  /// The types that a file declares at its top level.
  private static func types(in source: SourceFile) -> Set<String> {
    source.members.reduce(into: []) { found, member in
      guard member.kind.isType, member.kind != .extensionType, member.typePath.isEmpty,
        !source.isLeftOut(member.node), !source.isPrivate(member.node)
      else { return }
      found.insert(member.name)
    }
  }
}
