/// The reasons behind findings, each once, with the pairs that it holds for.
struct MarkdownReasons {
  private var order: [String] = []
  private var subjects: [String: [String]] = [:]

  /// How many pairs a reason names.
  private static let named = 8

  /// Notes a reason, in plain words, and whom it is about, escaped already.
  mutating func add(_ reason: String, about subject: String) {
    if subjects[reason] == nil { order.append(reason) }
    subjects[reason, default: []].append(subject)
  }

  /// One list item per reason, in the order of first use.
  var lines: [String] {
    order.map { reason in
      var names: [String] = []
      for name in subjects[reason, default: []] where !names.contains(name) && names.count <= Self.named {
        names.append(name)
      }
      if names.count > Self.named { names[Self.named] = "…" }
      return "- \(MarkdownText.escaped(reason)) (\(names.joined(separator: "; ")))"
    }
  }
}
