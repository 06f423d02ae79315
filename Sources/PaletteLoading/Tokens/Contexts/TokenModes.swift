import JSONSyntax

/// Values for modes that tools write beside a token: `$extensions.mode`, `org.primer.overrides` and modes of Figma.
enum TokenModes {
  /// The objects from mode to value inside `$extensions`.
  private static func tables(in extensions: JSONValue) -> [JSONValue] {
    let figma = extensions["com.figma"]
    let candidates = [
      extensions["org.primer.overrides"], extensions["mode"], extensions["modes"], figma?["modes"],
      figma?["variable_metadata"]?["modes"], extensions["$variable_metadata"]?["modes"],
    ]
    return candidates.compactMap(\.self).filter { $0.kind == .object }
  }

  /// What a token has for the first of some modes that it knows; nil where it has nothing.
  static func value(for modes: [String], in extensions: JSONValue) -> JSONValue? {
    let tables = tables(in: extensions)
    for mode in modes {
      for table in tables {
        if let value = table[mode] { return value }
      }
    }
    return nil
  }

  /// The modes that tokens of files have values for, each once, in the order of the files.
  static func names(in files: [TokenFile]) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    for file in files {
      var open = [file.root.members]
      while var members = open.popLast() {
        guard let member = members.next() else { continue }
        open.append(members)
        if member.isKey("$extensions") {
          for name in tables(in: member.value).flatMap(\.members).map(\.key) where known.insert(name).inserted {
            names.append(name)
          }
        } else if member.value.kind == .object {
          open.append(member.value.members)
        }
      }
    }
    return names
  }
}
