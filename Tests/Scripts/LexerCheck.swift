import Foundation
import SwiftParser
import SwiftSyntax

/// Compares the token boundaries of the scanner's lexer with those of the toolchain's own parser.
///
/// Both are normalized: pounds go with their quotes and slashes, a macro's `#` with its name, and the text of strings
/// is the part between the delimiters. The remaining differences are printed.
@main
struct LexerCheck {
  /// One token of either side.
  struct Piece: Equatable {
    var start: Int
    var end: Int
    /// True if the parser may divide it: `>>` in generics, `12.1` after `#available(iOS`.
    var isDivisible: Bool
  }

  private var files = 0
  private var tokens = 0
  private var bytes = 0
  private var splits = 0
  private var differing = 0
  private var malformed = 0
  private let show = Int(ProcessInfo.processInfo.environment["SHOW"] ?? "") ?? 20

  static func main() {
    var check = LexerCheck()
    while let path = readLine() { check.read(path) }
    print(
      "\(check.files) files, \(check.bytes) bytes, \(check.tokens) tokens: \(check.differing) files differ; "
        + "\(check.splits) operators and versions that only the parser divides; "
        + "\(check.malformed) of the files are no valid Swift to the parser")
    exit(check.differing == 0 ? 0 : 1)
  }

  private mutating func read(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let source = [UInt8](data)
    files += 1
    bytes += source.count
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    if tree.hasError { malformed += 1 }
    let theirs = Self.theirs(tree)
    let ours = source.withUnsafeBufferPointer { Self.ours(Lexer.tokens(of: $0).tokens) }
    tokens += theirs.count
    compare(ours, theirs, source, path, tree.hasError)
  }

  private mutating func compare(
    _ ours: [Piece], _ theirs: [Piece], _ source: [UInt8], _ path: String, _ isMalformed: Bool
  ) {
    var (left, right, shown) = (0, 0, 0)
    while left < ours.count || right < theirs.count {
      if left < ours.count, right < theirs.count {
        let (mine, other) = (ours[left], theirs[right])
        if mine.start == other.start && mine.end == other.end {
          (left, right) = (left + 1, right + 1)
          continue
        }
        if mine.isDivisible, mine.start == other.start, let next = divided(mine, theirs, right) {
          splits += 1
          (left, right) = (left + 1, next)
          continue
        }
      }
      if shown == 0 { differing += 1 }
      if shown < 2, differing <= show { report(ours, left, theirs, right, source, path, isMalformed) }
      shown += 1
      resynchronise(ours, &left, theirs, &right)
    }
  }

  private func divided(_ mine: Piece, _ theirs: [Piece], _ first: Int) -> Int? {
    var next = first
    var end = mine.start
    while next < theirs.count, theirs[next].start == end, theirs[next].end <= mine.end {
      end = theirs[next].end
      next += 1
      if end == mine.end { return next }
    }
    return nil
  }

  private func resynchronise(_ ours: [Piece], _ left: inout Int, _ theirs: [Piece], _ right: inout Int) {
    guard left < ours.count, right < theirs.count else {
      (left, right) = (ours.count, theirs.count)
      return
    }
    if ours[left].start <= theirs[right].start { left += 1 } else { right += 1 }
    while left < ours.count, right < theirs.count, ours[left].start != theirs[right].start {
      if ours[left].start < theirs[right].start { left += 1 } else { right += 1 }
    }
  }

  private func report(
    _ ours: [Piece], _ left: Int, _ theirs: [Piece], _ right: Int, _ source: [UInt8], _ path: String,
    _ isMalformed: Bool
  ) {
    func text(_ pieces: [Piece], _ index: Int) -> String {
      guard index < pieces.count else { return "-" }
      return "\(pieces[index].start)-\(pieces[index].end) "
        + String(decoding: source[pieces[index].start..<pieces[index].end].prefix(50), as: UTF8.self).debugDescription
    }
    let place = min(left < ours.count ? ours[left].start : .max, right < theirs.count ? theirs[right].start : .max)
    let line = source.prefix(min(place, source.count)).count { $0 == 10 } + 1
    print(
      "\(path):\(line):\(isMalformed ? " (malformed)" : "") ours \(text(ours, left)), theirs \(text(theirs, right))")
  }

  private static func ours(_ tokens: [Token]) -> [Piece] {
    tokens.compactMap { token in
      switch token.kind {
      case .end, .stringText: return nil
      case .stringClose where token.start == token.end: return nil
      default: break
      }
      let isDivisible =
        switch token.kind {
        case .prefixOperator, .postfixOperator, .binaryOperator, .float: true
        default: false
        }
      return Piece(start: Int(token.start), end: Int(token.end), isDivisible: isDivisible)
    }
  }

  private static func theirs(_ tree: SourceFileSyntax) -> [Piece] {
    var pieces: [Piece] = []
    var last: SwiftSyntax.TokenKind?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let piece = Piece(start: start, end: start + token.trimmedLength.utf8Length, isDivisible: false)
      defer { last = token.tokenKind }
      switch token.tokenKind {
      case .endOfFile: continue
      case .stringSegment: continue
      default: break
      }
      guard piece.start < piece.end else { continue }
      if joins(last, token.tokenKind), let previous = pieces.last, previous.end == piece.start {
        pieces[pieces.count - 1].end = piece.end
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// Returns true if a token goes with the one before it.
  private static func joins(_ last: SwiftSyntax.TokenKind?, _ kind: SwiftSyntax.TokenKind) -> Bool {
    switch (last, kind) {
    case (.rawStringPoundDelimiter, .stringQuote), (.rawStringPoundDelimiter, .multilineStringQuote),
      (.stringQuote, .rawStringPoundDelimiter), (.multilineStringQuote, .rawStringPoundDelimiter),
      (.regexPoundDelimiter, .regexSlash), (.regexSlash, .regexLiteralPattern), (.regexSlash, .regexPoundDelimiter),
      (.regexLiteralPattern, .regexSlash), (.regexSlash, .regexSlash), (.pound, .identifier), (.pound, .keyword),
      (.backslash, .rawStringPoundDelimiter), (.backslash, .leftParen), (.rawStringPoundDelimiter, .leftParen):
      true
    default: false
    }
  }
}
