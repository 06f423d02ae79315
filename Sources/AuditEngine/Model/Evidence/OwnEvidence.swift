/// The numbers that only one rule finds, with the words for them.
package struct OwnEvidence: Hashable, Sendable {
  package let subject: Subject
  /// The numbers, in an order that the rule defines.
  package let numbers: [Double]
  /// The cells in which it holds, in report order.
  let cells: [Cell]
  private let result: @Sendable ([Double]) -> String

  /// Notes what a rule found about a subject; `result` puts the numbers into a few words without the subject.
  package init(_ subject: Subject, _ numbers: [Double], cells: [Cell], result: @escaping @Sendable ([Double]) -> String)
  {
    self.subject = subject
    self.numbers = numbers
    self.cells = cells
    self.result = result
  }

  package var words: String { result(numbers) }

  package static func == (one: OwnEvidence, other: OwnEvidence) -> Bool {
    one.subject == other.subject && one.numbers == other.numbers && one.cells == other.cells
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(subject)
    hasher.combine(numbers)
  }
}
