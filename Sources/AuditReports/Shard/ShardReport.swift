package import AuditEngine
import FileSyntax
import Palettes

/// The measurements of one shard of a run; `shard-1.schema.json` describes its JSON.
package struct ShardReport: Sendable {
  /// The version of the keys: the first number changes when a key changes its meaning.
  static let schemaVersion = "1.2"

  /// The path of its file, as given.
  package let file: String
  /// Its place in the run.
  let shard: Shard
  /// The inputs that it measured.
  let inputs: ShardInputs
  /// The hash of its bytes without the hash itself.
  package let digest: String
  /// The audits of the run, as they were written.
  let audits: JSONValue
  /// The rows, by audit, pair and condition.
  let rows: JSONValue

  /// The name in messages: `shard 3 of 8`.
  var name: String { "shard \(shard.index) of \(shard.count)" }

  /// Room that is set aside for each measurement.
  private static let bytesPerMeasurement = 512

  /// The placeholder for the digest while it is computed.
  private static let blankDigest = String(repeating: "0", count: 64)

  /// The bytes of a shard, ending in a line feed: the measurements of each plan, in the order of the audits' ids.
  package static func render(
    _ shard: Shard, of audits: [MeasuredAudit], on inputs: ShardInputs
  ) -> [UInt8] {
    let count = audits.reduce(0) { $0 + $1.measurements.count }
    var writer = JSONWriter(style: .compact, room: count * bytesPerMeasurement)
    var digestStart = 0
    writer.object { root in
      root.key("audits")
      root.array { list in audits.forEach { list.write(audit: $0.plan) } }
      root.key("files")
      root.write(inputs.files)
      root.key("measurements")
      root.array { list in
        for audit in audits {
          for measurement in audit.measurements { list.write(measurement, of: audit.plan, as: .shard(audit.evidence)) }
        }
      }
      root.member("schemaVersion", schemaVersion)
      root.key("shard")
      root.object { place in
        place.member("count", shard.count)
        place.key("digest")
        digestStart = place.byteCount + 1
        place.value(blankDigest)
        place.member("index", shard.index)
        place.member("inputs", inputs.hash)
        place.key("options")
        place.write(inputs.options)
      }
      root.key("tool")
      root.writeTool()
    }
    writer.lineEnd()
    var bytes = writer.takeBytes()
    bytes.replaceSubrange(digestStart..<digestStart + blankDigest.utf8.count, with: SHA256.hex(of: bytes).utf8)
    return bytes
  }

  /// The digest of a shard's bytes; `range` is that of the digest written in them.
  static func digest(of bytes: [UInt8], without range: Range<Int>) -> String {
    var hash = SHA256()
    hash.add(bytes[..<range.lowerBound])
    hash.add(blankDigest.utf8)
    hash.add(bytes[range.upperBound...])
    return hash.hex()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ files: [ShardInputs.File]) {
    object { table in
      for file in files {
        table.key(file.path)
        table.value(file.content)
      }
    }
  }

  fileprivate mutating func write(_ options: MeasuringOptions) {
    object { entry in
      entry.key("idioms")
      entry.array { list in options.idioms.forEach { list.value($0.rawValue) } }
      entry.member("policy", options.policy)
      entry.key("profiles")
      entry.array { list in options.profiles.forEach { list.value($0.rawValue) } }
      entry.key("variants")
      entry.array { list in options.variants.variants.forEach { list.value($0.id) } }
    }
  }
}
