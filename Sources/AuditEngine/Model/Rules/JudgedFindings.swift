/// The findings of a rule on real apps that a person judged at the source line.
package struct JudgedFindings: Hashable, Sendable {
  /// The number of findings that were right: a defect at that severity, with facts that are true.
  package let right: Int
  /// The number of findings that were judged.
  package let all: Int

  /// Records a judgment of findings.
  init(right: Int, of all: Int) { (self.right, self.all) = (right, all) }
}
