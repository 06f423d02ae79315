import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension JSONWriter {
  /// Writes the window of a token in one variant.
  mutating func write(_ window: TokenWindow, of plan: AuditPlan) {
    object { cell in
      cell.key("clash")
      cell.array { list in
        for index in window.clash { list.write(window.demands[index], of: plan) }
      }
      cell.key("inside")
      if window.isUnknown { cell.null() } else { cell.value(window.isMet) }
      cell.key("intervals")
      if window.isUnknown {
        cell.null()
      } else {
        cell.array { list in
          for interval in window.intervals { list.write(interval) }
        }
      }
      cell.key("lightness")
      cell.value(window.lightness)
      cell.key("omissions")
      cell.write(window.omissions, of: plan)
      cell.key("pairs")
      cell.value(Set(window.demands.map(\.pair)).count)
      cell.key("relaxed")
      cell.array { list in
        for interval in window.relaxed { list.write(interval) }
      }
      cell.key("relaxedClash")
      cell.array { list in
        for index in window.relaxedClash { list.write(window.demands[index], of: plan) }
      }
    }
  }

  /// Writes what pairs ask of a color, with the luminances or else the lightnesses that satisfy it.
  mutating func write(_ demand: WindowDemand, of plan: AuditPlan) {
    let pair = plan.pairs[demand.pair]
    object { one in
      one.key("foreground")
      one.value(plan.foregroundName(of: pair))
      if let band = demand.band {
        one.key("luminance")
        one.write(band.intervals)
      } else {
        one.key("lightness")
        one.write(demand.lightness)
      }
      one.key("required")
      one.value(demand.required.value)
      one.key("surface")
      one.value(plan.surfaceName(of: pair))
      one.key("variants")
      one.array { ids in
        for variant in demand.variants.variants { ids.value(variant.id) }
      }
    }
  }

  /// Writes the pairs that are left out.
  mutating func write(_ omissions: [WindowOmission], of plan: AuditPlan) {
    array { list in
      for omission in omissions {
        list.object { one in
          one.key("foreground")
          one.value(plan.foregroundName(of: plan.pairs[omission.pair]))
          one.key("reason")
          one.value(omission.reason)
          one.key("surface")
          one.value(plan.surfaceName(of: plan.pairs[omission.pair]))
        }
      }
    }
  }

  private mutating func write(_ interval: LightnessInterval) {
    object { one in
      one.key("colors")
      one.array { list in
        for color in interval.colors { list.value(color.hex) }
      }
      one.key("lightness")
      one.write(ends: interval.lightness)
      one.key("luminance")
      if let luminance = interval.luminance { one.write(ends: luminance) } else { one.null() }
    }
  }

  private mutating func write(_ ranges: [ClosedRange<Double>]) {
    array { list in
      for range in ranges { list.write(ends: range) }
    }
  }

  private mutating func write(ends range: ClosedRange<Double>) {
    array { ends in
      ends.value(range.lowerBound)
      ends.value(range.upperBound)
    }
  }
}
