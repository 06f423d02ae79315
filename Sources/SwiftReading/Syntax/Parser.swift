import FileSyntax

/// Reads tokens into a tree and never fails: unreadable parts are skipped and counted.
///
/// Brackets are matched before it begins, so that it can skip any of them in one step, and an error in one never
/// reaches beyond it. It descends only into brackets and `#if`, and no deeper than `deepest`.
struct Parser {
  /// The most open brackets around the current position.
  static let deepest = 96

  let tokens: CountedBuffer<Token>
  let source: CountedBuffer<UInt8>
  /// The index of the token reached.
  var place = 0
  /// The index of the token that ends the innermost bracket.
  var limit: Int
  var nodes: [Node] = []
  var unreadCount = 0
  /// The byte of the first bracket or `#if` that is too deep to be read.
  var tooDeep: Int?
  /// The number of open brackets and `#if`.
  var depth = 0
  /// The number of open `#if` in the innermost bracket.
  var conditionals = 0
  /// True if `{` after an operand is a trailing closure; it is not in the condition of a statement.
  var allowsTrailingClosure = true

  private init(_ tokens: CountedBuffer<Token>, _ source: CountedBuffer<UInt8>) {
    self.tokens = tokens
    self.source = source
    limit = tokens.count - 1
    nodes.reserveCapacity(tokens.count)
  }

  /// The nodes of a file, the number of places left out, and the first one that is too deep; the last token must be `end`.
  static func nodes(
    of tokens: UnsafeBufferPointer<Token>, _ source: UnsafeBufferPointer<UInt8>
  ) -> ([Node], unreadCount: Int, tooDeep: Int?) {
    var parser = Parser(CountedBuffer(tokens), CountedBuffer(source))
    let file = parser.open(.file)
    parser.readItems()
    parser.close(file)
    return (parser.nodes, parser.unreadCount, parser.tooDeep)
  }

  // MARK: - Tokens

  /// The kind of the current token, or of a later one; `end` after the innermost bracket.
  @inline(__always)
  func kind(_ distance: Int = 0) -> TokenKind {
    place + distance < limit ? tokens[place + distance].kind : .end
  }

  /// The keyword that the token reached, or one further on, is.
  @inline(__always)
  func keyword(_ distance: Int = 0) -> Keyword {
    place + distance < limit ? tokens[place + distance].keyword : .none
  }

  /// Returns true if the token reached, or one further on, is the first of its line.
  @inline(__always)
  func startsLine(_ distance: Int = 0) -> Bool {
    place + distance < limit ? tokens[place + distance].startsLine : true
  }

  @inline(__always)
  var isAtEnd: Bool { place >= limit }

  /// The bytes of a token of the list.
  func bytes(of index: Int) -> CountedBuffer<UInt8>.SubSequence {
    let token = tokens[min(index, tokens.count - 1)]
    return source[Int(token.start)..<Int(token.end)]
  }

  /// Skips a token, and the bracket that it opens.
  mutating func skip() {
    guard place < limit else { return }
    place = min(max(place, Int(tokens[place].partner)) + 1, limit)
  }

  // MARK: - Nodes

  /// Begins a node at the token reached.
  mutating func open(_ kind: NodeKind) -> Int {
    let start = tokens[min(place, tokens.count - 1)].start
    nodes.append(Node(kind: kind, start: start, end: start, next: 0))
    return nodes.count - 1
  }

  /// Ends a node with the last token read.
  mutating func close(_ index: Int) {
    nodes[index].close(at: place > 0 ? tokens[place - 1].end : 0, before: UInt32(truncatingIfNeeded: nodes.count))
  }

  /// Names a node by a token, or by several adjacent ones.
  mutating func setName(_ index: Int, from first: Int, through last: Int) {
    let start = tokens[first].start
    nodes[index].name(from: start, length: UInt16(clamping: tokens[last].end - start))
  }

  /// Names a node by the current token, and skips it.
  mutating func takeName(_ index: Int) {
    guard place < limit else { return }
    setName(index, from: place, through: place)
    place += 1
  }

  /// Adds a node of one token, named after it.
  mutating func leaf(_ kind: NodeKind, _ flags: Node.Flags = []) {
    let index = open(kind)
    takeName(index)
    nodes[index].flags = flags
    close(index)
  }

  /// Adds one node for the tokens skipped until a closure returns true, and counts it.
  mutating func skipUnread(until isEnd: (Parser) -> Bool) {
    guard !isAtEnd else { return }
    let index = open(.unread)
    unreadCount += 1
    repeat { skip() } while !isAtEnd && !isEnd(self)
    close(index)
  }

  /// Reads the content of the current bracket, and continues after it; too deep a bracket is skipped.
  mutating func inside(_ body: (inout Parser) -> Void) {
    let outer = (limit, allowsTrailingClosure, conditionals)
    let opener = tokens[place]
    let partner = max(place + 1, Int(opener.partner))
    let isMatched = !opener.surroundings.contains(.unmatched)
    if depth < Self.deepest {
      depth += 1
      (limit, allowsTrailingClosure, conditionals) = (min(partner, limit), true, 0)
      place += 1
      body(&self)
      depth -= 1
    } else {
      unreadCount += 1
      if tooDeep == nil { tooDeep = Int(opener.start) }
    }
    (limit, allowsTrailingClosure, conditionals) = outer
    place = min(isMatched ? partner + 1 : partner, limit)
  }
}
