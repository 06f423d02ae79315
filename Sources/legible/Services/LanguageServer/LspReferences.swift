import AuditEngine
import FileSyntax
import Palettes
import SwiftReading

/// The places that name a token: in audit files, token files, and Swift sources.
struct LspReferences {
  /// A place in a file, by its path.
  struct Place: Hashable {
    let path: String
    let range: Range<Int>
  }

  /// The places in the order of files, then of their bytes; each once.
  var places: [Place] {
    found.ordered {
      ($0.path, $0.range.lowerBound, $0.range.upperBound) < ($1.path, $1.range.lowerBound, $1.range.upperBound)
    }
  }

  private var found: Set<Place> = []
  private let workspace: LspWorkspace
  private var texts: [String: TextDocument] = [:]

  /// Starts without a place.
  init(_ workspace: LspWorkspace) { self.workspace = workspace }

  /// The text of a file, read once.
  mutating func text(at path: String) -> TextDocument {
    if let known = texts[path] { return known }
    let text = workspace.text(at: path)
    texts[path] = text
    return text
  }

  /// Adds the places at which a token is defined.
  mutating func addDefinition(of token: LspToken) {
    let files = [token.token.file] + token.token.entries.compactMap { $0.file }
    for file in Set(files).sorted() {
      for start in token.token.starts(in: file) {
        let path = workspace.path(of: file)
        let text = text(at: path)
        add(path, text.span(startingAt: text.offset(line: start.line, column: start.column)))
      }
    }
  }

  /// Adds the places that name a token, in every audit that has it.
  mutating func addUses(of token: LspToken, in audits: [AuditResult]) {
    for audit in audits {
      let palette = audit.plan.loaded.palette
      for index in palette.tokens.typedIndices where palette.tokens[index].name == token.token.name {
        addUses(of: LspToken(audit: audit, index: index))
      }
    }
  }

  private mutating func addUses(of token: LspToken) {
    let declaration = token.audit.declaration
    if declaration.isOfAuditFile {
      for file in [declaration.location.file] + declaration.bases {
        addStrings(in: file, of: token) { key, text in
          LspCompletion.tokenKeys.contains(key) || key.isEmpty ? text : nil
        }
      }
    }
    let files = Set(token.palette.tokens.lazy.filter { $0.isDesignToken }.map { $0.file })
    for file in files.sorted() {
      addStrings(in: file, of: token) { _, text in
        let bytes = Array(text.utf8)
        let name = LspToken.reference(in: bytes[...])
        return name.utf8.count < bytes.count ? name : nil
      }
    }
    addSources(of: token)
  }

  /// Adds the strings of a JSON file that name a token; `name` gives the name in a string under a key.
  private mutating func addStrings(in file: String, of token: LspToken, name: (String, String) -> String?) {
    let path = workspace.path(of: file)
    guard let root = try? JSONDocument(parsing: text(at: path).bytes, options: .relaxed).root else { return }
    var waiting = [("", root)]
    while let (key, value) = waiting.popLast() {
      waiting += value.elements.map { (key, $0) }
      // The names of surfaces are the author's, so their members count as layers.
      waiting += value.members.map { (key == "surfaces" ? "layers" : $0.key, $0.value) }
      guard let text = value.string, let name = name(key, text), token.palette.lookup(name) == .found(token.index)
      else {
        continue
      }
      add(path, value.range.lowerBound + 1..<max(value.range.lowerBound + 1, value.range.upperBound - 1))
    }
  }

  /// Adds the colors of Swift sources that are a token.
  private mutating func addSources(of token: LspToken) {
    guard let facts = token.audit.plan.sources else { return }
    let symbols = PaletteSymbols(token.palette)
    for use in facts.colors where Self.names(use.color, token, symbols) {
      let source = facts.project.files[use.file]
      add(workspace.path(of: source.path), source.tree[use.node].range)
    }
  }

  private static func names(_ color: FoundColor, _ token: LspToken, _ symbols: PaletteSymbols) -> Bool {
    switch color {
    case .asset(let name): token.palette.lookup(name) == .found(token.index)
    case .symbol(let name): symbols.lookup(name) == .found(token.index)
    case .opacity(let color, _): names(color, token, symbols)
    case .gradient(let colors): colors.contains { names($0, token, symbols) }
    case .choice(let branches): branches.contains { $0.color.map { names($0, token, symbols) } ?? false }
    default: false
    }
  }

  private mutating func add(_ path: String, _ range: Range<Int>) {
    found.insert(Place(path: path, range: range))
  }
}
