// modules: ColorMath FileSyntax Palettes

@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// Loads token files, themes, a resolver and YAML, which are the parts of the input between bytes 0x1E, as one audit.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = UnsafeBufferPointer(start: start, count: count).split(
    separator: 0x1E, maxSplits: paths.count - 1, omittingEmptySubsequences: false)
  var files = Dictionary(uniqueKeysWithValues: zip(paths, parts.map(Array.init)))
  files["legible.json"] = Array(#"{ "version": 1, "name": "F", "sources": ["t"] }"#.utf8)
  let audits = load(files)
  // Audits of one palette share what is said about its files.
  let isExplained = audits.contains { !$0.diagnostics.isEmpty || !$0.omissions.isEmpty }
  for audit in audits { check(audit, isExplained: isExplained) }
  guard count.isMultiple(of: 8) else { return 0 }
  let again = load(files)
  precondition(audits.map(\.palette.tokens) == again.map(\.palette.tokens))
  precondition(audits.map(\.diagnostics) == again.map(\.diagnostics))
  precondition(audits.map(\.omissions) == again.map(\.omissions))
  return 0
}

private let paths = [
  "t/hut-light.json", "t/hut-dark.json", "t/$themes.json", "t/hut.resolver.json", "t/hut.tokens.yaml",
]

/// Names of contexts are unique, colors are finite, and a value that cannot be read has a problem.
private func check(_ audit: LoadedPalette, isExplained: Bool) {
  precondition(audit.diagnostics.allSatisfy { $0.location.line > 0 && $0.location.column > 0 })
  precondition(audit.omissions.allSatisfy { $0.count > 0 })
  for token in audit.palette.tokens {
    for entry in token.entries {
      precondition(entry.line > 0 && entry.column > 0)
      if entry.value == .unreadable { precondition(isExplained) }
      guard case .color(let color) = entry.value else { continue }
      let components = [color.components.first, color.components.second, color.components.third]
      precondition(components.allSatisfy(\.isFinite) && (0...1).contains(color.alpha))
    }
    for variant in Variant.allCases {
      guard case .entry(let index) = token.resolution(for: variant) else { continue }
      precondition(token.entries[index].value != .empty)
    }
  }
}

private let vocabulary = AuditFileVocabulary(policies: ["wcag22-aa"], rules: [])

private func load(_ files: [String: [UInt8]]) -> [LoadedPalette] {
  let items = paths.filter { files[$0] != nil }.map { FolderItem(name: String($0.dropFirst(2)), kind: .file) }
  let tree = FileTree(
    list: { (path: String) throws(FileProblem) in
      switch path {
      case "", ".": return [FolderItem(name: "legible.json", kind: .file), FolderItem(name: "t", kind: .folder)]
      case "t": return items.sorted { $0.name < $1.name }
      default: throw .notFound
      }
    },
    read: { (path: String) throws(FileProblem) in
      guard let bytes = files[path] else { throw .notFound }
      return bytes
    },
    kind: { (path: String) throws(FileProblem) in
      if path == "t" || path == "" || path == "." { return .folder }
      guard files[path] != nil else { throw .notFound }
      return .file
    },
    identity: { $0 }, display: { $0 })
  return AuditLoader.load(path: "legible.json", from: tree, vocabulary: vocabulary)
}
