import FileSyntax

/// A theme of Tokens Studio: the token sets that count while it is chosen.
struct TokenStudioTheme {
  /// The use of a set in a theme; a source only provides its tokens to others there, but here they count like all.
  private enum Use: String, CaseIterable {
    case source
    case enabled
    case disabled
  }

  let name: String
  /// The group that it belongs to; nil for a theme of no group, which form one of their own.
  let group: String?
  let place: TokenFilePlace
  /// The sets that count, each once, with the places of their names.
  private(set) var sets: [(name: String, place: TokenFilePlace)] = []
  /// The sets that it enables, rather than only providing them to others.
  private(set) var enabled: Set<String> = []
  /// The sets that it names, counting or not.
  private(set) var mentioned: Set<String> = []

  /// The most themes of one list that are read.
  private static let most = 256

  /// Reads `$themes`; a theme with a problem is left out.
  static func all(in list: TokenFilePlace, _ diagnostics: inout [Diagnostic]) -> [TokenStudioTheme] {
    guard list.value.kind == .array else {
      let remedy = "write [{ \"name\": …, \"selectedTokenSets\": { … } }]"
      diagnostics.append(problem("$themes must be an array of themes; \(remedy)", at: list))
      return []
    }
    if list.value.count > most {
      diagnostics.append(
        problem("there are more than \(most) themes, and the rest are ignored; remove some", at: list))
    }
    return list.value.elements.prefix(most).compactMap { TokenStudioTheme(list.with($0), &diagnostics) }
  }

  private init?(_ place: TokenFilePlace, _ diagnostics: inout [Diagnostic]) {
    guard let name = place.value["name"]?.string, !name.isEmpty else {
      diagnostics.append(Self.problem("a theme has no name, so it is ignored; add \"name\": \"…\"", at: place))
      return nil
    }
    guard let selected = place.value["selectedTokenSets"], selected.kind == .object else {
      let message = "the theme \(name.inQuotes) has no sets, so it is ignored"
      diagnostics.append(
        Self.problem("\(message); add \"selectedTokenSets\": { \"set\": \"enabled\" }", at: place))
      return nil
    }
    let group = place.value["group"].flatMap { $0.kind == .null ? nil : $0 }
    if let group, group.kind != .string {
      let message =
        "the group of a theme must be a string, so the theme is read without a group; use a string or remove the "
        + "group"
      diagnostics.append(Self.problem(message, at: place.with(group)))
    }
    self.name = name
    self.place = place
    self.group = group?.string.flatMap { $0.isEmpty ? nil : $0 }
    for member in selected.members { read(member, place.with(member.value), &diagnostics) }
  }

  private mutating func read(_ member: JSONMember, _ place: TokenFilePlace, _ diagnostics: inout [Diagnostic]) {
    let set = member.key
    guard mentioned.insert(set).inserted else { return }
    let text = place.value.string ?? ""
    switch Use(rawValue: text) {
    case .source: sets.append((set, place))
    case .enabled:
      sets.append((set, place))
      enabled.insert(set)
    case .disabled: break
    case nil:
      let words = Use.allCases.map { $0.rawValue }
      let remedy = NameSuggestion.question(
        for: text, among: words, else: "; use \(words.map { $0.inQuotes }.inWords("or"))")
      let found = place.value.string?.inQuotes ?? place.value.kind.withArticle
      let message = "the status of the set \(set.inQuotes) cannot be \(found), so the set is ignored"
      diagnostics.append(Self.problem(message + remedy, at: place))
    }
  }

  /// An error of the file at a value of it.
  static func problem(_ message: String, at place: TokenFilePlace) -> Diagnostic {
    Diagnostic(.error, .badData, message, at: place.location)
  }
}
