import ContrastAudit
import PaletteModel

extension Wording {
  /// What a finding about the sources says in a few words.
  func result(of flaw: SourceFlaw) -> String {
    switch flaw {
    case .glass(let flaw): result(of: flaw)
    case .view(let flaw): result(of: flaw)
    }
  }

  /// What a finding about a view in the sources says in a few words, to follow the name of the member.
  func result(of flaw: ViewFlaw) -> String {
    switch flaw {
    case .softDeprecated(let name, let instead): "\(name) has a successor: \(instead)"
    case .privateSettingsURL(let text): "\(text) is no public address"
    case .ignoredCompatibility: "the SDK of iOS 27 ignores it"
    case .lockedAppearance(let appearance): "the app is locked to \(appearance)"
    case .hardCodedColor(let color, _): "\(color) is written in the view"
    case .unknownColor(let name, let question): "no catalog has \(name.inQuotes)\(question)"
    case .unusedToken: "no source names it"
    case .unusedCatalog(let count): "no source names any of its \(count) colours"
    case .unlabeledIcon: "an icon alone, without accessibilityLabel"
    case .unhintedIcon: "an icon alone, with a label and without accessibilityHint"
    case .smallTarget(let side): "\(Self.points(side)) pt to tap, needs 44"
    case .fixedFont(let size, let isOfGraphic):
      "\(isOfGraphic ? "a symbol" : "text") of \(Self.points(size)) pt at every text size"
    case .tinyText(let size, let least): "text of \(Self.points(size)) pt, the least is \(Self.points(least))"
    case .translucentBackground(let color): "\(color) with transparency reduced as well"
    case .constantSetting(let label): "\(label) is always false"
    case .forcedScheme(let name, let appearance): "\(name) forces \(appearance)"
    }
  }
}
