import CommandLineKit
import ContrastAudit
import PaletteModel

extension Command {
  private static let write = Flag("write", summary: "Change the files instead of showing what would change")
  private static let recover = Flag(
    "recover", summary: "Complete what an interrupted run began to write, and do nothing else")
  private static let addIncreased = Flag(
    "add-increased", summary: "Also add entries for increased contrast where tokens lack them")

  /// `legible fix`: the edits that make pairs pass, shown as a difference or written back.
  static let fix = Command(
    description: CommandDescription(
      name: "fix", summary: "Change colours so that failing pairs pass, and write them back",
      discussion: [
        "The changes are those of 'legible solve', written back. Without --write nothing changes: the difference is printed "
          + "in the form that 'git apply' reads. What fails all the same is named with the reason, and the status is 1.",
        "The palette is audited with the changes, by all rules, before anything is written: an edit with which any rule would "
          + "find a new error is extended (entries for Increase Contrast move along) or left out, and named.",
        "Only the bytes of the components that must change do: their encoding, their colour space, the order, the "
          + "indentation and the line ends stay. Where the digits of a file cannot hold a colour that passes, it gets more.",
        "In a token file, a colour is changed where it is written: all tokens that refer to it change with it, and each is "
          + "named. Hexadecimal text, CSS functions and components stay what they are; a hex beside components follows them.",
        "With --add-increased, tokens without entries of their own for increased contrast get those of 'legible solve "
          + "--increased': the nearest colours that reach 7 as text, 4.5 as large text or graphic, and lower no pair.",
        "Either all files change or none. An interrupted run is completed by the next with --write, or by --recover: it "
          + "left a journal in $XDG_STATE_HOME/legible, else ~/.local/state/legible, which only you can make and which no "
          + "checkout brings. A file that has changed since it was read stops the run before anything is written. Files "
          + "outside of the root are not edited, nor through links that lead there.",
      ],
      category: "Colours",
      operands: [OperandDescription(name: "PATH", arity: .any, summary: "What to fix", completion: .file)],
      options: [
        write.description, recover.description, addIncreased.description,
      ] + SolveArguments.wishes + [JobsOption.parameter.description],
      examples: [
        .init("legible fix Palettes/ForkInTheRoad", "show what would change"),
        .init("legible fix Palettes/ForkInTheRoad --write", "change it"),
        .init("legible fix --lock BackgroundPrimary --prefer TextTertiary=4", "who stays, and who rather moves"),
        .init("legible fix --add-increased --write", "also add the entries for increased contrast"),
        .init("legible fix App | git apply --cached", "put the changes into the index only"),
      ])
  ) { arguments, console in
    let run = try FixRun(
      isWriting: arguments.isSet(write), addsIncreased: arguments.isSet(addIncreased), SolveArguments(arguments),
      workers: JobsOption.workers(arguments), console)
    return try arguments.isSet(recover) ? run.recover(arguments.operands) : run.run(arguments.operands)
  }
}
