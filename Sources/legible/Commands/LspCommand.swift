extension Command {
  /// `legible lsp`: a server for editors.
  static let lsp = Command(
    description: CommandDescription(
      name: "lsp", summary: "Serve audits to editors over standard input and output",
      discussion: [
        "This command runs a Language Server Protocol server (revision 3.17). Editors start it; you do not need to run "
          + "it yourself. It audits the open folders as 'legible audit FOLDER' does, but includes unsaved changes, and "
          + "reports diagnostics in asset catalogs, audit files, token files, and Swift sources. It never writes "
          + "files. The editor makes all edits.",
        "The options are the same as for 'legible audit' and apply to every folder. The server exits when the editor "
          + "tells it to, or when its input ends.",
      ],
      category: "Services",
      options: [
        SharedOptions.policy.description, SharedOptions.profile.description, AuditOptions.idiom.description,
        AuditOptions.variant.description, SharedOptions.noSource.description, SharedOptions.today.description,
        SharedOptions.jobs.description,
      ],
      examples: [
        .init("legible lsp", "serve the folders that the editor opens"),
        .init("legible lsp --policy apple-hig", "use a different policy from the one in the audit files"),
      ])
  ) { arguments, console in
    let options = try RunOptions(arguments)
    let readsToday = try arguments.value(of: SharedOptions.today) == nil
    var service = LspService(console.withoutProgress, options, readsToday: readsToday)
    return try service.run()
  }
}
