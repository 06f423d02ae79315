import FileSyntax

/// The files that token files refer to by `$ref` or `$extends`, each read once.
///
/// A file that is only referred to adds no token. It is found from the folder of the file that names it, and is inside
/// the folder of the audit file, or inside the root if there is none; URLs are not opened.
struct TokenLinks: Sendable {
  /// The result of resolving the name of a file.
  enum Target<Value: Sendable>: Sendable {
    case file(Value)
    /// No target; the reason, with the correction.
    case mistake(String)
  }

  private(set) var files: [TokenFile] = []
  /// The warnings about the references, unsorted.
  private(set) var diagnostics: [Diagnostic] = []
  private var numbers: [String: Int] = [:]
  /// The targets by the path of the file that names another, and the name.
  private var targets: [String: [String: Target<Int>]] = [:]

  /// Reads all files that some refer to, directly or through others.
  static func read(from layers: [TokenFile], _ files: inout TokenFileStore) -> TokenLinks {
    var links = TokenLinks()
    for layer in layers { links.follow(layer, &files) }
    var next = 0
    while next < links.files.count {
      links.follow(links.files[next], &files)
      next += 1
    }
    return links
  }

  /// The number of the file that another one names.
  func target(of name: String, namedIn file: TokenFile) -> Target<Int> {
    targets[file.path]?[name] ?? .mistake(Self.unknown(name))
  }

  /// Returns the message about a file that was not searched for.
  static func unknown(_ name: String) -> String {
    "\(name.inQuotes) points to a different file, which is not read here; write #/group/token to refer to this file"
  }

  /// Returns the message about a file outside the root.
  static func outside(_ name: String) -> String {
    "\(name.inQuotes) points outside the root, so it is not read; move the file inside, or widen the root with --root"
  }

  /// Returns the numbers of the files that some refer to, directly or through others, in order.
  func needed(by layers: [TokenFile]) -> [Int] {
    guard !files.isEmpty else { return [] }
    var isNeeded = Array(repeating: false, count: files.count)
    var open = layers.map { $0.path }
    while let path = open.popLast() {
      for case .file(let number) in targets[path, default: [:]].values where !isNeeded[number] {
        isNeeded[number] = true
        open.append(files[number].path)
      }
    }
    return files.indices.filter { isNeeded[$0] }
  }

  /// The path of a file that another one names, as text; it must stay inside a folder, if there is one.
  static func path(of name: String, from path: String, inside folder: String) -> Target<String> {
    guard !name.holds("://"), !name.hasPrefix("//"), !name.hasPrefix("data:") else {
      return .mistake("URLs are not opened; copy the file to this folder and use its relative path")
    }
    let joined = PalettePath.joining(PalettePath.folder(of: path), name)
    let isInside = folder.isEmpty || PalettePath.isPath(joined, inside: folder)
    guard !name.hasPrefix("/"), !name.utf8.contains(0), isInside else {
      return .mistake("\(name.inQuotes) points outside the audit's folder; move the file into that folder")
    }
    return .file(joined)
  }

  /// Reads the files that one names.
  private mutating func follow(_ file: TokenFile, _ files: inout TokenFileStore) {
    var open = [file.root]
    while let value = open.popLast() {
      open += value.elements.filter { $0.kind == .object || $0.kind == .array }
      let isRoot = value.range == file.root.range
      for member in value.members {
        if isRoot, !file.hidden.isEmpty, file.hidden.contains(member.key) { continue }
        if member.isKey("$ref") || member.isKey("$extends") {
          take(member.value, of: file, &files)
        } else if member.isKey("$value") || !TokenTreeBuilder.isProperty(member),
          member.value.kind == .object || member.value.kind == .array
        {
          open.append(member.value)
        }
      }
    }
  }

  private mutating func take(_ value: JSONValue, of file: TokenFile, _ files: inout TokenFileStore) {
    guard let text = value.string, !text.hasPrefix("{"), case .file(let name, _) = TokenReference(pointer: value).target
    else { return }
    let fragment = text.utf8.dropFirst(name.utf8.count + 1)
    if let first = fragment.first, first != UInt8(ascii: "/") {
      let message = "a pointer must start with #/; write \(name)#/\(String(Substring(fragment)))"
      let place = file.location(ofByte: value.range.lowerBound)
      diagnostics.append(Diagnostic(.warning, .badData, message, at: place))
    }
    guard targets[file.path]?[name] == nil else { return }
    targets[file.path, default: [:]][name] = target(of: name, from: file, &files)
  }

  private mutating func target(of name: String, from file: TokenFile, _ files: inout TokenFileStore) -> Target<Int> {
    let path: String
    switch Self.path(of: name, from: file.path, inside: file.folder) {
    case .mistake(let message): return .mistake(message)
    case .file(let found): path = found
    }
    if let known = numbers[path] { return .file(known) }
    if files.isOutside(path) { return .mistake(Self.outside(name)) }
    guard files.isFile(at: path) else {
      let message = "there is no file \(name.inQuotes); correct the path, or write #/… to refer to this file"
      return .mistake(message)
    }
    guard var linked = files.file(at: path) else {
      return .mistake("the file \(name.inQuotes) cannot be read; fix the error in that file")
    }
    guard linked.mayHoldTokens else {
      return .mistake("the file \(name.inQuotes) contains no design tokens; refer to one that does")
    }
    linked.folder = file.folder
    self.files.append(linked)
    numbers[path] = self.files.count - 1
    return .file(self.files.count - 1)
  }
}
