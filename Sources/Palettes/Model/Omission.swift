import FileSyntax

/// A part of what an audit was given that nothing measured, so that no conclusion may speak of all of it.
///
/// Readers note what they leave out; the engine adds what it left out itself, and decides from the list if an audit is
/// complete.
package struct Omission: Hashable, Sendable {
  /// The reason for which a conclusion cannot speak of everything; the list is closed, and reports print the raw values.
  package enum Code: String, CaseIterable, Hashable, Sendable {
    case inputError = "input-error"
    /// An idiom or a display gamut that an entry names.
    case deviceClass = "device-class"
    /// A locale that an entry names.
    case locale
    /// A theme, mode or context of token files.
    case context
    /// A generation of the system that an audit file names.
    case profile
    /// A variant in which nothing was measured, or that an option left out.
    case variant
    /// Pairs that are proposed from names, if there are no others.
    case inferredOnly = "inferred-only"
    /// An audit in which nothing with a minimum was measured.
    case nothingMeasured = "nothing-measured"
    /// A folder that holds colors and was not searched.
    case folderSkipped = "folder-skipped"
    /// An audit file below another one, with the palette that it is about.
    case nestedAuditFile = "nested-audit-file"
    /// Texts of UIKit, AppKit or Interface Builder.
    case otherFramework = "other-framework"
    /// Texts that the sources show.
    case texts
    /// Something next to a value, or in its place, that was not understood.
    case unreadMember = "unread-member"
    /// Two tokens of one name in one catalog or file.
    case duplicateName = "duplicate-name"
    /// A record of a color seen on a device that decides nothing.
    case recordRefused = "record-refused"
  }

  /// The reason.
  package var code: Code
  /// The name as the file writes it: of a device class, locale, context, member, folder, token, or record.
  package var name: String
  /// The place in the file.
  package var location: SourceLocation
  /// The name of texts that a person left out.
  package static let noSource = "--no-source"

  /// The number of values, files or texts that were left out, at least 1.
  package var count: Int

  /// Notes that something was left out.
  package init(_ code: Code, _ name: String, at location: SourceLocation, count: Int = 1) {
    self.code = code
    self.name = name
    self.location = location
    self.count = count
  }

  /// Returns omissions with equal code, name and place as one that adds their counts, in the order of the codes, then by
  /// place and name.
  package static func joined(_ omissions: some Sequence<Omission>) -> [Omission] {
    var counts: [Omission: Int] = [:]
    for var omission in omissions {
      let count = omission.count
      omission.count = 0
      counts[omission, default: 0] += count
    }
    return counts.map { Omission($0.key.code, $0.key.name, at: $0.key.location, count: $0.value) }.ordered {
      ($0.code.rank, $0.location, $0.name) < ($1.code.rank, $1.location, $1.name)
    }
  }
}

extension Omission.Code {
  /// The place in the order in which reports list the codes.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
