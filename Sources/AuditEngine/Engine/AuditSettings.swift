package import Palettes

/// Everything that determines the findings of an audit, other than the files.
package struct AuditSettings: Sendable {
  /// The criteria to apply; nil for those of each audit file.
  package var policy: Policy?
  /// The generations of the system, each audited in turn; empty for that of each audit file.
  package var profiles: [Profile]
  /// The idioms, each audited in turn; empty for those of each audit file, else those that entries of its tokens name.
  package var idioms: [Idiom]
  /// The variants that are measured.
  package var variants: VariantSet
  /// True if the Swift sources that audit files name are read.
  package var readsSources: Bool
  /// True if each audit file is one audit, that of the first version and device class that it names.
  package var isSingle = false
  /// True if the device classes and locales that entries name have audits of their own.
  package var measuresClasses = true
  /// True to audit device classes with equal colors in entries of their own, which edits may separate.
  var keepsEqualClasses = false
  /// The day by which waivers expire; nil if none does.
  package var today: CalendarDate?
  /// The wishes of a person for advice.
  package var wishes = EditWishes()

  /// Settings of a run; without arguments, those of a run without options.
  package init(
    policy: Policy? = nil, profiles: [Profile] = [], idioms: [Idiom] = [], variants: VariantSet = .all,
    readsSources: Bool = true, today: CalendarDate? = nil
  ) {
    self.policy = policy
    self.profiles = profiles
    self.idioms = idioms
    self.variants = variants
    self.readsSources = readsSources
    self.today = today
  }
}
