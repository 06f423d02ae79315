import Testing

/// The few places with access to the disk, so that confined access stays confined.
///
/// Only files named `Platform…` import the system's library, so that no other code opens, renames or removes files by
/// itself (`ArchitectureImportTests`).
@Suite struct ArchitectureFileTests {
  /// Commands and answers read through a confined tree or `NamedFile`.
  ///
  /// They write through `OutputFolder`, `NamedFile` or staged files; only these call the platform themselves.
  @Test(arguments: [
    (
      "Platform.read(",
      [
        "EditTransaction", "GitFolderCheck", "GitFolders", "GitLargeFile", "GitRemotes", "NamedFile", "ReportFiles",
        "StateFolder",
      ]
    ),
    ("Platform.write(", ["Console", "EditTransaction", "NamedFile", "OutputFolder"]),
    ("Platform.overwrite(", ["NamedFile"]), ("Platform.prepare(", ["StagedFiles"]),
    ("Platform.list(", ["GitFolderCheck"]),
    ("Platform.remove(", ["EditTransaction", "StagedFiles", "StateFolder"]),
    ("Platform.createFolder(", ["OutputFolder"]), ("Platform.createPrivateFolder(", ["StateFolder"]),
    ("Platform.createPrivateFile(", ["StateFolder"]),
  ])
  func onlyTheseAskThePlatform(_ function: String, _ allowed: [String]) {
    let callers = Repository.sources.filter { $0.uses(function) && !$0.name.hasPrefix("Platform") }.map(\.name)
    #expect(callers.sorted() == allowed)
  }
}
