import AuditModel
import CommandLineKit
import PaletteLoading
import PaletteModel

extension Command {
  private static let write = Flag("write", summary: "Change the files instead of showing the changes")
  private static let recover = Flag(
    "recover", summary: "Only complete the changes of an interrupted run")
  private static let addIncreased = Flag(
    "add-increased", summary: "Also add missing entries for increased contrast")

  /// `legible fix`: the edits that make pairs pass, shown as a difference or written back.
  static let fix = Command(
    description: CommandDescription(
      name: "fix", summary: "Change colors so that failing pairs pass, and write them to their files",
      discussion: [
        "The changes are those of 'legible solve', then edits that each fix something by themselves and break nothing, "
          + "until no more pairs can be fixed. Without --write, nothing is changed; the command prints a diff for 'git apply', and lists "
          + "each change and the pairs before and after it on standard error. If pairs still fail, it lists them with the "
          + "reason, and the status is 1.",
        "Before anything is written, Legible audits the changed palette with all rules. An edit that would cause a "
          + "new error is extended (entries for Increase Contrast change with it) or skipped and listed. If a passing pair "
          + "would fail or a failing ratio would fall, nothing is written.",
        "Only the bytes of changed components change. Their encoding, color space, order, indentation, and line "
          + "endings stay the same. If a file has too few decimal places for a passing color, more are added.",
        "In a token file, a color is changed where it is written. All tokens that refer to it change with it and "
          + "are listed. Hexadecimal strings, CSS functions, and components keep their notation; a hex value next to "
          + "components is updated.",
        "With --add-increased, tokens without entries for increased contrast get those of 'legible solve "
          + "--increased': the nearest colors that reach 7 as text and 4.5 as large text or graphics, without "
          + "lowering any pair.",
        "Either all files change or none. The next run with --write, or with --recover, completes an interrupted "
          + "run from a journal in $XDG_STATE_HOME/legible or ~/.local/state/legible. Only your account can write there; a "
          + "journal in a repository is ignored. If a file has changed since it was read, nothing is written. Files outside the "
          + "root are not edited, not even through links.",
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
    return try arguments.isSet(recover) ? run.recover(arguments.operands) : run.run(arguments.operands)
  }
}
