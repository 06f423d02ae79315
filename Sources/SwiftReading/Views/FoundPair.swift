package import Palettes

/// A foreground on a surface in the source: a proposal, never a declaration.
package struct FoundPair: Hashable, Sendable {
  /// The way a foreground or a surface was found.
  package enum Finding: String, Hashable, Sendable, CaseIterable {
    /// In its own chain of modifiers.
    case chain
    /// On a view around it.
    case container
    /// In a branch, which depends on conditions.
    case branch
    /// Not stated; the system's default applies.
    case defaultBackground
  }

  /// One surface and when it is the one.
  package struct Alternative: Hashable, Sendable {
    /// All that holds then; empty for always.
    package var conditions: [BranchCondition]
    /// The surface in this alternative.
    package var surface: FoundSurface
    /// The foreground then.
    package var foreground: FoundColor
    /// Those of the conditions that hold further out, where other views show this one.
    package var callerConditions: [BranchCondition] = []
    /// The conditions of the app to name to a person: those that choose the colors, else the nearest that shows the view.
    package var named: [BranchCondition] = []
    /// True if the same colors also meet under other conditions than those.
    package var isNamedAmongOthers = false
    /// True if different values of the app choose the two colors, which may occur together or not.
    package var isOfTwoChoices = false
    /// True if the colors may never meet, or only in passing: two choices of the app, a pressed or a dimmed look.
    package var isUncertain = false
    /// True if the source states neither of the colors, nor a tint: the look that the system gives a control.
    package var isDefaultLook = false

    /// True if the source tells both colors for certain.
    var isCertain: Bool { foreground.isResolved && surface.isCertain }
  }

  /// The surfaces with their foregrounds, in the order of the branches; at least one.
  package var alternatives: [Alternative]
  /// Text, or a graphic.
  package var role: Role
  /// The size and weight; nil if the source does not tell.
  package var font: Font?
  /// The way the surface was found.
  package var finding: Finding
  /// The way the foreground was found; `defaultBackground` for the system's label color.
  package var foregroundFinding: Finding
  package var file: FileIndex
  /// The node of the view.
  package var node: NodeIndex
  /// The path of the member that shows it.
  package var member: String

  /// True if it is a control of its own: text, or a picture that nothing but it says.
  package var isIconControl: Bool
  /// True if the source states its foreground; else the system decides it.
  package var isForegroundStated: Bool

  /// The alternatives of which both colors are certain.
  package var certain: [Alternative] { alternatives.filter { $0.isCertain } }
}
