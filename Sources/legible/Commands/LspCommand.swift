import CommandLineKit

extension Command {
  /// `legible lsp`: a server for editors.
  static let lsp = Command(
    description: CommandDescription(
      name: "lsp", summary: "Serve audits to editors over standard input and output",
      discussion: [
        "A server of the Language Server Protocol, revision 3.17. It is started by an editor, not by hand. It audits the open "
          + "folders as legible audit FOLDER does, with unsaved changes, and gives diagnostics in asset catalogs, audit "
          + "files, token files, and Swift sources. It never writes a file: edits are made by the editor.",
        "The options are those of legible audit, and apply to every folder. The server ends when the editor tells it to, "
          + "or when its input ends.",
      ],
      category: "Services",
      options: [
        SharedOptions.policy.description, SharedOptions.profile.description, AuditOptions.idiom.description,
        AuditOptions.variant.description, SharedOptions.noSource.description, SharedOptions.today.description,
        SharedOptions.jobs.description,
      ],
      examples: [
        .init("legible lsp", "serve the folders that the editor opens"),
        .init("legible lsp --policy apple-hig", "judge by another policy than that of the audit files"),
      ])
  ) { arguments, console in
    let options = try RunOptions(arguments)
    let readsToday = try arguments.value(of: SharedOptions.today) == nil
    var service = LspService(console.withoutProgress, options, readsToday: readsToday)
    return try service.run()
  }
}
