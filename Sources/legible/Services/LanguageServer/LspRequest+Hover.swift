import AuditEngine
import AuditReports
import FileSyntax

extension LspRequest {
  /// `textDocument/hover`: a token with its colors and pairs, or a rule.
  static let hover = LspRequest(method: "textDocument/hover") { (parameters, service) throws(RPCError) in
    let place = try place(parameters, service)
    let (encoding, isMarkdown) = (service.client.encoding, service.client.hoversMarkdown)
    if let (token, range) = service.workspace.token(at: place) {
      let text = LspHover(token).markdown(drawsPicture: service.client.drawsPictures)
      return JSONWriter.bytes { $0.write(hover: text, place.text.range(range, in: encoding), isMarkdown: isMarkdown) }
    }
    guard let range = place.text.quoted(around: place.offset),
      let rule = Rule.all.first(where: { $0.id.utf8.elementsEqual(place.text.bytes[range]) })
    else { return nothing }
    let text = "**\(rule.page.title)** (\(rule.severity.id))\n\n\(rule.page.finds)\n\n\(rule.page.remedy)"
    return JSONWriter.bytes { $0.write(hover: text, place.text.range(range, in: encoding), isMarkdown: isMarkdown) }
  }
}

extension JSONWriter {
  fileprivate mutating func write(hover text: String, _ range: DocumentRange, isMarkdown: Bool) {
    object { hover in
      hover.key("contents")
      hover.write(markdown: text, isShown: isMarkdown)
      hover.key("range")
      hover.write(range)
    }
  }
}
