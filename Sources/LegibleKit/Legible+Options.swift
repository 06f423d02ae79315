import AuditEngine
import FileSyntax
import LocalFiles
import Palettes

extension Legible {
  /// A set of criteria, by its id on the command line.
  public enum Policy: String, CaseIterable, Hashable, Sendable {
    /// WCAG 2.2 level AA.
    case wcag22AA = "wcag22-aa"
    /// WCAG 2.2 with the enhanced contrast of level AAA.
    case wcag22AAA = "wcag22-aaa"
    /// Apple's Human Interface Guidelines.
    case appleHIG = "apple-hig"
    /// Section 508, which incorporates WCAG 2.0.
    case section508 = "section-508"
  }

  /// A system version, by its id on the command line.
  public enum SystemProfile: String, CaseIterable, Hashable, Sendable {
    /// iOS 15 to 18.
    case iOS18 = "ios-18"
    case iOS26 = "ios-26"
    case iOS27 = "ios-27"
  }

  /// A device class, by its id on the command line.
  public enum DeviceClass: String, CaseIterable, Hashable, Sendable {
    /// No particular device.
    case universal
    /// iPhone.
    case iphone
    /// iPad.
    case ipad
    case mac
    /// An iPad app on the Mac.
    case macCatalyst = "mac-catalyst"
    /// Apple TV.
    case tv
    /// Apple Watch.
    case watch
    /// CarPlay.
    case car
    /// Apple Vision.
    case vision
  }

  /// A combination of appearance, Increase Contrast, and Reduce Transparency, by its id in reports.
  public enum Variant: String, CaseIterable, Hashable, Sendable {
    case light
    case dark
    /// Light with Increase Contrast.
    case lightIncreased = "light-increased"
    /// Dark with Increase Contrast.
    case darkIncreased = "dark-increased"
    /// Light with Reduce Transparency.
    case lightReduced = "light-reduced"
    /// Dark with Reduce Transparency.
    case darkReduced = "dark-reduced"
    /// Light with Increase Contrast and Reduce Transparency.
    case lightIncreasedReduced = "light-increased-reduced"
    /// Dark with Increase Contrast and Reduce Transparency.
    case darkIncreasedReduced = "dark-increased-reduced"
  }

  /// The findings that fail the gate, named as for `--fail-on`.
  public enum FailOn: String, CaseIterable, Hashable, Sendable {
    case error
    /// Errors and warnings.
    case warning
    /// Every finding.
    case note
    /// Errors, and every measurement without a certain verdict.
    case unverified
    /// No finding.
    case never
  }

  /// Options for an audit.
  ///
  /// Each one matches the command-line option with the same name.
  public struct Options: Hashable, Sendable {
    /// The criteria to apply; nil to use the policy in each audit file.
    public var policy: Policy?
    /// The system versions, each audited in turn; empty to use the profile in each audit file.
    public var profiles: [SystemProfile]
    /// The device classes, each audited in turn; empty for those of each audit file, or all that its colors name.
    public var idioms: [DeviceClass]
    /// The variants to measure.
    public var variants: Set<Variant>
    /// The file with accepted findings, which pass unless they get worse; nil for none.
    public var baseline: String?
    /// The findings that fail the gate.
    public var failOn: FailOn
    /// A folder that contains the paths, in which files can be read; nil to read only files in the repository.
    public var root: String?

    /// Creates options.
    ///
    /// The defaults are the same as on the command line.
    public init(
      policy: Policy? = nil, profiles: [SystemProfile] = [], idioms: [DeviceClass] = [],
      variants: Set<Variant> = Set(Variant.allCases), baseline: String? = nil, failOn: FailOn = .error,
      root: String? = nil
    ) {
      self.policy = policy
      self.profiles = profiles
      self.idioms = idioms
      self.variants = variants
      self.baseline = baseline
      self.failOn = failOn
      self.root = root
    }
  }
}

extension Legible.Options {
  /// The pipeline that audits as the options say.
  var pipeline: AuditPipeline { AuditPipeline(AuditSettings(self), workers: .processors) }

  /// The rule that decides if the gate fails, with the baseline read.
  var gate: AuditGate {
    let choice = FailOn.all.first { $0.id == failOn.rawValue } ?? FailOn()
    let rule = GateRule(failOn: choice.severity, failsOnUnverified: choice.countsUnverified)
    guard let baseline else { return AuditGate(rule) }
    let file = BaselineGate(baseline)
    return AuditGate(rule, baseline: file.baseline, problems: file.problems)
  }

  /// Does some work with the root that the options name.
  func inRoot<Success>(_ work: () throws(LegibleError) -> Success) throws(LegibleError) -> Success {
    guard let root else { return try work() }
    guard (try? Platform.kind(of: root)) == .folder else {
      throw LegibleError("the root \(root.inQuotes) is not a folder", remedy: "use a folder that contains the input")
    }
    let result = ReadingRoot.$named.withValue(root) {
      Result { () throws(LegibleError) in try work() }
    }
    return try result.get()
  }
}

extension AuditSettings {
  /// Creates the settings for options of the library, with today's date.
  fileprivate init(_ options: Legible.Options) {
    self.init(
      policy: options.policy.flatMap { Policy.named($0.rawValue) },
      profiles: options.profiles.compactMap { Profile(rawValue: $0.rawValue) },
      idioms: options.idioms.compactMap { Idiom(rawValue: $0.rawValue) },
      variants: VariantSet(options.variants.compactMap { Variant(id: $0.rawValue) }.map { VariantSet($0) }),
      today: Platform.today)
  }
}
