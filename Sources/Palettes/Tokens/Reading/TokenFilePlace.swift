import FileSyntax

/// A value in a file that names merged files or objects, such as a resolver or a list of themes.
struct TokenFilePlace {
  /// The path of the file, as the file tree knows it.
  let path: String
  let file: TokenFile
  let value: JSONValue

  var location: SourceLocation { file.location(ofByte: value.range.lowerBound) }

  /// Returns another value of the file.
  func with(_ value: JSONValue) -> TokenFilePlace { TokenFilePlace(path: path, file: file, value: value) }

  /// A unique text for the value, for detecting cycles.
  var key: String { "\(path)#\(value.range.lowerBound)" }
}
