import FileSyntax
import Palettes

/// The permutations of an audit that differ in a color which a pair measures.
///
/// A group of themes that changes other colors only makes no audits of its own: the first of equal permutations is
/// kept, with a note of the group. Families of themes always have their own; without a pair, every color counts.
enum MeasuredPermutations {
  /// Returns the audits without permutations that measure nothing new.
  ///
  /// - Parameter completed: Adds the pairs that sources show.
  static func kept(
    _ palettes: [LoadedPalette], _ completed: (LoadedPalette) -> LoadedPalette
  ) -> [LoadedPalette] {
    var kept: [LoadedPalette] = []
    var start = palettes.startIndex
    while start < palettes.endIndex {
      var end = start + 1
      while end < palettes.endIndex, isSameAudit(palettes[start], palettes[end]) { end += 1 }
      kept += end - start == 1 ? [palettes[start]] : permutations(Array(palettes[start..<end]), completed)
      start = end
    }
    return kept
  }

  /// Returns true if two audits differ only in what they choose.
  private static func isSameAudit(_ one: LoadedPalette, _ other: LoadedPalette) -> Bool {
    let (left, right) = (one.declaration, other.declaration)
    return !left.tokenSources.choices.isEmpty && left.location == right.location && left.sources == right.sources
      && left.tokenSources.choices.map { $0.axis } == right.tokenSources.choices.map { $0.axis }
      && baseName(left.name, left.tokenSources) == baseName(right.name, right.tokenSources)
  }

  /// The name without the choices.
  private static func baseName(_ name: String, _ note: TokenFileNote) -> String {
    let words = " (\(note.permutation))"
    return name.hasSuffix(words) ? String(name.dropLast(words.count)) : name
  }

  private static func permutations(
    _ all: [LoadedPalette], _ completed: (LoadedPalette) -> LoadedPalette
  ) -> [LoadedPalette] {
    let whole = all.map(completed)
    guard whole.contains(where: { !$0.declaration.pairs.isEmpty }) else { return all }
    let measured = whole.map { Measured($0) }
    var kept: [Int] = []
    var problems: [Int: [Diagnostic]] = [:]
    for index in all.indices {
      guard let twin = kept.first(where: { measured[$0] == measured[index] }) else {
        kept.append(index)
        continue
      }
      problems[twin, default: []] += all[index].diagnostics
    }
    guard kept.count < all.count else { return all }
    let choices = kept.map { all[$0].declaration.tokenSources.choices }
    let idle = (choices.first ?? []).indices.filter { axis in Set(choices.map { $0[axis] }).count == 1 }
    return kept.map { index in
      all[index].with { audit in
        audit.diagnostics = Diagnostic.distinct(audit.diagnostics + problems[index, default: []]).sorted()
        leaveOut(idle, of: &audit.declaration)
      }
    }
  }

  /// Removes axes from the name of an audit, and notes that they change nothing in it.
  private static func leaveOut(_ axes: [Int], of declaration: inout AuditDeclaration.Draft) {
    let base = baseName(declaration.name, declaration.tokenSources)
    let choices = declaration.tokenSources.choices
    declaration.tokenSources.idle += axes.map { .init(choices[$0], changesColors: true) }
    declaration.tokenSources.choices = choices.indices.filter { !axes.contains($0) }.map { choices[$0] }
    let words = declaration.tokenSources.permutation
    declaration.name = words.isEmpty ? base : "\(base) (\(words))"
    declaration.id = Slug.make(declaration.name)
  }
}

/// The measured colors of one permutation.
private struct Measured: Equatable {
  /// One color with its condition.
  private struct Value: Equatable {
    var path: String
    var condition: AppearanceCondition
    var transparency: Transparency
    var value: Entry.Value
  }

  private let family: [String]
  private let values: [Value]

  init(_ loaded: LoadedPalette) {
    family = loaded.declaration.tokenSources.choices.filter { $0.isFamily }.map { $0.context }
    let tokens = TokenCoverage.tokens(in: loaded).sorted().map { loaded.palette.tokens[$0] }
    values = tokens.flatMap { token in
      token.entries.map {
        Value(path: token.name.path, condition: $0.condition, transparency: $0.transparency, value: $0.value)
      }
    }
  }
}
