import AuditEngine
import FileSyntax
import Palettes

extension LspRequest {
  /// `textDocument/completion`: keys and values of audit files.
  static let completion = LspRequest(method: "textDocument/completion") { (parameters, service) throws(RPCError) in
    let place = try place(parameters, service)
    guard service.workspace.isAuditFile(place.path) else { return nothing }
    let cursor = JSONCursor(place.text.bytes, at: place.offset)
    let written = String(decoding: place.text.bytes[cursor.range.lowerBound..<place.offset], as: UTF8.self)
    let completion = LspCompletion(cursor, written: written, in: service.workspace.audits())
    let range = place.text.range(cursor.range, in: service.client.encoding)
    let isMarkdown = service.client.completesMarkdown
    return JSONWriter.bytes { writer in
      writer.object { list in
        list.key("isIncomplete")
        list.value(completion.isIncomplete)
        list.key("items")
        list.array { items in
          for item in completion.items { items.write(item, cursor, range, isMarkdown: isMarkdown) }
        }
      }
    }
  }
}

extension LspWorkspace {
  /// Returns true if a file is an audit file by its name, or is extended by one.
  mutating func isAuditFile(_ path: String) -> Bool {
    if AuditFileNames.all.contains(where: { path.hasSuffix("/\($0)") }) { return true }
    let file = file(at: path)
    return audits().contains {
      $0.declaration.isOfAuditFile && $0.declaration.location.file == file || $0.declaration.bases.contains(file)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ item: LspCompletion.Item, _ cursor: JSONCursor, _ range: DocumentRange, isMarkdown: Bool
  ) {
    object { body in
      body.key("label")
      body.value(item.label)
      body.member("kind", item.kind.rawValue)
      if !item.detail.isEmpty {
        body.key("detail")
        body.value(item.detail)
      }
      if !item.documentation.isEmpty {
        body.key("documentation")
        if isMarkdown {
          body.write(markdown: item.documentation, isShown: true)
        } else {
          body.value(String(item.documentation.filter { $0 != "*" }))
        }
      }
      let quoted = String(decoding: JSONWriter.bytes { $0.value(item.label) }, as: UTF8.self)
      body.key("textEdit")
      body.object { edit in
        edit.key("range")
        edit.write(range)
        edit.key("newText")
        edit.value(cursor.isQuoted ? String(quoted.dropFirst().dropLast()) : quoted + (cursor.isKey ? ": " : ""))
      }
      if !cursor.isQuoted {
        body.key("filterText")
        body.value(quoted)
      }
    }
  }
}
