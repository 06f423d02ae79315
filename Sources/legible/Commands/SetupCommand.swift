import AuditEngine
import LocalFiles

extension Command {
  private static let yes = Flag("yes", short: "y", summary: "Write the files without asking")
  private static let host = Parameter.choice(
    OptionDescription(
      name: "host", valueName: "ID", summary: "The service that audits changes; by default, the one of the Git remote"),
    of: SetupHost.allCases)
  private static let action = Parameter.string(
    OptionDescription(
      name: "uses", valueName: "REF",
      summary: "The copy of Legible that the service builds: a folder of the repository or, on GitHub, an action"))

  /// `legible setup`: everything that a project needs for a gate.
  static let setup = Command(
    description: CommandDescription(
      name: "setup", summary: "Write the audit file, the baseline, and the CI configuration for a project",
      discussion: [
        "Legible looks at the catalogs, token files, Swift sources, and Xcode projects in PATH, and at the Git remote. It "
          + "shows the files that it would write and asks before it writes them: legible.json; legible-baseline.json, if "
          + "the palette fails today, so that only new or worse results fail; the configuration of the service that "
          + "audits changes (GitHub, GitLab, Bitbucket, or a script for Xcode Cloud); and the entry for pre-commit. With "
          + "--yes, it doesn't ask.",
        "A file that exists is never changed. If it doesn't mention Legible yet, Legible prints the lines to add.",
        "The CI configuration builds Legible from a copy of its repository in yours, such as a submodule. If there is "
          + "none, the file contains a placeholder to replace. Specify the copy with --uses.",
      ],
      category: "Audit",
      operands: [
        OperandDescription(
          name: "PATH", arity: .optional, summary: "The folder of the app, or its catalog", completion: .file)
      ],
      options: [yes.description, host.description, action.description],
      examples: [
        .init("legible setup", "show the files for the project in this folder and ask"),
        .init("legible setup App --yes", "write them"),
        .init("legible setup App --host gitlab --uses Tools/legible", "choose the service and the copy of Legible"),
      ])
  ) { arguments, console in
    try NamedPaths.check(arguments.operands)
    let project = try SetupProject(
      arguments.operands.first ?? ".", host: arguments.value(of: host), copy: arguments.value(of: action))
    return try SetupRun(project, try RunOptions(arguments), console).run(asks: !arguments.isSet(yes))
  }
}
