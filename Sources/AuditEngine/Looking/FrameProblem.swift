/// The reason that a file of frames cannot be used, as the end of a sentence.
package struct FrameProblem: Error, Hashable, Sendable {
  /// The words.
  package let words: String

  /// Creates a problem.
  init(_ words: String) { self.words = words }
}
