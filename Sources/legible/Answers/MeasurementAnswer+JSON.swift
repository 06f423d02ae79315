import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import Palettes

extension MeasurementAnswer {
  /// The calculations for other programs.
  var json: String {
    JSONWriter.page { root in
      root.key("measurements")
      root.array { list in
        for row in rows { list.object { write(row.measurement, row.sum, row.evidence, to: &$0) } }
      }
      root.member("schemaVersion", JSONReport.schemaVersion)
    }
  }

  private func write(
    _ measurement: Measurement, _ sum: WorkedSum?, _ evidence: MeasurementEvidence?, to row: inout JSONWriter
  ) {
    let pair = plan.pairs[measurement.pair]
    row.key("criterion")
    row.value(measurement.requirement.criterion.id)
    row.key("evidence")
    if let evidence {
      row.write(evidence, plan.loaded.declaration.images.map(\.file))
    } else {
      row.null()
    }
    row.key("foreground")
    row.value(plan.foregroundName(of: pair))
    row.member("maximum", measurement.maximum?.value, orNull: true)
    row.member("minimum", measurement.minimum?.value, orNull: true)
    row.member("reason", measurement.reason?.words, orNull: true)
    row.member("required", measurement.requirement.minimum?.value, orNull: true)
    row.member("role", pair.role.rawValue)
    row.key("sum")
    row.write(sum)
    row.key("surface")
    row.value(plan.surfaceName(of: pair))
    row.key("variant")
    row.value(measurement.variant.id)
    row.member("verdict", measurement.verdict.rawValue)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ sum: WorkedSum?) {
    guard let sum else { return null() }
    object { root in
      root.key("backdrop")
      if let backdrop = sum.backdrop { root.write(channels: backdrop) } else { root.null() }
      root.key("foreground")
      root.write(sum.foreground)
      root.key("layers")
      root.write(sum.layers)
      root.key("luminances")
      root.array { list in
        list.value(sum.luminances.foreground.value)
        list.value(sum.luminances.surroundings.value)
      }
      root.key("ratio")
      root.value(sum.ratio.value)
      root.key("surroundings")
      root.write(sum.surroundings)
    }
  }

  private mutating func write(_ lines: [WorkedSum.Line]) {
    array { list in
      for line in lines {
        list.object { row in
          row.key("alpha")
          row.value(line.seen.alpha)
          row.member("formula", line.formula, orNull: true)
          row.key("name")
          row.value(line.name)
          row.key("seen")
          row.write(channels: line.seen.color)
        }
      }
    }
  }

  private mutating func write(channels color: EncodedSRGB) {
    array { list in
      list.value(color.red)
      list.value(color.green)
      list.value(color.blue)
    }
  }
}
