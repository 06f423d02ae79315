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
