import FileSyntax

extension LspRequest {
  /// `textDocument/codeAction`: proven edits, exceptions, and declarations for the findings in a range.
  static let codeAction = LspRequest(method: "textDocument/codeAction") { (parameters, service) throws(RPCError) in
    let path = try path(parameters)
    guard let range = DocumentRange(parameters?["range"]) else { throw .parameters("\"range\" is required") }
    guard service.client.takesActions else { return Array("[]".utf8) }
    let context = parameters?["context"]
    let only = context?["only"].map { Array($0.elements).compactMap { $0.string } }
    let text = service.workspace.text(at: path)
    let (start, end) = (range.start, range.end)
    let encoding = service.client.encoding
    let bytes = (text.offset(of: min(start, end), in: encoding), text.offset(of: max(start, end), in: encoding))
    var actions: [LspAction] = []
    if only?.contains("quickfix") ?? true {
      actions = LspAction.fixes(in: bytes.0..<bytes.1, at: path, of: &service.workspace)
    }
    if only?.contains(where: { LspAction.fixAll.isKind(of: $0) }) == true {
      actions += [LspAction.all(of: service.workspace)].compactMap(\.self)
    }
    let known = context?["diagnostics"].map { Array($0.elements) } ?? []
    if !service.client.showsDisabledActions { actions.removeAll { $0.obstacle != nil } }
    return JSONWriter.bytes { writer in
      writer.array { list in for action in actions { list.write(action, known, service) } }
    }
  }
}

extension String {
  /// Returns true if a kind of actions is another one or within it.
  fileprivate func isKind(of kind: String) -> Bool { self == kind || hasPrefix(kind + ".") }
}

extension JSONWriter {
  fileprivate mutating func write(_ action: LspAction, _ known: [JSONValue], _ service: LspService) {
    object { body in
      body.key("title")
      body.value(action.title)
      body.key("kind")
      body.value(action.kind)
      let resolved = known.filter { diagnostic in
        action.fingerprint.map { diagnostic["data"]?["fingerprint"]?.isString($0) == true } ?? false
      }
      if !resolved.isEmpty {
        body.key("diagnostics")
        body.array { list in for diagnostic in resolved { diagnostic.withSource { list.raw(Array($0)) } } }
      }
      if action.isPreferred {
        body.key("isPreferred")
        body.value(true)
      }
      if let obstacle = action.obstacle {
        body.key("disabled")
        body.object { $0.member("reason", obstacle) }
        return
      }
      body.key("edit")
      body.object { $0.write(edits: action.edits, service) }
    }
  }

  /// Writes a workspace edit, with the versions of documents for clients that take them.
  private mutating func write(edits: [(path: String, range: Range<Int>, text: [UInt8])], _ service: LspService) {
    let (workspace, encoding) = (service.workspace, service.client.encoding)
    guard service.client.takesVersions else {
      key("changes")
      object { changes in
        for edit in edits {
          changes.key(workspace.uri(of: edit.path))
          changes.array { $0.write((edit.range, edit.text), of: workspace.text(at: edit.path), encoding) }
        }
      }
      return
    }
    key("documentChanges")
    array { list in
      for edit in edits {
        list.object { change in
          change.key("textDocument")
          change.object { document in
            document.key("uri")
            document.value(workspace.uri(of: edit.path))
            document.member("version", workspace.open[edit.path]?.document.version, orNull: true)
          }
          change.key("edits")
          change.array { $0.write((edit.range, edit.text), of: workspace.text(at: edit.path), encoding) }
        }
      }
    }
  }
}
