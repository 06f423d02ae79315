import AuditEngine
import FileSyntax

extension LspRequest {
  /// `textDocument/definition`: the places that define the token at a place.
  static let definition = LspRequest(method: "textDocument/definition") { (parameters, service) throws(RPCError) in
    let place = try place(parameters, service)
    var references = LspReferences(service.workspace)
    if let (token, _) = service.workspace.token(at: place) { references.addDefinition(of: token) }
    return locations(&references, service)
  }

  /// `textDocument/references`: the places that name the token at a place.
  static let references = LspRequest(method: "textDocument/references") { (parameters, service) throws(RPCError) in
    let place = try place(parameters, service)
    var references = LspReferences(service.workspace)
    if let (token, _) = service.workspace.token(at: place) {
      if parameters?["context"]?["includeDeclaration"]?.boolean == true { references.addDefinition(of: token) }
      references.addUses(of: token, in: service.workspace.report()?.audits ?? [])
    }
    return locations(&references, service)
  }

  private static func locations(_ references: inout LspReferences, _ service: LspService) -> [UInt8] {
    let places = references.places.map { place in
      (
        service.workspace.uri(of: place.path),
        references.text(at: place.path).range(place.range, in: service.client.encoding)
      )
    }
    return JSONWriter.bytes { writer in
      writer.array { list in
        for (uri, range) in places {
          list.object { location in
            location.key("uri")
            location.value(uri)
            location.key("range")
            location.write(range)
          }
        }
      }
    }
  }
}
