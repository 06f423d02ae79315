import FileSyntax
import LocalFiles

/// The messages that the server sends by itself, and what it reads from those of the client.
enum LspMessages {
  /// The open folders as `initialize` names them: the workspace folders, else the root of older clients.
  static func folders(of parameters: JSONValue?) -> [String] {
    if let folders = parameters?["workspaceFolders"], folders.kind == .array { return paths(folders) }
    if let root = parameters?["rootUri"]?.string { return FileURI.path(of: root).map { [$0] } ?? [] }
    return parameters?["rootPath"]?.string.map { [$0] } ?? []
  }

  /// The open folders after some are closed and others opened.
  static func folders(_ folders: [String], changedBy event: JSONValue?) -> [String] {
    let removed = event?["removed"].map(paths) ?? []
    let kept = folders.filter { !removed.contains($0) }
    return kept + (event?["added"].map(paths) ?? []).filter { !kept.contains($0) }
  }

  private static func paths(_ folders: JSONValue) -> [String] {
    folders.elements.compactMap { $0["uri"]?.string.flatMap(FileURI.path) }
  }

  /// The diagnostics of a file, with the version of the document if it is open.
  static func diagnostics(_ json: [UInt8], of uri: String, version: Int?) -> [UInt8] {
    RPCReply.call("textDocument/publishDiagnostics") { writer in
      writer.object { body in
        body.key("uri")
        body.value(uri)
        if let version {
          body.key("version")
          body.value(version)
        }
        body.key("diagnostics")
        body.raw(json)
      }
    }
  }

  /// A message for the person using the editor.
  static func show(_ words: String) -> [UInt8] {
    RPCReply.call("window/showMessage") { writer in
      writer.object { body in
        body.member("type", 2)
        body.member("message", "Legible: \(words)")
      }
    }
  }

  /// The messages that begin to show progress.
  static func progress(begin token: String, request: String) -> [[UInt8]] {
    let create = RPCReply.call("window/workDoneProgress/create", request) { writer in
      writer.object { body in
        body.key("token")
        body.value(token)
      }
    }
    return [create, progress(token, "begin", title: "Measuring contrast")]
  }

  /// The message that ends progress.
  static func progress(end token: String) -> [UInt8] { progress(token, "end", title: nil) }

  private static func progress(_ token: String, _ kind: String, title: String?) -> [UInt8] {
    RPCReply.call("$/progress") { writer in
      writer.object { body in
        body.key("token")
        body.value(token)
        body.key("value")
        body.object { value in
          value.key("kind")
          value.value(kind)
          guard let title else { return }
          value.key("title")
          value.value(title)
        }
      }
    }
  }

  /// The files that audits read, by the ends of their names.
  private static let watched = [
    "json", "jsonc", "json5", "tokens", "yaml", "yml", "swift", "plist", "png", "xib", "storyboard", "pbxproj",
  ]

  /// Writes the registration of the files to watch.
  static func writeWatchers(to writer: inout JSONWriter) {
    writer.object { body in
      body.key("registrations")
      body.array { list in
        list.object { registration in
          registration.member("id", "legible-files")
          registration.member("method", "workspace/didChangeWatchedFiles")
          registration.key("registerOptions")
          registration.object { options in
            options.key("watchers")
            options.array { watchers in
              watchers.object { watcher in
                watcher.member("globPattern", "**/*.{\(watched.joined(separator: ","))}")
              }
            }
          }
        }
      }
    }
  }
}
