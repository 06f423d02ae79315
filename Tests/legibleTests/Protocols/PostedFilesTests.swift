import TestSupport
import Testing

@testable import FileSyntax
@testable import legible

/// The bodies of requests to audit files.
@Suite struct PostedFilesTests {
  private static func problem(_ body: String) -> HTTPProblem? {
    #expect(throws: HTTPProblem.self) { try PostedFiles(Array(body.utf8)) }
  }

  @Test func filesComeAsTextOrBase64() throws {
    let posted = try PostedFiles(
      Array(#"{"path":"App","files":{"App/a b.json":"\u00e9\n","App/x/b.png":{"base64":"AAEC/w=="},"c":""}}"#.utf8))
    #expect(posted.path == "App" && posted.files.count == 3)
    #expect(posted.files["App/a b.json"] == Array("é\n".utf8) && posted.files["App/x/b.png"] == [0, 1, 2, 255])
    #expect(posted.files["c"] == [])
    let names = posted.folders.items.mapValues { $0.map { $0.name + ($0.isFolder ? "/" : "") } }
    #expect(names == [".": ["App/", "c"], "App": ["a b.json", "x/"], "App/x": ["b.png"]])
    #expect(try PostedFiles(Array(#"{"files":{}}"#.utf8)).path == ".")
  }

  @Test(arguments: [
    "../a", "a/../b", "/etc/passwd", "a//b", "a/", "./a", "a/.", "..", "", #"..\\a"#, #"a\u0000b"#, #"a\nb"#,
  ])
  func pathsThatLeaveTheRootAreRefused(_ path: String) {
    let file = Self.problem(#"{"files":{"\#(path)":""}}"#)
    #expect(file?.status == .badRequest && file?.position == TextPosition(line: 1, column: 11))
    #expect(Self.problem(#"{"files":{},"path":"\#(path)"}"#)?.status == .badRequest)
  }

  @Test(arguments: [
    ("", 1, 1), ("{", 1, 2), ("[]", nil, nil), ("{}", nil, nil), ("{\n\"files\": {\"a\": 1}}", 2, 11),
    ("{\"files\":[]}", 1, 10), ("{\"files\":{\"a\":{\"base64\":\"A\"}}}", 1, 11),
    ("{\"files\":{\"a\":{\"base64\":\"AA==\",\"x\":1}}}", 1, 11), ("{\"files\":{\"a\":\"\",\"a\":\"\"}}", 1, 18),
    ("{\"files\":{},\"files\":{}}", 1, 13), ("{\"files\":{},\"flies\":{}}", 1, 13),
    ("{\"files\":{},\"path\":1}", 1, 13),
    ("{\"files\":{\"a\":\"\",\"a/b\":\"\"}}", nil, nil), ("{\"files\":{\"a\":\"}", 1, 15),
  ])
  func mistakesHaveAPlace(_ body: String, _ line: Int?, _ column: Int?) {
    let problem = Self.problem(body)
    #expect(problem?.status == .badRequest)
    #expect(problem?.position?.line == line && (problem?.position?.column == column), "\(body) \(problem as Any)")
  }

  /// Each limit from both sides.
  @Test func numbersAreLimited() throws {
    func files(_ names: some Sequence<String>) -> [UInt8] {
      Array("{\"files\":{\(names.map { "\"\($0)\":\"\"" }.joined(separator: ","))}}".utf8)
    }
    #expect(try PostedFiles(files((0..<PostedFiles.mostFiles).map { "a/\($0)" })).files.count == PostedFiles.mostFiles)
    #expect(throws: HTTPProblem.self) { try PostedFiles(files((0...PostedFiles.mostFiles).map { "\($0)" })) }
    let long = String(repeating: "a", count: PostedFiles.longestPath)
    #expect(try PostedFiles(files([long])).files.count == 1)
    #expect(throws: HTTPProblem.self) { try PostedFiles(files([long + "a"])) }
    let deep = String(repeating: "a/", count: PostedFolders.greatestFolderDepth)
    #expect(try PostedFiles(files([deep + "b"])).folders.items.count == PostedFolders.greatestFolderDepth + 1)
    #expect(throws: HTTPProblem.self) { try PostedFiles(files([deep + "a/b"])) }
    let many = (0..<PostedFolders.mostFolders / 64 - 1).map { "\($0)/" + deep.dropLast(3) + "/x" }
    #expect(try PostedFiles(files(many)).files.count == many.count)
    let more = (0...PostedFolders.mostFolders / 64).map { "\($0)/" + deep.dropLast(3) + "/x" }
    #expect(throws: HTTPProblem.self) { try PostedFiles(files(more)) }
    let nested = String(repeating: "[", count: PostedFiles.greatestDepth)
    #expect(Self.problem("{\"files\":{\"a\":\(nested)")?.status == .badRequest)
    let values = String(repeating: "0,", count: PostedFiles.mostValues)
    #expect(Self.problem("{\"files\":{\"a\":[\(values)0]}}")?.position != nil)
  }

  /// The decoding is the inverse of the encoding, and accepts nothing else.
  @Test func base64IsStrict() {
    func decoded(_ text: String) -> [UInt8]? {
      Array(text.utf8).withUnsafeBufferPointer { Base64.decoded($0) }
    }
    var random = SplitMix64(seed: 9)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(decoded(Base64.text(of: bytes)) == bytes)
    }
    for text in ["A", "AA", "AAA", "AAA=A", "====", "A===", "AB==", "AAB=", "AA=A", "A A=", "AA-_", "AAAA=", "=AAA"] {
      #expect(decoded(text) == nil, "\(text)")
    }
  }
}
