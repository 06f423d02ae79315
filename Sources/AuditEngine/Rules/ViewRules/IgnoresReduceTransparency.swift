import Palettes
import SwiftReading

extension Rule {
  /// A surface that stays translucent where a person asked for opaque ones.
  static let ignoresReduceTransparency = Rule(
    id: "ignores-reduce-transparency", severity: .warning,
    page: RulePage(
      title: "Ignores Reduce Transparency",
      finds:
        "Text on a background color with an opacity of at least 50% and less than 95%, in a type that never reads "
        + "`accessibilityReduceTransparency`. The rule also reports the constant `false` used in place of that "
        + "setting. Materials and glass adapt automatically. A color over flat opaque ones, or on a plain background of "
        + "the system, hides nothing. Fainter colors and shapes are treated as decorative, and so are system hues with an "
        + "opacity below 75%, which only tint a card.",
      matters: "The content behind the text shows through for the very people who asked for less transparency.",
      failing: .swift(
        """
        struct Caption: View {
          var body: some View {
            Text("Cafés").foregroundStyle(.white).padding().background(Color.black.opacity(0.6))
          }
        }
        """),
      passing: .swift(
        """
        struct Caption: View {
          @Environment(\\.accessibilityReduceTransparency) var reduceTransparency
          var body: some View {
            Text("Cafés").foregroundStyle(.white).padding()
              .background(Color.black.opacity(reduceTransparency ? 1 : 0.6))
          }
        }
        """),
      remedy:
        "Read the setting and use an opaque color when it's on, or use a material, which the system makes opaque.",
      judged: JudgedFindings(right: 0, of: 1),
      references: [
        "Apple: EnvironmentValues.accessibilityReduceTransparency",
        "Human Interface Guidelines, Accessibility: transparency",
      ])
  ) { input in
    input.inSources { facts in
      let below = facts.colorsBelowText
      let backgrounds = facts.views.backgrounds.compactMap { use -> SourceSighting? in
        guard let alpha = use.color.plainAlpha, alpha >= (use.color.isHue ? 0.75 : 0.5), alpha < mostTranslucent,
          below[use.place.file, default: []].contains(use.color) || facts.isModifier(at: use.place),
          !facts.reads(.reducedTransparency, at: use.place)
        else { return nil }
        return SourceSighting(ViewFlaw.translucentBackground(use.color.text), at: use.place, in: .transparencyReduced)
      }
      return backgrounds
        + facts.constants(for: .reducedTransparency).map { place, label in
          SourceSighting(ViewFlaw.constantSetting(label), at: place, in: .transparencyReduced)
        }
    }
  }

  /// The opacity from which nothing legible shines through.
  private static let mostTranslucent = 0.95
}

extension FoundColor {
  /// True if it is a hue of the system or the accent color, which has a meaning rather than a surface.
  fileprivate var isHue: Bool {
    switch self {
    case .opacity(let color, _): color.isHue
    case .accent: true
    case .system(let name): !name.holds("ackground") && !name.holds("label")
    default: false
    }
  }
}

extension SourceFacts {
  /// Returns true within a modifier of the project, which may be called on anything.
  fileprivate func isModifier(at place: SourceProject.Place) -> Bool {
    guard let member = project.files[place.file].member(around: place.node), member.kind == .function else {
      return false
    }
    return member.typePath == "View" || member.name == "body"
  }

  /// The colors of surfaces on which each file shows text; in another file, the same color may be below a picture.
  ///
  /// Over flat opaque colors there is nothing that could show through.
  fileprivate var colorsBelowText: [FileIndex: Set<FoundColor>] {
    var colors: [FileIndex: Set<FoundColor>] = [:]
    for pair in pairs.pairs where pair.role == .text {
      for alternative in pair.alternatives where !alternative.surface.isFlat {
        colors[pair.file, default: []].formUnion(alternative.surface.layers)
      }
    }
    return colors
  }

  /// Returns true if the type around a place, or a type around that, reads a setting.
  func reads(_ setting: AccessibilitySetting, at place: SourceProject.Place) -> Bool {
    var path = project.files[place.file].type(around: place.node)?.path ?? ""
    while true {
      if views.settingReaders.contains(SettingReader(type: path, setting: setting)) { return true }
      guard let cut = path.lastIndex(of: ".") else { return false }
      path = String(path[..<cut])
    }
  }

  /// Constants in place of a setting in views that never read it, with the labels of their arguments.
  func constants(for setting: AccessibilitySetting) -> [(SourceProject.Place, String)] {
    views.constants.filter { constant in
      let type = project.files[constant.place.file].type(around: constant.place.node)?.path ?? ""
      return constant.setting == setting && (project.isViewType(type) || type == "View")
        && !reads(setting, at: constant.place)
    }.map { ($0.place, project.files[$0.place.file].tree.name($0.place.node)) }
  }
}

extension VariantSet {
  /// The four variants with transparency reduced.
  static let transparencyReduced = variants { $0.transparency == .reduced }
  /// The four variants with contrast increased.
  static let contrastIncreased = variants { $0.contrast == .increased }

  private static func variants(where isMeant: (Variant) -> Bool) -> VariantSet {
    Variant.allCases.filter(isMeant).reduce(into: []) { $0.formUnion(VariantSet($1)) }
  }
}
