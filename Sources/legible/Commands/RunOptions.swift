import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// The parsed options that runs of different commands share: how palettes are read and judged, and how much is printed.
///
/// An option that a command does not have is read as if it was not given.
struct RunOptions {
  /// Everything that determines the findings, other than the files.
  let settings: AuditSettings
  /// The threads, by default one for each processor.
  let workers: Workers
  let failOn: FailOn
  let isQuiet: Bool
  let isVerbose: Bool
  /// The address to which formats with links link places; nil if none is given.
  let sourceLink: SourceLink?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var settings = AuditSettings(
      policy: try arguments.value(of: SharedOptions.policy),
      profiles: try arguments.value(of: SharedOptions.profile) ?? [],
      idioms: try arguments.values(of: SharedOptions.idioms("")),
      variants: VariantSet(listed: try arguments.values(of: SharedOptions.variants(""))),
      readsSources: !arguments.isSet(SharedOptions.noSource),
      today: try arguments.value(of: SharedOptions.today) ?? Platform.today)
    settings.wishes.margin = try arguments.value(of: SharedOptions.margin)
    self.settings = settings
    workers = try arguments.value(of: SharedOptions.jobs).map(Workers.threads) ?? .processors
    failOn = try arguments.value(of: SharedOptions.failOn)
    isQuiet = arguments.isSet(SharedOptions.quiet)
    isVerbose = arguments.isSet(SharedOptions.verbose(""))
    sourceLink = try arguments.value(of: SharedOptions.sourceURL)
  }

  /// The pipeline that audits as the options say.
  var pipeline: AuditPipeline { AuditPipeline(settings, workers: workers) }

  /// Loads the palettes at paths, the current folder if there are none, with the pairs in Swift sources unless it is
  /// about tokens alone.
  func palettes(
    at paths: [String], from tree: FileTree? = nil, needsPairs: Bool = true, measuresClasses: Bool = false
  ) -> DiskInputs {
    DiskInputs.load(
      paths, from: tree, idioms: settings.idioms, readsSources: needsPairs && settings.readsSources,
      measuresClasses: measuresClasses, workers: workers)
  }

  /// The difference of two audits at the gate of the run.
  func gated(_ difference: ReportDifference, against past: GitRevision? = nil) -> DifferenceReport {
    var report = DifferenceReport(
      difference, failOn: failOn.severity, failsOnUnverified: failOn.countsUnverified, revision: past?.name,
      mergeBase: past?.mergeBase)
    report.sourceLink = sourceLink
    return report
  }
}

extension VariantSet {
  /// The listed variants, all of them if none is.
  fileprivate init(listed variants: [Variant]) {
    self = variants.isEmpty ? .all : VariantSet(variants.map { VariantSet($0) })
  }
}
