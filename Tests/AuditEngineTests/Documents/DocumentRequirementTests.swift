import Testing

@testable import AuditEngine

/// What counts as a requirement, and what judges it.
@Suite struct DocumentRequirementTests {
  @Test(arguments: [
    ("- DESK-1: Text is readable", ["DESK-1: Text is readable"]),
    ("- **A11Y-12** Icons have labels", ["A11Y-12: Icons have labels"]),
    ("REQ-UI-3 — Borders are visible", ["REQ-UI-3: Borders are visible"]),
    ("- UTF-8: contrast of text", []), ("- iOS-26: contrast", []),
    ("- [ ] Check colors", ["check-colors: Check colors"]),
    ("- [ ] Buy milk", []), ("- Dark colors are nice", []),
    ("## Principles\n\n- Colors are calm", ["principles-colors-are-calm: Principles: Colors are calm"]),
    ("**Rules:**\n\n- Colors are calm\n- Cats sleep", ["rules-colors-are-calm: Rules: Colors are calm"]),
    (
      "Text must never be gray on glass. Cats must sleep.",
      ["text-must-never-be-gray-on-glass: Text must never be gray on glass"]
    ),
    ("- [ ] Check colors\n- [ ] Check  colors", ["check-colors: Check colors"]),
    ("- D-1: contrast\n- [ ] covers D-1 (colors)", ["D-1: contrast"]),
    (
      "| Wallpaper | Light | Dark |\n|-|-|-|\n| Busy | ✅ | N/A |\n| Plain | ✅ | ⚠️ |",
      ["busy-light-dark-n-a: Busy: Light ✅; Dark N/A", "plain-light-dark: Plain: Light ✅; Dark ⚠️"]
    ),
    (
      "| Setting | Effect |\n|-|-|\n| Reduce Transparency | solid |\n| Increase Contrast | thick |",
      ["reduce-transparency-solid: Reduce Transparency: solid", "increase-contrast-thick: Increase Contrast: thick"]
    ),
    ("```swift\n// Always use semantic colors\n```", ["always-use-semantic-colors: Always use semantic colors"]),
  ])
  func requirementsAreFound(_ text: String, _ expected: [String]) {
    let draft = DesignDraft(Array(text.utf8), document: "DESIGN.md")
    #expect(draft.requirements.map { "\($0.id): \($0.title)" } == expected)
  }

  @Test func idsAreUnique() {
    let text = "- [ ] Check colors!\n- [ ] Check, colors\n- CHECK-1: colors\n- CHECK-1: other colors"
    let draft = DesignDraft(Array(text.utf8), document: "DESIGN.md")
    #expect(draft.requirements.map(\.id) == ["check-colors", "check-colors-2", "CHECK-1"])
  }
}
