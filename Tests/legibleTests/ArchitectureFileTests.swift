import Testing

/// The few places that touch the disk, so that what is confined there is confined.
///
/// Only files named `Platform…` import the system's library, so that nobody else opens, renames or removes by itself
/// (`ArchitectureImportTests`).
@Suite struct ArchitectureFileTests {
  /// Commands and answers read through a confined tree or `NamedFile`, and write through `OutputFolder`, `NamedFile` or
  /// staged files; only these ask the platform themselves.
  @Test(arguments: [
    ("Platform.read(", ["EditTransaction", "GitRevision", "NamedFile", "ReportFiles", "StateFolder"]),
    ("Platform.write(", ["Console", "EditTransaction", "NamedFile", "OutputFolder"]),
    ("Platform.overwrite(", ["NamedFile"]), ("Platform.prepare(", ["StagedFiles"]), ("Platform.list(", []),
    ("Platform.remove(", ["EditTransaction", "StagedFiles", "StateFolder"]),
    ("Platform.createFolder(", ["OutputFolder"]), ("Platform.createPrivateFolder(", ["StateFolder"]),
    ("Platform.createPrivateFile(", ["StateFolder"]),
  ])
  func onlyTheseAskThePlatform(_ function: String, _ allowed: [String]) {
    let callers = Repository.sources.filter { $0.uses(function) && !$0.name.hasPrefix("Platform") }.map(\.name)
    #expect(callers.sorted() == allowed)
  }
}
