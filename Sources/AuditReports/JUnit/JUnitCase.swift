/// One test case of a JUnit report.
struct JUnitCase {
  /// The outcome of a test case.
  enum Outcome {
    /// Passed, with a remark; mostly empty.
    case passed(String)
    /// Skipped, with the reason that there is no plain verdict.
    case skipped(String)
    /// Failed, by the id of a rule.
    case failed(type: String, String)
    /// An input that could not be read.
    case broken(String)
  }

  /// The group, in which every name is unique.
  let group: String
  /// The subject of the test.
  var name: String
  let outcome: Outcome
  /// The place to edit.
  let place: String
}

extension XMLWriter {
  /// Writes a test case; the message is in both the attribute and the body, as readers use either.
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
