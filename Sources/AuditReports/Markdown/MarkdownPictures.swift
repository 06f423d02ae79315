/// The pictures of a report as Markdown references: short labels in the text, their paths at the end of the page.
///
/// A path in every table cell would make the raw text unreadable.
struct MarkdownPictures {
  private let folder: String
  private var files = PictureFiles()
  private var labels: [String: String] = [:]
  private var order: [String] = []

  /// Refers to pictures in a folder next to the page.
  init(folder: String) { self.folder = folder }

  /// The folder with the pictures that were referred to.
  var written: WrittenReport.Folder { .init(name: folder, files: files.files) }

  /// The paths of the labels used so far.
  var definitions: [String] { order.map { "[\(labels[$0] ?? "")]: \(folder)/\($0)" } }

  /// The picture by its label.
  mutating func reference(_ picture: Block.Picture) -> String {
    let (file, letter) = (files.add(picture), picture.kind.rawValue)
    if labels[file] == nil {
      let number = order.count { labels[$0]?.hasPrefix(letter) ?? false } + 1
      order.append(file)
      labels[file] = "\(letter)\(number)"
    }
    return "![\(MarkdownText.escaped(Self.shortened(picture.words)))][\(labels[file] ?? "")]"
  }

  /// The number of characters of a description.
  private static let most = 400

  private static func shortened(_ words: String) -> String {
    words.count > most ? "\(words.prefix(most))…" : words
  }
}
