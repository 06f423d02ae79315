import AuditEngine
import AuditModel
import ColorMath
import CommandLineKit
import LegibleKit
import LocalFiles
import PaletteAdvice
import PaletteModel
import TextSupport

extension Command {
  /// `legible solve`: the smallest joint change of a palette after which nothing fails.
  static let solve = Command(
    description: CommandDescription(
      name: "solve", summary: "Find the smallest joint change of a palette with which every pair passes",
      discussion: [
        "Every entry of every token may move, each about its own hue; grays stay gray. The change is the sum of squared "
          + "ΔE-OK. Pairs of opaque colours are solved exactly, with the share by which another answer could be smaller; "
          + "translucent ones are solved by rounds, so that the answer is verified but not proven to be the smallest. Every "
          + "answer was measured again with 8 bits per channel. Light surfaces stay light and dark ones dark as long as the "
          + "palette can be mended without. No edit brings an error of any rule: where a pair would fall below itself with "
          + "Increase Contrast on, the entries for that move along; what cannot be had without a new error is left and named.",
        "Where nothing can satisfy every pair, the pairs that clash are named, none of which can be left out, with the "
          + "requirement that has to be lowered least. The status is then 1. Ctrl-C prints the best answer so far.",
        "With --increased nothing that is there moves: every token that lacks entries for Increase Contrast gets them, as near "
          + "to the present colours as the increased targets of the policy allow. No pair gets a lower ratio than without "
          + "Increase Contrast; targets that cannot be reached together are named.",
      ],
      category: "Colours",
      operands: [
        OperandDescription(name: "PATH", arity: .any, summary: "What to solve, as for audit", completion: .file)
      ],
      options: SolveArguments.all,
      examples: [
        .init("legible solve Palettes/ForkInTheRoad", "every failing pair of one palette"),
        .init("legible solve --lock BackgroundPrimary --prefer TextTertiary=4", "who stays, and who rather moves"),
        .init("legible solve App --increased", "the entries for Increase Contrast that are missing"),
        .init("legible solve Colors.xcassets --hue 20 --format json", "freer hues, for other programs"),
      ])
  ) { arguments, console in
    let options = try SolveArguments(arguments)
    let inputs = console.progress.during("Reading palettes") {
      DiskInputs.load(arguments.operands, idioms: [options.idiom], workers: .processors)
    }
    let problems = Set(inputs.palettes.flatMap(\.diagnostics)).sorted()
    console.complain(problems, errorsOnly: true)
    var answers: [SolveAnswer] = []
    for loaded in inputs.palettes {
      let wishes = try options.wishes(in: loaded)
      let policy = options.policy ?? loaded.policy
      let solution = console.progress.during("Solving \(loaded.declaration.name)") {
        options.solve(loaded, policy, wishes, console.progress)
      }
      answers.append(SolveAnswer(solution))
    }
    if options.form == .json {
      try console.write(SolveAnswer.json(answers), as: .json)
    } else {
      try console.write(answers.map { $0.text(console.style) }.joined(separator: "\n"))
    }
    let errors = problems.filter { $0.severity == .error }.compactMap { ExitStatus(rawValue: $0.kind.rawValue) }
    return ExitStatus.combining(errors + (answers.allSatisfy(\.isSolved) ? [] : [.findings]))
  }
}

/// The parsed options of `legible solve`.
struct SolveArguments {
  private static let increased = Flag(
    "increased", summary: "Add the missing entries for Increase Contrast instead of changing those that are there")
  private static let lock = Parameter.string(
    OptionDescription(
      name: "lock", valueName: "TOKEN", repeats: true, summary: "Leave this token as it is",
      completion: .named("tokens"))
  )
  private static let prefer = Parameter.string(
    OptionDescription(
      name: "prefer", valueName: "TOKEN=N", repeats: true,
      summary: "Let this token move more readily: its change counts 1/N, with N from 0.01 to 100",
      completion: .named("tokens")))
  private static let hue = Parameter.integer(
    OptionDescription(name: "hue", valueName: "DEGREES", summary: "How far hues may turn"), in: 0...60
  ).defaulting(to: 10, shownAs: "10")
  private static let anyOrder = Flag(
    "any-order", summary: "Do not keep the order of contrast of foregrounds that share a surface")
  private static let tie = Parameter.string(
    OptionDescription(
      name: "tie", valueName: "A=B", repeats: true, summary: "Keep the colours of two tokens equal, as they are now",
      completion: .named("tokens")))
  private static let anySurface = Flag(
    "any-surface", summary: "Let light surfaces become dark, and dark ones light, where that is the smaller change")
  private static let variant = Parameter.choice(
    OptionDescription(name: "variant", valueName: "ID", repeats: true, summary: "Solve only this variant"),
    of: Variant.allCases, id: \.id)
  private static let policy = Parameter.choice(
    OptionDescription(name: "policy", valueName: "ID", summary: "The criteria in force, instead of the audit file's"),
    of: Policy.all, id: \.id)
  private static let idiom = Parameter.choice(
    OptionDescription(name: "idiom", valueName: "ID", summary: "Solve as this device class sees it"),
    of: Idiom.allCases
  ).defaulting(to: .universal, shownAs: "universal")
  private static let timeout = Parameter.integer(
    OptionDescription(
      name: "timeout", valueName: "SECONDS", summary: "Stop the search for a better answer after this time"),
    in: 1...86_400
  ).defaulting(to: 7, shownAs: "7")
  private static let format = Parameter.choice(
    OptionDescription(name: "format", valueName: "ID", summary: "How to print it"), of: OutputForm.allCases
  ).defaulting(to: .text, shownAs: "text")

  /// The wishes for an answer, independent of its output.
  static let wishes: [OptionDescription] = [
    lock.description, prefer.description, hue.parameter.description, tie.description, anyOrder.description,
    anySurface.description, policy.description, timeout.parameter.description,
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
  private let keepsSurfaces: Bool
  private let variants: VariantSet
  private let timeout: Int
  let policy: Policy?
  let idiom: Idiom
  let form: OutputForm

  init(_ arguments: ParsedArguments) throws(UsageError) {
    addsIncreased = arguments.isSet(Self.increased)
    locked = try arguments.values(of: Self.lock)
    preferred = try arguments.values(of: Self.prefer)
    hue = try arguments.value(of: Self.hue)
    keepsOrder = !arguments.isSet(Self.anyOrder)
    ties = try arguments.values(of: Self.tie)
    keepsSurfaces = !arguments.isSet(Self.anySurface)
    let variants = try arguments.values(of: Self.variant)
    self.variants = variants.isEmpty ? .all : VariantSet(variants.map { VariantSet($0) })
    policy = try arguments.value(of: Self.policy)
    idiom = try arguments.value(of: Self.idiom)
    timeout = try arguments.value(of: Self.timeout)
    form = try arguments.value(of: Self.format)
    if addsIncreased, !variants.isEmpty {
      throw UsageError(
        "--increased speaks of all variants with Increase Contrast", remedy: "leave --variant out", command: "solve")
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
  private var wishes: EditWishes {
    var wishes = EditWishes()
    wishes.locked = locked
    wishes.preferred = preferred
    wishes.ties = ties
    wishes.hueTolerance = Double(hue)
    wishes.keepsOrder = keepsOrder
    wishes.keepsSurfaces = keepsSurfaces
    return wishes
  }

  /// What finds the edits of `legible fix`; Ctrl-C ends the process, and no half answer is written.
  func sources(addsIncreased: Bool) -> [EditSource] {
    let patience = Duration.seconds(timeout)
    let limit: EditSource.Limit = {
      let end = ContinuousClock.now + patience
      return { ContinuousClock.now >= end }
    }
    return [.solver(wishes, until: limit)] + (addsIncreased ? [.increased(wishes, until: limit)] : [])
  }

  /// Solves until the time limit or Ctrl-C, and shows the progress.
  func solve(
    _ loaded: LoadedPalette, _ policy: Policy, _ wishes: SolveOptions, _ terminal: Progress
  ) -> PaletteSolution {
    Platform.catchInterrupt()
    var told = ContinuousClock.now
    return solve(loaded, policy, wishes, until: { Platform.wasInterrupted }) { progress in
      guard .now - told >= .milliseconds(250), progress.cost < .infinity else { return }
      told = .now
      let gap = DecimalText.fixed(progress.gap * 100, decimals: 1)
      terminal.renew(
        "Solving \(loaded.declaration.name)… at most \(gap) % from the smallest; Ctrl-C prints the best so far")
    }
  }

  private func solve(
    _ loaded: LoadedPalette, _ policy: Policy, _ wishes: SolveOptions, until isEnded: @escaping () -> Bool,
    telling progress: @escaping (SolveProgress) -> Void
  ) -> PaletteSolution {
    if addsIncreased {
      return IncreasedEntries(loaded, policy: policy, shouldStop: limit(isEnded)).solve(wishes)
    }
    return PaletteSolver(
      loaded, policy: policy, variants: variants, options: wishes, shouldStop: limit(isEnded), progress: progress
    ).solve()
  }

  /// Returns true once the time that begins now is over, or something else ends the search.
  private func limit(_ isEnded: @escaping () -> Bool) -> () -> Bool {
    let end = ContinuousClock.now + .seconds(timeout)
    return { ContinuousClock.now >= end || isEnded() }
  }
}
