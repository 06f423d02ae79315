import FileSyntax

/// One page of an answer: as many elements as fit into a message that a model reads at once.
struct AnswerPage: Sendable {
  /// The most bytes of the message with a page, and so the most characters.
  static let mostBytes = 10_000

  /// The bytes for the parts of the message around the page.
  private static let frame = 700
  /// The most bytes of all members that are no list.
  private static let mostOfMembers = 3_600
  /// The most bytes of one element.
  private static let mostOfElement = 4_000

  /// The page as one JSON object.
  let json: [UInt8]

  /// Writes the page of an answer that a cursor of the page before names; the first without one.
  ///
  /// - Throws: `ToolProblem` for a cursor of another answer.
  init(of answer: ToolAnswer, at cursor: String?) throws(ToolProblem) {
    let members = Self.fitting(answer.members)
    let total = answer.lists.reduce(0) { $0 + $1.count }
    let mark = Self.mark(of: answer, members, total)
    let start = try Self.start(cursor, mark, total)
    var room =
      Self.mostBytes - Self.frame - members.reduce(0) { $0 + Self.cost(of: $1.json) + 2 * $1.name.utf8.count + 10 }
    for list in answer.lists { room -= 2 * list.name.utf8.count + 14 }
    var (place, end, isFull) = (0, start, false)
    var shown: [(name: String, elements: [[UInt8]])] = []
    for list in answer.lists {
      var elements: [[UInt8]] = []
      for index in max(0, start - place)..<max(start - place, list.count) where !isFull {
        let element = AnswerShortening.fitting(list.element(index), within: Self.mostOfElement)
        let cost = Self.cost(of: element) + 2
        isFull = cost > room
        guard !isFull else { break }
        room -= cost
        end += 1
        elements.append(element)
      }
      place += list.count
      shown.append((list.name, elements))
    }
    json = Self.object(members, shown, total, next: end < total ? "\(end)-\(mark)" : nil)
  }

  /// The bytes that a value takes in a message: once as JSON, and once in a string.
  static func cost(of json: [UInt8]) -> Int {
    json.reduce(2 * json.count) { $0 + ($1 == UInt8(ascii: "\"") || $1 == UInt8(ascii: "\\") ? 1 : 0) }
  }

  /// The members, shortened if they leave too little room for elements.
  private static func fitting(_ members: [(name: String, json: [UInt8])]) -> [(name: String, json: [UInt8])] {
    let all = members.reduce(0) { $0 + cost(of: $1.json) }
    guard all > mostOfMembers else { return members }
    return members.map { ($0.name, AnswerShortening.fitting($0.json, within: mostOfMembers / members.count)) }
  }

  /// A mark that the pages of one answer have in common.
  private static func mark(of answer: ToolAnswer, _ members: [(name: String, json: [UInt8])], _ total: Int) -> String {
    var bytes = answer.lists.flatMap { Array("\($0.name) \($0.count) ".utf8) }
    for member in members { bytes += member.json }
    return String(XXHash64.hex(bytes).prefix(8))
  }

  /// The index of the first element of a page.
  private static func start(_ cursor: String?, _ mark: String, _ total: Int) throws(ToolProblem) -> Int {
    guard let cursor else { return 0 }
    let parts = cursor.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = Int(String(parts[0])), start > 0 else {
      throw ToolProblem(
        "the cursor is not valid", remedy: "use the nextCursor from the previous response, or omit the cursor")
    }
    guard parts[1] == mark, start < total else {
      throw ToolProblem(
        "the cursor is for different arguments, or the files have changed since then",
        remedy: "call again without a cursor")
    }
    return start
  }

  private static func object(
    _ members: [(name: String, json: [UInt8])], _ lists: [(name: String, elements: [[UInt8]])], _ total: Int,
    next: String?
  ) -> [UInt8] {
    JSONWriter.object(endsLine: false) { page in
      for member in members {
        page.key(member.name)
        page.raw(member.json)
      }
      for list in lists {
        page.key(list.name)
        page.array { array in list.elements.forEach { array.raw($0) } }
      }
      page.key("total")
      page.value(total)
      if let next {
        page.key("nextCursor")
        page.value(next)
      }
    }
  }
}
