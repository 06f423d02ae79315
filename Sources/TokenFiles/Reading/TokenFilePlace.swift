import JSONSyntax
import PaletteModel

/// A value in a file that names what is merged, such as a resolver or a list of themes.
struct TokenFilePlace {
  /// The path of the file, as the file tree knows it.
  let path: String
  let file: TokenFile
  let value: JSONValue

  /// Where it stands.
  var location: SourceLocation { file.location(ofByte: value.range.lowerBound) }

  /// Another value of the same file.
  func with(_ value: JSONValue) -> TokenFilePlace { TokenFilePlace(path: path, file: file, value: value) }

  /// One text for the value, to notice circles.
  var key: String { "\(path)#\(value.range.lowerBound)" }
}
