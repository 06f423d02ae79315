import AuditEngine

/// The options of the gate of an audit, in addition to those that other commands have: baseline and coverage.
struct GateOptions {
  static let baseline = Parameter.string(
    OptionDescription(
      name: "baseline", valueName: "FILE", summary: "Accept the results recorded in this file, unless they get worse",
      completion: .file))
  static let adopt = Flag(
    "adopt",
    summary: "Fail only on new or worse results, compared with the start of this branch or with legible-baseline.json")
  static let updateBaseline = Flag(
    "update-baseline", summary: "Update the baseline with improved results, or create it")
  static let allowGrowth = Flag("allow-growth", summary: "Allow --update-baseline to add and loosen records")
  static let stale = Parameter.choice(
    OptionDescription(
      name: "stale", valueName: "CHOICE", summary: "What to do if results are better than the baseline"),
    of: [true, false], id: { $0 ? "fail" : "allow" }
  ).defaulting(to: false, shownAs: "allow")
  static let minimumCoverage = Parameter(
    OptionDescription(
      name: "min-coverage", valueName: "R", summary: "Fail if the share of tokens in pairs is less than R (0 to 1)")
  ) { (text) throws(UsageError) in
    guard let share = Double(text), (0...1).contains(share) else {
      throw UsageError(
        "'\(text)' is not a valid share for '--min-coverage'", remedy: "use a number from 0 to 1, such as 0.8")
    }
    return share
  }

  /// The options in the order of help.
  static let all: [OptionDescription] = [
    SharedOptions.failOn.description, adopt.description, baseline.description, updateBaseline.description,
    allowGrowth.description,
    stale.description, minimumCoverage.description, SharedOptions.today.description,
  ]

  /// True if the run finds out by itself what to compare with.
  let adopts: Bool
  var baseline: String?
  private(set) var updatesBaseline: Bool
  let allowsGrowth: Bool
  /// True if a record that can be tightened fails the gate.
  let failsOnStale: Bool
  /// The minimum share of tokens in pairs, 0…1; nil if none is specified.
  let minimumCoverage: Double?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    adopts = arguments.isSet(Self.adopt)
    baseline = try arguments.value(of: Self.baseline)
    updatesBaseline = arguments.isSet(Self.updateBaseline)
    allowsGrowth = arguments.isSet(Self.allowGrowth)
    failsOnStale = try arguments.value(of: Self.stale)
    minimumCoverage = try arguments.value(of: Self.minimumCoverage)
    if updatesBaseline, baseline == nil {
      throw UsageError("--update-baseline requires a file", remedy: "specify it with --baseline FILE")
    }
    if allowsGrowth, !updatesBaseline {
      throw UsageError("--allow-growth requires --update-baseline", remedy: "use both, or neither")
    }
  }

  /// Takes a baseline that the run found, or creates if it is new.
  mutating func adopt(_ file: String, isNew: Bool) {
    baseline = file
    updatesBaseline = isNew
  }

  /// Returns the gate rule of a run; a run that compares counts only new or worse cells.
  func rule(_ failOn: FailOn, isCompared: Bool) -> GateRule {
    GateRule(
      failOn: failOn.severity, failsOnUnverified: failOn.countsUnverified, failsOnStale: failsOnStale,
      minimumCoverage: minimumCoverage, isCompared: isCompared)
  }

  /// Returns the status of a report: an error in the input comes before findings, because an incomplete audit gives no
  /// verdict.
  func status(of report: AuditReport) -> ExitStatus {
    ExitStatus.combining([ExitStatus(of: report.diagnostics)] + (report.gate.status == .failed ? [.findings] : []))
  }
}
