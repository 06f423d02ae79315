import ColorMath
import Palettes

/// One edit of `legible try` as typed: `TOKEN=COLOR`, `TOKEN@ENTRY=COLOR` or `TOKEN@VARIANT=COLOR`.
struct TrialEdit {
  /// The token by any suffix of its name.
  let token: String
  /// The variant whose color changes; nil for all of them.
  let variant: Variant?
  /// The entry whose color changes, as reports name it, such as `High Dark`; nil for that of the variant, or for all.
  let entry: String?
  private let value: Value
  private let valueText: String

  /// The text after the equals sign.
  private enum Value {
    /// A color; one that says how opaque it is takes the place of the entry's alpha.
    case color(Color, hasAlpha: Bool)
    /// Perhaps a token, by its name; with what is wrong with it as a color.
    case name(String, UsageError)
  }

  /// Reads the typed text; throws the problem with it.
  init(_ text: String) throws(UsageError) {
    guard let cut = text.lastIndex(of: "="), cut != text.startIndex else {
      throw UsageError(
        "\(quoted(text)) is not an edit", remedy: "use TOKEN=COLOR, TOKEN@ENTRY=COLOR, or TOKEN@VARIANT=COLOR",
        command: "try")
    }
    let value = String(text[text.index(after: cut)...])
    do {
      let color = try ColorOperand.read(value)
      self.value = .color(color, hasAlpha: Self.saysAlpha(value) || color.alpha != 1)
    } catch {
      self.value = .name(value, error.inCommand("try"))
    }
    valueText = value
    let name = text[..<cut]
    guard let at = name.lastIndex(of: "@"), at != name.startIndex else {
      (token, variant, entry) = (String(name), nil, nil)
      return
    }
    let place = String(name[name.index(after: at)...])
    let isEntry = place.first?.isUppercase == true || place.hasPrefix("i")
    entry = isEntry ? place : nil
    variant = isEntry ? nil : try Self.variant(place)
    token = String(name[..<at])
  }

  private static func variant(_ id: String) throws(UsageError) -> Variant {
    if let variant = Variant(id: id) { return variant }
    let ids = Variant.allCases.map(\.id)
    throw UsageError(
      "there is no variant \(quoted(id))",
      remedy: DidYouMean.question(for: id, among: ids) ?? "use one of \(ids.joined(separator: ", "))", command: "try")
  }

  /// Returns true if a color is written with an alpha, even if that is 1.
  private static func saysAlpha(_ text: String) -> Bool {
    if text.hasPrefix("#") { return text.utf8.count == 5 || text.utf8.count == 9 }
    if ColorOperand.isBareHex(text) { return text.utf8.count == 8 }
    return text.contains("/") || text.count(where: { $0 == "," }) == 3
  }

  /// The edits of a palette; nil if it has no such token.
  ///
  /// Throws if the name matches several tokens, or if the token has no matching entry.
  func edits(of loaded: LoadedPalette) throws(UsageError) -> [ColorEdit]? {
    let palette = loaded.palette
    switch palette.lookup(token) {
    case .unknown: return nil
    case .ambiguous(let all):
      throw ColorOperand.ambiguous(token, all, in: palette, command: "try")
    case .found(let index):
      let owner = palette.tokens[index]
      let device = loaded.declaration.deviceClass
      let places = try places(of: owner, device)
      guard !places.isEmpty else {
        throw UsageError("\(quoted(token)) has no color to change", remedy: "give it a color first", command: "try")
      }
      return try places.map { place throws(UsageError) in
        ColorEdit(token: index, place: place, exact: try written(at: place, of: owner, in: loaded))
      }
    }
  }

  private func places(of owner: Token, _ device: DeviceClass) throws(UsageError) -> [ColorEdit.Place] {
    if let variant { return try place(of: owner, variant, device) }
    guard let entry else { return owner.servingEntries(on: device).map { .entry($0) } }
    let found = owner.entries.typedIndices.filter { owner.entries[$0].label == entry }
    guard found.isEmpty else { return found.map { .entry($0) } }
    // An entry that the token lacks is added if it can serve a variant.
    for variant in Variant.allCases {
      guard case .new(let condition, let model)? = owner.editPlace(for: variant, on: device) else { continue }
      var added = owner.entries[model]
      added.condition = condition
      if added.label == entry { return [.new(condition, like: model)] }
    }
    let labels = owner.entries.map(\.label)
    throw UsageError(
      "\(quoted(token)) has no entry \(quoted(entry))", remedy: "use one of \(labels.joined(separator: ", "))",
      command: "try")
  }

  private func place(of owner: Token, _ variant: Variant, _ device: DeviceClass) throws(UsageError) -> [ColorEdit.Place]
  {
    guard let place = owner.editPlace(for: variant, on: device) else { return [] }
    if case .entry(let index) = place, owner.entries[index].transparency == variant.transparency { return [place] }
    guard variant.transparency == .reduced else { return [place] }
    throw UsageError(
      "\(quoted(token)) has no entry for \(quoted(variant.id)): asset catalogs do not support Reduce Transparency",
      remedy: "use \(token)@\(Variant(variant.appearance, variant.contrast).id)=…", command: "try")
  }

  private func written(
    at place: ColorEdit.Place, of token: Token, in loaded: LoadedPalette
  ) throws(UsageError) -> Color {
    let model =
      switch place {
      case .entry(let index), .new(_, let index): index
      }
    let (color, hasAlpha) = try color(for: token, model, in: loaded)
    guard !hasAlpha, case .color(let present) = token.entries[model].value else { return color }
    return Color(color.space, color.components, alpha: present.alpha)
  }

  /// The color for an entry: the one that is typed, else that of the token that is named, in the first variant of the entry.
  private func color(
    for owner: Token, _ entry: EntryIndex, in loaded: LoadedPalette
  ) throws(UsageError) -> (color: Color, hasAlpha: Bool) {
    let device = loaded.declaration.deviceClass
    let seen = variant ?? Variant.allCases.first { owner.resolution(for: $0, on: device) == .entry(entry) } ?? .light
    let lookup = ColorLookup(folder: nil, variant: seen, command: "try")
    switch value {
    case .color(let color, let hasAlpha):
      if ColorOperand.isBareHex(valueText) { _ = try lookup.color(valueText, of: loaded) }
      return (color, hasAlpha)
    case .name(let name, let problem):
      guard let color = try lookup.color(name, of: loaded) else {
        throw ColorOperand.unknown(name, among: [loaded], else: problem, command: "try")
      }
      return (color, color.alpha != 1)
    }
  }
}
