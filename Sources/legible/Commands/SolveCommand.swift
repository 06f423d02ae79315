import ColorMath
import CommandLineKit
import ContrastAudit
import PaletteModel
import PaletteSolver
import TextSupport

extension Command {
  /// `legible solve`: the smallest joint change of a palette with which nothing fails.
  static let solve = Command(
    description: CommandDescription(
      name: "solve", summary: "Find the smallest change to a palette that makes every pair pass",
      discussion: [
        "Every entry of every token may change, near its own hue; grays stay gray. The size of a change is the sum "
          + "of squared ΔE-OK. Pairs of opaque colors are solved exactly, with a bound on how much smaller another "
          + "solution could be. Translucent pairs are solved iteratively, so their solution is verified but not proven "
          + "optimal. Every solution is measured again with 8 bits per channel. Light surfaces stay light and dark ones "
          + "dark if the palette can be fixed that way. No edit causes a new error of any rule: if a pair would drop "
          + "below its ratio with Increase Contrast off, the entries for Increase Contrast change with it. Edits that "
          + "would cause a new error are skipped and listed.",
        "If no change satisfies every pair, the command lists a minimal set of pairs that conflict and the "
          + "requirement to lower least. The status is then 1. Press Control-C to print the best solution so far.",
        "With --increased, existing entries do not change. Tokens without entries for Increase Contrast get them, "
          + "as close to the current colors as the increased targets of the policy allow. No pair gets a lower ratio "
          + "than without Increase Contrast. Targets that cannot be reached together are listed.",
      ],
      category: "Colors",
      operands: [
        OperandDescription(name: "PATH", arity: .any, summary: "The palettes to solve, as for audit", completion: .file)
      ],
      options: SolveArguments.all,
      examples: [
        .init("legible solve Palettes/ForkInTheRoad", "fix every failing pair of one palette"),
        .init(
          "legible solve --lock BackgroundPrimary --prefer TextTertiary=4",
          "choose which tokens to lock and which to move first"),
        .init("legible solve App --increased", "add the missing entries for Increase Contrast"),
        .init("legible solve Colors.xcassets --hue 20 --format json", "allow larger hue changes, for other programs"),
      ])
  ) { arguments, console in
    let options = try SolveArguments(arguments)
    let inputs = console.progress.during("Reading palettes") {
      PaletteInputs.load(arguments.operands, idioms: [options.idiom], workers: .processors)
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

/// The options of `legible solve`, read.
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
      summary: "Move this token first: its change is divided by N, from 0.01 to 100",
      completion: .named("tokens")))
  private static let hue = Parameter.integer(
    OptionDescription(name: "hue", valueName: "DEGREES", summary: "The maximum change of hue"), in: 0...60
  ).defaulting(to: 10, shownAs: "10")
  private static let anyOrder = Flag(
    "any-order", summary: "Ignore the order of contrast of foregrounds on the same surface")
  private static let tie = Parameter.string(
    OptionDescription(
      name: "tie", valueName: "A=B", repeats: true, summary: "Keep the colors of two tokens equal",
      completion: .named("tokens")))
  private static let anySurface = Flag(
    "any-surface", summary: "Allow light surfaces to become dark and dark ones light if that change is smaller")
  private static let variant = Parameter.choice(
    OptionDescription(name: "variant", valueName: "ID", repeats: true, summary: "Solve only this variant"),
    of: Variant.allCases, id: \.id)
  private static let policy = Parameter.choice(
    OptionDescription(name: "policy", valueName: "ID", summary: "Use this policy instead of the one in the audit file"),
    of: Policy.all, id: \.id)
  private static let idiom = Parameter.choice(
    OptionDescription(name: "idiom", valueName: "ID", summary: "Solve for this device class"),
    of: Idiom.allCases
  ).defaulting(to: .universal, shownAs: "universal")
  private static let timeout = Parameter.integer(
    OptionDescription(
      name: "timeout", valueName: "SECONDS", summary: "Stop searching for a better solution after this time"),
    in: 1...86_400
  ).defaulting(to: 7, shownAs: "7")
  private static let format = Parameter.choice(
    OptionDescription(name: "format", valueName: "ID", summary: "The output format"), of: OutputForm.allCases
  ).defaulting(to: .text, shownAs: "text")

  /// What a person may wish of an answer, whatever becomes of it.
  static let wishes: [OptionDescription] = [
    lock.description, prefer.description, hue.parameter.description, tie.description, anyOrder.description,
    anySurface.description, policy.description, timeout.parameter.description,
  ]

  /// The options in the order in which help lists them.
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
        "--increased applies to all variants with Increase Contrast", remedy: "remove --variant", command: "solve")
    }
  }

  /// The options with names looked up in a palette.
  ///
  /// - Throws: `UsageError` for a name that means no token and a number that is none.
  func wishes(in loaded: LoadedPalette) throws(UsageError) -> SolveOptions {
    var options = SolveOptions(hueTolerance: Double(hue), keepsOrder: keepsOrder)
    options.keepsSurfaces = keepsSurfaces
    for text in ties { options.tie(try pair(text, loaded)) }
    for name in locked { options.locked.insert(try token(name, loaded)) }
    for text in preferred {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Double(String(parts[1])), (0.01...100).contains(number) else {
        throw UsageError(
          "\(quoted(text)) is not a preference", remedy: "write TOKEN=N with N from 0.01 to 100, such as Accent=4")
      }
      options.weights[try token(String(parts[0]), loaded)] = 1 / number
    }
    return options
  }

  /// Two tokens of which every entry has an equal one in the other.
  private func pair(_ text: String, _ loaded: LoadedPalette) throws(UsageError) -> [Int] {
    let names = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard names.count == 2 else {
      throw UsageError("\(quoted(text)) is not a pair of tokens", remedy: "write A=B with two tokens", command: "solve")
    }
    let pair = [try token(names[0], loaded), try token(names[1], loaded)]
    let values = pair.map { token in
      Set(loaded.palette.tokens[token].entries.map { Entry($0.condition, $0.value) })
    }
    guard values[0] == values[1] else {
      throw UsageError(
        "\(quoted(names[0])) and \(quoted(names[1])) do not have equal colors", remedy: "make them equal first",
        command: "solve")
    }
    return pair
  }

  private func token(_ name: String, _ loaded: LoadedPalette) throws(UsageError) -> Int {
    switch loaded.palette.lookup(name) {
    case .found(let index): return index
    case .ambiguous(let all):
      throw ColorOperand.ambiguous(name, all, in: loaded.palette, command: nil)
    case .unknown:
      throw UsageError(
        "there is no token \(quoted(name))",
        remedy: DidYouMean.question(for: name, among: loaded.palette.tokens.map(\.name.path)))
    }
  }

  /// Solves until the time is over or a person presses Ctrl-C, and says on the way how near the answer is.
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
        "Solving \(loaded.declaration.name)… at most \(gap)% from optimal; press Control-C to print the best "
          + "solution so far")
    }
  }

  /// Solves until the time is over or something else ends the search.
  func solve(
    _ loaded: LoadedPalette, _ policy: Policy, _ wishes: SolveOptions, until isEnded: @escaping () -> Bool = { false },
    telling progress: @escaping (SolveProgress) -> Void = { _ in }
  ) -> PaletteSolution {
    if addsIncreased { return increasedEntries(of: loaded, policy, wishes, until: isEnded) }
    return PaletteSolver(
      loaded, policy: policy, variants: variants, options: wishes, shouldStop: limit(isEnded), progress: progress
    ).solve()
  }

  /// The entries for increased contrast that tokens lack.
  func increasedEntries(
    of loaded: LoadedPalette, _ policy: Policy, _ wishes: SolveOptions, until isEnded: @escaping () -> Bool = { false }
  ) -> PaletteSolution {
    IncreasedEntries(loaded, policy: policy, shouldStop: limit(isEnded)).solve(wishes)
  }

  /// Whether the time that begins now is over, or something else ends the search.
  private func limit(_ isEnded: @escaping () -> Bool) -> () -> Bool {
    let end = ContinuousClock.now + .seconds(timeout)
    return { ContinuousClock.now >= end || isEnded() }
  }
}
