import AuditEngine
import FileSyntax
import Palettes
import ScreenReading

/// Writes the pairs of a look that do not pass as SARIF 2.1.0: screenshots are artifacts, and regions are rectangles of pixels.
enum LookSARIF {
  /// The ids of the rules that pairs break: those of the audit.
  static let lowContrast = "low-text-contrast"
  static let unverified = "unverified-contrast"

  static func render(_ look: Look) -> [UInt8] {
    JSONWriter.object { root in
      root.key("$schema")
      root.value(SARIFReport.schema)
      root.member("version", "2.1.0")
      root.key("runs")
      root.array { runs in
        runs.object { run in
          run.key("artifacts")
          run.array { list in
            for shot in look.shots { list.object { $0.writeArtifact(shot.file, key: "location") } }
          }
          run.key("results")
          run.array { list in
            for pair in look.pairs where pair.verdict != .pass { list.write(pair, of: look) }
          }
          run.key("tool")
          run.object { tool in
            tool.key("driver")
            tool.object { driver in
              driver.member("name", ToolIdentity.name)
              driver.key("rules")
              driver.array { rules in
                for rule in [lowContrast, unverified] { rules.object { $0.member("id", rule) } }
              }
              driver.member("version", ToolIdentity.version)
            }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func writeArtifact(_ file: String, key name: StaticString) {
    key(name)
    object { $0.member("uri", SARIFPath.uri(file)) }
  }

  fileprivate mutating func write(_ pair: LookPair, of look: Look) {
    let rule = pair.verdict == .fail ? LookSARIF.lowContrast : LookSARIF.unverified
    let worst = look.texts[pair.texts[0]]
    object { result in
      result.key("attachments")
      result.array { list in
        for shot in look.shots.indices {
          let own = pair.texts.map { look.texts[$0] }.filter { $0.shot == shot }
          guard !own.isEmpty else { continue }
          list.object { attachment in
            attachment.writeArtifact(look.shots[shot].file, key: "artifactLocation")
            attachment.key("rectangles")
            attachment.array { rectangles in own.forEach { rectangles.write($0.seen.region) } }
          }
        }
      }
      result.member("level", pair.verdict == .fail ? "error" : "note")
      result.key("locations")
      result.array { list in
        list.object { location in
          location.key("physicalLocation")
          location.object { $0.writeArtifact(look.shots[worst.shot].file, key: "artifactLocation") }
        }
      }
      result.key("message")
      result.object { $0.member("text", "\(LookWords.subject(pair, of: look)): \(LookWords.sentence(pair, of: look))") }
      result.member("ruleId", rule)
    }
  }

  private mutating func write(_ region: ScreenRegion) {
    object { box in
      box.member("bottom", region.y + region.height)
      box.member("left", region.x)
      box.member("right", region.x + region.width)
      box.member("top", region.y)
    }
  }
}
