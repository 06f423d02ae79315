import CommandLineKit
import LocalFiles
import TextSupport

/// The option for the number of threads.
enum JobsOption {
  static let parameter = Parameter.integer(
    OptionDescription(
      name: "jobs", valueName: "N",
      summary:
        "The number of files to read at the same time"), in: 1...256)

  /// The number of threads from the arguments: by default the number of processors.
  static func workers(_ arguments: ParsedArguments) throws(UsageError) -> Workers {
    guard let count = try arguments.value(of: parameter) else { return .processors }
    return .threads(count)
  }
}
