import CommandLineKit
import LocalFiles
import PaletteLoading
import PaletteModel

extension ReadingRoot {
  /// The option that every command accepts.
  static let option = Parameter.string(
    OptionDescription(
      name: "root", valueName: "DIR", summary: "Read files anywhere in this folder, instead of only in the repository",
      completion: .directory))

  /// Returns the folder from `--root`, nil without it; throws if it is not a folder.
  static func named(by arguments: ParsedArguments) throws(UsageError) -> String? {
    guard let named = try arguments.value(of: option) else { return nil }
    guard (try? Platform.kind(of: named)) == .folder else {
      throw UsageError("--root \(quoted(named)) is not a folder", remedy: "specify a folder that contains the input")
    }
    return named
  }
}
