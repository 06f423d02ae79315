import AuditReports
import FileSyntax
import LocalFiles

/// A request of the protocol: its method, and the way to its result.
///
/// A new one is one file with such a value and one line in `LspRequest.all`.
struct LspRequest: Sendable {
  let method: String
  /// Gives the result as JSON.
  let answer: @Sendable (JSONValue?, inout LspService) throws(RPCError) -> [UInt8]

  /// Every request.
  static let all: [LspRequest] = [
    initialize, shutdown, documentDiagnostic, workspaceDiagnostic, hover, documentColor, colorPresentation,
    codeAction, completion, definition, references,
  ]

  /// The result of a request that has none.
  static let nothing = Array("null".utf8)

  /// The path of the document of a request.
  ///
  /// - Throws: `RPCError` for a request without one.
  static func path(_ parameters: JSONValue?) throws(RPCError) -> String {
    guard let uri = parameters?["textDocument"]?["uri"]?.string else {
      throw .parameters("\"textDocument\" must have a \"uri\"")
    }
    guard let path = FileURI.path(of: uri) else { throw .failure("the document is not a file on this machine") }
    return path
  }

  /// The path of the document of a request, and the byte that it points at.
  ///
  /// - Throws: `RPCError` for a request without them.
  static func place(_ parameters: JSONValue?, _ service: LspService) throws(RPCError) -> LspPlace {
    let path = try path(parameters)
    guard let position = DocumentPosition(parameters?["position"]) else {
      throw .parameters("\"position\" must have a \"line\" and a \"character\"")
    }
    let text = service.workspace.text(at: path)
    return LspPlace(path: path, text: text, offset: text.offset(of: position, in: service.client.encoding))
  }
}

/// A byte of a document.
struct LspPlace {
  /// The absolute path.
  let path: String
  let text: TextDocument
  /// The byte.
  let offset: Int
}
