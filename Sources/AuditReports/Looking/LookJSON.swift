import AuditEngine
import ColorMath
import FileSyntax
import Palettes
import ScreenReading

/// Writes a look for other programs; `look-1.schema.json` describes it.
enum LookJSON {
  /// The version of the format.
  static let schemaVersion = "1.0"

  static func render(_ look: Look) -> [UInt8] {
    JSONWriter.object { root in
      root.key("drift")
      root.array { list in look.drift.forEach { list.write($0, of: look) } }
      root.key("pairs")
      root.array { list in look.pairs.forEach { list.write($0, of: look) } }
      root.member("policy", look.policy)
      root.member("schemaVersion", schemaVersion)
      root.key("shots")
      root.array { list in look.shots.forEach { list.write($0) } }
      root.key("texts")
      root.array { list in look.texts.forEach { list.write($0) } }
      root.key("tool")
      root.writeTool()
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ shot: LookShot) {
    object { row in
      row.member("file", shot.file)
      row.member("height", shot.height)
      row.key("leftOut")
      row.array { list in
        for item in shot.leftOut {
          list.object { count in
            count.member("code", item.code)
            count.member("count", item.count)
          }
        }
      }
      row.member("scale", shot.scale, orNull: true)
      row.member("variant", shot.variant?.id, orNull: true)
      if !shot.warnings.isEmpty {
        row.key("warnings")
        row.array { list in shot.warnings.forEach { list.value($0) } }
      }
      row.member("width", shot.width)
    }
  }

  fileprivate mutating func write(_ text: LookText) {
    object { row in
      row.member("foreground", text.seen.foreground.eightBit.hex)
      if let label = text.label { row.member("label", label) }
      row.member("maximum", text.seen.maximum.value)
      row.member("minimum", text.seen.minimum.value)
      if text.isNearMinimum { row.member("nearMinimum", true) }
      row.member("ratio", text.seen.ratio.value)
      row.member("reasonCode", text.reason?.rawValue, orNull: true)
      row.key("region")
      row.write(text.seen.region)
      row.member("required", text.required.value)
      row.member("shot", text.shot)
      if let isLarge = text.isLarge { row.member("size", isLarge ? "large" : "normal") }
      row.member("surface", text.seen.surface.eightBit.hex)
      row.key("tokens")
      row.array { list in
        for name in text.names {
          list.object { item in
            item.member("declared", name.isDeclared)
            item.member("foreground", name.foreground)
            item.member("surface", name.surface)
            item.member("variant", name.variant.id)
          }
        }
      }
      row.member("verdict", text.verdict.rawValue)
    }
  }

  private mutating func write(_ region: ScreenRegion) {
    object { box in
      box.member("height", region.height)
      box.member("width", region.width)
      box.member("x", region.x)
      box.member("y", region.y)
    }
  }

  fileprivate mutating func write(_ pair: LookPair, of look: Look) {
    let worst = look.texts[pair.texts[0]]
    object { row in
      row.member("count", pair.texts.count)
      row.member("declared", pair.isDeclared)
      if let expected = pair.expected {
        row.member("agrees", pair.agrees(with: worst.seen.ratio))
        row.member("expected", expected.value)
      }
      if let fix = pair.fix {
        row.key("fix")
        row.object { edit in
          edit.member("color", fix.color.hex)
          edit.member("edit", fix.number)
          edit.member("token", fix.token)
        }
      }
      row.member("foreground", pair.foreground, orNull: true)
      row.member("foregroundColor", worst.seen.foreground.eightBit.hex)
      if !pair.issues.isEmpty {
        row.key("issues")
        row.array { list in
          for issue in pair.issues {
            list.object { item in
              item.member("count", issue.count)
              item.member("issue", issue.words)
            }
          }
        }
      }
      row.member("ratio", worst.seen.ratio.value)
      row.member("required", worst.required.value)
      row.member("shots", pair.shots)
      row.member("surface", pair.surface, orNull: true)
      row.member("surfaceColor", worst.seen.surface.eightBit.hex)
      row.key("texts")
      row.array { list in pair.texts.forEach { list.value($0) } }
      row.member("variant", pair.variant?.id, orNull: true)
      row.member("verdict", pair.verdict.rawValue)
    }
  }

  fileprivate mutating func write(_ drift: LookDrift, of look: Look) {
    object { row in
      row.member("as", drift.isForeground ? "foreground" : "surface")
      row.member("color", drift.color.hex)
      row.member("count", drift.count)
      if let elsewhere = drift.elsewhere {
        row.key("elsewhere")
        row.object { other in
          other.member("token", elsewhere.token)
          other.member("variant", elsewhere.variant.id)
        }
      }
      row.member("text", drift.first)
    }
  }
}
