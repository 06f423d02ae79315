@testable import AuditEngine
@testable import Palettes

/// Look-alikes of design documents, in several styles.
struct SampleDocument: Sendable, CustomStringConvertible {
  let name: String
  let text: String

  var description: String { name }

  /// What a document gives.
  var draft: DesignDraft { DesignDraft(Array(text.utf8), document: "DESIGN.md") }

  /// Policies, rules and system colors that the audit files of documents may use.
  static let vocabulary = AuditFileVocabulary(
    policies: ["wcag22-aa"], rules: RequirementWords.allRules, isSystemColor: { !$0.isEmpty })

  static let all = [tables, listed, code, brief]

  /// Tables with columns of appearances, a table of pairs, requirements with ids.
  static let tables = SampleDocument(
    name: "tables",
    text: """
      # Tide Table — Interface Colors

      ## 1. Tokens

      | Token | Light | Dark | Light (increased contrast) |
      |-------|:-----:|:----:|---|
      | `inkDeep` | `#102A43` | `#F0F4F8` | `#000000` |
      | `inkSoft` | #486581 | #9FB3C8 | – |
      | Sea Foam | rgb(16, 185, 129) | #34D399 | |
      | `scrim` | black at 60 % | black at 70% | n/a |
      | `link` | adaptive | adaptive | – |

      ## 2. Pairs

      | Component | Text | Background | Ratio |
      |---|---|---|---|
      | Tide row | `inkDeep` | Sea Foam | 4.5:1 |
      | Badge | white | `inkDeep` | 12:1 |
      | Banner | `inkDeep` | `storm` | ? |

      ## 3. Requirements

      | ID | Requirement | Owner |
      |----|-------------|-------|
      | TIDE-01 | All text has a contrast ratio of at least 4.5:1 | Ana |
      | TIDE-02 | No glass on content | Ben |
      | TIDE-03 | The launch screen is ready in one second | Ben |
      """)

  /// Lists with nested values, sections of appearances, sentences, a checklist.
  static let listed = SampleDocument(
    name: "listed",
    text: """
      # Kite Club

      Palette
      -------

      - **Sky**: `#0B3D91` (light) / `#7FA7E8` (dark)
      - Ribbon
        - Light: #D7263D
        - Dark: #FF6B6B
      - `#FFC107` — Tail

      ### Dark theme

      * `field`: #121212

      The spool is #123456 in light and #654321 in dark.
      White text on `Ribbon` marks what is live.

      ## Accessibility checklist

      - [ ] Verify WCAG AA contrast ratios
      - [x] Increase Contrast makes borders stronger
      - [ ] Translate the store page

      Views must never rely on color alone. See issue #142 and #4711.
      """)

  /// Blocks of Swift, CSS and JSON.
  static let code = SampleDocument(
    name: "code",
    text: """
      # Print Room

      ```swift
      // Paper        #FFFDF7 (light) / #1C1B19 (dark)
      // Ink          #1A1A1A (light) / #F5F5F5 (dark)

      extension Color {
        static let ink = Color("Ink")
        static let cyan = Color(hex: "#007C91")
        static let frame = Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : .white })
        static let accent = Color.blue
      }
      ```

      ```swift
      struct ProofCard: View {
        @Environment(\\.accessibilityReduceTransparency) private var isReduced
        var body: some View {
          VStack {
            Text(title).font(.headline).foregroundStyle(.ink)
            Text(note).font(.system(size: 13)).foregroundStyle(Color.cyan)
            Text(time)
          }
          .background(Color("Paper"))
        }
      }

      struct Seal: View {
        var body: some View {
          Image(systemName: "seal").foregroundStyle(.white).frame(width: 48, height: 48)
            .glassEffect(.regular.interactive())
        }
      }

      struct Field: View {
        var body: some View {
          TextField("Name", text: $name).background(Color("Paper"))
            .overlay(RoundedRectangle(cornerRadius: 6).stroke(Color.cyan))
          Text("Unknown").foregroundStyle(Color.ink).background(Color("Varnish"))
        }
      }

      // ❌ Bad
      Text("No").foregroundStyle(Color(hex: "#BBBBBB")).background(Color("Paper"))
      // ✅ Good
      Text("Yes").foregroundStyle(.ink).background(Color("Paper"))
      ```

      ```css
      :root { --proof-rule: #D9D2C5; }
      @media (prefers-color-scheme: dark) {
        :root { --proof-rule: #4A463F; }
      }
      ```

      `Assets.xcassets/Stamp.colorset/Contents.json`:

      ```json
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0x8B", "green": "0x00", "blue": "0x00", "alpha": "1.000" } } }],
        "info": { "author": "xcode", "version": 1 } }
      ```
      """)

  /// Words without a color.
  static let brief = SampleDocument(name: "brief", text: "# Notes\n\nNothing here yet.\n")
}
