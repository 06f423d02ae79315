/// The result of a run, as the number that the shell gets; the cases go from the mildest to the most severe.
enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  /// Everything named was read, and the gate passed.
  case success = 0
  /// The gate failed.
  case findings = 1
  /// An input file is malformed (`EX_DATAERR`).
  case badData = 65
  /// An input does not exist or cannot be read (`EX_NOINPUT`).
  case missingInput = 66
  /// The audit file is invalid (`EX_CONFIG`).
  case badConfiguration = 78
  /// An output file cannot be created (`EX_CANTCREAT`).
  case cannotCreate = 73
  /// Reading or writing broke off (`EX_IOERR`).
  case ioError = 74
  /// The command line is invalid (`EX_USAGE`).
  case usage = 64
  /// The tool itself failed (`EX_SOFTWARE`).
  case internalError = 70

  /// Returns the most severe of the statuses, whatever their order: an input error comes before findings.
  ///
  /// Success for an empty list.
  static func combining(_ statuses: [ExitStatus]) -> ExitStatus {
    allCases.last(where: statuses.contains) ?? .success
  }

  /// One phrase for help and documentation.
  var summary: String {
    switch self {
    case .success: "All input was read and the gate passed"
    case .findings: "The gate failed"
    case .badData: "An input file is malformed"
    case .missingInput: "An input is missing or unreadable"
    case .badConfiguration: "The audit file is invalid"
    case .cannotCreate: "An output file cannot be created"
    case .ioError: "Reading or writing was interrupted"
    case .usage: "The command line is invalid"
    case .internalError: "A bug in the tool"
    }
  }
}
