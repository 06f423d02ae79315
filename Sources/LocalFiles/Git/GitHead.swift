package import Palettes

/// The commit of a working tree.
package struct GitHead: Sendable {
  /// The hash.
  package let commit: String
  /// The day of the commit, by the clock of the person who made it.
  package let date: CalendarDate

  /// Finds the commit of the repository around a path.
  ///
  /// - Throws: an error of kind `missingInput` if there is no repository or no commit.
  package init(around path: String) throws(Diagnostic) {
    guard let root = Platform.repository(around: path) else {
      throw GitRevision.problem("this path is not in a git repository, so there is no commit for the history", at: path)
    }
    _ = try GitRevision.checkedFolders(of: root, within: .around(path), at: path)
    let name = try GitRevision.started(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], in: root, at: path)
    let hash = String(decoding: name.output, as: UTF8.self).prefix { $0.isHexDigit }
    guard name.status == 0, hash.count >= 40 else {
      throw GitRevision.problem("HEAD has no commit yet, so there is none for the history; commit first", at: path)
    }
    commit = String(hash)
    let text = try GitRevision.git(["cat-file", "commit", commit], in: root, at: path)
    guard let date = Self.date(inCommit: text) else {
      throw GitRevision.problem("the commit \(commit.prefix(12)) has no valid date", at: path)
    }
    self.date = date
  }

  /// The day in the line `committer NAME <MAIL> SECONDS ZONE` of a commit.
  static func date(inCommit text: [UInt8]) -> CalendarDate? {
    let head = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).prefix { !$0.isEmpty }
    guard let line = head.first(where: { $0.starts(with: Array("committer ".utf8)) }) else { return nil }
    let words = line.split(separator: UInt8(ascii: " ")).suffix(2).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 2, let seconds = Int(words[0]), let zone = Int(words[1]), (-9999...9999).contains(zone),
      (-62_135_596_800...253_402_300_799).contains(seconds)
    else { return nil }
    let local = seconds + (zone / 100 * 60 + zone % 100) * 60
    return CalendarDate(daysSince1970: local >= 0 ? local / 86_400 : (local - 86_399) / 86_400)
  }

  /// The paths among these whose bytes are not those of the commit, as reports print them.
  ///
  /// - Parameter paths: absolute paths of files of the working tree.
  package static func changes(among paths: [String], around path: String) throws(Diagnostic) -> [String] {
    let tree = try GitRevision("HEAD", around: [path]).tree
    return paths.filter { file in
      guard let now = try? NamedFile(file).read() else { return false }
      return (try? tree.read(file)) != now
    }
  }
}
