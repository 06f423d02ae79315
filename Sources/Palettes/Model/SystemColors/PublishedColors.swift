/// The values of some system colors that one or several sources publish alike.
struct PublishedColors: Sendable {
  /// The values of one color, by cell; nil if the sources give none.
  struct Row: Sendable {
    let name: String
    fileprivate let shades: [SystemShade?]

    /// The values of light and dark, and those with Increase Contrast if they are published.
    init(
      _ name: String, _ light: SystemShade?, _ dark: SystemShade?, _ lightIncreased: SystemShade? = nil,
      _ darkIncreased: SystemShade? = nil, elevated: SystemShade? = nil
    ) {
      self.name = name
      shades = [light, dark, lightIncreased, darkIncreased, elevated, nil]
    }

    /// The values with Increase Contrast alone.
    init(
      _ name: String, increased light: SystemShade?, _ dark: SystemShade?, elevated: SystemShade? = nil
    ) {
      self.name = name
      shades = [nil, nil, light, dark, nil, elevated]
    }

    private init(_ name: String, shades: [SystemShade?]) {
      self.name = name
      self.shades = shades
    }

    /// The row with the dark values in light as well, and without those of Increase Contrast unless they are wanted.
    fileprivate func inDark(increased: Bool) -> Row {
      let dark = (increased ? self[.darkIncreased] : nil)
      return Row(name, shades: [self[.dark], self[.dark], dark, dark, nil, nil])
    }

    /// The value in a cell.
    subscript(_ cell: SystemCell) -> SystemShade? { shades[cell.rawValue] }
  }

  let rows: [Row]
  /// True if a value counts against those of any other source, whatever system it describes.
  let isRival: Bool
  private let standard: [SystemSource]
  private let increased: [SystemSource]

  /// The values that all sources publish.
  init(_ sources: SystemSource..., rows: [Row]) {
    self.init(standard: sources, increased: sources, rows: rows)
  }

  /// The values that some sources publish with standard contrast and others with Increase Contrast.
  init(standard: [SystemSource], increased: [SystemSource], isRival: Bool = false, rows: [Row]) {
    self.standard = standard
    self.increased = increased
    self.isRival = isRival
    self.rows = rows
  }

  /// The list as one source gives it for other platforms.
  func published(by source: SystemSource) -> PublishedColors { PublishedColors(source, rows: rows) }

  /// The dark values of the list as one source gives them for a platform with one appearance.
  func inDark(by source: SystemSource, increased: Bool) -> PublishedColors {
    PublishedColors(
      standard: [source], increased: [source], isRival: isRival, rows: rows.map { $0.inDark(increased: increased) })
  }

  /// The sources of the values in a cell.
  func sources(of cell: SystemCell) -> [SystemSource] { cell.isIncreased ? increased : standard }
}
