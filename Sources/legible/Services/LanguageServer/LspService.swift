import FileSyntax
import LocalFiles

/// One run of `legible lsp`: messages of standard input in, messages of standard output out, until `exit`.
///
/// Messages are worked on in their order. The files are audited once no message waits, or when a request asks for
/// something that depends on them; then diagnostics are sent, those of open documents first.
struct LspService {
  private let console: Console
  private var server = LSPServer()
  var client = LspClient()
  var workspace: LspWorkspace
  var publisher = LspPublisher()
  private var status: ExitStatus?
  /// The requests of the server so far.
  private var asked = 0

  /// Prepares a service that audits by the options of a run.
  init(_ console: Console, _ options: RunOptions, readsToday: Bool) {
    self.console = console
    workspace = LspWorkspace(options.pipeline, readsToday: readsToday)
  }

  /// Serves until the client ends the session or the input ends; returns the status that the protocol asks for.
  mutating func run() throws -> ExitStatus {
    guard let input = Platform.InputReader() else { throw OutputProblem.closed("standard input") }
    var framing = HeaderFraming()
    while let bytes = input.take() {
      for piece in framing.pieces(with: bytes) {
        switch piece {
        case .message(let content): for reply in server.receive(content) { try send(reply) }
        case .broken(let words):
          console.complain("the input is not a valid stream of messages: \(words)")
          return .badData
        }
        while server.isFull, status == nil { _ = try step() }
      }
      let isBusy = try step()
      if let status { return status }
      if !isBusy, bytes.isEmpty { input.wait() }
    }
    while try step(), status == nil {}
    return status ?? (server.isShutDown ? .success : .findings)
  }

  /// Does the next piece of work; returns false if there is none.
  private mutating func step() throws -> Bool {
    if let work = server.next() {
      switch work {
      case .request(let identifier, let method, let parameters):
        try send(reply(to: method, parameters, identifier))
      case .notification(let method, let parameters): try note(method, parameters)
      }
      return true
    }
    return try publish()
  }

  /// Sends the diagnostics that are due, those of one file at a time; returns false if no file is left.
  private mutating func publish() throws -> Bool {
    if publisher.isDue { try audit() }
    switch publisher.next(of: &workspace, client) {
    case .idle:
      workspace.tidy()
      return false
    case .known: return true
    case .message(let message):
      try send(message)
      return true
    }
  }

  /// Audits the files as they are now, and notes whose diagnostics are due.
  private mutating func audit() throws {
    let showsProgress = client.showsProgress && publisher.isFirst
    if showsProgress {
      asked += 1
      for message in LspMessages.progress(begin: "legible/audit", request: "legible-\(asked)") { try send(message) }
    }
    let isRefreshed = publisher.plan(&workspace)
    if showsProgress { try send(LspMessages.progress(end: "legible/audit")) }
    if isRefreshed, publisher.isPulled, client.refreshesDiagnostics { try ask("workspace/diagnostic/refresh") }
  }

  /// The reply to a request.
  private mutating func reply(
    to method: String, _ parameters: JSONValue?, _ identifier: RPCIdentifier
  ) -> [UInt8] {
    if method == "initialize" { start(parameters) }
    guard let answer = LspRequest.all.first(where: { $0.method == method }) else {
      return RPCReply.error(identifier, .method("there is no method \(quoted(method))"))
    }
    do throws(RPCError) {
      let result = try answer.answer(parameters, &self)
      return RPCReply.result(identifier) { $0.raw(result) }
    } catch {
      return RPCReply.error(identifier, error)
    }
  }

  private mutating func start(_ parameters: JSONValue?) {
    client = LspClient(parameters)
    workspace.setFolders(LspMessages.folders(of: parameters))
    publisher.pushes = true
  }

  /// Handles a notification.
  private mutating func note(_ method: String, _ parameters: JSONValue?) throws {
    switch method {
    case "initialized": try register()
    case "exit": status = server.isShutDown ? .success : .findings
    case "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose":
      if try noteDocument(method, parameters) { publisher.noteChange() }
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didRenameFiles",
      "workspace/didChangeConfiguration":
      workspace.refresh()
      if !workspace.isCurrent { publisher.noteChange() }
    case "workspace/didChangeWorkspaceFolders":
      workspace.setFolders(LspMessages.folders(workspace.folders, changedBy: parameters?["event"]))
      publisher.noteChange()
    default: break
    }
  }

  /// Handles a change to a document; returns false if the document is not a file.
  private mutating func noteDocument(_ method: String, _ parameters: JSONValue?) throws -> Bool {
    let document = parameters?["textDocument"]
    guard let uri = document?["uri"]?.string, let path = FileURI.path(of: uri) else { return false }
    switch method {
    case "textDocument/didOpen":
      let bytes = Array((document?["text"]?.string ?? "").utf8)
      workspace.open(uri, at: path, TextDocument(bytes, version: document?["version"]?.integer ?? 0))
      publisher.noteOpening(of: path)
    case "textDocument/didClose":
      workspace.close(path)
      publisher.noteOpening(of: path)
      workspace.refresh()
    default:
      let changes = (parameters?["contentChanges"].map { Array($0.elements) } ?? []).compactMap { DocumentChange($0) }
      let version = document?["version"]?.integer ?? 0
      if !workspace.change(path, changes, version: version, in: client.encoding) {
        try send(LspMessages.show("a change to \(quoted(uri)) was ignored because the document is not open"))
      }
    }
    return true
  }

  /// Asks for the watching of files, and tells if there is nothing to audit.
  private mutating func register() throws {
    if client.watchesFiles { try ask("client/registerCapability") { LspMessages.writeWatchers(to: &$0) } }
    if workspace.folders.isEmpty {
      try send(LspMessages.show("no folder is open, so nothing is audited; open the project folder"))
    }
    publisher.noteChange()
  }

  /// Sends a request to the client; its reply does not matter.
  private mutating func ask(_ method: String, _ write: ((inout JSONWriter) -> Void)? = nil) throws {
    asked += 1
    try send(RPCReply.call(method, "legible-\(asked)", write))
  }

  private func send(_ message: [UInt8]) throws {
    try console.write(json: message, framedBy: HeaderFraming.framed)
  }
}
