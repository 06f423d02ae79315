import CommandLineKit
import TextSupport

/// The option that says how many threads work at once.
enum JobsOption {
  static let parameter = Parameter.integer(
    OptionDescription(
      name: "jobs", valueName: "N",
      summary:
        "The number of files to read at the same time"), in: 1...256)

  /// The threads that arguments ask for: as many as there are processors unless they say otherwise.
  static func workers(_ arguments: ParsedArguments) throws(UsageError) -> Workers {
    guard let count = try arguments.value(of: parameter) else { return .processors }
    return .threads(count)
  }
}
