package import Palettes

extension Reason: Error {}

extension Reason {
  /// The reason that a color cannot be resolved.
  init(_ cause: Unresolved) {
    self.init(.noColor, cause.words)
    switch cause {
    case .unknownToken, .unreadToken: namesUnknownToken = true
    case .unknownSystemColor: namesUnknownSystemColor = true
    default: break
    }
  }
}

extension Unresolved {
  /// The reason that there is no color, in one clause.
  package var words: String {
    switch self {
    case .unknownToken(let name): "there is no token '\(name)'"
    case .unreadToken(let token): token.words
    case .ambiguousToken(let name, let candidates):
      "'\(name)' is ambiguous: \(candidates.joined(separator: ", "))"
    case .drawnClear(let token, let variant):
      "'\(token)' has no color for \(variant.appearance.rawValue) mode, so it is transparent"
    case .otherDevices(let token, let idiom):
      idiom == .universal
        ? "'\(token)' has entries for several device classes but no universal entry; choose a class with --idiom"
        : "'\(token)' has no entry for \(idiom.rawValue)"
    case .unreadableEntry(let token, let location):
      "the entry for '\(token)' on line \(location.line) cannot be read"
    case .noneServed(let token):
      "'\(token)' has no entry that serves every locale on a known device class"
    case .unknownSystemColor(let name, let platform):
      SystemColors.misplacement(of: name, platform: platform) ?? "unknown system color '\(name)'"
    }
  }
}
