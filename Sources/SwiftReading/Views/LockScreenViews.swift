import Palettes

/// Finds text that is shown only in the small widgets of the Lock Screen and of watch faces, in slots of a fixed size.
struct LockScreenViews {
  private let project: SourceProject
  private var known = BranchConditions()
  /// The types of views that only such widgets show.
  private var types: [String: Bool] = [:]

  init(_ project: SourceProject) { self.project = project }

  /// Returns true if a place is in a branch for these widgets, or in a view that only such branches show.
  mutating func contains(_ place: SourceProject.Place) -> Bool {
    if isInBranch(place) { return true }
    guard let type = project.files[place.file].type(around: place.node)?.path, project.isViewType(type) else {
      return false
    }
    if let isShown = types[type] { return isShown }
    let isShown = isShownOnly(type)
    types[type] = isShown
    return isShown
  }

  private mutating func isShownOnly(_ type: String) -> Bool {
    let name = String(type.split(separator: ".").last ?? "")
    let uses = project.links(named: [name])[name, default: []].filter { place in
      let source = project.files[place.file]
      return source.tree[place.node].kind == .name
        && project.typePath(of: place.node, in: source) == type
    }
    return !uses.isEmpty && uses.allSatisfy { isInBranch($0) }
  }

  private mutating func isInBranch(_ place: SourceProject.Place) -> Bool {
    ViewSurroundings(of: place.node, in: place.file, of: project, known: &known).conditions
      .contains { $0.isOfLockScreen }
  }
}

extension SourceProject {
  /// Returns those of some fonts that are for text in the widgets of the Lock Screen and of watch faces.
  package func onLockScreen(_ fonts: [FontUse]) -> Set<Place> {
    var views = LockScreenViews(self)
    return Set(fonts.map { $0.place }.filter { views.contains($0) })
  }
}
