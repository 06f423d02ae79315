extension Command {
  /// `legible fix`: the edits that make pairs pass, shown as a difference or written back.
  static let fix = Command(
    description: CommandDescription(
      name: "fix", summary: "Change colors in their files to make failing pairs pass",
      discussion: [
        "Legible writes the plan of 'legible audit': the edits that a designer would make without a choice. Each edit "
          + "fixes something and breaks nothing. Text comes before graphics and borders, and the worst ratio comes "
          + "first. Families of tokens keep their order, surfaces keep their look, and hues and grays stay. Larger "
          + "changes are not in the plan: Legible lists them with the pairs that still fail. Use --only to make one "
          + "anyway. Without --write, Legible changes no files. It prints a diff for 'git apply' and lists each change "
          + "on standard error, with the affected pairs before and after the change. If any pairs still fail, it exits "
          + "with status 1.",
        "Colors aim at 1.05 times the minimum ratio; change that with --margin. A color that the palette already has, "
          + "or a round gray, is preferred if it is about as near. The edits do not depend on the number of threads or "
          + "on other work on the machine.",
        "Before it writes anything, Legible audits the changed palette with all rules. If an edit would cause a new "
          + "error, Legible skips the edit and lists it. If a passing pair would fail or a failing ratio would drop, "
          + "nothing is written.",
        "Only the bytes of the changed color components change. The encoding, color space, order, indentation, and "
          + "line endings stay the same. If a file has too few decimal places for a passing color, Legible adds more.",
        "In a token file, Legible changes a color where it is defined. All tokens that refer to the color change with "
          + "it, and Legible lists them. Hexadecimal strings, CSS functions, and components keep their notation. A hex "
          + "value next to components is updated.",
        "With --add-increased, tokens without entries for increased contrast get such entries: the nearest colors that "
          + "reach a ratio of 7 as text and 4.5 as large text or graphics, "
          + "without lowering the ratio of any pair.",
        "Either all files change or none do. If a run is interrupted, the next run with --write or --recover completes "
          + "it from a journal in $XDG_STATE_HOME/legible or ~/.local/state/legible. Only your account can write "
          + "there, and a journal in a repository is ignored. If a file has changed since it was read, nothing is "
          + "written. Legible never edits files outside the root, not even through links.",
      ],
      category: "Colors",
      operands: [OperandDescription(name: "PATH", arity: .any, summary: "The palettes to fix", completion: .file)],
      options: FixArguments.all,
      examples: [
        .init("legible fix Palettes/ForkInTheRoad", "show the changes"),
        .init("legible fix Palettes/ForkInTheRoad --write", "make the changes"),
        .init("legible fix App --step --write", "decide about each change"),
        .init("legible fix App --only TextTertiary --write", "make the change of one token"),
        .init("legible fix App --lock BackgroundPrimary --margin 1", "keep a token, and just reach the minimum"),
        .init("legible fix --add-increased --write", "also add the entries for increased contrast"),
        .init("legible fix App | git apply --cached", "stage the changes without touching the files"),
      ])
  ) { arguments, console in
    let options = try FixArguments(arguments)
    let run = FixRun(options, console)
    try NamedPaths.check(arguments.operands)
    return try options.isRecovery ? run.recover(arguments.operands) : run.run(arguments.operands)
  }
}
