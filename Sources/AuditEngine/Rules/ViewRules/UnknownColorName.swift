import Palettes
import SwiftReading

extension Rule {
  /// A color by a name that no catalog of the audit has.
  static let unknownColorName = Rule(
    id: "unknown-color-name", severity: .error,
    page: RulePage(
      title: "Unknown color name",
      finds:
        "A `Color(\"Name\")` or `UIColor(named:)` call whose name isn't in any of the audit's catalogs. Names are "
        + "case-sensitive and include namespaces. Colors in other bundles are exempt. If the audit file doesn't list "
        + "any catalogs, the rule reports nothing.",
      matters: "The code compiles, but the color is clear at run time, so text in that color is invisible.",
      failing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").foregroundStyle(Color("TextPrimry")) } }"#,
        colorsets: ["TextPrimary"]),
      passing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").foregroundStyle(Color("TextPrimary")) } }"#,
        colorsets: ["TextPrimary"]),
      remedy: "Correct the name, or use the generated symbol, which the compiler checks.",
      references: ["Apple: Color.init(_:bundle:)", "Apple: UIColor.init(named:)"])
  ) { input in
    input.inSources { facts in
      let tokens = input.plan.loaded.palette.tokens
      let names = input.catalogTokens.map { tokens[$0].name.path }
      let known = Set(names)
      guard !names.isEmpty, !facts.project.makesColorsOfNames else { return [] }
      var questions: [String: String] = [:]
      return facts.colors.compactMap { use in
        guard case .asset(let name) = use.color, !known.contains(name),
          facts.project.files[use.file].isOfOwnBundle(use.node, name)
        else { return nil }
        // Comparing every name with every other one is for typing mistakes, not for a whole missing catalog.
        let question =
          questions[name] ?? (questions.count < 100 ? NameSuggestion.question(for: name, among: names) : "")
        questions[name] = question
        return SourceSighting(
          ViewFlaw.unknownColor(name, question: question), at: .init(file: use.file, node: use.node))
      }
    }
  }
}

extension AuditInput {
  /// The tokens in asset catalogs, in order; symbols and names in sources may refer to them.
  var catalogTokens: [TokenIndex] {
    let tokens = plan.loaded.palette.tokens
    return tokens.typedIndices.filter { tokens[$0].name.catalog.hasSuffix(".xcassets") }
  }
}

extension SourceProject {
  /// True if the project gives `Color("…")` its own meaning, by a type of that name or an initializer.
  fileprivate var makesColorsOfNames: Bool {
    files.contains { file in
      file.members.contains { member in
        guard ["Color", "UIColor", "NSColor"].contains(member.kind.isType ? member.name : member.typePath) else {
          return false
        }
        if member.kind.isType { return member.kind != .extensionType && member.typePath.isEmpty }
        guard member.kind == .initializer, let first = file.tree.child(of: member.node, .parameter) else {
          return false
        }
        return ["_", "named"].contains { file.tree.text(first).hasPrefix($0) }
      }
    }
  }
}

extension SourceFile {
  /// Returns true if a call names a color of the app or of the module itself, as a plain string.
  fileprivate func isOfOwnBundle(_ call: NodeIndex, _ name: String) -> Bool {
    guard tree[call].flags.contains(.isCalled), isReached(call), !name.isEmpty, !name.contains("\\"),
      let first = tree.arguments(of: call).first, tree.stringLiteral(first) == name
    else { return false }
    guard let bundle = tree.argument(of: call, "bundle") ?? tree.argument(of: call, "in") else { return true }
    guard let last = tree.soleChain(of: bundle).flatMap({ tree.links(of: $0).last }) else { return false }
    return ["main", "module"].contains { tree.name(last) == $0 } || tree[last].kind == .nilValue
  }
}
