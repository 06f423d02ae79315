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

  /// The file of the overview of an audit; nil without pictures.
  func overviewFile(_ audit: Int) -> String? { pictures?.overviews[audit] }

  /// The overview of an audit; nil without pictures.
  mutating func overview(_ audit: Int, of name: String) -> String? {
    (pictures?.overviews[audit]).map { reference($0, "o", "All colors in \(name)") }
  }

  /// The picture of a shown component, described by some words; nil without pictures.
  mutating func component(family: Int, isFound: Bool, index: Int, words: String) -> String? {
    pictures?.component(family: family, isFound: isFound, index: index).map { reference($0, "c", words) }
  }

  /// The picture of a proposed edit, described by some words; nil without pictures.
  mutating func edit(audit: Int, edit: Int, words: String) -> String? {
    pictures?.edit(audit: audit, index: edit).map { reference($0, "e", words) }
  }

  /// The ruler of a group of findings, unless it was used before; nil for one without.
  mutating func ruler(audit: Int, group: Int, words: String) -> String? {
    guard let file = pictures?.ruler(audit: audit, group: group), labels[file] == nil else { return nil }
    return reference(file, "w", words)
  }

  /// The paths of the labels used so far.
  var definitions: [String] { order.map { "[\(labels[$0] ?? "")]: \(folder)/\($0)" } }

  private mutating func reference(_ file: String, _ letter: String, _ words: String) -> String {
    if labels[file] == nil {
      let number = order.count { labels[$0]?.hasPrefix(letter) ?? false } + 1
      order.append(file)
      labels[file] = "\(letter)\(number)"
    }
    return "![\(MarkdownText.escaped(Self.shortened(words)))][\(labels[file] ?? "")]"
  }

  /// The number of characters of a description.
  private static let most = 400

  private static func shortened(_ words: String) -> String {
    words.count > most ? "\(words.prefix(most))…" : words
  }
}
