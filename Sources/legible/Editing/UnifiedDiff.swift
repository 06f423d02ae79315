/// The difference of two texts in the format of `diff -u`, so that `git apply` and `patch` accept it.
struct UnifiedDiff {
  /// One line of the difference.
  enum Line: Equatable {
    case head(String)
    case range(String)
    case same(String)
    case removed(String)
    case added(String)
    /// The marker after a last line without a line end.
    case unended
  }

  /// The lines; none if the texts are the same.
  private(set) var lines: [Line] = []

  /// The number of lines shown around a change.
  private static let context = 3

  /// Compares two texts of a file.
  init(file: String, from old: [UInt8], to new: [UInt8]) {
    guard old != new else { return }
    let steps = Self.steps(from: Self.split(old), to: Self.split(new))
    lines = [.head("--- a/\(file)"), .head("+++ b/\(file)")]
    for range in Self.hunks(of: steps) { append(steps, range) }
  }

  /// One line of either text, or of both.
  private struct Step {
    enum Kind {
      case same
      case removed
      case added
    }

    var kind: Kind
    var text: String
    /// True if the line has no line end.
    var isUnended: Bool
    /// The numbers of lines of the old and of the new text before it.
    var before: (old: Int, new: Int)
  }

  /// The lines of a text; the last one is marked if it has no line end.
  private static func split(_ bytes: [UInt8]) -> [(text: String, isUnended: Bool)] {
    var parts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let last = parts.popLast() ?? ""
    return parts.map { ($0, false) } + (last.isEmpty ? [] : [(last, true)])
  }

  private static func steps(
    from old: [(text: String, isUnended: Bool)], to new: [(text: String, isUnended: Bool)]
  ) -> [Step] {
    let difference = new.difference(from: old) { $0 == $1 }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var steps: [Step] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.count || newLine < new.count {
      let place = (oldLine, newLine)
      if oldLine < old.count, removed.contains(oldLine) {
        steps.append(Step(kind: .removed, text: old[oldLine].text, isUnended: old[oldLine].isUnended, before: place))
        oldLine += 1
      } else if newLine < new.count, added.contains(newLine) {
        steps.append(Step(kind: .added, text: new[newLine].text, isUnended: new[newLine].isUnended, before: place))
        newLine += 1
      } else if oldLine < old.count {
        steps.append(Step(kind: .same, text: old[oldLine].text, isUnended: old[oldLine].isUnended, before: place))
        (oldLine, newLine) = (oldLine + 1, newLine + 1)
      } else {
        break
      }
    }
    return steps
  }

  /// The changes with the lines around them, joined if they overlap.
  private static func hunks(of steps: [Step]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in steps.indices where steps[index].kind != .same {
      let wide = max(0, index - context)..<min(steps.count, index + context + 1)
      if let last = hunks.last, wide.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<wide.upperBound
      } else {
        hunks.append(wide)
      }
    }
    return hunks
  }

  private mutating func append(_ steps: [Step], _ range: Range<Int>) {
    let old = steps[range].count { $0.kind != .added }
    let new = steps[range].count { $0.kind != .removed }
    let start = steps[range.lowerBound].before
    lines.append(.range("@@ -\(Self.span(start.old, old)) +\(Self.span(start.new, new)) @@"))
    for step in steps[range] {
      switch step.kind {
      case .same: lines.append(.same(step.text))
      case .removed: lines.append(.removed(step.text))
      case .added: lines.append(.added(step.text))
      }
      if step.isUnended { lines.append(.unended) }
    }
  }

  /// `5,2`, or `5` for one line; of none, the line before.
  private static func span(_ before: Int, _ count: Int) -> String {
    count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
  }
}
