import FileSyntax

/// The reasons of findings, each once, with its pairs.
struct SharedReasons {
  private var order: [String] = []
  /// The first few pairs of each reason, and all of them.
  private var subjects: [String: (first: [String], all: Set<String>)] = [:]

  /// The number of pairs that a reason names.
  private static let named = 3

  /// Records a reason, in plain words, and its subject.
  mutating func add(_ reason: String, about subject: String) {
    if subjects[reason] == nil { order.append(reason) }
    guard subjects[reason, default: ([], [])].all.insert(subject).inserted else { return }
    if subjects[reason, default: ([], [])].first.count < Self.named {
      subjects[reason, default: ([], [])].first.append(subject)
    }
  }

  /// One list item per reason, those of many pairs first.
  var items: [Phrase] {
    let counts = order.map { subjects[$0, default: ([], [])].all.count }
    return order.indices.ordered { (counts[$1], $0) < (counts[$0], $1) }.map { index in
      let reason = order[index]
      let (names, all) = subjects[reason, default: ([], [])]
      let rest = all.count > names.count ? "; and \(all.count - names.count) more" : ""
      return "\(reason) (\(names.joined(separator: "; "))\(rest))"
    }
  }
}
