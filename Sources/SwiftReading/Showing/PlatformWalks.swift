import FileSyntax
import Palettes

/// The walks of a project: one, or one for each platform if targets for several platforms declare types of one name.
///
/// The views of one platform are never shown by those of another one that share their names.
struct PlatformWalks {
  private let walks: [(platform: ApplePlatform?, walk: ViewWalk)]

  init(_ project: SourceProject, _ types: TypeIndex) {
    let platforms = Self.platforms(of: project)
    guard platforms.count > 1 else {
      walks = [(nil, Self.walk(project, types))]
      return
    }
    let declared = platforms.map { Self.types(in: project, on: $0) }
    walks = platforms.indices.map { place in
      let platform = platforms[place]
      let kept = project.leavingOut { source in
        if source.tree.platform == platform { return false }
        // Files for iOS may be built for other platforms too, unless these have their own.
        return source.tree.platform != .iOS || !declared[place].isDisjoint(with: Self.types(in: source))
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

  /// The reason for which no view showed a text.
  func reason(ofUnseen place: SourceProject.Place) -> String {
    let platform = walks[0].walk.project.files[place.file].tree.platform
    let walk = (walks.first { $0.platform == platform } ?? walks[0]).walk
    if walk.project.files[place.file].isUnused(place.node) { return "in code that nothing uses" }
    if walk.evaluator.made.contains(place) { return "in views that are made and not shown" }
    if walk.isRead(place) { return "in branches that are never taken" }
    return walk.isCut ? "in more code than is followed" : "in code that no view shows"
  }

  private static func walk(_ project: SourceProject, _ types: TypeIndex) -> ViewWalk {
    var walk = ViewWalk(Evaluator(project, types), hasWindowTint: project.hasWindowTint)
    walk.walkProject()
    return walk
  }

  /// The platforms of the files, iOS first, if types of one name are declared for several; else none.
  private static func platforms(of project: SourceProject) -> [ApplePlatform] {
    let platforms = ApplePlatform.allCases.filter { platform in
      project.files.contains { $0.tree.platform == platform }
    }
    var known: Set<String> = []
    for platform in platforms {
      let own = types(in: project, on: platform)
      if !own.isDisjoint(with: known) { return platforms }
      known.formUnion(own)
    }
    return []
  }

  private static func types(in project: SourceProject, on platform: ApplePlatform) -> Set<String> {
    project.files.reduce(into: []) { if $1.tree.platform == platform { $0.formUnion(types(in: $1)) } }
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
