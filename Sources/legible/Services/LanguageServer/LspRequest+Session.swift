import AuditEngine
import AuditReports
import FileSyntax

extension LspRequest {
  /// `initialize`: the abilities of the server.
  static let initialize = LspRequest(method: "initialize") { (_, service) throws(RPCError) in
    let encoding = service.client.encoding
    return JSONWriter.bytes { writer in
      writer.object { result in
        result.key("capabilities")
        result.object { $0.writeAbilities(encoding) }
        result.key("serverInfo")
        result.object { server in
          server.key("name")
          server.value(ToolIdentity.name)
          server.key("version")
          server.value(ToolIdentity.version)
        }
      }
    }
  }

  /// `shutdown`: nothing is left to do, as nothing is ever written.
  static let shutdown = LspRequest(method: "shutdown") { (_, _) throws(RPCError) in nothing }
}

extension JSONWriter {
  fileprivate mutating func writeAbilities(_ encoding: PositionEncoding) {
    key("positionEncoding")
    value(encoding.rawValue)
    key("textDocumentSync")
    object { sync in
      sync.write(truths: ["openClose"])
      sync.member("change", 2)
      sync.write(truths: ["save"])
    }
    key("diagnosticProvider")
    object { provider in
      provider.key("identifier")
      provider.value(ToolIdentity.name)
      provider.write(truths: ["interFileDependencies", "workspaceDiagnostics"])
    }
    write(truths: ["hoverProvider", "colorProvider", "definitionProvider", "referencesProvider"])
    key("completionProvider")
    object { provider in
      provider.key("triggerCharacters")
      provider.array { $0.value("\"") }
    }
    key("codeActionProvider")
    object { provider in
      provider.key("codeActionKinds")
      provider.array { kinds in LspAction.kinds.forEach { kinds.value($0) } }
    }
    writeWorkspace()
  }

  private mutating func writeWorkspace() {
    key("workspace")
    object { workspace in
      workspace.key("workspaceFolders")
      workspace.object { $0.write(truths: ["supported", "changeNotifications"]) }
      workspace.key("fileOperations")
      workspace.object { operations in
        operations.key("didRename")
        operations.object { rename in
          rename.key("filters")
          rename.array { filters in
            filters.object { filter in
              filter.member("scheme", "file")
              filter.key("pattern")
              filter.object { pattern in
                pattern.member("glob", "**/*")
              }
            }
          }
        }
      }
    }
  }

  /// Writes members that are true.
  private mutating func write(truths names: [String]) {
    for name in names {
      key(name)
      value(true)
    }
  }
}
