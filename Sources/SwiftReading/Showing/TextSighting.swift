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
  /// The conditions of the app by which its colors are chosen.
  var choices: [Condition] = []
  /// The condition of the app nearest to it under which it is shown at all.
  var presence: Condition?
  /// True if its colors are chosen by different values of the app.
  var isOfTwoChoices = false
  /// True if its colors may never meet, or are a passing look.
  var isUncertain = false
  /// True if the source states neither color, nor a tint.
  var isDefaultLook = false
  var isIconControl = false
  /// The reason for which it is not measured.
  var lost: String?
  var isSystemDrawn = false
}
