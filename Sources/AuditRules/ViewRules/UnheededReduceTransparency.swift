import AuditModel
import PaletteModel
import SourceScan

extension Rule {
  /// A surface that stays translucent under Reduce Transparency.
  static let unheededReduceTransparency = Rule(
    id: "unheeded-reduce-transparency", severity: .warning,
    page: RulePage(
      title: "Unheeded Reduce Transparency",
      finds: "A view's background in a colour of 50 % opacity or more that is still translucent, in a type that never "
        + "reads `accessibilityReduceTransparency`; or `false` passed where that setting belongs. Materials and glass "
        + "adapt by themselves. Fainter washes and shapes count as decoration.",
      matters: "What lies below shines through the text for those who asked that it should not.",
      failing: .swift(
        """
        struct Caption: View {
          var body: some View { Text("Cafés").padding().background(Color.black.opacity(0.6)) }
        }
        """),
      passing: .swift(
        """
        struct Caption: View {
          @Environment(\\.accessibilityReduceTransparency) var reduceTransparency
          var body: some View {
            Text("Cafés").padding().background(Color.black.opacity(reduceTransparency ? 1 : 0.6))
          }
        }
        """),
      remedy: "Read the setting and give an opaque colour for it, or use a material, which the system makes opaque.",
      seenIn: "No palette of this package comes with sources.",
      references: [
        "Apple: EnvironmentValues.accessibilityReduceTransparency",
        "Human Interface Guidelines, Accessibility: transparency",
      ])
  ) { input in
    input.inSources { facts in
      let backgrounds = facts.views.backgrounds.compactMap { use -> SourceSighting? in
        guard let alpha = use.color.plainAlpha, alpha >= 0.5, alpha < 1,
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
}

extension SourceFacts {
  /// Returns true if the type around a place, or a type around that, reads a setting.
  func reads(_ setting: AccessibilitySetting, at place: SourceProject.Place) -> Bool {
    var path = project.files[place.file].type(around: place.node)?.path ?? ""
    while true {
      if views.settingReaders.contains(SettingReader(type: path, setting: setting)) { return true }
      guard let cut = path.lastIndex(of: ".") else { return false }
      path = String(path[..<cut])
    }
  }

  /// Constants in place of a setting in views that never read it, with their argument labels.
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
