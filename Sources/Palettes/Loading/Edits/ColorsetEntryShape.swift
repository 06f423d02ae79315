import FileSyntax

/// The members of an entry of a color set and their order, for new entries and for new members of existing ones.
struct ColorsetEntryShape {
  /// The entry that is followed.
  private let element: JSONValue
  /// The keys of the first entry with appearances, which shows their position.
  private let sample: [String]

  /// Makes the shape from an entry of a file with these entries.
  init(_ element: JSONValue, among elements: [JSONValue]) {
    self.element = element
    sample = elements.first { $0["appearances"] != nil }.map { $0.members.map { $0.key } } ?? []
  }

  /// An entry with a color for a condition, in everything else like the one that is followed.
  func entry(for condition: AppearanceCondition, color: JSONDraft, in bytes: [UInt8]) -> JSONDraft {
    var members = element.members.filter { !["appearances", "color"].contains($0.key) }.map { Self.copy($0, bytes) }
    insert("color", color, into: &members)
    if condition != .any { insert("appearances", Self.appearances(condition), into: &members) }
    return .object(members)
  }

  /// The edit that adds a member to the entry that is followed.
  func inserting(
    _ key: String, _ node: JSONDraft, _ layout: JSONLayout, in bytes: [UInt8]
  ) -> JSONEdit {
    var members = element.members.map { Self.copy($0, bytes) }
    insert(key, node, into: &members)
    let indentation = JSONLayout.indentation(before: element.range.lowerBound, in: bytes)
    return JSONEdit(replacing: element, with: layout.bytes(.object(members), at: indentation))
  }

  /// Inserts a member at its usual position in the file, else at Xcode's: sorted, or after a leading idiom.
  private func insert(
    _ key: String, _ node: JSONDraft, into members: inout [JSONDraft.Member]
  ) {
    let order = sample.isEmpty ? element.members.map { $0.key } : sample
    let place: Int
    if let own = order.firstIndex(of: key) {
      let later = Set(order[own...])
      place = members.firstIndex { later.contains($0.key) } ?? members.count
    } else if order.first == "idiom" {
      place = key == "appearances" ? min(1, members.count) : members.count
    } else {
      place = members.firstIndex { key < $0.key } ?? members.count
    }
    members.insert(JSONDraft.Member(key: key, value: node), at: place)
  }

  private static func copy(_ member: JSONMember, _ bytes: [UInt8]) -> JSONDraft.Member {
    JSONDraft.Member(key: member.key, value: .raw(Array(bytes[member.value.range])))
  }

  private static func appearances(_ condition: AppearanceCondition) -> JSONDraft {
    let luminosity = { (value: String) in trait("luminosity", value) }
    let high = trait("contrast", "high")
    let traits: [JSONDraft] =
      switch condition {
      case .any: []
      case .light: [luminosity("light")]
      case .dark: [luminosity("dark")]
      case .highAny: [high]
      case .highLight: [luminosity("light"), high]
      case .highDark: [luminosity("dark"), high]
      }
    return .array(traits)
  }

  private static func trait(_ appearance: String, _ value: String) -> JSONDraft {
    .object([.init(key: "appearance", value: .text(appearance)), .init(key: "value", value: .text(value))])
  }
}
