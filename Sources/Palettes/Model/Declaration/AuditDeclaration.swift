/// The weight of a rule's findings in one audit.
package enum RuleSetting: String, CaseIterable, Hashable, Sendable {
  case off
  case note
  case warning
  case error
}

/// The content of an audit file, or the default content if there is none.
package struct AuditDeclaration: Sendable {
  /// A slug of the name, unique within a run.
  package var id: String {
    get { rest[0].id }
    _modify { yield &rest[0].id }
  }
  /// The palette's name; free text, used in titles.
  package var name: String {
    get { rest[0].name }
    _modify { yield &rest[0].name }
  }
  /// The audit file, or the catalog itself if there is none.
  package var location: SourceLocation
  /// True if an audit file declares it.
  package var isOfAuditFile = false
  /// The audit files that the audit file extends, as reports print them.
  package var bases: [String] {
    get { rest[0].bases }
    _modify { yield &rest[0].bases }
  }
  /// The files and catalogs that were read, as reports print them, sorted.
  package var sources: [String] {
    get { rest[0].sources }
    _modify { yield &rest[0].sources }
  }
  /// True if a named source is missing, so that names of its tokens cannot be resolved.
  package var missesSources = false
  /// The policy's id; nil for the default.
  package var policy: String? {
    get { rest[0].policy }
    _modify { yield &rest[0].policy }
  }
  /// The generation of system colors that the palette is audited against.
  package var profile: Profile
  /// The device class for which tokens are resolved.
  package var deviceClass: DeviceClass
  /// The idiom of the device class.
  package var idiom: Idiom {
    get { deviceClass.idiom }
    set { deviceClass.idiom = newValue }
  }
  /// True for a device class or locale of its own besides the audit with the values that most people see.
  package var isOfParticularClass: Bool {
    get { rest[0].isOfParticularClass }
    _modify { yield &rest[0].isOfParticularClass }
  }
  /// True if audits of particular classes measure all pairs, because some color of each is for these alone.
  package var leavesPairsToClasses: Bool {
    get { rest[0].leavesPairsToClasses }
    _modify { yield &rest[0].leavesPairsToClasses }
  }
  /// The generations that the audit file asks for, each an audit of its own; empty for the default.
  package var profiles: [Profile] {
    get { rest[0].profiles }
    _modify { yield &rest[0].profiles }
  }
  /// The device classes that the audit file asks for, each an audit of its own; empty for the default.
  package var idioms: [Idiom] {
    get { rest[0].idioms }
    _modify { yield &rest[0].idioms }
  }
  /// The default output folder for reports, relative to the audit file; nil if it names none.
  package var output: String? {
    get { rest[0].output }
    _modify { yield &rest[0].output }
  }
  /// Severities that differ from a rule's own, by rule id.
  package var ruleSettings: [String: RuleSetting] {
    get { rest[0].ruleSettings }
    _modify { yield &rest[0].ruleSettings }
  }
  /// Tokens whose values are placeholders for unknown ones, as written.
  var assumedTokens: [String] {
    get { rest[0].assumedTokens }
    _modify { yield &rest[0].assumedTokens }
  }
  /// The surfaces of the pairs, by index: those of the audit file, then those that pairs make of one color.
  package var surfaces: [Surface]
  /// Every foreground on every surface to measure, in the order of the audit file.
  package var pairs: [Pair]
  /// The opt-in conditions in which pairs are measured beyond the eight variants, in the order of the audit file.
  package var states: [State] = []
  /// Materials that the audit file defines or corrects, in its order.
  package var materials: [MaterialDefinition] {
    get { rest[0].materials }
    _modify { yield &rest[0].materials }
  }
  /// The tables of numbers that were measured on devices, in the order of the audit file.
  package var calibrations: [MaterialCalibration] {
    get { rest[0].calibrations }
    _modify { yield &rest[0].calibrations }
  }
  /// The files of these tables, as reports print them, and those of tables that are wrong.
  package var calibrationFiles: [String] {
    get { rest[0].calibrationFiles }
    _modify { yield &rest[0].calibrationFiles }
  }
  /// The images that backdrops refer to.
  package var images: [BackdropImage] = []
  /// Tokens that must be distinguishable by color alone.
  package var distinct: [DistinctGroup] {
    get { rest[0].distinct }
    _modify { yield &rest[0].distinct }
  }
  /// The Swift sources that belong to the palette; nil if the audit file names none.
  package var source: SourceDeclaration? {
    get { rest[0].source }
    _modify { yield &rest[0].source }
  }
  /// The team's own requirements, in the order of the audit file.
  package var requirements: [TeamRequirement] {
    get { rest[0].requirements }
    _modify { yield &rest[0].requirements }
  }
  /// The team's exceptions, in the order of the audit file.
  package var waivers: [Waiver] {
    get { rest[0].waivers }
    _modify { yield &rest[0].waivers }
  }
  /// The colors that somebody saw on a device, in the order of the audit file.
  package var verified: [VerifiedColor] = []

  /// The way the design tokens were read; empty if there are none.
  package var tokenSources: TokenFileNote {
    get { rest[0].tokenSources }
    _modify { yield &rest[0].tokenSources }
  }

  /// The parts that no measurement reads, as the only element: copies of what holds a declaration are made often.
  private var rest: [Rest]

  private struct Rest: Sendable {
    var id: String
    var name: String
    var bases: [String] = []
    var sources: [String] = []
    var policy: String?
    var profiles: [Profile] = []
    var idioms: [Idiom] = []
    var isOfParticularClass = false
    var leavesPairsToClasses = false
    var output: String?
    var ruleSettings: [String: RuleSetting] = [:]
    var assumedTokens: [String] = []
    var materials: [MaterialDefinition] = []
    var calibrations: [MaterialCalibration] = []
    var calibrationFiles: [String] = []
    var distinct: [DistinctGroup] = []
    var source: SourceDeclaration?
    var requirements: [TeamRequirement] = []
    var waivers: [Waiver] = []
    var tokenSources = TokenFileNote()
  }

  /// Makes a declaration without surfaces or pairs.
  package init(id: String, name: String, at location: SourceLocation) {
    self.location = location
    profile = .iOS26
    deviceClass = .universal
    surfaces = []
    pairs = []
    rest = [Rest(id: id, name: name)]
  }
}

/// Everything that was read for one audit.
package struct LoadedPalette: Sendable {
  /// The tokens of all sources of the audit.
  package var palette: Palette
  /// The app icon sets of its catalogs, by name and path.
  package var icons: [AppIconSet]
  /// The declaration of what to measure with them.
  package var declaration: AuditDeclaration
  /// Problems found while reading, sorted.
  package var diagnostics: [Diagnostic]
  /// The parts of the input that are not measured, in the order in which the readers noted them.
  package var omissions: [Omission] = []
  /// The absolute folder that all paths are relative to, for programs that open a printed path; nil for no folder.
  package var root: String?

  /// Creates the input of an audit from its palette, its declaration, and the problems found while reading them.
  package init(
    palette: Palette, icons: [AppIconSet] = [], declaration: AuditDeclaration, diagnostics: [Diagnostic]
  ) {
    self.palette = palette
    self.icons = icons
    self.declaration = declaration
    self.diagnostics = diagnostics.sorted()
  }
}
