// modules: ColorMath FileSyntax Palettes SwiftReading

@testable import SwiftReading

/// Reads the input as two Swift files of one project; tokens and nodes must be in order and within it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let tokens = bytes.withUnsafeBufferPointer { Lexer.tokens(of: $0) }.tokens
  precondition(tokens.last?.kind == .end && tokens.count <= count + 2 * count + 2)
  for (token, next) in zip(tokens, tokens.dropFirst()) {
    precondition(token.start <= token.end && token.end <= next.start && Int(next.end) <= count)
  }
  let middle = bytes.firstIndex(of: 0) ?? count
  let files = [
    SourceFile(path: "a.swift", bytes: Array(bytes[..<middle])),
    SourceFile(path: "b.swift", bytes: Array(bytes[middle...])),
  ]
  files.forEach { check($0.tree) }
  let facts = SourceFacts(of: files)
  for pair in facts.pairs.pairs {
    precondition(!pair.alternatives.isEmpty && facts.project.files.indices.contains(pair.file))
    for alternative in pair.alternatives { _ = alternative.foreground.text }
    let file = facts.project.files[pair.file]
    let place = LineTable(file.tree.bytes).position(ofByte: file.tree[pair.node].range.lowerBound)
    precondition(place.line > 0 && place.column <= place.utf8Column && place.utf16Column >= place.column)
  }
  return 0
}

private func check(_ tree: SyntaxTree) {
  var offset: UInt32 = 0
  precondition(Int(tree[0].next) == tree.nodes.count)
  for (index, node) in tree.nodes.enumerated() {
    precondition(node.start >= offset && node.end >= node.start && Int(node.end) <= tree.bytes.count)
    precondition(Int(node.next) > index && Int(node.next) <= tree.nodes.count)
    precondition(node.nameRange.upperBound <= tree.bytes.count)
    offset = node.start
  }
}
