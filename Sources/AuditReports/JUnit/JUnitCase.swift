/// One test case of a JUnit report.
struct JUnitCase {
  /// How it came out.
  enum Outcome {
    /// What is to be known about it all the same; mostly empty.
    case passed(String)
    /// Why there is no plain verdict.
    case skipped(String)
    /// What failed, by the id of a rule.
    case failed(type: String, String)
    /// What could not be read.
    case broken(String)
  }

  /// The group, in which every name is there once.
  let group: String
  /// What was tested.
  var name: String
  /// How it came out.
  let outcome: Outcome
  /// Where a person edits.
  let place: String
}

extension XMLWriter {
  /// Writes a test case; the words stand in the attribute and in the body, as readers look at either.
  mutating func write(_ test: JUnitCase) {
    let name: KeyValuePairs = ["classname": test.group, "name": test.name]
    switch test.outcome {
    case .passed(let words):
      guard !words.isEmpty else { return element("testcase", name, text: "") }
      element("testcase", name) { $0.element("system-out", text: words) }
    case .skipped(let words):
      element("testcase", name) { $0.element("skipped", ["message": words], text: words) }
    case .failed(let type, let words):
      let body = "\(words)\n\(test.place)"
      element("testcase", name) { $0.element("failure", ["type": type, "message": words], text: body) }
    case .broken(let words):
      let body = "\(words)\n\(test.place)"
      element("testcase", name) { $0.element("error", ["type": "input", "message": words], text: body) }
    }
  }
}
