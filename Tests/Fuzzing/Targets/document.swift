// modules: ColorMath FileSyntax ScreenReading Palettes SwiftReading AuditEngine

@testable import AuditEngine
@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// Reads the input as a design document; what it gives must load without an error, and every leftover must be within it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let lines = MarkdownDocument(parsing: bytes).lines.count
  let draft = DesignDraft(bytes, document: "DESIGN.md")
  for leftover in draft.leftovers { precondition(leftover.line > 0 && leftover.line <= max(lines, 1)) }
  for pair in draft.pairs { precondition(pair.lines.allSatisfy { $0 > 0 && $0 <= lines }) }
  for requirement in draft.requirements { precondition(requirement.line > 0 && requirement.line <= lines) }
  for token in draft.catalog.tokens {
    precondition(
      token.values.allSatisfy { $0.line > 0 && $0.line <= lines && $0.color.alpha >= 0 && $0.color.alpha <= 1 })
  }
  let errors = draft.problems(vocabulary).filter { $0.severity == .error }
  if let first = errors.first { fatalError("\(first.location.text): \(first.message)\n\(draft.auditFile)") }
  return 0
}

private let vocabulary = AuditFileVocabulary(
  policies: ["wcag22-aa"], rules: RequirementWords.allRules, isSystemColor: { !$0.isEmpty })
