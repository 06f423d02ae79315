/// The pictures of a report as Markdown references: short labels in the text, their paths at the end of the page.
///
/// A path in every table cell would make the raw text unreadable.
struct MarkdownPictures {
  private let pictures: ReportPictures?
  private let folder: String
  private var labels: [String: String] = [:]
  private var order: [String] = []

  /// A set without pictures: every reference is empty.
  static let none = MarkdownPictures(nil, folder: "")

  /// Refers to pictures in a folder next to the page.
  init(_ pictures: ReportPictures?, folder: String) {
    self.pictures = pictures
    self.folder = folder
  }

  /// The number of findings without a swatch because of the limit.
  var leftOut: Int { pictures?.leftOut ?? 0 }

  /// Returns true if an audit's overview is low enough to be shown above the text.
  func isOverviewLow(_ audit: Int) -> Bool { pictures?.overviews[audit].isLow ?? true }

  /// The overview of an audit; nil without pictures.
  mutating func overview(_ audit: Int) -> String? {
    (pictures?.overviews[audit].name).map { reference($0, "o", "all colors, light and dark") }
  }

  /// Returns true if a finding has a swatch.
  func hasSwatch(audit: Int, finding: Int) -> Bool { pictures?.swatch(audit: audit, finding: finding) != nil }

  /// The swatch of a finding; empty for one without.
  mutating func swatch(audit: Int, finding: Int) -> String {
    pictures?.swatch(audit: audit, finding: finding).map { reference($0, "s", "Aa") } ?? ""
  }

  /// The ruler of a group of findings; empty for one without.
  mutating func ruler(audit: Int, group: Int) -> String {
    pictures?.ruler(audit: audit, group: group).map { reference($0, "w", "safe lightness ranges") } ?? ""
  }

  /// The paths of the labels used so far.
  var definitions: [String] { order.map { "[\(labels[$0] ?? "")]: \(folder)/\($0)" } }

  private mutating func reference(_ file: String, _ letter: String, _ words: String) -> String {
    if labels[file] == nil {
      let number = order.count { labels[$0]?.hasPrefix(letter) ?? false } + 1
      order.append(file)
      labels[file] = "\(letter)\(number)"
    }
    return "![\(words)][\(labels[file] ?? "")]"
  }
}
