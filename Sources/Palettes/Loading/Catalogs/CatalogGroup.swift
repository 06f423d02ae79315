import FileSyntax

/// The `Contents.json` of a catalog or of one of its groups.
struct CatalogGroup {
  /// True if the group's name is part of the run-time names in it.
  private(set) var providesNamespace = false
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the file in a folder; a missing file is not reported.
  init(_ folder: String, display: String, in tree: FileTree) {
    let file = display.appending(item: "Contents.json")
    do throws(FileProblem) {
      let bytes = try tree.read(folder.appending(item: "Contents.json"))
      read(bytes, file: file)
    } catch {
      if error != .notFound { diagnostics = [error.diagnostic(at: file)] }
    }
  }

  private mutating func read(_ bytes: [UInt8], file: String) {
    var notes = ColorsetNotes(file: file, bytes: bytes)
    if let document = notes.document() {
      notes.checkVersion(of: document.root["info"])
      if let flag = document.root["properties"]?["provides-namespace"] {
        providesNamespace = flag.boolean ?? false
        if flag.kind != .boolean {
          notes.warn("provides-namespace must be true or false; it is read as false, so correct it", at: flag)
        }
      }
    }
    diagnostics = notes.diagnostics
  }
}
