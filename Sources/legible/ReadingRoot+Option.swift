import LocalFiles
import Palettes

extension ReadingRoot {
  /// The option that every command accepts.
  static let option = Parameter.string(
    OptionDescription(
      name: "root", valueName: "DIR", summary: "Read files anywhere in this folder, instead of only in the repository",
      completion: .directory))

  /// Returns the folder from `--root`, nil without it.
  ///
  /// - Throws: `UsageError` if it is not a folder, `Diagnostic` if a link of a checkout leads to it from outside.
  static func named(by arguments: ParsedArguments) throws -> String? {
    guard let named = try arguments.value(of: option) else { return nil }
    if isRedirected(named) {
      let words = "a link leads outside the root, so it is not followed; specify the folder that it points to"
      throw Diagnostic(.error, .missingInput, words, at: SourceLocation(file: named))
    }
    guard (try? Platform.kind(of: named)) == .folder else {
      throw UsageError("--root \(quoted(named)) is not a folder", remedy: "specify a folder that contains the input")
    }
    return named
  }
}
