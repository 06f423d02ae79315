import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import Palettes

/// The result of `legible ramp`, ready to print or to write.
struct RampAnswer {
  private let from: Color
  private let ramp: Ramp

  /// Creates an answer from the ramp of a color.
  init(from: Color, _ ramp: Ramp) {
    self.from = from
    self.ramp = ramp
  }

  /// The answer for people and for programs.
  var answer: Answer { .ramp(ramp) { Array(json.utf8) } }

  /// The ramp for other programs.
  private var json: String {
    JSONWriter.page { root in
      root.member("from", from.cssText)
      root.key("rows")
      root.array { list in
        for row in ramp.rows { list.object { write(row, to: &$0) } }
      }
      root.member("schemaVersion", JSONReport.schemaVersion)
    }
  }

  private func write(_ row: Ramp.Row, to object: inout JSONWriter) {
    object.key("greatest")
    object.value(row.greatest.value)
    object.key("lighter")
    object.value(row.isLighter)
    object.key("steps")
    object.array { list in
      for step in row.steps {
        list.object { one in
          one.member("color", step.found?.color.hex, orNull: true)
          one.key("overshoot")
          one.value(step.overshoot)
          one.key("ratio")
          one.value(step.found?.ratio.value)
          one.key("target")
          one.value(step.target.value)
        }
      }
    }
    object.member("surface", row.surface.cssText)
  }

  /// The ramp as Design Tokens 2025.10: a group for each surface, a color for each target that is reached.
  var tokens: String {
    JSONWriter.page { root in
      for (row, name) in zip(ramp.rows, rowNames) {
        root.key(name)
        root.object { group in
          group.member("$type", "color")
          for step in row.steps {
            guard let found = step.found else { continue }
            group.key(Self.slug(step.target))
            group.object { token in
              token.key("$value")
              token.object { write(found.color, to: &$0) }
              token.member("$description", "\(found.ratio.flooredText()):1 on \(row.surface.cssText)")
            }
          }
        }
      }
    }
  }

  private func write(_ color: EightBitColor, to value: inout JSONWriter) {
    value.member("colorSpace", "srgb")
    value.key("components")
    value.array { list in
      for channel in [color.encoded.red, color.encoded.green, color.encoded.blue] { list.value(channel) }
    }
    value.key("hex")
    value.value(color.hex.lowercased())
  }

  /// The files of an asset catalog, with their paths in it.
  var catalog: [(name: String, bytes: [UInt8])] {
    let information = #"{ "author": "legible", "version": 1 }"#
    var files = [(name: "Contents.json", bytes: Array("{ \"info\": \(information) }\n".utf8))]
    for (row, name) in zip(ramp.rows, rowNames) {
      for step in row.steps {
        guard let found = step.found else { continue }
        let hex = found.color.hex.dropFirst()
        let components = ["red", "green", "blue"].enumerated().map { index, channel in
          "\"\(channel)\": \"0x\(hex.dropFirst(2 * index).prefix(2))\""
        }.joined(separator: ", ")
        let text = """
          {
            "colors": [
              {
                "color": { "color-space": "srgb", "components": { "alpha": "1.000", \(components) } },
                "idiom": "universal"
              }
            ],
            "info": \(information)
          }

          """
        files.append((name: "\(name)-\(Self.slug(step.target)).colorset/Contents.json", bytes: Array(text.utf8)))
      }
    }
    return files
  }

  /// A name for each surface, numbered if two are equal.
  private var rowNames: [String] {
    var used: [String] = []
    for row in ramp.rows {
      let base = "on-\(Slug.make(SeenColor.eightBit(row.surface.encodedSRGB).hex))"
      var name = base
      var number = 2
      while used.contains(name) {
        name = "\(base)-\(number)"
        number += 1
      }
      used.append(name)
    }
    return used
  }

  /// A target as part of a name, for example `4-5`.
  private static func slug(_ ratio: ContrastRatio) -> String {
    String(Answer.number(ratio).map { $0 == "." ? "-" : $0 })
  }
}
