/// The answer of a tool: a few members, and lists that are divided into pages.
struct ToolAnswer: Sendable {
  /// One list, whose elements are written when their page is.
  struct List: Sendable {
    let name: String
    let count: Int
    let element: @Sendable (Int) -> [UInt8]

    /// A list of elements, each as JSON.
    init(_ name: String, count: Int, element: @escaping @Sendable (Int) -> [UInt8]) {
      self.name = name
      self.count = count
      self.element = element
    }

    /// A list of elements that are known.
    init(_ name: String, _ elements: [[UInt8]]) {
      self.init(name, count: elements.count) { elements[$0] }
    }

    /// A list of texts.
    init(_ name: String, texts: [String]) {
      self.init(name, texts.map(JSONText.string))
    }
  }

  /// The members of every page: names, and values as JSON.
  var members: [(name: String, json: [UInt8])]
  /// The lists, in the order of the pages.
  var lists: [List]

  /// Creates an answer.
  init(members: [(name: String, json: [UInt8])] = [], lists: [List]) {
    self.members = members
    self.lists = lists
  }
}
