import AuditEngine
package import FileSyntax
package import Palettes

extension ShardReport {
  /// Reads a shard from its JSON; `file` is its path as messages name it.
  ///
  /// - Throws: the problem, its place, and the solution: the shard was cut off, changed, or written by another version.
  package init(_ document: JSONDocument, file: String) throws(Diagnostic) {
    let reader = ShardReader(document: document, file: file)
    try reader.checkVersion()
    let place = try reader.member("shard", of: document.root, kind: .object)
    let (index, count) = (try reader.integer("index", of: place), try reader.integer("count", of: place))
    guard let shard = Shard(index: index, of: count) else {
      throw reader.problem("shard \(index) of \(count) does not exist; \(ShardReader.remedy)", at: place)
    }
    inputs = ShardInputs(options: try reader.options(of: place), files: try reader.files())
    let hash = try reader.text("inputs", of: place)
    digest = try reader.text("digest", of: place)
    audits = try reader.member("audits", of: document.root, kind: .array)
    rows = try reader.member("measurements", of: document.root, kind: .array)
    self.shard = shard
    self.file = file
    try reader.checkDigest(of: place)
    guard hash == inputs.hash else {
      throw reader.problem(
        "'inputs' is not the hash of the listed files and options; \(ShardReader.remedy)", at: place)
    }
  }
}

/// Reads the parts of a shard, with words for problems and their places.
struct ShardReader {
  let document: JSONDocument
  let file: String

  /// The advice for a shard that cannot be used.
  static let remedy = "recreate it with 'legible audit --shard I/N'"

  func problem(_ message: String, at value: JSONValue) -> Diagnostic {
    Diagnostic(.error, .badData, message, at: SourceLocation(file: file, value.position))
  }

  /// Rejects files that are not shards, and the shards of other versions, whose rows may have another meaning.
  func checkVersion() throws(Diagnostic) {
    let root = document.root
    guard root.kind == .object, root["shard"] != nil else {
      let found = root["findings"] == nil ? "not a shard report" : "the report from a complete audit, not a shard"
      throw problem("this is \(found); \(Self.remedy)", at: root)
    }
    let tool = try member("tool", of: root, kind: .object)
    let (name, version) = (try text("name", of: tool), try text("version", of: tool))
    let schema = try text("schemaVersion", of: root)
    guard name == ToolIdentity.name, version == ToolIdentity.version, schema == ShardReport.schemaVersion else {
      throw problem(
        "this shard was written by \(name.inQuotes) \(version.inQuotes) with schema version \(schema.inQuotes), but "
          + "this is \(ToolIdentity.name) \(ToolIdentity.version) with schema version \(ShardReport.schemaVersion); "
          + "measure and merge with the same version", at: tool)
    }
  }

  /// Rejects a shard whose bytes were changed.
  func checkDigest(of place: JSONValue) throws(Diagnostic) {
    let value = try member("digest", of: place, kind: .string)
    guard let range = value.plainContent, value.isString(ShardReport.digest(of: document.bytes, without: range)) else {
      throw problem(
        "this shard was modified after it was written: its digest does not match its contents; \(Self.remedy)",
        at: value)
    }
  }

  /// Returns the options of the run.
  func options(of place: JSONValue) throws(Diagnostic) -> MeasuringOptions {
    let options = try member("options", of: place, kind: .object)
    var policy: String?
    if let value = options["policy"], value.kind != .null {
      policy = try text("policy", of: options)
      guard Policy.named(policy ?? "") != nil else { throw unknown(value) }
    }
    return MeasuringOptions(
      policy: policy, profiles: try choices("profiles", of: options) { Profile(rawValue: $0) },
      idioms: try choices("idioms", of: options) { Idiom(rawValue: $0) },
      variants: VariantSet(try choices("variants", of: options) { Variant(id: $0) }.map { VariantSet($0) }))
  }

  /// The files that were read.
  func files() throws(Diagnostic) -> [ShardInputs.File] {
    let table = try member("files", of: document.root, kind: .object)
    var files: [ShardInputs.File] = []
    files.reserveCapacity(table.count)
    for entry in table.members {
      guard let content = entry.value.string else { throw unknown(entry.value) }
      files.append(ShardInputs.File(path: entry.key, content: content))
    }
    return files
  }

  private func choices<Value>(
    _ key: String, of object: JSONValue, _ read: (String) -> Value?
  ) throws(Diagnostic) -> [Value] {
    var values: [Value] = []
    for element in try member(key, of: object, kind: .array).elements {
      guard let value = element.string.flatMap(read) else { throw unknown(element) }
      values.append(value)
    }
    return values
  }

  func text(_ key: String, of object: JSONValue) throws(Diagnostic) -> String {
    try member(key, of: object, kind: .string).string ?? ""
  }

  func integer(_ key: String, of object: JSONValue) throws(Diagnostic) -> Int {
    let value = try member(key, of: object, kind: .number)
    guard let number = value.integer else { throw unknown(value) }
    return number
  }

  func member(_ key: String, of object: JSONValue, kind: JSONKind) throws(Diagnostic) -> JSONValue {
    guard let value = object[key] else { throw problem("'\(key)' is missing; \(Self.remedy)", at: object) }
    guard value.kind == kind else {
      throw problem("'\(key)' is \(value.kind), expected \(kind); \(Self.remedy)", at: value)
    }
    return value
  }

  private func unknown(_ value: JSONValue) -> Diagnostic {
    problem("this version never writes this value; \(Self.remedy)", at: value)
  }
}
