import AuditEngine
import Palettes

extension Wording {
  /// The result of a finding about the sources, in a few words.
  func result(of flaw: SourceFlaw) -> String {
    switch flaw {
    case .glass(let flaw): result(of: flaw)
    case .view(let flaw): result(of: flaw)
    }
  }

  /// The result of a finding about a view in the sources, in a few words after the name of the member.
  func result(of flaw: ViewFlaw) -> String {
    switch flaw {
    case .softDeprecated(let name, let instead): "\(name) is outdated; use \(instead)"
    case .privateSettingsURL(let text): "\(text) is not a public URL"
    case .ignoredCompatibility: "the iOS 27 SDK ignores it"
    case .lockedAppearance(let appearance): "the app is locked to \(appearance)"
    case .hardCodedColor(let color, _): "\(color) is hard-coded in the view"
    case .unknownColor(let name, let question): "no catalog contains \(name.inQuotes)\(question)"
    case .unusedToken: "not used in any source file"
    case .unusedCatalog(let count):
      "\(count == 1 ? "its only color is not" : "none of its \(count) colors are") used in any source file"
    case .unlabeledIcon(let isHelped):
      "an icon without an accessibilityLabel\(isHelped ? "; help adds only a hint" : "")"
    case .unhintedIcon: "an icon with a label but no accessibilityHint"
    case .smallTarget(let side, let least):
      "a \(Self.points(side)) pt target; the minimum is \(Self.points(least)) pt"
    case .fixedFont(let size, let content): "\(Self.words(content)) at a fixed \(Self.points(size)) pt"
    case .tinyText(let size, let least): "text at \(Self.points(size)) pt; the minimum is \(Self.points(least)) pt"
    case .translucentBackground(let color): "\(color) stays translucent when transparency is reduced"
    case .constantSetting(let label): "\(label) is always false"
    case .forcedScheme(let isToolbar, let appearance):
      "the \(isToolbar ? "bar " : "")appearance is forced to \(appearance)"
    }
  }

  private static func words(_ content: FontContent) -> String {
    switch content {
    case .text: "text"
    case .graphic: "a symbol"
    case .widget: "text in a widget"
    }
  }
}
