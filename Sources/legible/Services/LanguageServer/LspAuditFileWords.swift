/// The keys and choices of an audit file with their documentation, as its JSON Schema has them; a test compares the two.
enum LspAuditFileWords {
  /// A key with its documentation, empty if its name says it.
  typealias Key = (name: String, summary: String)

  /// The keys of the objects at a path of keys; a name that the author chooses is `*`.
  static func keys(at path: [String]) -> [Key] { keysByKind[kind(of: path)] ?? [] }

  /// The values that a key allows; none if they are not limited.
  static func choices(for path: [String]) -> [String] {
    guard let last = path.last else { return [] }
    return choicesByKey[last == "*" && path.first == "rules" ? "rules" : last] ?? []
  }

  /// The kind of the objects at a path.
  private static func kind(of path: [String]) -> String {
    guard let first = path.first, let last = path.last else { return "root" }
    switch last {
    case "color", "tint", "base", "full": return "color"
    case "gradient": return "stop"
    case "filters": return "filter"
    case "over": return "backdrop"
    case "against": return "foreground"
    case "layers", "reduced", "increased", "increased-reduced": return first == "surfaces" ? "layer" : "color"
    default: break
    }
    switch first {
    case "materials": return path.count == 1 ? "" : path.count == 2 ? "material" : "numbers"
    case "surfaces" where last == "*": return path.count == 2 ? "surface" : "layers"
    case "surfaces" where path.count == 1: return ""
    case "states": return path.count == 1 ? "states" : "state"
    case "variants": return path.count == 2 ? "variants" : ""
    default: return last == "*" ? first : last
    }
  }

  private static let keysByKind: [String: [Key]] = {
    var (kinds, kind) = ([String: [Key]](), "")
    for line in keyText.split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        kind = String(line)
        continue
      }
      let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1).map(String.init)
      kinds[kind, default: []].append((parts[0], parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""))
    }
    return kinds
  }()

  private static let choicesByKey: [String: [String]] = {
    let lines = choiceText.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return Dictionary(lines.map { (String($0[0].dropLast()), Array($0.dropFirst())) }) { first, _ in first }
  }()

  private static let choiceText = """
    policy: wcag22-aa wcag22-aaa apple-hig section-508
    profile: ios-18 ios-26 ios-27
    profiles: ios-18 ios-26 ios-27
    idioms: universal iphone ipad mac mac-catalyst tv watch car vision
    rules: off note warning error
    size: large small
    filter: contrast brightness saturation grayscale invert opacity
    appearance: light dark
    role: text graphic boundary focus link-cue inactive decorative logotype
    style: largeTitle title title1 title2 title3 headline body callout subheadline footnote caption caption1 caption2
    weight: ultraLight thin light regular medium semibold bold heavy black
    variants: light dark light-increased dark-increased light-reduced dark-reduced light-increased-reduced dark-increased-reduced
    origin: stated platform assumed inferred found
    look: clear tinted
    platform: ios macos watchos tvos visionos
    """

  private static let keyText = """
    root
      $schema: The schema of this file, for editors.
      version: The format version.
      extends: The audit file that this one extends.
      name: The palette name in reports; the default is the folder name.
      sources: Asset catalogs, token files and resolvers, folders that contain them, and globs, relative to this file.
      output: The default folder for reports, relative to this file.
      policy: The policy; the default is wcag22-aa.
      profile: The system version whose colors, materials, and glass are used; the default is ios-26.
      profiles: System versions instead of one profile, each audited in turn.
      idioms: Device classes, each audited in turn; the default is all that the colors name.
      rules: Severities that replace the rules' defaults.
      assumed: Tokens with placeholder values; results that depend on them are unverified.
      materials: Materials by name: custom ones, or numbers that replace those of the system (ultraThin, thin, regular, thick, ultraThick, bar or chrome, glass.regular, glass.clear, glass.bar, glass.sheet, glass.popover).
      calibration: One or more material tables measured by 'legible calibrate', relative to this file.
      surfaces: Named stacks of layers for foregrounds.
      pairs: The pairs of foregrounds and surfaces.
      distinct: Groups of tokens that people must be able to distinguish by color.
      states: Additional conditions by name, measured in light and dark mode in addition to the eight variants; invert, look-clear, and look-tinted need no keys.
      requirements: Your own requirements, mapped to rules and pairs; without either, a person must check.
      source: The Swift sources for the palette.
      variants: The contexts of modifiers, themes, modes, and files of design tokens for each variant, in addition to those determined by name.
      verified: Colors measured on a device, which decide results that published data cannot decide.
      waivers: Exceptions with a reason and a date: the gate ignores the findings that they match.
    material
      alpha:
      tint:
      saturation:
      clamped:
      light: Numbers that differ in light mode.
      dark: Numbers that differ in dark mode.
    numbers
      alpha: The opacity of the material: the share of the content behind it that is covered.
      tint: The color of the material, an opaque literal inside sRGB.
      saturation: The share of the distance from luma that the colors behind the material keep; the default is 1.
      clamped: Whether saturated colors are clamped before they are covered.
    surface
      color: The tint, for tinted glass.
      opacity: Multiplies the alpha of the color.
      material: ultraThin, thin, regular, thick, ultraThick, bar (or chrome), or a name of materials.
      glass: regular, clear, identity, bar, sheet, popover, or tinted (regular with a color); others cause a warning and are audited as regular.
      size: Small elements turn light or dark with their backdrop; the default is large.
      tint: The tint of regular or clear glass.
      amount: The opacity of the tint.
      gradient: Colors from start to end; a color without a position is placed evenly between its neighbors.
      filter:
      layers: Layers, topmost first; empty for foregrounds directly on the backdrops of over.
      reduced: The layers that replace these with reduced transparency.
      increased: The layers that replace these with increased contrast.
      increased-reduced: The layers that replace these with both.
      appearance: The appearance that the surface forces.
      elevated: Whether system backgrounds are those of elevated surfaces such as sheets.
      content: Whether the surface is content, which must be opaque.
      filters: Filters on the entire composite, including the foreground, in order.
      over: The possible backdrops if no layer is opaque; the default is any.
      profiles: Complete layers for specific profiles.
    color
      color:
      opacity: Multiplies the alpha of the color.
    stop
      color:
      opacity: Multiplies the alpha of the color.
      at: The position of the stop: 0 is the start, 1 the end.
    layer
      color: The tint, for tinted glass.
      opacity: Multiplies the alpha of the color.
      material: ultraThin, thin, regular, thick, ultraThick, bar (or chrome), or a name of materials.
      glass: regular, clear, identity, bar, sheet, popover, or tinted (regular with a color); others cause a warning and are audited as regular.
      size: Small elements turn light or dark with their backdrop; the default is large.
      tint: The tint of regular or clear glass.
      amount: The opacity of the tint.
      gradient: Colors from start to end; a color without a position is placed evenly between its neighbors.
      filter:
    filter
      filter:
      amount:
    backdrop
      color:
      opacity: Multiplies the alpha of the color.
      gradient: Colors from start to end; a color without a position is placed evenly between its neighbors.
      image: A PNG file, relative to this file.
      scale: Pixels per point.
      base: The color behind translucent pixels.
      region: The part behind the surface, in points from the upper-left corner.
    region
      x:
      y:
      width:
      height:
    layers
      color: The tint, for tinted glass.
      opacity: Multiplies the alpha of the color.
      material: ultraThin, thin, regular, thick, ultraThick, bar (or chrome), or a name of materials.
      glass: regular, clear, identity, bar, sheet, popover, or tinted (regular with a color); others cause a warning and are audited as regular.
      size: Small elements turn light or dark with their backdrop; the default is large.
      tint: The tint of regular or clear glass.
      amount: The opacity of the tint.
      gradient: Colors from start to end; a color without a position is placed evenly between its neighbors.
      filter:
      layers: Layers, topmost first: a surface, a token, a literal, or an object.
      reduced: Layers, topmost first: a surface, a token, a literal, or an object.
      increased: Layers, topmost first: a surface, a token, a literal, or an object.
      increased-reduced: Layers, topmost first: a surface, a token, a literal, or an object.
    pairs
      id: The identity in reports; not allowed with lists that produce several pairs.
      foreground: The foreground; a list produces a pair for each element.
      on: A surface, a token, or a literal; a list produces a pair for each element.
      role: The role of the foreground; the default is text.
      font: A text style at its default size, a size in points, or a typography token; without a font, text must reach the stricter minimum.
      against: The color that a link, focus indicator, or boundary is compared with instead of the surface.
      variants: The only variants in which the pair exists.
      profiles: The only system versions on which the pair exists.
      states: The only states in which the pair is measured, by name; an empty list for none.
      name: Its component in the product, such as restaurant card: title.
      origin: How the pair is known; the default is stated, or the origin implied by assumed or inferred.
      assumed: Why the use is assumed; the pair is unverified.
      inferred: The reason for a proposed pair.
      note: A comment for people.
    foreground
      color:
      opacity: Multiplies the alpha of the color.
      full: A token by any unambiguous form of its name, #RGB, #RRGGBB, #RRGGBBAA, system:label, CSS color syntax, or an object with an opacity.
      reduced: A token by any unambiguous form of its name, #RGB, #RRGGBB, #RRGGBBAA, system:label, CSS color syntax, or an object with an opacity.
      increased: A token by any unambiguous form of its name, #RGB, #RRGGBB, #RRGGBBAA, system:label, CSS color syntax, or an object with an opacity.
      increased-reduced: A token by any unambiguous form of its name, #RGB, #RRGGBB, #RRGGBBAA, system:label, CSS color syntax, or an object with an opacity.
    font
      style:
      size:
      token: A typography token by its complete path; px are points, and 1 rem is 16 points.
      weight:
    distinct
      tokens:
    states
      invert:
      look-clear:
      look-tinted:
    state
      filters: Filters on the entire composite, after those of the surface, in order.
      look: The glass look that the user chose.
      assumed: Why the filters are assumed; results in the state are unverified.
    requirements
      id: The id of the requirement, unique in the file.
      title: The requirement in your words.
      rules: Rules that must find nothing.
      pairs: Ids of pairs that must pass; *, ?, and [...] are wildcards.
      minimum: The ratio that its pairs, or all pairs of its rules, must reach; stricter than the policy.
      contradicts: Ids of requirements that cannot be met together with this one.
      manual: Whether a person must also check, or how to check.
      note: A comment for people.
    source
      roots: Folders and Swift files to scan, and globs, relative to this file.
      glassModules: Folders in which glass is allowed, and globs, relative to this file; the default is everywhere.
      platform: The platform of all sources, instead of those of the Xcode targets and packages that contain them.
      deployment: The deployment target, instead of those of the Xcode targets and packages.
    variants
      files: Token files that take precedence over themes whose names contain the words of this variant, relative to this file.
    verified
      pair:
      variants:
      profile: The system version, if the file audits several.
      color:
      surface: The hash that the report prints next to the unverified result; without it, the record decides nothing.
      foreground:
      device: The device and its system, such as iPhone 17, iOS 26.4.
      date:
    waivers
      rule:
      pair:
      foreground:
      on:
      token:
      variants:
      reason:
      until:
      ratio: The least ratio that it covers, within 0.01; without one, it covers every ratio.
      owner:
    """
}
