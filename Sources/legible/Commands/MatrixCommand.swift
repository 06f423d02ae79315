import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

extension Command {
  private static let format = SharedOptions.format(ContrastMatrix.formats)
  private static let variant = SharedOptions.variant(resolving: "tokens")
  private static let token = SharedOptions.tokens("Use")
  private static let page = Parameter.integer(
    OptionDescription(name: "page", valueName: "N", summary: "Show this page of the grid"), in: 1...1_000
  ).defaulting(to: 1, shownAs: "1")

  /// `legible matrix`: every color against every other one.
  static let matrix = Command(
    description: CommandDescription(
      name: "matrix", summary: "Show the contrast of every color against every other color",
      discussion: [
        "Each operand is a color or the path to a palette. A palette adds all its tokens. The default is the palettes "
          + "in the current folder. Rows are foregrounds, and columns are surfaces. Tokens are ordered by their roles in "
          + "pairs, then by name; colors that aren't tokens begin with the greatest contrast. A translucent color can only "
          + "be a foreground.",
        "All formats except JSON show pages of 40 by 40 colors. To see another page, use --page. To choose colors, use "
          + "--token. The JSON contains all colors, up to 1,000.",
      ],
      category: "Colors",
      operands: [
        OperandDescription(name: "PATH|COLOR", arity: .any, summary: "A palette or a color", completion: .file)
      ],
      options: [
        format.parameter.description, variant.parameter.description, token.description, page.parameter.description,
      ],
      examples: [
        .init("legible matrix Palettes/ForkInTheRoad --variant dark", "show the grid in the terminal"),
        .init("legible matrix '#1F2328' '#0969DA' white '#F6F8FA'", "compare a few colors"),
        .init("legible matrix App --page 2", "show the colors that have no room on the first page"),
        .init("legible matrix App --format svg > matrix.svg", "create an image"),
      ])
  ) { arguments, console in
    let format = try arguments.value(of: format)
    let variant = try arguments.value(of: variant)
    let names = try arguments.values(of: token)
    let question = try MatrixQuestion(arguments.operands, tokens: names, in: variant)
    let (items, title) = try question.items()
    let limit = ContrastMatrix.limit(format)
    if limit == nil, let excess = ContrastMatrix.excess(items.count) {
      throw UsageError(excess, remedy: "choose colors with --token", command: "matrix")
    }
    let number = try arguments.value(of: page)
    let matrix = ContrastMatrix(items, title: title, variant: variant, limit: limit ?? items.count, page: number)
    guard number <= matrix.page.count else {
      throw UsageError(
        "there is no page \(number)", remedy: "the grid has \(Wording.count(matrix.page.count, "page"))",
        command: "matrix")
    }
    try console.write(matrix.bytes(format, console.styling(isVerbose: true)), as: format.dialect)
    return .success
  }
}

/// The operands of `legible matrix`, before they are resolved.
struct MatrixQuestion {
  private let colors: [ContrastMatrix.Item]
  private let paths: [String]
  private let names: [String]
  private let variant: Variant

  /// Separates colors from paths; throws for an operand that is neither.
  init(_ operands: [String], tokens names: [String], in variant: Variant) throws(UsageError) {
    var colors: [ContrastMatrix.Item] = []
    var paths: [String] = []
    for text in operands {
      do {
        colors.append(ContrastMatrix.Item(text, try ColorOperand.read(text)))
      } catch {
        guard (try? Platform.kind(of: text)) != nil else {
          throw UsageError("\(quoted(text)) is neither a path nor a color", remedy: error.remedy, command: "matrix")
        }
        paths.append(text)
      }
    }
    self.colors = colors
    self.paths = paths
    self.names = names
    self.variant = variant
  }

  /// The colors, literals first, with a title; throws if there are fewer than two, or if a name is unknown.
  func items() throws(UsageError) -> (items: [ContrastMatrix.Item], title: String) {
    var items = colors
    var known = Set(colors)
    var titles: [String] = []
    if !paths.isEmpty || colors.isEmpty || !names.isEmpty {
      let inputs = DiskInputs.load(paths)
      try check(inputs.palettes.map(\.palette))
      for loaded in inputs.palettes {
        items += tokens(of: loaded).filter { known.insert($0).inserted }
        titles.append(loaded.declaration.name)
      }
    }
    if items.count == 1, !names.isEmpty {
      throw UsageError(
        "a matrix requires at least two colors", remedy: "add another --token, or a color", command: "matrix")
    }
    guard items.count > 1 else {
      throw UsageError(
        "a matrix requires at least two colors",
        remedy:
          "specify a palette, or more colors", command: "matrix")
    }
    let name = titles.isEmpty ? "Contrast of \(items.count) colors" : titles.joined(separator: ", ")
    return (items, "\(name), \(variant.id)")
  }

  private func check(_ palettes: [Palette]) throws(UsageError) {
    let tokens = palettes.flatMap(\.tokens)
    for name in names where !tokens.contains(where: { $0.name.isMatched(by: name) }) {
      throw UsageError(
        palettes.absence(of: name), remedy: DidYouMean.remedy(for: name, among: tokens.map(\.name.path)),
        command: "matrix")
    }
  }

  /// The tokens that have a color in the variant.
  private func tokens(of loaded: LoadedPalette) -> [ContrastMatrix.Item] {
    let (resolver, ranks) = (ColorResolver(loaded), ranks(of: loaded))
    return loaded.palette.tokens.typedIndices.compactMap { index in
      let name = loaded.palette.tokens[index].name
      guard names.isEmpty || names.contains(where: { name.isMatched(by: $0) }),
        let resolved = try? resolver.token(index, variant)
      else { return nil }
      return ContrastMatrix.Item(
        loaded.palette.displayName(of: index), resolved.color,
        rank: ranks[index] ?? .init(row: Role.allCases.count, column: 1))
    }
  }

  /// The ranks of the tokens in pairs: foregrounds by their roles, and surfaces first among columns and last among rows.
  private func ranks(of loaded: LoadedPalette) -> [TokenIndex: ContrastMatrix.Rank] {
    let roles = Role.allCases.count
    var ranks: [TokenIndex: ContrastMatrix.Rank] = [:]
    func index(of color: WrittenColor) -> TokenIndex? {
      guard case .token(let name) = color.reference, case .found(let index) = loaded.palette.lookup(name) else {
        return nil
      }
      return index
    }
    for pair in loaded.declaration.pairs {
      for token in loaded.declaration.surfaces[pair.surface].layers.all.flatMap({ $0 }).compactMap({ layer in
        if case .color(let color) = layer { index(of: color) } else { nil }
      }) {
        ranks[token] = .init(row: min(ranks[token]?.row ?? roles + 1, roles + 1), column: 0)
      }
      let role = Role.allCases.firstIndex(of: pair.role) ?? roles
      for token in pair.foreground.colors.all.compactMap(index) {
        ranks[token] = .init(row: min(ranks[token]?.row ?? role, role), column: min(ranks[token]?.column ?? 2, 2))
      }
    }
    return ranks
  }
}
