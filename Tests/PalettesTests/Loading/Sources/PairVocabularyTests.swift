import TestSupport
import Testing

@testable import Palettes

/// Kinds of names in which a person finds the pairs, and others in which nobody does.
struct PairVocabularyCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var names: [String]
  /// Each pair as `foreground on surface`.
  var pairs: [String]

  init(_ description: String, _ names: [String], _ pairs: [String]) {
    (testDescription, self.names, self.pairs) = (description, names, pairs)
  }
}

@Suite("the vocabulary of color names")
struct PairVocabularyTests {
  @Test("names imply these pairs and no others", arguments: PairVocabularyCase.all)
  func implies(_ row: PairVocabularyCase) {
    let inferred = PairInference.infer(from: testPalette(row.names))
    let pairs = inferred.pairs.map { "\($0.foreground.text) on \(inferred.surfaces[$0.surface].name)" }
    #expect(pairs.sorted() == row.pairs.sorted())
  }
}

extension PairVocabularyCase {
  static let all = [
    PairVocabularyCase(
      "the background of a label, and of the content",
      ["reefLabel", "reefBgLabel", "text.primary", "background.content", "background.reef", "bgTextHover"],
      ["reefLabel on reefBgLabel", "text.primary on background.content"]),
    PairVocabularyCase(
      "a thing in contrast", ["hue.plum.base", "hue.plum-contrast", "hue.high-contrast", "hue.high"],
      ["hue.plum-contrast on hue.plum.base"]),
    PairVocabularyCase(
      "further ranks", ["text-sub", "text-strong", "text-supporting", "bg-site"],
      ["text-sub on bg-site", "text-strong on bg-site", "text-supporting on bg-site"]),
    PairVocabularyCase(
      "a rank on the first inverse surface",
      ["text.inverse.secondary", "text.inverse.primary", "surface.inverse.primary", "surface.page"],
      ["text.inverse.secondary on surface.inverse.primary", "text.inverse.primary on surface.inverse.primary"]),
    PairVocabularyCase(
      "the fill of a primary control is no page", ["text.muted", "primary.bg", "primary.bg.hover", "plum.bg"], []),
    PairVocabularyCase("faint texts are not for faint surfaces", ["text.muted", "surface.muted", "surface.plum"], []),
    PairVocabularyCase(
      "the plainest text on the plainest surface, where nothing else is found",
      ["text-fog", "surface-page-01", "surface-mist-deep", "text-fog-deep"], ["text-fog on surface-page-01"]),
    PairVocabularyCase(
      "the opaque surface among equally plain ones",
      ["tone-label", "tone-background-opaque", "tone-background-veil", "tone-tint"],
      ["tone-label on tone-background-opaque"]),
    PairVocabularyCase(
      "the light surface among colored ones", ["PrimaryText", "SecondaryText", "LightBackground", "ReefBackground"],
      ["PrimaryText on LightBackground"]),
    PairVocabularyCase(
      "texts and surfaces with a lightness",
      ["ReefBlackTextHigh", "ReefBlackTextLow", "ReefWhiteTextHigh", "ReefSurfaceLight", "ReefSurfaceDark", "Moss"],
      [
        "ReefBlackTextHigh on ReefSurfaceLight", "ReefBlackTextLow on ReefSurfaceLight",
        "ReefWhiteTextHigh on ReefSurfaceDark",
      ]),
    PairVocabularyCase("no surface is the plainest", ["label", "surface-mist", "surface-clay"], []),
    PairVocabularyCase(
      "a background before a surface, and the accent of a brand",
      ["text.plain", "brand.background", "brand.surface", "brand.reef"], ["text.plain on brand.background"]),
    PairVocabularyCase(
      "the text of a fill, perhaps", ["interactive", "interactive-text", "brand-text", "bg"], ["brand-text on bg"]),
    PairVocabularyCase(
      "texts of dark hues", ["reefDarkBlueText", "reefBlueText", "reefLightBG", "lightBlueBackground", "reefDarkText"],
      ["reefDarkBlueText on reefLightBG"]),
    PairVocabularyCase(
      "a fill whose text is another one",
      [
        "badge.plum.fg.onSolid", "badge.plum.bg.solid", "badge.plum.fg.solid", "badge.plum.fg.mist",
        "badge.plum.bg.mist",
      ],
      ["badge.plum.fg.onSolid on badge.plum.bg.solid", "badge.plum.fg.mist on badge.plum.bg.mist"]),
    PairVocabularyCase(
      "a text of which another one is on backgrounds",
      ["reef.fg.primary", "reef.fg.primary-on-bg", "reef.fg.muted", "reef.bg.primary"],
      ["reef.fg.primary-on-bg on reef.bg.primary", "reef.fg.muted on reef.bg.primary"]),
    PairVocabularyCase(
      "a mark of its own in the state that shows it",
      ["checkbox.default.icon", "checkbox.checked.icon", "checkbox.checked.bg", "checkbox.default.bg"],
      ["checkbox.checked.icon on checkbox.checked.bg"]),
    PairVocabularyCase(
      "levels of elevation, and the background of a view",
      ["elevation.two.content", "elevation.two.background", "inverseText", "inverseBackgroundView"],
      ["elevation.two.content on elevation.two.background", "inverseText on inverseBackgroundView"]),
    PairVocabularyCase("a colored surface is no page", ["label", "mistBackground", "fogLabel"], []),
    PairVocabularyCase(
      "a part of a thing on the only surface of the thing",
      ["WidgetContentForegroundPrimary", "WidgetBackground", "WidgetContentBackgroundGradientEnd"],
      ["WidgetContentForegroundPrimary on WidgetBackground"]),
    PairVocabularyCase(
      "the only surface of a thing", ["fogText", "fogPopoverBackground", "mistBackground"],
      ["fogText on fogPopoverBackground"]),
    PairVocabularyCase("things of different names", ["fogText", "mistBackground", "veil"], []),
    PairVocabularyCase(
      "spellings of background, and steps of texts",
      ["mist.bkg.linen.base", "mist.bkg.linen.dim", "mist.txt.onLinen.300", "mist.txt.onLinen.700"],
      ["mist.txt.onLinen.300 on mist.bkg.linen.base", "mist.txt.onLinen.700 on mist.bkg.linen.base"]),
    PairVocabularyCase(
      "a lowercase name after on",
      ["hue.moss", "hue.onmoss", "hue.page", "hue.onpage", "hue.onyx", "online", "line"],
      ["hue.onmoss on hue.moss", "hue.onpage on hue.page"]),
    PairVocabularyCase(
      "text in contrast to the solid fill of its tone",
      [
        "fg.leaf-contrast", "fg.leaf", "bg.leaf-solid", "bg.leaf-subtle", "fg.brand-contrast", "bg.brand-solid",
        "fg.inverse.contrast", "bg.inverse.contrast", "bg.inverse.solid",
      ],
      ["fg.brand-contrast on bg.brand-solid", "fg.inverse.contrast on bg.inverse.contrast"]),
    PairVocabularyCase(
      "text on an action", ["text-on-primary", "action-primary-default", "action-primary-hover"],
      ["text-on-primary on action-primary-default"]),
    PairVocabularyCase(
      "a group with texts and backgrounds of its own, in a palette with texts on fills",
      [
        "state.text.negative", "state.background.negative", "state.text.info", "state.background.info",
        "text.onAction", "background.action", "text.primary", "surface.primary",
      ],
      [
        "state.text.negative on state.background.negative", "state.text.info on state.background.info",
        "text.onAction on background.action", "text.primary on surface.primary",
      ]),
    PairVocabularyCase(
      "a palette whose one background is white",
      ["ui.text.main", "ui.text.faded", "ui.text.primary", "ui.text.inverse", "ui.bg.white", "ui.border.main"],
      ["ui.text.primary on ui.bg.white"]),
    PairVocabularyCase(
      "a white background among others", ["text.primary", "bg.white", "bg.sand", "bg.plum"], []),
    PairVocabularyCase(
      "a primary background that is a fill with states, as those with a meaning are",
      [
        "text.base", "text.primary", "text.warning", "bg.primary", "bg.primary-hover", "bg.warning", "bg.warning-hover",
        "bg.danger",
      ], []),
    PairVocabularyCase(
      "a primary background that is the page, with a state of its own",
      ["text.primary", "text.warning", "bg.primary", "bg.primary-hover", "bg.warning", "bg.secondary"],
      ["text.primary on bg.primary", "text.warning on bg.primary"]),
    PairVocabularyCase(
      "a button with an icon is no button",
      [
        "icon.iconButton.primary", "icon.button.primary", "background.iconButton.primary", "background.button.primary",
      ],
      [
        "icon.iconButton.primary on background.iconButton.primary",
        "icon.button.primary on background.button.primary",
      ]),
    PairVocabularyCase(
      "ink is text", ["inkBase", "inkSubtle", "inkNegative", "inkContrast", "viewBackground", "plum400"],
      ["inkBase on viewBackground", "inkSubtle on viewBackground", "inkNegative on viewBackground"]),
    PairVocabularyCase("hues of the name ink", ["inkBlue", "deepInk", "paperWhite", "inkStain", "sand300"], []),
    PairVocabularyCase(
      "names of a page", ["text-caption", "view-background", "row-stripe", "gray-fog"],
      ["text-caption on view-background"]),
    PairVocabularyCase(
      "a thing before the slot and a hue behind it",
      ["text_secondary", "background", "gauge_foreground_coral", "gauge_background_coral", "text_coral"],
      ["text_secondary on background", "gauge_foreground_coral on gauge_background_coral"]),
    PairVocabularyCase(
      "a component's own background",
      ["NavStripOnBackground", "NavStripBackground", "OnBackground", "Background"],
      ["NavStripOnBackground on NavStripBackground", "OnBackground on Background"]),
    PairVocabularyCase(
      "a component that is on or off",
      ["TabOnBackground", "TabOffBackground", "TabBackground", "ToggleOnBackground", "ToggleBackground"], []),
    PairVocabularyCase(
      "an inverse text with a meaning",
      ["text.primary", "text.inverse", "text.inverse-caution", "background.canvas", "background.inverse"],
      [
        "text.primary on background.canvas", "text.inverse on background.inverse",
        "text.inverse-caution on background.inverse",
      ]),
    PairVocabularyCase(
      "feedback in flat names", ["feedbackErrorText", "feedbackErrorSurface", "contentPrimary", "backgroundPrimary"],
      ["feedbackErrorText on feedbackErrorSurface", "contentPrimary on backgroundPrimary"]),
    PairVocabularyCase(
      "variants of a thing",
      [
        "gesturePrimaryText", "gesturePrimaryBackground", "gesturePrimaryBackgroundHover", "gestureSecondaryText",
        "gestureSecondaryBackground", "gestureTertiaryText", "contentPrimary", "backgroundPrimary",
      ],
      [
        "gesturePrimaryText on gesturePrimaryBackground", "gestureSecondaryText on gestureSecondaryBackground",
        "contentPrimary on backgroundPrimary",
      ]),
    PairVocabularyCase(
      "levels without a thing", ["primaryText", "secondaryText", "primaryBackground", "secondaryBackground"],
      ["primaryText on primaryBackground", "secondaryText on primaryBackground"]),
    PairVocabularyCase(
      "a neutral fill of a control is no page",
      [
        "content.neutral.default", "content.neutral.hover", "background.neutral.default", "background.neutral.hover",
        "background.app-frame.base",
      ],
      [
        "content.neutral.default on background.app-frame.base", "content.neutral.hover on background.app-frame.base",
      ]),
    PairVocabularyCase(
      "a status next to its own background", ["signal.error", "signal.error-bg", "signal.success", "mint.300"],
      ["signal.error on signal.error-bg"]),
    PairVocabularyCase(
      "a status that is a fill", ["error", "onError", "error-bg", "primary", "primary-bg"], ["onError on error"]),
    PairVocabularyCase(
      "a status with a text of its own", ["feed-error", "feed-error-bg", "feed-error-fg"],
      ["feed-error-fg on feed-error-bg"]),
    PairVocabularyCase(
      "a context is no text", ["hue.context.moss.base-color", "hue.context.moss.bg-idle", "text"], []),
    PairVocabularyCase(
      "two states of which the surface has one",
      ["form-row.focus.fg-inactive", "form-row.focus.background", "form-row.bg-regular"],
      ["form-row.focus.fg-inactive on form-row.focus.background"]),
    PairVocabularyCase(
      "a symbol is an icon", ["contentPrimary", "symbolPrimary", "backgroundPrimary"],
      ["contentPrimary on backgroundPrimary", "symbolPrimary on backgroundPrimary"]),
    PairVocabularyCase(
      "a scheme of high contrast",
      ["plan.light-high-contrast.onPrimary", "plan.light-high-contrast.primary"],
      ["plan.light-high-contrast.onPrimary on plan.light-high-contrast.primary"]),
    PairVocabularyCase(
      "on dark as a theme",
      [
        "hue.text.primary.on-dark", "hue.text.primary.on-light", "hue.surface.default.on-dark",
        "hue.surface.default.on-light",
      ],
      [
        "hue.text.primary.on-dark on hue.surface.default.on-dark",
        "hue.text.primary.on-light on hue.surface.default.on-light",
      ]),
  ]
}
