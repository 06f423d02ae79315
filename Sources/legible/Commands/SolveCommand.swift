import AuditEngine
import ColorMath
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

extension Command {
  /// `legible solve`: the smallest joint change of a palette after which nothing fails.
  static let solve = Command(
    description: CommandDescription(
      name: "solve", summary: "Find the smallest change to a palette that makes every pair pass",
      discussion: [
        "Every entry of every token can change, within limits. An entry keeps its hue, does not gain chroma, and stays "
          + "lighter or darker than the colors it is compared with. Light surfaces stay light, and dark surfaces stay "
          + "dark. Levels of text and levels of surfaces stay distinct. White and black do not change. The size of a "
          + "change is the sum of the squared ΔE-OK distances. Pairs of opaque colors are solved exactly, with a bound "
          + "on how much smaller a different solution could be. Translucent pairs are solved iteratively, so their "
          + "solution is verified but not proven to be optimal. Legible measures every solution again with 8 bits per "
          + "channel. No edit causes a new error from any rule. If a pair would have a lower ratio with Increase "
          + "Contrast than without it, the entries for Increase Contrast change too. Legible skips and lists edits "
          + "that would break something else. If pairs still fail, it shows how many more failing measurements "
          + "--allow-flip and --any-order would fix.",
        "If no change satisfies every pair, Legible lists a minimal set of pairs that conflict and the smallest "
          + "concession that resolves the conflict, and exits with status 1. Press Control-C to stop searching and "
          + "print the best solution so far.",
        "With --increased, existing entries do not change. Legible adds entries for Increase Contrast to tokens that "
          + "lack them. The new entries are as close to the current colors as the policy's increased targets allow. No "
          + "pair gets a lower ratio than without Increase Contrast. Legible lists targets that cannot be reached "
          + "together.",
      ],
      category: "Colors",
      operands: [
        OperandDescription(
          name: "PATH", arity: .any, summary: "The palettes to solve, as for 'legible audit'", completion: .file)
      ],
      options: SolveArguments.all,
      examples: [
        .init("legible solve Palettes/ForkInTheRoad", "fix every failing pair of one palette"),
        .init(
          "legible solve --lock BackgroundPrimary --prefer TextTertiary=4",
          "choose which tokens to lock and which to move first"),
        .init("legible solve App --increased", "add the missing entries for Increase Contrast"),
        .init("legible solve Colors.xcassets --hue 20 --format json", "allow larger hue changes and print JSON"),
      ])
  ) { arguments, console in
    let options = try SolveArguments(arguments)
    let inputs = console.progress.during("Reading palettes") {
      options.run.palettes(at: arguments.operands)
    }
    let problems = Set(inputs.palettes.flatMap(\.diagnostics)).sorted()
    console.complain(problems, errorsOnly: true)
    var answers: [SolveAnswer] = []
    for loaded in inputs.palettes {
      let wishes = try options.wishes(in: loaded)
      let policy = options.run.settings.policy ?? loaded.policy
      let solution = console.progress.during("Solving \(loaded.declaration.name)") {
        options.answer(loaded, policy, wishes, console.progress)
      }
      answers.append(solution)
    }
    if options.form == .json {
      try console.write(SolveAnswer.json(answers), as: .json)
    } else {
      try console.write(answers.map { $0.text(console.style) }.joined(separator: "\n"))
    }
    return ExitStatus.combining([ExitStatus(of: problems)] + (answers.allSatisfy(\.isSolved) ? [] : [.findings]))
  }
}
