import Palettes

/// Problems in the input files, errors first.
enum ProblemsSection {
  /// The number of problems from which they are collapsed.
  private static let open = 10

  static func blocks(_ diagnostics: [Diagnostic]) -> [Block] {
    guard !diagnostics.isEmpty else { return [] }
    let sorted = diagnostics.filter { $0.severity == .error } + diagnostics.filter { $0.severity != .error }
    let list = Block.list(
      sorted.map { diagnostic in
        "\(diagnostic.severity.rawValue): \(.place(diagnostic.location)): \(diagnostic.message)"
      }, of: "problem")
    let isOpen = sorted.count <= open
    return [
      .heading(2, "Problems in the input"),
      isOpen ? list : .folded("\(Wording.count(sorted.count, "problem"))", sorted.count, "problem", [list]),
    ]
  }
}
