import Palettes

/// Files on a rule's page: few enough to read, complete enough to audit.
package struct RuleExample: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    /// The path below the example's folder, for example `Colors.xcassets/Accent.colorset/Contents.json`.
    package var path: String
    /// The content; for a picture, a description of it.
    package var text: String
    /// The picture; nil for text.
    package var picture: Picture?
  }

  /// A square PNG image, which pages describe and tests draw.
  package struct Picture: Hashable, Sendable {
    /// The number of pixels on each side.
    package var side = 1024
    /// True if a part of it is clear.
    var isClearInPlaces = false
    /// True if it has a color other than grays.
    var isColored = false
    /// True if it declares sRGB as its color space; otherwise it declares none.
    var namesSpace = true

    /// The picture in words.
    var words: String {
      let color = isColored ? "in color" : "in grayscale"
      return "a \(side) × \(side)-pixel PNG image \(color), \(isClearInPlaces ? "partly transparent" : "opaque"), "
        + (namesSpace ? "with the sRGB color space" : "without a color space")
    }
  }

  /// The files in the order of a page; an audit file comes first.
  package var files: [File]

  /// The `Contents.json` of one color set after the other, all in one catalog, under an audit file if there is one.
  ///
  /// A token file sits between the two, as `tokens.json`.
  init(auditFile: String? = nil, tokenFile: String? = nil, colorsets: KeyValuePairs<String, String>) {
    files = auditFile.map { [File(path: "legible.json", text: $0)] } ?? []
    files += tokenFile.map { [File(path: "tokens.json", text: $0)] } ?? []
    files += colorsets.map { File(path: "Colors.xcassets/\($0.key).colorset/Contents.json", text: $0.value) }
  }
}

extension RuleExample {
  /// An app icon set with one picture for each look (empty for every look), and perhaps an Icon Composer file.
  static func icon(_ pictures: KeyValuePairs<String, Picture>, beside composerFile: String? = nil)
    -> RuleExample
  {
    let folder = "Assets.xcassets/AppIcon.appiconset/"
    let entries = pictures.map { look, _ in
      let appearances = look.isEmpty ? "" : #""appearances": [ { "appearance": "luminosity", "value": "\#(look)" } ],"#
      return """
            { "idiom": "universal", "platform": "ios", "size": "1024x1024", \(appearances)
              "filename": "\(fileName(look))" }
        """
    }
    let text = "{ \"images\": [\n\(entries.joined(separator: ",\n"))\n  ] }"
    var example = RuleExample(colorsets: [:])
    example.files = [File(path: "\(folder)Contents.json", text: text.parts(around: " \n").joined(separator: "\n"))]
    example.files += pictures.map { look, picture in
      File(path: folder + fileName(look), text: picture.words, picture: picture)
    }
    if let composerFile { example.files.append(File(path: "\(composerFile)/icon.json", text: #"{ "groups": [] }"#)) }
    return example
  }

  private static func fileName(_ look: String) -> String { look.isEmpty ? "Icon.png" : "Icon-\(look).png" }
}

extension RuleExample: ExpressibleByStringLiteral {
  /// An example that consists of only an audit file.
  package init(stringLiteral text: String) { files = [File(path: "legible.json", text: text)] }
}
