import FileSyntax

/// The abilities of a client that matter here, as it states them in `initialize`.
struct LspClient {
  /// The unit in which places are counted: the first one of the client that the server knows.
  private(set) var encoding = PositionEncoding.utf16
  /// True if it asks for diagnostics by itself.
  private(set) var pullsDiagnostics = false
  /// True if it asks for diagnostics again on request.
  private(set) var refreshesDiagnostics = false
  /// True if it watches files that the server names.
  private(set) var watchesFiles = false
  /// True if it shows progress that the server begins.
  private(set) var showsProgress = false
  /// True if it takes code actions with edits instead of commands.
  private(set) var takesActions = false
  /// True if it shows code actions that cannot be taken, with the reason.
  private(set) var showsDisabledActions = false
  /// True if its hovers show Markdown.
  private(set) var hoversMarkdown = false
  /// True if its completions show Markdown.
  private(set) var completesMarkdown = false
  /// True if its hovers draw pictures.
  private(set) var drawsPictures = false
  /// True if it takes edits of documents with their versions.
  private(set) var takesVersions = false

  /// A client that has stated nothing.
  init() {}

  /// Reads the parameters of `initialize`.
  init(_ parameters: JSONValue?) {
    let capabilities = parameters?["capabilities"]
    let encodings = capabilities?["general"]?["positionEncodings"].map { Array($0.elements) } ?? []
    encoding = encodings.lazy.compactMap { $0.string.flatMap(PositionEncoding.init) }.first ?? .utf16
    let (text, workspace) = (capabilities?["textDocument"], capabilities?["workspace"])
    pullsDiagnostics = text?["diagnostic"]?.kind == .object
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.boolean == true
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean == true
    showsProgress = capabilities?["window"]?["workDoneProgress"]?.boolean == true
    hoversMarkdown = Self.isMarkdown(text?["hover"]?["contentFormat"])
    completesMarkdown = Self.isMarkdown(text?["completion"]?["completionItem"]?["documentationFormat"])
    drawsPictures = capabilities?["general"]?["markdown"]?["parser"]?.isString("marked") == true
    takesVersions = workspace?["workspaceEdit"]?["documentChanges"]?.boolean == true
    takesActions = text?["codeAction"]?["codeActionLiteralSupport"]?.kind == .object
    showsDisabledActions = text?["codeAction"]?["disabledSupport"]?.boolean == true
  }

  private static func isMarkdown(_ formats: JSONValue?) -> Bool {
    formats.map { $0.elements.contains { $0.isString("markdown") } } ?? false
  }
}

extension JSONWriter {
  /// Writes Markdown; without its emphasis for clients that show plain text.
  mutating func write(markdown text: String, isShown: Bool) {
    object { content in
      content.key("kind")
      content.value(isShown ? "markdown" : "plaintext")
      content.key("value")
      content.value(isShown ? text : String(text.filter { $0 != "*" && $0 != "`" }))
    }
  }
}
