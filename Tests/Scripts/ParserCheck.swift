import Foundation
import SwiftParser
import SwiftSyntax

/// Compares the results of the scanner's parser with those of the toolchain's own parser.
///
/// They are declarations, calls with their argument labels, closures and branching statements.
@main
struct ParserCheck {
  static func main() {
    let show = Int(ProcessInfo.processInfo.environment["SHOW"] ?? "") ?? 20
    var (files, facts, missing, extra, differing, unread) = (0, 0, 0, 0, 0, 0)
    while let path = readLine() {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let source = [UInt8](data)
      let tree = SyntaxTree(parsing: source)
      let visitor = FactVisitor(viewMode: .sourceAccurate)
      visitor.walk(source.withUnsafeBufferPointer { Parser.parse(source: $0) })
      let ours = Set(Facts.of(tree))
      let theirs = Set(visitor.facts)
      files += 1
      unread += tree.unreadCount
      facts += theirs.count
      if ProcessInfo.processInfo.environment["UNREAD"] != nil {
        for index in tree.nodes.typedIndices where tree[index].kind == .unread {
          let line = source.prefix(Int(tree[index].start)).count { $0 == 10 } + 1
          print("\(path):\(line): left out \(tree.text(index).prefix(60).debugDescription)")
        }
      }
      missing += theirs.subtracting(ours).count
      extra += ours.subtracting(theirs).count
      guard ours != theirs else { continue }
      differing += 1
      guard differing <= show else { continue }
      for (mark, rows) in [("missing", theirs.subtracting(ours)), ("extra", ours.subtracting(theirs))] {
        for row in rows.sorted(by: { $0.offset < $1.offset }).prefix(3) {
          let line = source.prefix(row.offset).count { $0 == 10 } + 1
          print("\(path):\(line): \(mark) \(row.text)")
        }
      }
    }
    print(
      "\(files) files, \(facts) facts: \(missing) missing, \(extra) extra, in \(differing) files; "
        + "\(unread) places left out by the scanner")
    exit(differing == 0 ? 0 : 1)
  }
}

/// One result at an offset.
struct Fact: Hashable {
  var offset: Int
  var text: String
}

/// The results of the toolchain's parser.
final class FactVisitor: SyntaxAnyVisitor {
  var facts: [Fact] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.as(SyntaxEnum.self) {
    case .structDecl(let node): add(node.name, "struct")
    case .classDecl(let node): add(node.name, "class")
    case .enumDecl(let node): add(node.name, "enum")
    case .actorDecl(let node): add(node.name, "actor")
    case .protocolDecl(let node): add(node.name, "protocol")
    case .functionDecl(let node): add(node.name, "func")
    case .enumCaseElement(let node): add(node.name, "case")
    case .closureExpr(let node): add(node.leftBrace, "closure \(node.statements.count)")
    case .ifExpr(let node) where node.parent?.is(IfExprSyntax.self) != true: add(node.ifKeyword, "if")
    case .switchExpr(let node): add(node.switchKeyword, "switch \(node.cases.count { $0.is(SwitchCaseSyntax.self) })")
    case .patternBinding(let node): binding(node)
    case .functionCallExpr(let node):
      // The scanner keeps the condition of an `#if` as text.
      if !isCondition(Syntax(node)) { call(node) }
    case .macroExpansionExpr(let node):
      arguments(node.macroName, node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    case .macroExpansionDecl(let node):
      arguments(node.macroName, node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    default: break
    }
    return .visitChildren
  }

  private func isCondition(_ node: Syntax) -> Bool {
    var current = node
    while let parent = current.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) { return clause.condition?.id == current.id }
      current = parent
    }
    return false
  }

  private func add(_ token: TokenSyntax, _ text: String) {
    facts.append(Fact(offset: token.positionAfterSkippingLeadingTrivia.utf8Offset, text: text))
  }

  private func binding(_ node: PatternBindingSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self) else { return }
    add(name.identifier, "var\(node.initializer == nil ? "" : " =")")
  }

  private func call(_ node: FunctionCallExprSyntax) {
    var callee = node.calledExpression
    while true {
      if let generic = callee.as(GenericSpecializationExprSyntax.self) {
        callee = generic.expression
      } else if let optional = callee.as(OptionalChainingExprSyntax.self) {
        callee = optional.expression
      } else {
        break
      }
    }
    let token: TokenSyntax
    if let name = callee.as(DeclReferenceExprSyntax.self) {
      token = name.baseName
    } else if let member = callee.as(MemberAccessExprSyntax.self) {
      token = member.declName.baseName
    } else {
      return
    }
    guard node.leftParen != nil || node.trailingClosure != nil else { return }
    arguments(token, node.arguments, node.trailingClosure, node.additionalTrailingClosures)
  }

  private func arguments(
    _ name: TokenSyntax, _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ further: MultipleTrailingClosureElementListSyntax
  ) {
    var labels = list.map { ($0.label?.text ?? "_") + ":" }
    if trailing != nil { labels.append("{}") }
    labels += further.map { $0.label.text + "{}" }
    add(name, "call \(labels.joined())")
  }
}
