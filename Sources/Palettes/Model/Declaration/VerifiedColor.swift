package import ColorMath

/// The colors that somebody saw on a device, which decide measurements of a pair that nothing published decides.
package struct VerifiedColor: Hashable, Sendable {
  /// The pair, by its id or by its name in the product.
  package var pair = ""
  /// The variants in which the pair was seen.
  package var variants = VariantSet(rawValue: 0)
  /// The version of the system on which it was seen; nil if the audit file audits only one.
  package var profile: Profile?
  /// The color of the surface; nil only while the record is read.
  package var surface: Color?
  /// The short hash of the layers that the surface had then; nil if it was not noted, so that the record decides nothing.
  package var surfaceHash: String?
  /// The color of the foreground; nil if it was not noted, so that the modeled one is taken.
  package var foreground: Color?
  /// The device and its system, in the team's words.
  package var device = ""
  /// The day on which it was seen; nil only while the record is read.
  package var date: CalendarDate?
  /// The screenshot that shows it; nil if none is named.
  package var shot: String?
  /// The place where the audit file declares it.
  package var location: SourceLocation

  /// Makes an empty record at a place.
  init(at location: SourceLocation) { self.location = location }

  /// The words for where and when the colors were seen: `iPhone 17, iOS 26.4, 2026-11-22`.
  package var words: String { device + (date.map { ", \($0.text)" } ?? "") }
}

/// The index of a record of a color seen on a device in its audit file.
package typealias RecordIndex = TypedIndex<VerifiedColor>
