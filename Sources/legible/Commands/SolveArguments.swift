import AuditEngine
import ColorMath
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// The parsed options of `legible solve`.
struct SolveArguments {
  private static let increased = Flag(
    "increased", summary: "Add missing entries for Increase Contrast instead of changing existing ones")
  private static let lock = Parameter.string(
    OptionDescription(
      name: "lock", valueName: "TOKEN", repeats: true, summary: "Keep this token as it is",
      completion: .named("tokens"))
  )
  private static let prefer = Parameter.string(
    OptionDescription(
      name: "prefer", valueName: "TOKEN=N", repeats: true,
      summary: "Prefer changing this token: its distance counts as 1/N, with N from 0.01 to 100",
      completion: .named("tokens")))
  private static let hue = Parameter.integer(
    OptionDescription(name: "hue", valueName: "DEGREES", summary: "The maximum change in hue"), in: 0...60
  ).defaulting(to: 5, shownAs: "5")
  private static let anyOrder = Flag(
    "any-order", summary: "Allow levels of text or levels of surfaces to become equal or swap places")
  private static let tie = Parameter.string(
    OptionDescription(
      name: "tie", valueName: "A=B", repeats: true, summary: "Keep the colors of two tokens equal",
      completion: .named("tokens")))
  private static let allowFlip = SharedOptions.allowFlip(
    "Allow surfaces to switch between light and dark, and foregrounds between lighter and darker")
  private static let anySurface = Flag("any-surface", summary: "The former name of --allow-flip", isHidden: true)
  private static let variant = SharedOptions.variants("Solve")
  private static let idiom = SharedOptions.idiom("Solve")
  private static let timeout = Parameter.integer(
    OptionDescription(
      name: "timeout", valueName: "SECONDS", summary: "Accepted without effect: the search ends at a number of steps"),
    in: 1...86_400)
  private static let format = SharedOptions.format()

  /// The wishes for an answer, independent of its output.
  static let wishes: [OptionDescription] = [
    lock.description, prefer.description, hue.parameter.description, tie.description, anyOrder.description,
    allowFlip.description, anySurface.description, SharedOptions.policy.description, timeout.description,
  ]

  /// The options in the order of help.
  static let all: [OptionDescription] =
    [increased.description] + wishes + [variant.description, idiom.parameter.description, format.parameter.description]

  private let addsIncreased: Bool
  private let locked: [String]
  private let preferred: [String]
  private let hue: Int
  private let keepsOrder: Bool
  private let ties: [String]
  private let allowsFlip: Bool
  let run: RunOptions
  let form: OutputFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    addsIncreased = arguments.isSet(Self.increased)
    locked = try arguments.values(of: Self.lock)
    preferred = try arguments.values(of: Self.prefer)
    hue = try arguments.value(of: Self.hue)
    keepsOrder = !arguments.isSet(Self.anyOrder)
    ties = try arguments.values(of: Self.tie)
    allowsFlip = arguments.isSet(Self.allowFlip) || arguments.isSet(Self.anySurface)
    run = try RunOptions(arguments)
    _ = try arguments.value(of: Self.timeout)
    form = try arguments.value(of: Self.format)
    if addsIncreased, run.settings.variants != .all {
      throw UsageError(
        "--increased applies to all variants with Increase Contrast", remedy: "remove --variant", command: "solve")
    }
  }

  /// Returns the options with names resolved in a palette.
  ///
  /// - Throws: `UsageError` for an unknown token and an invalid number.
  func wishes(in loaded: LoadedPalette) throws(UsageError) -> SolveOptions {
    do throws(WishProblem) {
      return try wishes.options(in: loaded)
    } catch {
      throw UsageError(error)
    }
  }

  /// The wishes, with tokens by their names.
  var wishes: EditWishes {
    var wishes = EditWishes()
    wishes.locked = locked
    wishes.preferred = preferred
    wishes.ties = ties
    wishes.hueTolerance = Double(hue)
    wishes.keepsOrder = keepsOrder
    wishes.allowsFlip = allowsFlip
    return wishes
  }

  /// The sources of the edits of `legible fix`; Ctrl-C ends the process, and no partial answer is written.
  func sources(addsIncreased: Bool) -> [EditProposer] {
    EditProposer.all(wishes, addsIncreased: addsIncreased)
  }

  /// Solves until the limit of steps or Ctrl-C, and shows the progress.
  func answer(
    _ loaded: LoadedPalette, _ policy: Policy, _ wishes: SolveOptions, _ terminal: Progress
  ) -> SolveAnswer {
    Platform.catchInterrupt()
    var told = ContinuousClock.now
    return answer(loaded, policy, wishes, meter(orWhen: { Platform.wasInterrupted })) { progress in
      guard .now - told >= .milliseconds(250), progress.cost < .infinity else { return }
      told = .now
      let gap = DecimalText.fixed(progress.gap * 100, decimals: 1)
      terminal.renew(
        "Solving \(loaded.declaration.name)… at most \(gap)% from optimal; press Control-C to print the best "
          + "solution so far")
    }
  }

  private func answer(
    _ loaded: LoadedPalette, _ policy: Policy, _ wishes: SolveOptions, _ meter: WorkMeter,
    telling progress: @escaping (SolveProgress) -> Void
  ) -> SolveAnswer {
    if addsIncreased {
      return SolveAnswer(IncreasedEntries(loaded, policy: policy, meter: meter).solve(wishes))
    }
    let solver = PaletteSolver(
      loaded, policy: policy, variants: run.settings.variants, options: wishes, meter: meter, progress: progress)
    let solution = solver.solve()
    var answer = SolveAnswer(solution, concessions: solver.concessions(beside: solution))
    answer.isCut = meter.isSpent
    return answer
  }

  /// The constraints without which less would fail in an audit of edited files; none if the wishes do not fit it.
  ///
  /// - Parameter meter: the count of steps of all audits.
  func concessions(in audit: AuditInput, _ meter: WorkMeter) -> [PaletteSolution.Concession] {
    guard audit.failures > 0, let options = try? wishes.options(in: audit.plan.loaded) else { return [] }
    return PaletteSolver(
      audit.plan.loaded, policy: audit.plan.policy, options: options, meter: meter
    ).concessions(from: audit)
  }

  private func meter(orWhen isEnded: @escaping () -> Bool) -> WorkMeter {
    WorkMeter(PaletteSolver.mostSteps, orWhen: isEnded)
  }
}
