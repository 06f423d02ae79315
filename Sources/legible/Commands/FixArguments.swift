import AuditEngine
import FileSyntax
import Palettes

/// The parsed options of `legible fix`.
struct FixArguments {
  private static let write = Flag("write", summary: "Change the files instead of showing the changes")
  private static let recover = Flag("recover", summary: "Complete an interrupted run and do nothing else")
  private static let step = Flag("step", summary: "Ask about each change; answer y, n, or q")
  private static let addIncreased = Flag(
    "add-increased", summary: "Also add missing entries for increased contrast")
  private static let only = tokens("only", "Change only this token, however large its change is")
  private static let except = tokens("except", "Do not change this token; the same as --lock")
  private static let lock = tokens("lock", "Keep this token as it is")
  private static let hue = Parameter.integer(
    OptionDescription(
      name: "hue", valueName: "DEGREES",
      summary: "How far the hue of a color from the palette may differ from the hue of the color that it replaces"),
    in: 0...60
  ).defaulting(to: 5, shownAs: "5")
  private static let tie = Parameter.string(
    OptionDescription(
      name: "tie", valueName: "A=B", repeats: true, summary: "Keep the colors of two tokens equal",
      completion: .named("tokens")))

  /// Options of earlier versions, with what to use instead.
  private static let removed: [(option: OptionDescription, instead: String)] = [
    (
      OptionDescription(name: "prefer", valueName: "TOKEN=N", repeats: true, summary: "", isHidden: true),
      "use --lock for tokens that should not change"
    ),
    (
      OptionDescription(name: "any-order", repeats: true, summary: "", isHidden: true),
      "use 'legible suggest TOKEN --everywhere' for colors that ignore the order of the levels"
    ),
    (
      OptionDescription(name: "allow-flip", repeats: true, summary: "", isHidden: true),
      "use 'legible suggest FG SURFACE --allow-flip'"
    ),
    (
      OptionDescription(name: "any-surface", repeats: true, summary: "", isHidden: true),
      "use 'legible suggest FG SURFACE --allow-flip'"
    ),
    (
      OptionDescription(name: "timeout", valueName: "SECONDS", repeats: true, summary: "", isHidden: true),
      "omit it: the work depends only on the input"
    ),
  ]

  /// The options in the order of help.
  static let all: [OptionDescription] =
    [
      write.description, step.description, recover.description, addIncreased.description, only.description,
      except.description,
      lock.description, tie.description, hue.parameter.description, SharedOptions.margin.description,
      SharedOptions.policy.description, SharedOptions.jobs.description,
    ] + removed.map(\.option)

  let isWriting: Bool
  /// True to ask about each change.
  let isStepping: Bool
  let isRecovery: Bool
  let addsIncreased: Bool
  let run: RunOptions
  private let locked: [String]
  private let chosen: [String]
  private let ties: [String]
  private let hue: Int
  private let margin: Double

  init(_ arguments: ParsedArguments) throws(UsageError) {
    for (option, instead) in Self.removed where arguments.has(option) {
      throw UsageError("'--\(option.name)' is no longer an option", remedy: instead, command: "fix")
    }
    isWriting = arguments.isSet(Self.write)
    isRecovery = arguments.isSet(Self.recover)
    isStepping = arguments.isSet(Self.step)
    addsIncreased = arguments.isSet(Self.addIncreased)
    locked = try arguments.values(of: Self.lock) + arguments.values(of: Self.except)
    chosen = try arguments.values(of: Self.only)
    ties = try arguments.values(of: Self.tie)
    hue = try arguments.value(of: Self.hue)
    margin = try arguments.value(of: SharedOptions.margin)
    run = try RunOptions(arguments)
  }

  /// The wishes, with tokens by their names.
  var wishes: EditWishes {
    var wishes = EditWishes()
    wishes.locked = locked
    wishes.only = chosen
    wishes.ties = ties
    wishes.hueTolerance = Double(hue)
    wishes.margin = margin
    return wishes
  }

  private static func tokens(_ name: String, _ summary: String) -> Parameter<String> {
    .string(
      OptionDescription(
        name: name, valueName: "TOKEN", repeats: true, summary: summary, completion: .named("tokens")))
  }
}
