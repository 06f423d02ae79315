import Palettes

/// A text or a symbol where it is shown, in one combination of what the code chooses.
struct TextSighting: Sendable {
  let place: SourceProject.Place
  let role: Role
  /// The member that shows it.
  let member: String
  let platform: ApplePlatform
  var conditions: [Condition] = []
  /// The cases of enumerations that its view is given.
  var given: [BranchCondition] = []
  var foreground = FoundColor.hierarchical(1)
  var surface = FoundSurface()
  var font: Font?
  /// True if its own chain of modifiers states the topmost layer.
  var isGroundOwn = false
  var isForegroundStated = false
  /// True if its colors depend on different conditions of the app.
  var isOfTwoConditions = false
  /// True if the source states neither color, nor a tint.
  var isDefaultLook = false
  var isIconControl = false
  /// The reason for which it is not measured.
  var lost: String?
  var isSystemDrawn = false
}
