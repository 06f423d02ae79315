import FileSyntax

extension LspRequest {
  /// `textDocument/diagnostic`: the diagnostics of one file.
  static let documentDiagnostic = LspRequest(method: "textDocument/diagnostic") {
    (parameters, service) throws(RPCError) in
    let path = try path(parameters)
    service.publisher.notePull(by: service.client)
    let diagnostics = service.workspace.diagnostics(at: path, in: service.client.encoding)
    return JSONWriter.bytes { $0.object { $0.write(diagnostics, unless: parameters?["previousResultId"]?.string) } }
  }

  /// `workspace/diagnostic`: the diagnostics of every file that has some, or had some when last asked.
  static let workspaceDiagnostic = LspRequest(method: "workspace/diagnostic") {
    (parameters, service) throws(RPCError) in
    service.publisher.notePull(by: service.client)
    var known: [String: String] = [:]
    for old in parameters?["previousResultIds"].map({ Array($0.elements) }) ?? [] {
      if let path = old["uri"]?.string.flatMap(FileURI.path) { known[path] = old["value"]?.string }
    }
    let paths = Set(service.workspace.findings()?.items.keys.sorted() ?? []).union(known.keys).sorted()
    let items = paths.map { path in
      let diagnostics = service.workspace.diagnostics(at: path, in: service.client.encoding)
      return JSONWriter.bytes { writer in
        writer.object { item in
          item.key("uri")
          item.value(service.workspace.uri(of: path))
          item.member("version", service.workspace.open[path]?.document.version, orNull: true)
          item.write(diagnostics, unless: known[path])
        }
      }
    }
    return JSONWriter.bytes { writer in
      writer.object { result in
        result.key("items")
        result.array { list in items.forEach { list.raw($0) } }
      }
    }
  }
}

extension JSONWriter {
  /// Writes the diagnostics of a file, or only that they are those that the client has.
  fileprivate mutating func write(_ diagnostics: LspDiagnostics?, unless known: String?) {
    let identity = diagnostics?.identity ?? "none"
    key("kind")
    value(identity == known ? "unchanged" : "full")
    key("resultId")
    value(identity)
    guard identity != known else { return }
    key("items")
    raw(diagnostics?.json ?? Array("[]".utf8))
  }
}
