package import PaletteModel

extension Reason: Error {}

extension Reason {
  /// The reason that a color cannot be resolved.
  package init(_ cause: Unresolved) {
    self.init(.noColor, cause.words)
    if case .unknownToken = cause { namesUnknownToken = true }
  }
}

extension Unresolved {
  /// The reason that there is no color, in one clause.
  package var words: String {
    switch self {
    case .unknownToken(let name): "no token is called '\(name)'"
    case .ambiguousToken(let name, let candidates):
      "'\(name)' could be any of \(candidates.joined(separator: ", "))"
    case .drawnClear(let token, let variant):
      "'\(token)' has no colour for \(variant.appearance.rawValue), so it is drawn clear"
    case .otherDevices(let token, let idiom):
      idiom == .universal
        ? "'\(token)' has entries for several device classes and none for all; choose one with --idiom"
        : "'\(token)' has no entry for \(idiom.rawValue)"
    case .unreadableEntry(let token, let location):
      "the entry of '\(token)' at line \(location.line) could not be read"
    case .unknownSystemColor(let name): "the system colour '\(name)' is not known"
    }
  }
}
