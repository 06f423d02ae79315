import AuditEngine
import FileSyntax

/// The folder for persistent data of this user on this machine, into which no checkout can bring anything.
///
/// `$XDG_STATE_HOME/legible`, else `~/.local/state/legible`.
struct StateFolder {
  /// The absolute path.
  package let path: String

  /// Takes a folder as is, existing or not.
  init(at path: String) { self.path = path }

  /// Finds the folder without creating it.
  ///
  /// - Throws: `OutputProblem.cannotCreate` if there is no home, or if the folder is below an edited one.
  init(outside edited: String) throws(OutputProblem) {
    let remedy = "set XDG_STATE_HOME to a folder that you own, outside the repository"
    let named = Platform.environment("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let state = named ?? Platform.home.map({ PathParts.joined($0, ".local/state") }) else {
      throw .cannotCreate("the journal folder", "this user has no home folder; \(remedy)")
    }
    path = Platform.absolute(PathParts.joined(state, Self.name), from: "/")
    var existing = path
    while existing != "/", !Platform.isThere(existing) { existing = Platform.parent(of: existing) }
    let real = (try? Platform.realPath(existing)) ?? existing
    let root = (try? Platform.realPath(edited)) ?? edited
    guard root != "/", real != root, !real.hasPrefix(root + "/") else {
      throw .cannotCreate(path, "it is in the folder being edited; \(remedy)")
    }
  }

  /// The path of a file in it.
  package func file(_ name: String) -> String { PathParts.joined(path, name) }

  /// Returns a code for some bytes that only this user on this machine can make; the key is created if missing.
  func authenticationCode(of bytes: [UInt8]) throws(OutputProblem) -> String {
    try Platform.createPrivateFolder(path)
    guard Platform.isPrivate(path), !Platform.isLink(path) else {
      throw .cannotCreate(path, "others can write to it, or it is a link; make it a folder with mode 700")
    }
    if let key = key() { return code(of: bytes, key: key) }
    return code(of: bytes, key: try newKey())
  }

  /// Returns true if a code is that of some bytes; always false without a key.
  func isCode(_ code: String, of bytes: [UInt8]) -> Bool {
    guard Platform.isPrivate(path), !Platform.isLink(path), let key = key() else { return false }
    let own = Array(self.code(of: bytes, key: key).utf8)
    let given = Array(code.utf8)
    guard own.count == given.count else { return false }
    return zip(own, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func code(of bytes: [UInt8], key: [UInt8]) -> String {
    SHA256.hexadecimal(SHA256.authenticationCode(of: bytes, key: key))
  }

  private static let keyLength = 32
  private static let name = "legible"
  private var keyFile: String { file("key") }

  /// The key; nil if there is none that only this user could have made.
  private func key() -> [UInt8]? {
    guard Platform.isPrivate(keyFile) else { return nil }
    let bytes = try? Platform.read(keyFile, limit: 1 << 10, followsLink: false)
    return bytes?.count == Self.keyLength ? bytes : nil
  }

  /// Creates a key, unless another run was faster.
  private func newKey() throws(OutputProblem) -> [UInt8] {
    try Platform.remove(keyFile)
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<Self.keyLength).map { _ in UInt8.random(in: 0...255, using: &generator) }
    try Platform.createPrivateFile(keyFile, holding: bytes)
    guard let key = key() else { throw .cannotCreate(keyFile, "it cannot be read back") }
    return key
  }
}
