// modules: ColorMath FileSyntax Palettes

import Dispatch

@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// Loads a small catalog whose files are the parts of the input between bytes 0x1E, and resolves its tokens.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = UnsafeBufferPointer(start: start, count: count).split(
    separator: 0x1E, maxSplits: paths.count - 1, omittingEmptySubsequences: false)
  let files = Dictionary(uniqueKeysWithValues: zip(paths, parts.map(Array.init)))
  let alone = load(files, workers: .one)
  precondition(alone.tokens.count == 3, "a set without a token")
  precondition(alone.diagnostics.allSatisfy { $0.location.line > 0 && $0.location.column > 0 })
  for token in alone.tokens { check(token, diagnostics: alone.diagnostics) }
  guard count.isMultiple(of: 8) else { return 0 }
  let together = load(files, workers: together)
  precondition(alone.tokens == together.tokens && alone.diagnostics == together.diagnostics)
  return 0
}

private let paths = [
  "C.xcassets/A.colorset/Contents.json", "C.xcassets/G/A.colorset/Contents.json", "C.xcassets/G/Contents.json",
  "C.xcassets/G/B.colorset/Contents.json", "C.xcassets/Contents.json",
]

private func items(_ all: [(name: String, kind: FolderItem.Kind)]) -> [FolderItem] {
  all.map { FolderItem(name: $0.name, kind: $0.kind) }
}

/// The folders of the catalog with their items.
private let folders: [String: [FolderItem]] = [
  "C.xcassets": items([("A.colorset", .folder), ("G", .folder), ("Contents.json", .file)]),
  "C.xcassets/G": items([("A.colorset", .folder), ("B.colorset", .folder), ("Contents.json", .file)]),
]

/// An unreadable entry has an error; the result for a variant is an entry with a value.
private func check(_ token: Token, diagnostics: [Diagnostic]) {
  let hasError = diagnostics.contains { $0.location.file == token.file && $0.severity == .error }
  for entry in token.entries {
    precondition(entry.line > 0 && entry.column > 0)
    if entry.value == .unreadable { precondition(hasError) }
    guard case .color(let color) = entry.value else { continue }
    let components = [color.components.first, color.components.second, color.components.third]
    precondition(components.allSatisfy(\.isFinite) && (0...1).contains(color.alpha))
  }
  for idiom in Idiom.allCases {
    for variant in Variant.allCases {
      guard case .entry(let index) = token.resolution(for: variant, on: DeviceClass(idiom)) else { continue }
      precondition(token.entries[index].value != .empty)
    }
  }
}

private func load(_ files: [String: [UInt8]], workers: Workers) -> (
  tokens: [Token], icons: [AppIconSet], diagnostics: [Diagnostic], omissions: [Omission]
) {
  let tree = FileTree(
    list: { (path: String) throws(FileProblem) in
      guard let items = folders[path] else { throw .notFound }
      return items
    },
    read: { (path: String) throws(FileProblem) in
      guard let bytes = files[path] else { throw .notFound }
      return bytes
    },
    kind: { (path: String) throws(FileProblem) in folders[path] == nil ? .file : .folder },
    identity: { $0 }, display: { $0 })
  return CatalogLoader.load(["C.xcassets"], from: tree, workers: workers)
}

/// Three workers with threads of their own.
private let together = Workers(count: 3) { pieces, body in
  DispatchQueue.concurrentPerform(iterations: pieces, execute: body)
}
