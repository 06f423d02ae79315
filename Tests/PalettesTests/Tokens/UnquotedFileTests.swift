import TestSupport
import Testing

@testable import Palettes

@Suite("files that are no palette are not quoted")
struct UnquotedFileTests {
  private static let secrets = [
    "hunter2 = correct-horse", "[core]\n  token = hunter2", "{ hunter2: \"correct-horse\" }", "{ \"auth\": hunter2 }",
    "{ \"auth\": \"hunter2\" ; }", "{ \"hunter2\" \"correct-horse\" }", "{ \"auth\": \"hunter2\", \"hunter2\": tru }",
    #"{ "auths": { "registry": { "auth": "hunter2" } }, "hunter2": ["correct-horse"] }"#, "hunter2: 1.\n",
  ]

  @Test(
    "as a token file, a referred file, a resolver's source, a resolver, an audit file or its base", arguments: secrets)
  func quoted(_ secret: String) {
    let cases: [(path: String, files: [String: String])] = [
      ("app", ["app/legible.json": ##"{ "version": 1, "sources": ["s.tokens"] }"##, "app/s.tokens": secret]),
      (
        "app/t.json",
        ["app/t.json": ##"{ "a": { "$type": "color", "$ref": "s.txt#/auths/registry/auth" } }"##, "app/s.txt": secret]
      ),
      (
        "app/t.json",
        [
          "app/t.json": ##"{ "a": { "$type": "color", "$value": { "$ref": "s.txt#/hunter2/0" } } }"##,
          "app/s.txt": secret,
        ]
      ),
      (
        "app/x.resolver.json",
        [
          "app/x.resolver.json":
            ##"{ "version": "2025.10", "resolutionOrder": [{ "name": "s", "type": "set", "sources": [{ "$ref": "s.txt" }] }] }"##,
          "app/s.txt": secret,
        ]
      ), ("app/s.json", ["app/s.json": secret]), ("app", ["app/legible.json": secret]),
      ("app", ["app/legible.json": ##"{ "version": 1, "extends": "s.txt" }"##, "app/s.txt": secret]),
    ]
    for (path, files) in cases {
      let said = AuditLoader.load(path: path, from: .memory(files), vocabulary: testVocabulary).flatMap(
        \.diagnostics)
      #expect(!said.contains { $0.message.holds("hunter2") || $0.message.holds("correct-horse") }, "\(path): \(said)")
    }
  }
}
