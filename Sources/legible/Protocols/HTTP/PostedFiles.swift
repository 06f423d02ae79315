import FileSyntax

/// The body of a request to audit files: the files by their paths, and the path to audit.
struct PostedFiles: Sendable {
  /// The bytes of each file, by its path from the root.
  let files: [String: [UInt8]]
  /// The folders around them.
  let folders: PostedFolders
  /// The path to audit; `.` for the root.
  let path: String

  /// The most files of one request.
  static let mostFiles = 50_000
  /// The most bytes of a path.
  static let longestPath = 1_024
  /// The most values and keys of the body of a request.
  static let mostValues = 250_000
  /// The most containers in each other in the body of a request.
  static let greatestDepth = 32

  /// True if one of the files is a PNG image, whose pixels may need far more memory than its bytes.
  var holdsImages: Bool { files.values.contains { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) } }

  /// Reads a body.
  ///
  /// - Throws: a problem with its place, the first in the order of the body.
  init(_ body: [UInt8]) throws(HTTPProblem) {
    let root = try Self.document(body).root
    var (files, path, hasFiles) = ([String: [UInt8]](), ".", false)
    for member in root.members {
      switch member.key {
      case "files":
        guard !hasFiles else { throw Self.problem("'files' is repeated; use it once", member) }
        hasFiles = true
        files = try Self.files(member.value)
      case "path":
        guard let text = member.value.string else {
          throw Self.problem("'path' must be a string, not \(member.value.withArticle)", member)
        }
        path = try Self.checked(text, member, isFile: false)
      default: throw Self.problem("this member is not supported; use only 'files' and 'path'", member)
      }
    }
    guard hasFiles else {
      throw HTTPProblem(.badRequest, "'files' is missing; add an object that maps each file path to the file's text")
    }
    folders = try PostedFolders(around: files)
    (self.files, self.path) = (files, path)
  }

  /// Reads the JSON of any request: an object without repeated keys.
  static func document(_ body: [UInt8]) throws(HTTPProblem) -> JSONDocument {
    let options = JSONOptions(
      maximumDepth: greatestDepth, maximumBytes: HTTPReader.largestBody, maximumValues: mostValues)
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(parsing: body, options: options)
    } catch {
      throw HTTPProblem(.badRequest, error.message, at: error.position)
    }
    guard document.root.kind == .object else {
      throw HTTPProblem(.badRequest, "the body must be an object, not \(document.root.withArticle)")
    }
    return document
  }

  private static func files(_ value: JSONValue) throws(HTTPProblem) -> [String: [UInt8]] {
    guard value.kind == .object else {
      throw HTTPProblem(.badRequest, "'files' must be an object, not \(value.withArticle)", at: value.position)
    }
    guard value.count <= mostFiles else {
      throw HTTPProblem(.contentTooLarge, "there are \(value.count) files, but the limit is \(mostFiles)")
    }
    var files: [String: [UInt8]] = [:]
    for member in value.members {
      let name = try checked(member.key, member, isFile: true)
      guard files.updateValue(try bytes(of: member), forKey: name) == nil else {
        throw problem("a file is repeated; send it once", member)
      }
    }
    return files
  }

  /// The bytes of a file: a text, or an object with base64.
  private static func bytes(of member: JSONMember) throws(HTTPProblem) -> [UInt8] {
    if member.value.kind == .string { return member.value.withUTF8 { Array($0) } ?? [] }
    guard let digits = member.value["base64"], digits.kind == .string, member.value.count == 1 else {
      throw problem("a file must be a string, or an object with only the string 'base64'", member)
    }
    guard let bytes = digits.withUTF8({ Base64.decoded($0) }) ?? nil else {
      throw problem("the value of 'base64' is not valid base64; use the standard alphabet, with padding", member)
    }
    return bytes
  }

  /// A path that stays below the root, as it is written.
  private static func checked(_ path: String, _ member: JSONMember, isFile: Bool) throws(HTTPProblem) -> String {
    let bytes = path.utf8
    if !isFile, path == "." { return path }
    guard bytes.count <= longestPath else { throw problem("a path has more than \(longestPath) bytes", member) }
    guard bytes.allSatisfy({ $0 >= 32 && $0 != 127 && $0 != 92 }) else {
      throw problem("a path contains a backslash or a control character; separate folders with '/'", member)
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
      throw problem(
        "a path must be relative to the root; write it without '.' or '..', and without '/' at the start or end",
        member)
    }
    return path
  }

  private static func problem(_ detail: String, _ member: JSONMember) -> HTTPProblem {
    HTTPProblem(.badRequest, detail, at: member.keyPosition)
  }
}
