import FileSyntax

/// The name of a color taken apart: the purpose that a word of it states, and what the others say.
struct ColorName {
  typealias Word = ColorNameWords.Word

  enum Form {
    /// `XText`, `text.X`, `X.surface`: the word at a place states the purpose.
    case slot(at: Int, ColorNameWords.Kind)
    /// `onX`, `text.on-X`: the word `on` is at a place.
    case on(at: Int)
    /// `primary-contrast`.
    case contrast(at: Int)
    /// A name that says nothing of a foreground or background.
    case bare
  }

  /// The words without states, without words such as `default`, and without a theme.
  private(set) var words: [Word]
  /// The states of a control and the theme, in order.
  private(set) var condition: String
  /// `light` or `dark` if the palette has a color of the same name for the other one.
  private(set) var theme = ""
  private(set) var form = Form.bare

  /// Takes a name apart; nil for one that suggests neither a foreground nor a surface.
  ///
  /// - Parameter names: The names of the palette as `joined` gives them.
  init?(_ all: [Word], among names: Set<String>) {
    var conditions = all.map { $0.text }.filter(ColorNameWords.states.contains)
    words = all.filter { !ColorNameWords.states.contains($0.text) }
    condition = ""
    if let place = Self.slot(in: words), !Self.isOn(words),
      let lightness = Self.lightness(in: words, from: words[place].group)
    {
      if Self.isTheme(words[lightness], of: all, from: words[place].group, among: names) {
        theme = words.remove(at: lightness).text
        conditions.append(theme)
      } else if ColorNameWords.kind(of: words[place].text) != .background {
        return nil
      }
    }
    words.removeAll { ColorNameWords.defaults.contains($0.text) }
    words = words.indices.filter { $0 == 0 || words[$0 - 1].text != words[$0].text }.map { words[$0] }
    condition = conditions.ordered(by: <).joined(separator: " ")
    guard let form = form(of: &words, among: names) else { return nil }
    self.form = form
  }

  /// All words of a name as one.
  static func joined(_ words: [Word]) -> String { words.map { $0.text }.joined() }

  // MARK: Form

  private func form(of words: inout [Word], among names: Set<String>) -> Form? {
    if let on = words.firstIndex(where: { $0.text == "on" }), on < words.count - 1 {
      return Self.isOn(words) || Self.isOnBackground(words, at: on, among: names) ? .on(at: on) : nil
    }
    if let place = words.firstIndex(where: { $0.text == "contrast" }), place > 0, Self.isContrast(words, at: place) {
      return .contrast(at: place)
    }
    guard let place = Self.slot(in: words), let kind = ColorNameWords.kind(of: words[place].text) else {
      return Self.isTextOfComponent(words) || Self.isHeading(words) ? .slot(at: words.count - 1, .foreground) : .bare
    }
    guard let kept = Self.place(of: kind, at: place, in: &words) else { return nil }
    return .slot(at: kept, kind)
  }

  /// The last word that states a purpose, except that `bgLabel` is the background of a label, and `background.content`
  /// that of the content.
  private static func slot(in words: [Word]) -> Int? {
    guard let last = words.lastIndex(where: { ColorNameWords.kind(of: $0.text) != nil }) else { return nil }
    guard last > 0, words[last - 1].text == "background", ColorNameWords.kind(of: words[last].text) == .foreground,
      words[last - 1].group == words[last].group || words[last].text == "content" && last == words.count - 1
    else { return last }
    return last - 1
  }

  /// Returns true for names such as `card.title` and `input.placeholder`.
  private static func isTextOfComponent(_ words: [Word]) -> Bool {
    guard let last = words.last, textParts.contains(last.text) else { return false }
    return words.dropLast().contains { ColorNameWords.components.contains($0.text) }
  }

  /// Returns true for names such as `color.heading`.
  private static func isHeading(_ words: [Word]) -> Bool {
    guard let last = words.last, headings.contains(last.text) else { return false }
    return !words.dropLast().contains { $0.group == last.group || !ColorNameWords.saysNothing($0.text) }
  }

  private static let headings: Set<String> = ["heading", "headline", "subtitle", "caption"]

  private static let textParts: Set<String> = ["title", "subtitle", "heading", "placeholder", "caption", "description"]

  private static func lightness(in words: [Word], from group: Int) -> Int? {
    words.lastIndex { $0.group >= group && ColorNameWords.lightnesses.contains($0.text) }
  }

  /// Returns true if a color says more than its lightness, and the palette has it for the other theme.
  private static func isTheme(_ word: Word, of all: [Word], from group: Int, among names: Set<String>) -> Bool {
    guard word.text == "light" || word.text == "dark",
      all.count(where: { $0.group >= group && !ColorNameWords.states.contains($0.text) }) > 2
    else { return false }
    let other = word.text == "dark" ? "light" : "dark"
    return names.contains(all.map { $0 == word ? other : $0.text }.joined())
  }

  /// The place of the slot after words were removed that only repeat its purpose: `text` of `text.icon.error`, and
  /// `surface` of `background.surface.raised`.
  private static func place(of kind: ColorNameWords.Kind, at place: Int, in words: inout [Word]) -> Int? {
    let slot = words[place]
    switch kind {
    case .other: return Self.edges.contains(slot.text) ? place : nil
    case .foreground:
      let repeated: Set<String> = ["text", "content", "foreground"]
      words.removeAll { repeated.contains($0.text) && $0.group < slot.group }
      return words.lastIndex(of: slot)
    case .background:
      guard let first = words.firstIndex(where: { $0.text == "background" && $0.group < slot.group }) else {
        return place
      }
      let group = words[first].group
      words.removeAll { $0.group > group && ColorNameWords.kind(of: $0.text) == .background }
      return first
    }
  }

  private static let edges: Set<String> = ["border", "stroke", "outline"]

  /// Returns true if `on` is followed by the name of a surface, and what is before it names a foreground or nothing.
  private static func isOn(_ words: [Word]) -> Bool {
    guard let on = words.firstIndex(where: { $0.text == "on" }), on < words.count - 1 else { return false }
    let before = words[..<on]
    let near = before.filter { $0.group == words[on].group }.map { $0.text }
    let purposes = words.map { ColorNameWords.kind(of: $0.text) }
    guard !purposes.contains(.other), !purposes[..<on].contains(.background),
      !before.contains(where: { controls.contains($0.text) })
    else { return false }
    let isForeground = purposes[..<on].contains(.foreground)
    if !isForeground, !before.isEmpty, ColorNameWords.lightnesses.contains(words[on + 1].text) { return false }
    return near.allSatisfy { word in
      word == "inverse" || word == "title" || ColorNameWords.kind(of: word) == .foreground
        || isForeground && ColorNameWords.isQualifier(word)
    }
  }

  /// Controls that are on or off.
  private static let controls: Set<String> = ["switch", "toggle", "checkbox", "radio"]

  /// Returns true for what is on the background of a component, as in `navBarOnBackground`, unless the component may be
  /// off, too.
  private static func isOnBackground(_ words: [Word], at on: Int, among names: Set<String>) -> Bool {
    let purposes = words.map { ColorNameWords.kind(of: $0.text) }
    guard purposes[on + 1] == .background, !purposes.contains(.other), !purposes[..<on].contains(.background),
      words[..<on].contains(where: { ColorNameWords.components.contains($0.text) }),
      !words[..<on].contains(where: { controls.contains($0.text) })
    else { return false }
    return !names.contains(words.indices.map { $0 == on ? "off" : words[$0].text }.joined())
  }

  private static func isContrast(_ words: [Word], at place: Int) -> Bool {
    let before = words[place - 1].text
    let others = words.indices.filter { $0 != place }.map { words[$0].text }
    let isOfThing = ColorNameWords.saysNothing(before) && words.allSatisfy { ColorNameWords.kind(of: $0.text) == nil }
    return (ColorNameWords.isQualifier(before) || isOfThing) && !contrasts.contains(before)
      && others.dropFirst(place).allSatisfy { $0 == "text" || ColorNameWords.ranks.contains($0) }
      && others[..<place].allSatisfy { word in
        switch ColorNameWords.kind(of: word) {
        case nil: true
        case .foreground: !ColorNameWords.ranks.contains(before)
        case .background, .other: false
        }
      }
  }

  /// Words before `contrast` that name a setting.
  private static let contrasts: Set<String> = ["high", "medium", "low"]

  // MARK: Parts

  /// The word of a name that states its purpose; empty for names without one.
  var slot: String {
    guard case .slot(let place, _) = form else { return "" }
    return words[place].text
  }

  var whole: String { Self.joined(words) }

  /// All words but the slot as one.
  var key: String {
    guard case .slot(let place, _) = form else { return whole }
    return words.indices.filter { $0 != place }.map { words[$0].text }.joined()
  }

  /// The words that name a thing, and those that rank or describe it in the group of the slot or below.
  var parts: (subject: [Word], qualifiers: [Word]) {
    guard case .slot(let place, _) = form else { return (words, []) }
    var parts: (subject: [Word], qualifiers: [Word]) = ([], [])
    let statuses = words.count { ColorNameWords.statuses.contains($0.text) }
    for index in words.indices where index != place {
      let word = words[index]
      let isOfThing = index > 0 && index - 1 != place && parts.subject.last == words[index - 1]
      if word.group < words[place].group || !ColorNameWords.isQualifier(word.text)
        || isOfThing && ColorNameWords.isNumber(word.text)
        || statuses > 1 && index < place && ColorNameWords.components.contains(word.text)
      {
        parts.subject.append(word)
      } else {
        parts.qualifiers.append(word)
      }
    }
    return parts
  }

  /// The part of the name before the group of the slot: colors with one are a family.
  var family: String {
    guard case .slot(let place, _) = form else { return "" }
    return Self.joined(words.filter { $0.group < words[place].group })
  }

  /// True if a thing other than a component is named behind the slot, as in `text.amber`.
  var isThingLast: Bool {
    guard case .slot(let place, _) = form else { return false }
    return words.indices.contains { index in
      index > place && !ColorNameWords.isQualifier(words[index].text)
        && !ColorNameWords.components.contains(words[index].text)
    }
  }

  /// Returns true if a word before a place names a thing of the palette's own, in the group of the slot.
  func namesThing(before end: Int) -> Bool {
    guard case .slot(let place, _) = form else { return false }
    return words[..<end].contains { $0.group == words[place].group && ColorNameWords.saysNothing($0.text) }
  }

  /// True if nothing is behind the slot.
  var isSlotLast: Bool {
    guard case .slot(let place, _) = form else { return false }
    return place == words.count - 1
  }

  /// True for the color of a symbol.
  var isIcon: Bool {
    switch form {
    case .slot(let place, _): slot == "icon" || place > 0 && words[place - 1].text == "icon"
    case .on(let place): words[..<place].contains { $0.text == "icon" }
    case .contrast, .bare: false
    }
  }

  /// The surfaces that an `onX` or `X-contrast` name implies, each as one word, the likeliest first.
  var targets: [String] {
    switch form {
    case .slot, .bare: return []
    case .contrast(let place):
      let others = words[..<place].filter { ColorNameWords.kind(of: $0.text) == nil }
      let target = Self.joined(others)
      return others.count == place ? [target] : [target + "contrast", target + "solid", target]
    case .on(let place):
      let isForeground = { (word: Word) in ColorNameWords.kind(of: word.text) == .foreground }
      let before = words[..<place].filter { !isForeground($0) && $0.text != "title" }.map { $0.text }
      var after = words[(place + 1)...].filter { !isForeground($0) }.map { $0.text }
      guard let first = after.first else { return [] }
      // A rank before `on` is the text's own; a meaning is the surface's as well.
      let isOwn = { (word: String) in
        ColorNameWords.lightnesses.contains(first)
          ? ColorNameWords.isQualifier(word) : ColorNameWords.ranks.contains(word) || word == "neutral"
      }
      let isText = words[..<place].contains(where: isForeground)
      let things = isText ? before.filter { !isOwn($0) } : before
      var targets = [Self.merged(before, after), after + before, things + after]
      if isText { targets.append(things + ["action"] + after) }
      while after.count > 1, let last = after.last, ColorNameWords.ranks.contains(last) || ColorNameWords.isNumber(last)
      {
        after.removeLast()
        targets += [Self.merged(before, after), things + after]
      }
      return targets.map { $0.joined() }
    }
  }

  /// Two lists of words, in which the end of the first and the start of the second are one: `brand` and `brand hover`.
  private static func merged(_ first: [String], _ second: [String]) -> [String] {
    let count = min(first.count, second.count)
    let overlap = (0...count).last { first.suffix($0).elementsEqual(second.prefix($0)) } ?? 0
    return first + second.dropFirst(overlap)
  }
}
