import Palettes
import SwiftReading

extension Rule {
  /// Glass outside of the folders that own it.
  static let glassOutsideModule = Rule(
    id: "glass-outside-module", severity: .warning,
    page: RulePage(
      title: "Glass outside its module",
      finds:
        "A `glassEffect` call or a `UIGlassEffect` in a file outside the `glassModules` folders that the audit file "
        + "lists. Glass button styles, glass containers, and the module's own modifiers are allowed everywhere.",
      matters:
        "If one module owns all glass, its variants, fallbacks, and contrast stay consistent. A call outside the "
        + "module bypasses them.",
      failing: .swift(
        "struct Score: View { var body: some View { Text(title).glassEffect(.regular) } }",
        beside: [
          "legible.json": #"{ "version": 1, "source": { "roots": ["App", "Glass"], "glassModules": ["Glass"] } }"#,
          "Glass/Glass.swift": "extension View { func platter() -> some View { glassEffect(.regular) } }",
        ]),
      passing: .swift(
        "struct Score: View { var body: some View { Text(title).platter() } }",
        beside: [
          "legible.json": #"{ "version": 1, "source": { "roots": ["App", "Glass"], "glassModules": ["Glass"] } }"#,
          "Glass/Glass.swift": "extension View { func platter() -> some View { glassEffect(.regular) } }",
        ]),
      remedy: "Use one of the module's modifiers, or add a new modifier to the module.",
      references: ["Your team's requirement, declared in the audit file"])
  ) { input in
    let modules = input.plan.loaded.declaration.source?.glassModules ?? []
    guard !modules.isEmpty else { return [] }
    return input.glass { use, facts in
      let name = facts.tree(of: use).name(use.node)
      let isCall = use.kind == .effect || name == "UIGlassEffect" || name == "NSGlassEffectView"
      let path = facts.project.files[use.surroundings.file].path
      return isCall && !modules.contains { path.isWithin(folder: $0) } ? .outsideModule(name) : nil
    }
  }
}

extension String {
  /// Returns true if a path is a folder or lies in it, compared component by component.
  fileprivate func isWithin(folder: String) -> Bool {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return folder.isEmpty || folder == "." || self == folder || hasPrefix(folder + "/")
  }
}
