package import AuditEngine
import ColorMath
package import FileSyntax
import Palettes

extension JSONWriter {
  /// Writes the share of all backdrops over which a pair passes in its worst cell.
  mutating func write(_ found: BackdropShare, in cell: Measurement) {
    object { entry in
      entry.member("lower", found.share.lower)
      entry.member("state", cell.state)
      entry.member("upper", found.share.upper)
      entry.member("variant", cell.variant.id)
    }
  }

  /// Writes the changes that make a pair pass in its worst cell; each one by itself.
  package mutating func write(_ repairs: Repairs, in cell: Measurement) {
    object { entry in
      entry.key("dimming")
      entry.array { list in
        list.write(dimming: "#000000", repairs.black)
        list.write(dimming: "#FFFFFF", repairs.white)
      }
      if let answer = repairs.foreground {
        entry.key("foreground")
        entry.object { foreground in
          foreground.writeAnswer(answer)
          guard case .found(let color, _) = answer else { return }
          foreground.member("color", color.color.hex)
          foreground.member("deltaEOK", color.deltaEOK)
        }
      }
      if let opacity = repairs.opacity {
        entry.key("opacity")
        entry.object { layer in
          layer.writeAnswer(opacity.least)
          layer.member("layer", opacity.layer)
          layer.writeOpacity(opacity.least)
          layer.member("present", opacity.present)
        }
      }
      entry.member("state", cell.state)
      entry.member("variant", cell.variant.id)
    }
  }

  private mutating func write(dimming color: String, _ answer: StackRepair<Double>) {
    object { layer in
      layer.writeAnswer(answer)
      layer.member("color", color)
      layer.writeOpacity(answer)
    }
  }

  private mutating func writeAnswer<Value>(_ answer: StackRepair<Value>) {
    key("answer")
    switch answer {
    case .found: value("found")
    case .none: value("none")
    case .undecided: value("undecided")
    }
  }

  private mutating func writeOpacity(_ answer: StackRepair<Double>) {
    guard case .found(let opacity, _) = answer else { return }
    member("opacity", opacity)
  }
}
