import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// The result of `legible suggest --everywhere` for the entries of a token, ready to print.
struct EverywhereAnswer {
  let name: String
  private let loaded: LoadedPalette
  let entries: [EntrySuggestions]

  /// Looks up a token and searches.
  ///
  /// - Throws: `UsageError` for other operands than one token, and for a token in no pair.
  init(_ operands: [String], _ options: SuggestOptions) throws {
    guard operands.count == 1, let name = operands.first else {
      throw UsageError("--everywhere does not take a SURFACE", remedy: "specify only a token", command: "suggest")
    }
    let inputs = DiskInputs.load(options.palette.map { [$0] } ?? [], readsSources: true)
    let (loaded, token) = try Self.find(name, inputs.palettes)
    let policy = options.policy ?? loaded.policy
    self.name = loaded.palette.displayName(of: token)
    self.loaded = loaded
    var wishes = EditWishes()
    wishes.margin = options.margin
    entries = EntrySuggestions.all(
      of: token, in: loaded, policy: policy, preset: options.preset,
      wishes: (try? wishes.advice(in: loaded)) ?? AdviceWishes())
    guard !entries.isEmpty else {
      let values = loaded.palette.tokens[token].entries.map { $0.value }
      if case .system(let system, _)? = values.first,
        values.allSatisfy({ if case .system = $0 { true } else { false } })
      {
        throw UsageError(
          "\(quoted(name)) has no color of its own; the system decides \(system)",
          remedy: "specify a SURFACE to find colors to replace it with", command: "suggest")
      }
      throw UsageError(
        "\(quoted(name)) is not in any pair with a minimum", remedy: "specify a SURFACE instead of --everywhere",
        command: "suggest")
    }
  }

  /// The first palette that has the token.
  private static func find(
    _ name: String, _ palettes: [LoadedPalette]
  ) throws(UsageError) -> (loaded: LoadedPalette, token: TokenIndex) {
    for loaded in palettes {
      switch loaded.palette.lookup(name) {
      case .found(let index): return (loaded, index)
      case .unknown: continue
      case .ambiguous(let all):
        throw ColorOperand.ambiguous(name, all, in: loaded.palette, command: "suggest")
      }
    }
    let names = palettes.flatMap { loaded in loaded.palette.tokens.typedIndices.map(loaded.palette.displayName) }
    throw UsageError(
      palettes.map(\.palette).absence(of: name),
      remedy: DidYouMean.remedy(for: name, among: names) ?? "specify a palette with --in",
      command: "suggest")
  }

  /// The condition of an entry as Xcode shows it, with those of the token's other entries that show the same color.
  func condition(of entry: EntrySuggestions) -> String {
    let entries = [entry.entry] + entry.others.filter { $0.token == entry.token }.map(\.entry)
    return entries.map { token(of: entry).entries[$0].label }.joined(separator: ", ")
  }

  /// The place where the color of an entry is written.
  func location(of entry: EntrySuggestions) -> SourceLocation {
    token(of: entry).writtenLocation(of: token(of: entry).entries[entry.entry]).edited
  }

  /// The other tokens that show the written color of an entry, in the order of the palette.
  func sharers(of entry: EntrySuggestions) -> [String] {
    Set(entry.others.map(\.token)).subtracting([entry.token]).sorted().map(loaded.palette.displayName)
  }

  private func token(of entry: EntrySuggestions) -> Token { loaded.palette.tokens[entry.token] }

  /// The answer for people and for programs.
  var answer: Answer {
    let entries = entries.map { entry in
      let others = sharers(of: entry)
      return Answer.Entry(
        entry, condition: condition(of: entry),
        sharing: others.isEmpty ? nil : Wording.sharing(others, at: location(of: entry)))
    }
    return .everywhere(name, entries) { Array(json.utf8) }
  }
}
