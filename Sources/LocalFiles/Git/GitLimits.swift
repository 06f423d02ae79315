/// The limits on what git may take and give for one revision; beyond them there is no comparison.
enum GitLimits {
  /// The most seconds of processor time for one run of git.
  static let mostProcessorSeconds = 5
  /// The most seconds of the clock for one run of git.
  static let mostSeconds = 30
  /// The most bytes that git may allocate, on systems that enforce it.
  static let mostMemory = 384 << 20
  /// The most files in a revision.
  static let mostFiles = 500_000
  /// The most bytes of the list of a revision's files, and of the names of its folders.
  static let mostListBytes = 64 << 20
  /// The most bytes of a link's target.
  static let longestLink = 4_096

  /// The bounds for a run of git with this much output.
  static func bounds(output: Int) -> ProgramBounds {
    ProgramBounds(output: output, seconds: mostSeconds, processorSeconds: mostProcessorSeconds, memory: mostMemory)
  }
}
