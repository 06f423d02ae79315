import AuditEngine
import Palettes

extension Command {
  private static let write = Flag("write", summary: "Change the files instead of showing the changes")
  private static let recover = Flag(
    "recover", summary: "Complete an interrupted run and do nothing else")
  private static let addIncreased = Flag(
    "add-increased", summary: "Also add missing entries for increased contrast")

  /// `legible fix`: the edits that make pairs pass, shown as a difference or written back.
  static let fix = Command(
    description: CommandDescription(
      name: "fix", summary: "Change colors in their files to make failing pairs pass",
      discussion: [
        "Legible starts with the changes from 'legible solve'. It then adds edits that each fix something and break "
          + "nothing, until no more pairs can be fixed. Without --write, it changes no files. It prints a diff for "
          + "'git apply' and lists each change on standard error, with the affected pairs before and after the change. "
          + "If any pairs still fail, it lists them with the reasons and exits with status 1.",
        "Before it writes anything, Legible audits the changed palette with all rules. If an edit would cause a new "
          + "error, Legible changes the entries for Increase Contrast too, or skips the edit and lists it. If a "
          + "passing pair would fail or a failing ratio would drop, nothing is written.",
        "Only the bytes of the changed color components change. The encoding, color space, order, indentation, and "
          + "line endings stay the same. If a file has too few decimal places for a passing color, Legible adds more.",
        "In a token file, Legible changes a color where it is defined. All tokens that refer to the color change with "
          + "it, and Legible lists them. Hexadecimal strings, CSS functions, and components keep their notation. A hex "
          + "value next to components is updated.",
        "With --add-increased, tokens without entries for increased contrast get the entries from 'legible solve "
          + "--increased': the nearest colors that reach a ratio of 7 as text and 4.5 as large text or graphics, "
          + "without lowering the ratio of any pair.",
        "Either all files change or none do. If a run is interrupted, the next run with --write or --recover completes "
          + "it from a journal in $XDG_STATE_HOME/legible or ~/.local/state/legible. Only your account can write "
          + "there, and a journal in a repository is ignored. If a file has changed since it was read, nothing is "
          + "written. Legible never edits files outside the root, not even through links.",
      ],
      category: "Colors",
      operands: [OperandDescription(name: "PATH", arity: .any, summary: "The palettes to fix", completion: .file)],
      options: [
        write.description, recover.description, addIncreased.description,
      ] + SolveArguments.wishes + [SharedOptions.jobs.description],
      examples: [
        .init("legible fix Palettes/ForkInTheRoad", "show the changes"),
        .init("legible fix Palettes/ForkInTheRoad --write", "make the changes"),
        .init(
          "legible fix --lock BackgroundPrimary --prefer TextTertiary=4",
          "choose which tokens to lock and which to move first"),
        .init("legible fix --add-increased --write", "also add the entries for increased contrast"),
        .init("legible fix App | git apply --cached", "stage the changes without touching the files"),
      ])
  ) { arguments, console in
    let run = try FixRun(
      isWriting: arguments.isSet(write), addsIncreased: arguments.isSet(addIncreased), SolveArguments(arguments),
      console)
    try NamedPaths.check(arguments.operands)
    return try arguments.isSet(recover) ? run.recover(arguments.operands) : run.run(arguments.operands)
  }
}
