extension SourceRuleExamples {
  /// At least four failing and four passing examples of every rule about Liquid Glass and materials.
  static let glass: [SourceRuleExamples] = [
    SourceRuleExamples(
      "unknown-glass-name",
      failing: [
        "Rectangle().fill(.liquidGlass)", "Text(title).background(.liquidGlass)",
        "Text(title).background(.liquidGlass, in: .capsule)",
        "VStack { Text(title) }.background(in: .capsule).backgroundStyle(.liquidGlass)",
      ],
      passing: [
        "Text(title).glassEffect(.regular)", "Text(\"fill(.liquidGlass)\")",
        "// Rectangle().fill(.liquidGlass)\nText(title)",
        .file("import SwiftUI\n#Preview { Rectangle().fill(.liquidGlass) }"),
      ])
  ]
}
