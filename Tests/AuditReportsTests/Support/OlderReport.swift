import Foundation
import Testing

/// Reports as versions before 1.1 wrote them: null for every value that is missing, and no origin of a stated pair.
enum OlderReport {
  private static let keys = [
    "measurements": [
      "evidence", "foregroundColor", "maximum", "minimum", "ratio", "reason", "required", "state", "surfaceColor",
    ],
    "findings": ["foreground", "suggestion", "surface"],
    "cells": ["ratio", "required", "state"],
  ]

  static func text(of report: [UInt8]) throws -> String {
    var root = try #require(JSONSerialization.jsonObject(with: Data(report)) as? [String: Any])
    root["schemaVersion"] = "1.0"
    root["measurements"] = try rows("measurements", of: root).map { row in
      var row = row
      row["names"] = nil
      if row["origin"] as? String == "stated" { row["origin"] = nil }
      return row
    }
    root["findings"] = try rows("findings", of: root).map { finding in
      var finding = finding
      finding["cells"] = try rows("cells", of: finding)
      return finding
    }
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try JSONSerialization.data(withJSONObject: root, options: options), as: UTF8.self)
  }

  /// The rows under a key, with null for each value that is missing.
  private static func rows(_ key: String, of parent: [String: Any]) throws -> [[String: Any]] {
    let nulls = (keys[key] ?? []).map { ($0, NSNull() as Any) }
    return try #require(parent[key] as? [[String: Any]]).map { $0.merging(nulls) { value, _ in value } }
  }
}
