package import ColorMath

/// The weight of a rule's findings in one audit.
package enum RuleSetting: String, CaseIterable, Hashable, Sendable {
  case off
  case note
  case warning
  case error
}

/// The content of an audit file, or the default content if there is none; made once, never written.
package final class AuditDeclaration: Sendable {
  /// A slug of the name, unique within a run.
  package let id: String
  /// The palette's name; free text, used in titles.
  package let name: String
  /// The audit file, or the catalog itself if there is none.
  package let location: SourceLocation
  /// True if an audit file declares it.
  package let isOfAuditFile: Bool
  /// The audit files that the audit file extends, as reports print them.
  package let bases: [String]
  /// The files and catalogs that were read, as reports print them, sorted.
  package let sources: [String]
  /// True if a named source is missing, so that names of its tokens cannot be resolved.
  package let missesSources: Bool
  /// The policy's id; nil for the default.
  package let policy: String?
  /// The generation of system colors that the palette is audited against.
  package let profile: Profile
  /// The device class for which tokens are resolved.
  package let deviceClass: DeviceClass
  /// True for a device class or locale of its own besides the audit with the values that most people see.
  package let isOfParticularClass: Bool
  /// True if audits of particular classes measure all pairs, because some color of each is for these alone.
  package let leavesPairsToClasses: Bool
  /// The generations that the audit file asks for, each an audit of its own; empty for the default.
  package let profiles: [Profile]
  /// The device classes that the audit file asks for, each an audit of its own; empty for the default.
  package let idioms: [Idiom]
  /// The default output folder for reports, relative to the audit file; nil if it names none.
  package let output: String?
  /// Severities that differ from a rule's own, by rule id.
  package let ruleSettings: [String: RuleSetting]
  /// Tokens whose values are placeholders for unknown ones, as written.
  let assumedTokens: [String]
  /// The surfaces of the pairs, by index: those of the audit file, then those that pairs make of one color.
  package let surfaces: [Surface]
  /// Every foreground on every surface to measure, in the order of the audit file.
  package let pairs: [Pair]
  /// The opt-in conditions in which pairs are measured beyond the eight variants, in the order of the audit file.
  package let states: [State]
  /// Materials that the audit file defines or corrects, in its order.
  package let materials: [MaterialDefinition]
  /// The tables of numbers that were measured on devices, in the order of the audit file.
  package let calibrations: [MaterialCalibration]
  /// The colors of the system that devices showed, those of the newest system first.
  package let deviceColors: [DeviceColors]
  /// The files of tables and of system colors, as reports print them, and those that are wrong.
  package let calibrationFiles: [String]
  /// The images that backdrops refer to.
  package let images: [BackdropImage]
  /// Tokens that must be distinguishable by color alone.
  package let distinct: [DistinctGroup]
  /// The Swift sources that belong to the palette; nil if the audit file names none.
  package let source: SourceDeclaration?
  /// The names of the colors that one declaration in the Swift sources writes as numbers.
  package let sourceColors: [Color: SourceColorName]
  /// The team's own requirements, in the order of the audit file.
  package let requirements: [TeamRequirement]
  /// The team's exceptions, in the order of the audit file.
  package let waivers: [Waiver]
  /// The colors that somebody saw on a device, in the order of the audit file.
  package let verified: [VerifiedColor]
  /// The way the design tokens were read; empty if there are none.
  package let tokenSources: TokenFileNote

  /// The idiom of the device class.
  package var idiom: Idiom { deviceClass.idiom }

  /// The parts of a declaration while it is read, or for changing some of them.
  package struct Draft {
    package var id: String
    package var name: String
    package var location: SourceLocation
    package var isOfAuditFile = false
    package var bases: [String] = []
    package var sources: [String] = []
    package var missesSources = false
    package var policy: String?
    package var profile = Profile.iOS26
    package var deviceClass = DeviceClass.universal
    package var isOfParticularClass = false
    package var leavesPairsToClasses = false
    package var profiles: [Profile] = []
    package var idioms: [Idiom] = []
    package var output: String?
    package var ruleSettings: [String: RuleSetting] = [:]
    var assumedTokens: [String] = []
    package var surfaces: [Surface] = []
    package var pairs: [Pair] = []
    package var states: [State] = []
    package var materials: [MaterialDefinition] = []
    package var calibrations: [MaterialCalibration] = []
    package var deviceColors: [DeviceColors] = []
    package var calibrationFiles: [String] = []
    package var images: [BackdropImage] = []
    package var distinct: [DistinctGroup] = []
    package var source: SourceDeclaration?
    package var sourceColors: [Color: SourceColorName] = [:]
    package var requirements: [TeamRequirement] = []
    package var waivers: [Waiver] = []
    package var verified: [VerifiedColor] = []
    package var tokenSources = TokenFileNote()
    package var idiom: Idiom {
      get { deviceClass.idiom }
      set { deviceClass.idiom = newValue }
    }

    /// Makes a declaration without surfaces or pairs.
    package init(id: String, name: String, at location: SourceLocation) {
      self.id = id
      self.name = name
      self.location = location
    }

    fileprivate init(_ declaration: AuditDeclaration) {
      id = declaration.id
      name = declaration.name
      location = declaration.location
      isOfAuditFile = declaration.isOfAuditFile
      bases = declaration.bases
      sources = declaration.sources
      missesSources = declaration.missesSources
      policy = declaration.policy
      profile = declaration.profile
      deviceClass = declaration.deviceClass
      isOfParticularClass = declaration.isOfParticularClass
      leavesPairsToClasses = declaration.leavesPairsToClasses
      profiles = declaration.profiles
      idioms = declaration.idioms
      output = declaration.output
      ruleSettings = declaration.ruleSettings
      assumedTokens = declaration.assumedTokens
      surfaces = declaration.surfaces
      pairs = declaration.pairs
      states = declaration.states
      materials = declaration.materials
      calibrations = declaration.calibrations
      deviceColors = declaration.deviceColors
      calibrationFiles = declaration.calibrationFiles
      images = declaration.images
      distinct = declaration.distinct
      source = declaration.source
      sourceColors = declaration.sourceColors
      requirements = declaration.requirements
      waivers = declaration.waivers
      verified = declaration.verified
      tokenSources = declaration.tokenSources
    }
  }

  /// Makes a declaration of its parts.
  package init(_ draft: Draft) {
    id = draft.id
    name = draft.name
    location = draft.location
    isOfAuditFile = draft.isOfAuditFile
    bases = draft.bases
    sources = draft.sources
    missesSources = draft.missesSources
    policy = draft.policy
    profile = draft.profile
    deviceClass = draft.deviceClass
    isOfParticularClass = draft.isOfParticularClass
    leavesPairsToClasses = draft.leavesPairsToClasses
    profiles = draft.profiles
    idioms = draft.idioms
    output = draft.output
    ruleSettings = draft.ruleSettings
    assumedTokens = draft.assumedTokens
    surfaces = draft.surfaces
    pairs = draft.pairs
    states = draft.states
    materials = draft.materials
    calibrations = draft.calibrations
    deviceColors = draft.deviceColors
    calibrationFiles = draft.calibrationFiles
    images = draft.images
    distinct = draft.distinct
    source = draft.source
    sourceColors = draft.sourceColors
    requirements = draft.requirements
    waivers = draft.waivers
    verified = draft.verified
    tokenSources = draft.tokenSources
  }

  /// The parts, for changing some of them.
  package var draft: Draft { Draft(self) }
}
