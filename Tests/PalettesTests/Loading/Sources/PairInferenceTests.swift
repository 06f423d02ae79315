import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

@Suite struct PairInferenceTests {
  private func infer(_ tokens: [String]) -> [String] {
    let inferred = PairInference.infer(from: testPalette(tokens))
    return inferred.pairs.map { "\($0.foreground.text) on \(inferred.surfaces[$0.surface].name)" }
  }

  @Test(
    arguments: [
      (["onPrimary", "Primary"], ["onPrimary on Primary"]),
      (["OnPrimary", "primary"], ["OnPrimary on primary"]),
      (["on-primary", "primary", "on_error", "Error"], ["on-primary on primary", "on_error on Error"]),
      (["ButtonForeground", "ButtonBackground"], ["ButtonForeground on ButtonBackground"]),
      (["buttonforeground", "ButtonBackground"], ["buttonforeground on ButtonBackground"]),
      (["card-foreground", "card-background"], ["card-foreground on card-background"]),
      (["Card/Foreground", "Card/Background"], ["Card/Foreground on Card/Background"]),
      (["Brand/onPrimary", "Brand/Primary"], ["Brand/onPrimary on Brand/Primary"]),
      (["on2", "2"], ["on2 on 2"]),
      (["Team1Foreground", "Team1Background"], ["Team1Foreground on Team1Background"]),
      (["error-text", "error-background"], ["error-text on error-background"]),
      (["CardLabelColor", "CardBackgroundColor"], ["CardLabelColor on CardBackgroundColor"]),
      (["selectedText", "selectedTextBackground"], ["selectedText on selectedTextBackground"]),
      (["tag-fg", "tag-bg"], ["tag-fg on tag-bg"]),
      (["textOnAccent", "AccentColor"], ["textOnAccent on AccentColor"]),
      (["icon-on-card", "cardBackground"], ["icon-on-card on cardBackground"]),
      (["onCard", "CardColor", "Card"], ["onCard on Card"]),
      (["onPrimary", "onPrimary", "Primary", "Primary"], ["onPrimary on Primary"]),
      ([], []),
    ] as [(tokens: [String], pairs: [String])])
  func pairsFlatNames(_ tokens: [String], _ pairs: [String]) {
    #expect(infer(tokens) == pairs)
  }

  @Test(
    arguments: [
      (["hue.sheet", "hue.onSheet"], ["hue.onSheet on hue.sheet"]),
      (["a.b.ref.on-panel", "a.b.ref.panel"], ["a.b.ref.on-panel on a.b.ref.panel"]),
      (["theme/ink/on-tile", "theme/ink/tile"], ["theme/ink/on-tile on theme/ink/tile"]),
      (["tertiary-container", "on-tertiary-container", "tertiary"], ["on-tertiary-container on tertiary-container"]),
      (["surface", "on-surface-variant"], ["on-surface-variant on surface"]),
      (["inverse-surface", "inverse-on-surface"], ["inverse-on-surface on inverse-surface"]),
      (["text.info.on-info", "background.info.$root"], ["text.info.on-info on background.info.$root"]),
      (["fill.ok", "label.on-ok"], ["label.on-ok on fill.ok"]),
      (["pill.cold.text", "pill.cold.background"], ["pill.cold.text on pill.cold.background"]),
      (["pill.cold.fg", "pill.cold.bg"], ["pill.cold.fg on pill.cold.bg"]),
      (["tile.foreground", "tile.background"], ["tile.foreground on tile.background"]),
      (["chip.content", "chip.container"], ["chip.content on chip.container"]),
      (["chip.label", "chip.fill"], ["chip.label on chip.fill"]),
      (["row.text", "row.surface"], ["row.text on row.surface"]),
      (["Tile Cold/Text", "Tile Cold/Background"], ["Tile Cold/Text on Tile Cold/Background"]),
      (["tile_cold_text", "tileCold.background"], ["tile_cold_text on tileCold.background"]),
      (["panel.title", "panel.background"], ["panel.title on panel.background"]),
      (
        ["color.mint.base", "color.mint.accent-base", "color.mint.accent-contrast"],
        ["color.mint.accent-contrast on color.mint.accent-base"]
      ),
      (["hush", "hush-foreground"], ["hush-foreground on hush"]),
      (
        ["mailTextFieldPlaceholder", "mailTextFieldBackground"], ["mailTextFieldPlaceholder on mailTextFieldBackground"]
      ),
      (["bg-plate", "bg-plate-error", "text-error-on-bg-plate"], ["text-error-on-bg-plate on bg-plate-error"]),
      (["neutralForegroundOnHull", "hullBackground"], ["neutralForegroundOnHull on hullBackground"]),
      (["text.strong.on-dark", "surface.dark"], ["text.strong.on-dark on surface.dark"]),
      (["Stage/Icon/Coral", "Stage/Background/Coral"], ["Stage/Icon/Coral on Stage/Background/Coral"]),
    ] as [(tokens: [String], pairs: [String])])
  func pairsNamesInGroupsLikeFlatOnes(_ tokens: [String], _ pairs: [String]) {
    #expect(infer(tokens) == pairs)
  }

  @Test(
    arguments: [
      (["TextPrimary", "BackgroundPrimary"], ["TextPrimary on BackgroundPrimary"]),
      (["text.primary", "background.primary"], ["text.primary on background.primary"]),
      (["Text", "Background"], ["Text on Background"]),
      (
        ["secondaryText", "secondaryBackground", "Text", "Background"],
        ["Text on Background", "secondaryText on Background"]
      ),
      (["content/subtle", "background/page", "background/raised"], ["content/subtle on background/page"]),
      (["ink.text.muted", "ink.surface.default"], ["ink.text.muted on ink.surface.default"]),
      (["text02", "background01", "background02"], ["text02 on background01"]),
      (["text.danger", "background.danger", "text.on-danger"], ["text.on-danger on background.danger"]),
      (
        ["neutralForeground2", "neutralBackground1", "neutralBackground2"], ["neutralForeground2 on neutralBackground1"]
      ),
      (["text", "primaryBg", "errorBg", "successBg"], []),
      (["label.muted", "label.on-primary", "background.primary"], ["label.on-primary on background.primary"]),
      (["text.secondary", "background.secondary"], ["text.secondary on background.secondary"]),
      (["text.error", "background.default", "background.error"], ["text.error on background.default"]),
      (["text.error", "background.error-subtle", "background.error"], ["text.error on background.error-subtle"]),
      (["text.inverse", "background.inverse", "background.default"], ["text.inverse on background.inverse"]),
      (
        ["text.faint.dark", "text.faint.light", "surface.base.dark", "surface.base.light"],
        ["text.faint.dark on surface.base.dark", "text.faint.light on surface.base.light"]
      ),
      (["cell.text.secondary", "cell.background"], ["cell.text.secondary on cell.background"]),
      (
        ["one.text.default", "one.background.default", "two.background.default"],
        ["one.text.default on one.background.default"]
      ),
    ] as [(tokens: [String], pairs: [String])])
  func pairsRankedTextsWithTheFirstSurface(_ tokens: [String], _ pairs: [String]) {
    #expect(infer(tokens) == pairs)
  }

  @Test(
    arguments: [
      (
        ["key.text", "key.text.hover", "key.background", "key.background.hover"],
        ["key.text on key.background", "key.text.hover on key.background.hover"]
      ),
      (
        ["key.text.pressed", "key.background.hover", "key.background.default"],
        ["key.text.pressed on key.background.default"]
      ),
      (["key.text.rest", "key.background.hover"], []),
      (["keyTextHovered", "keyBackgroundHover"], ["keyTextHovered on keyBackgroundHover"]),
      (["text.disabled", "background.disabled", "background.default"], ["text.disabled on background.disabled"]),
      (["on-key-hover", "key", "key-hover"], ["on-key-hover on key-hover"]),
      (["trayOpenPillActiveText", "trayOpenPillBackground"], []),
      (
        ["trayOpenPillActiveText", "trayOpenPillActiveBackground"],
        ["trayOpenPillActiveText on trayOpenPillActiveBackground"]
      ),
      (["trayActiveText", "trayBackground"], ["trayActiveText on trayBackground"]),
      (["leadSelectedText", "leadSelectedBackground", "background"], ["leadSelectedText on leadSelectedBackground"]),
      (["action-active-text", "action-active-bg", "bg"], ["action-active-text on action-active-bg"]),
    ] as [(tokens: [String], pairs: [String])])
  func keepsStatesWithTheirOwnSurface(_ tokens: [String], _ pairs: [String]) {
    #expect(infer(tokens) == pairs)
  }

  @Test(arguments: [
    ["Brand/onPrimary", "Primary"], ["A.xcassets:onPrimary", "B.xcassets:Primary"],
    ["buttonText", "Button", "textBackground"], ["balloonCard", "card", "textonly", "ly"], ["Online", "Line"],
    ["on", "On"], ["onPrimary", "Secondary"], ["switch.on", "switch.on.background", "switch.background"],
    ["chipsOnCardBackground", "cardBackground"], ["hairline-on-card", "card"], ["brand.red.on-dark", "brand.red.dark"],
    ["darkText", "lightText", "darkBackground", "lightBackground"], ["text.dark", "background.dark"],
    ["accent-content", "accent-background"], ["text.red", "text.primary", "background.red"],
    ["icon.red.primary", "icon.primary", "red.background"],
    ["button.text.accent", "button.background.primary"], ["checkbox.text", "checkbox.background"],
    ["iconBackground", "cardBackground"], ["text.inverse", "background.default"],
    ["card.border", "card.background"], ["list.divider", "list.background"], ["primaryText", "primary"],
  ])
  func proposesNothing(_ tokens: [String]) {
    #expect(infer(tokens) == [])
  }

  /// The steps of a scale and computed colors are no roles; a mark is on its control as it is when it is marked.
  @Test(
    arguments: [
      (["ink.text.150", "ink.background.primary"], []),
      (["text.link.100", "text.link.default", "background.primary"], ["text.link.default on background.primary"]),
      (["icon-300", "background-default"], []),
      (["text.2", "background.primary"], ["text.2 on background.primary"]),
      (["hue.shade.text", "hue.shade.background", "hue.text", "hue.background"], ["hue.text on hue.background"]),
      (["tints.text", "tints.background"], []),
      (
        ["checkbox-icon", "checkbox-background", "checkbox-background-checked"],
        ["checkbox-icon on checkbox-background-checked"]
      ),
      (["radio.icon", "radio.background", "radio.background.selected"], ["radio.icon on radio.background.selected"]),
      (["checkbox.icon", "checkbox.background"], ["checkbox.icon on checkbox.background"]),
      (
        ["x-alert-text-danger", "x-alert-background-danger", "x-background"],
        ["x-alert-text-danger on x-alert-background-danger"]
      ),
      (["alert.text", "alert.background"], ["alert.text on alert.background"]),
      (
        ["huOnPrimary", "huPrimary", "huOnTop", "huTop", "huEdge"], ["huOnPrimary on huPrimary", "huOnTop on huTop"]
      ),
      (["hu-onTop", "hu-top", "hu-edge", "other"], []),
      (["card.onTop", "card.top", "card.edge", "card.rest"], ["card.onTop on card.top"]),
      (["field.label.active", "field.background.active"], []),
      (["field.text.active", "field.background.active"], ["field.text.active on field.background.active"]),
      (
        ["icon.text.info", "icon.background.info", "icon.background.default"],
        ["icon.text.info on icon.background.info"]
      ),
      (["PageIndicatorForeground", "PageIndicatorBackground"], []),
      (["pill.plum.color", "pill.plum.background"], ["pill.plum.color on pill.plum.background"]),
      (["tag.color", "tag.backgroundColor", "hue.color"], ["tag.color on tag.backgroundColor"]),
      (["TextInk", "BackgroundPaper"], ["TextInk on BackgroundPaper"]),
      (["cardTextcolor", "cardBackgroundcolor"], ["cardTextcolor on cardBackgroundcolor"]),
      (["cardFontColor", "cardBackgroundColor"], ["cardFontColor on cardBackgroundColor"]),
      (["text.alert", "background.alert"], ["text.alert on background.alert"]),
      (["hue.heading", "hue.main-bg"], ["hue.heading on hue.main-bg"]),
      (["hue.coral.heading", "hue.main-bg"], []),
      (["hue.headline", "bg"], []),
      (["caption", "bg"], ["caption on bg"]),
    ] as [(tokens: [String], pairs: [String])])
  func tellsRolesFromSteps(_ tokens: [String], _ pairs: [String]) {
    #expect(infer(tokens) == pairs)
  }

  @Test(arguments: [
    ("onCard", "Card", Role.text), ("iconOnCard", "Card", .graphic),
    ("disabledButtonText", "disabledButtonBackground", .inactive), ("badge.icon", "badge.background", .graphic),
    ("badge.iconForeground", "badge.iconBackground", .graphic),
    ("field.text.disabled", "field.background", .inactive), ("field.placeholder", "field.background", .text),
    ("field.border", "field.background", .boundary), ("text.link", "background", .text),
  ])
  func knowsTheRole(_ foreground: String, _ background: String, _ role: Role) {
    #expect(PairInference.infer(from: testPalette([foreground, background])).pairs.map(\.role) == [role])
  }

  @Test func sharesASurfaceAndSaysWhy() throws {
    let inferred = PairInference.infer(
      from: testPalette(["Card/onA", "Card/A", "Card/AForeground", "Card/ABackground"]))
    #expect(inferred.surfaces.map(\.name) == ["Card/ABackground", "Card/A"])
    let pair = try #require(inferred.pairs.last)
    #expect(pair.origin == .inferred("the names 'Card/onA' and 'Card/A' suggest it"))
    #expect(pair.role == .text)
    #expect(pair.font == nil)
    #expect(pair.location.file == "C.xcassets/Card/onA.colorset/Contents.json")
  }

  @Test func writesQualifiedNamesWhereTheyAreNeeded() {
    #expect(
      infer(["X:onA", "X:A", "Y:onA", "Y:A"]) == ["X/onA on X/A", "Y/onA on Y/A"])
  }

  /// A color without opacity paints nothing: no text stands on it, and it is none.
  @Test(arguments: [(0.0, 1.0, 0), (1.0, 0.0, 0), (0.01, 1.0, 1), (1.0, 1.0, 1)])
  func leavesOutClearColors(_ surface: Double, _ text: Double, _ count: Int) {
    let tokens = [("pillBackground", surface), ("pillText", text)].map { name, alpha in
      Token(
        TokenName(catalog: "C", path: name), file: name,
        entries: [Entry(.any, .color(Color(.sRGB, name == "pillText" ? 0 : 0.5, 0.5, 0.5, alpha: alpha)))])
    }
    #expect(PairInference.infer(from: Palette(tokens)).pairs.count == count)
  }

  /// Text and surface of one color in all variants are for other partners, unless a name names its surface.
  @Test(arguments: [
    ("text.inverse", "background.inverse", [1.0], [1.0], false), ("onInverse", "inverse", [1.0], [1.0], true),
    ("text.inverse", "background.inverse", [1.0, 0.5], [1.0, 0.4], true),
    ("text.inverse", "background.inverse", [1.0, 0.5], [1.0, 0.5], false),
    ("text.inverse", "background.inverse", [1.0, 0.5], [1.0], true), ("onInverse", "inverse", [], [], true),
  ])
  func leavesOutOneColorUnderTwoNames(
    _ foreground: String, _ surface: String, _ own: [Double], _ ground: [Double], _ isPair: Bool
  ) {
    let tokens = [(foreground, own), (surface, ground)].map { name, grays in
      Token(
        TokenName(catalog: "C", path: name), file: name,
        entries: zip([AppearanceCondition.any, .dark], grays).map { Entry($0, .color(Color(.sRGB, $1, $1, $1))) })
    }
    let palette = Palette(tokens)
    let inferred = PairInference.infer(from: palette)
    #expect(inferred.pairs.count == (isPair ? 1 : 0))
    let note = PairInference.note(on: inferred.same, of: palette)
    #expect((note == nil) == isPair)
    #expect(note?.message.contains("('text.inverse' and 'background.inverse')") ?? isPair)
  }

  /// Token files with texts and surfaces of their own are lists of their own if their names begin otherwise, and so are
  /// the forms of one list.
  @Test(arguments: [
    (
      ["success.text", "Background.paper"], ["color.success.bg", "color.success.text"],
      ["color.success.text on color.success.bg"]
    ),
    (
      ["success.text"], ["color.success.bg", "color.success.text"],
      ["success.text on color.success.bg", "color.success.text on color.success.bg"]
    ),
    (["success.text", "Background.paper"], ["color.success.bg"], ["success.text on color.success.bg"]),
    (
      ["color.success.text", "color.info.bg"], ["color.success.bg", "color.error.text"],
      ["color.success.text on color.success.bg"]
    ),
    (
      ["fg.default", "bg.default", "hull.fg"], ["--fg-default", "--bg-default", "--hull-fg"],
      ["fg.default on bg.default", "--fg-default on --bg-default"]
    ),
    (
      ["fg.default", "bg.default", "hull.fg"], ["FgDefault", "BgDefault", "HullFg"],
      ["fg.default on bg.default", "FgDefault on BgDefault"]
    ),
    (
      ["fg.default", "hull.dim", "hull.fg"], ["--fg-default", "--bg-default", "--hull-dim", "--hull-fg"],
      ["--fg-default on --bg-default"]
    ),
  ])
  func keepsTokenFilesApart(_ first: [String], _ second: [String], _ pairs: [String]) {
    let tokens = [("a.json", first), ("b.json", second)].flatMap { file, names in
      names.map { Token(TokenName(catalog: file, path: $0), file: file, entries: []) }
    }
    let inferred = PairInference.infer(from: Palette(tokens))
    #expect(inferred.pairs.map { "\($0.foreground.text) on \(inferred.surfaces[$0.surface].name)" } == pairs)
  }

  @Test(arguments: hostileNames)
  func survivesHostileNames(_ name: String) {
    let tokens = [name, "on" + name, name + "Foreground", name + "Background"]
    let palette = Palette(tokens.map { Token(TokenName(catalog: "C", path: $0), file: $0, entries: []) })
    #expect(PairInference.infer(from: palette).pairs.count <= 3)
  }

  @Test func growsWithTheNamesNotWithTheirPairs() {
    let many = (0..<2_000).flatMap { ["onC\($0)", "C\($0)"] }
    #expect(infer(many).count == 2_000)
    let alike =
      (1...1_000).flatMap { ["x.text" + String(repeating: "-", count: $0)] } + many
      + (1...1_000).map { "x.bg" + String(repeating: "-", count: $0) }
    #expect(infer(alike).count == 3_000)
  }
}
