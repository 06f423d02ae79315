package import Palettes

/// The entries that measurements of an audit depend on.
package struct MeasuredEntries {
  private let audit: MeasuredAudit

  /// Prepares for the measurements of an audit.
  package init(_ audit: MeasuredAudit) { self.audit = audit }

  /// Returns every entry that contributes to a measurement, ascending; empty if it has no minimum or no numbers.
  package func entries(of measurement: Measurement) -> [EntryPlace] {
    guard measurement.requirement.minimum != nil, measurement.minimum != nil,
      let parts = audit.parts(of: measurement)
    else { return [] }
    let sources = parts.surface.sources + [parts.foreground, parts.against].compactMap { $0?.source }
    return Set(sources.compactMap { $0.entry }).sorted()
  }
}

extension ResolvedColor.Origin {
  /// The entry that gives the color; nil for any other source.
  var entry: EntryPlace? {
    guard case .entry(let token, let entry) = self else { return nil }
    return EntryPlace(token: token, entry: entry)
  }
}
