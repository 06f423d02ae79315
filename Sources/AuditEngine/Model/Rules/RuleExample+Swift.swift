extension RuleExample {
  /// One Swift file, `App/Views.swift`, under an audit file that names its folder; further files by their paths.
  static func swift(_ text: String, beside others: KeyValuePairs<String, String> = [:]) -> RuleExample {
    var example = RuleExample(auditFile: #"{ "version": 1, "source": { "roots": ["App"] } }"#, colorsets: [:])
    if let audit = others.first(where: { $0.key == "legible.json" }) { example.files[0].text = audit.value }
    example.files.append(File(path: "App/Views.swift", text: text))
    example.files += others.filter { $0.key != "legible.json" }.map { File(path: $0.key, text: $0.value) }
    return example
  }
}

extension RuleExample {
  /// A property list with one key, `App/Info.plist`, next to a Swift file.
  static func propertyList(_ key: String, _ value: String) -> RuleExample {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        \(key)
        \(value)
      </dict>
      </plist>
      """
    return .swift(#"struct Title: View { var body: some View { Text("Cafés") } }"#, beside: ["App/Info.plist": list])
  }

  /// One Swift file next to a catalog of plain color sets.
  static func swift(_ text: String, colorsets names: [String]) -> RuleExample {
    var example = swift(text)
    example.files[0].text = #"{ "version": 1, "sources": ["Colors.xcassets"], "source": { "roots": ["App"] } }"#
    example.files += names.map {
      File(path: "Colors.xcassets/\($0).colorset/Contents.json", text: plainSet("0x10", "0x50", "0x20"))
    }
    return example
  }
}
