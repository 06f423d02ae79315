import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The lightness that each token may have without a failing pair, with every other color as it is, and the answers of the
/// audit's advice.
struct SafeWindows {
  private let results: [AuditResult]

  init(_ results: [AuditResult]) { self.results = results }

  /// One object for each audit, with those of its tokens that are in pairs.
  var json: [UInt8] {
    var writer = JSONWriter(style: .compact)
    let meter = WorkMeter(WindowOmission.mostSteps)
    writer.array { list in
      for audit in results {
        var finder = WindowFinder(audit.measured, meter: meter)
        let palette = audit.plan.loaded.palette
        list.object { one in
          one.key("audit")
          one.value(audit.plan.loaded.declaration.id)
          one.key("tokens")
          one.array { tokens in
            for index in palette.tokens.typedIndices {
              let groups = WindowGroup.groups(of: finder.windows(of: index)).filter { !$0.window.demands.isEmpty }
              if !groups.isEmpty {
                // A row is an entry of the file; a new one has none yet.
                let answers = audit.advice.answers(of: index, in: palette).filter { $0.edit.added == nil }
                tokens.write(groups, palette.displayName(of: index), answers)
              }
            }
          }
        }
      }
    }
    return writer.takeBytes()
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ groups: [WindowGroup], _ name: String, _ answers: [(entry: EntryIndex, edit: PlannedEdit)]
  ) {
    object { token in
      token.key("answers")
      token.array { list in
        for answer in answers {
          list.object { one in
            one.key("color")
            one.value(answer.edit.to.hex)
            one.key("entry")
            one.value(answer.entry.offset)
          }
        }
      }
      token.key("name")
      token.value(name)
      token.key("windows")
      token.array { list in groups.forEach { list.write($0) } }
    }
  }

  /// The variants, the intervals with the colors at their ends, and the number of pairs that are left out.
  private mutating func write(_ group: WindowGroup) {
    object { one in
      one.key("inside")
      one.value(group.window.isMet)
      one.key("intervals")
      one.array { list in group.window.intervals.forEach { list.write($0) } }
      one.key("omitted")
      one.value(group.window.omissions.count)
      one.key("variants")
      one.array { ids in group.variants.variants.forEach { ids.value($0.id) } }
    }
  }

  private mutating func write(_ interval: LightnessInterval) {
    object { one in
      one.key("colors")
      one.array { list in interval.colors.forEach { list.value($0.hex) } }
      one.key("from")
      one.value(interval.lightness.lowerBound)
      one.key("to")
      one.value(interval.lightness.upperBound)
    }
  }
}
