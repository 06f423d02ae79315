import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import Palettes

extension SolveAnswer {
  /// All answers for other programs.
  static func json(_ answers: [SolveAnswer]) -> String {
    JSONWriter.page { root in
      root.member("schemaVersion", JSONReport.schemaVersion)
      root.key("solutions")
      root.array { list in
        for answer in answers { list.object { answer.write(to: &$0) } }
      }
    }
  }

  /// Solved, infeasible (proven) or unsolved.
  private var status: String {
    isSolved ? "solved" : solution.isInfeasible ? "infeasible" : "unsolved"
  }

  private func write(to root: inout JSONWriter) {
    root.key("audit")
    root.value(plan.loaded.declaration.id)
    root.key("clashes")
    root.array { list in
      for clash in solution.clashes { list.object { write(clash, to: &$0) } }
    }
    root.key("concessions")
    root.array { list in
      for concession in concessions { list.object { write(concession, to: &$0) } }
    }
    root.key("cost")
    root.value(solution.cost)
    root.key("edits")
    root.array { list in
      for edit in solution.edits { list.object { write(edit, to: &$0) } }
    }
    root.key("failing")
    root.value(failing)
    root.key("flips")
    writeFlips(to: &root)
    root.key("gap")
    root.value(solution.gap)
    root.key("givenUp")
    write(rows(solution.givenUp), to: &root)
    root.key("lowerBound")
    root.value(solution.lowerBound)
    root.key("proven")
    root.value(isProven)
    root.key("status")
    root.value(status)
    root.key("stuck")
    write(rows(solution.stuck), to: &root)
    root.key("totalDeltaEOK")
    root.value(total)
    root.key("unsolved")
    write(rows(solution.unsolved), to: &root)
    root.key("withheld")
    writeWithheld(to: &root)
  }

  private func write(_ edit: PaletteSolution.Edit, to row: inout JSONWriter) {
    let place = location(edit.edit)
    row.member("clears", edit.clears.count)
    row.key("condition")
    row.value(condition(edit.edit).label)
    row.key("deltaEOK")
    row.value(edit.deltaEOK)
    row.key("entry")
    if case .entry(let entry) = edit.edit.place { row.value(entry.offset) } else { row.null() }
    row.member("from", edit.from.cssText)
    row.key("location")
    row.object { location in
      location.key("column")
      location.value(place.column)
      location.key("file")
      location.value(place.file)
      location.key("line")
      location.value(place.line)
    }
    row.key("sharedBy")
    row.array { names in
      for name in others(edit.edit) { names.value(name) }
    }
    row.member("to", edit.edit.written.cssText)
    row.key("token")
    row.value(name(edit.edit))
    row.key("turnsSurface")
    row.value(edit.turnsSurface)
  }

  private func write(_ concession: PaletteSolution.Concession, to row: inout JSONWriter) {
    row.key("fixes")
    row.value(concession.repairs)
    row.key("flips")
    row.array { names in
      for pair in concession.flips { names.value(words(pair)) }
    }
    row.key("option")
    row.value(concession.constraint == .sides ? "--allow-flip" : "--any-order")
    row.key("turns")
    row.array { names in
      for place in concession.turning { names.value(Self.name(of: place, in: plan.loaded.palette)) }
    }
  }

  private func write(_ clash: PaletteSolution.Clash, to row: inout JSONWriter) {
    row.key("demands")
    row.array { list in
      for demand in clash.rules {
        list.object { one in
          one.member("keeps", demand.reason?.id, orNull: true)
          one.key("pairs")
          write(rows(demand.measurements), to: &one)
          one.key("required")
          one.value(demand.required?.value)
          one.key("token")
          if case .side(let place) = demand.reason {
            one.value(Self.name(of: place, in: plan.loaded.palette))
          } else {
            one.null()
          }
          one.key("windows")
          one.array { windows in
            for window in demand.windows {
              windows.array {
                $0.value(window.lowerBound)
                $0.value(window.upperBound)
              }
            }
          }
        }
      }
    }
    row.key("relaxation")
    guard let relaxation = clash.relaxation else { return row.null() }
    row.object { one in
      one.key("demand")
      one.value(relaxation.demand)
      one.key("reachable")
      one.value(relaxation.reachable.value)
    }
  }

  private func write(_ rows: [Row], to writer: inout JSONWriter) {
    writer.array { list in
      for row in rows {
        list.object { one in
          let pair = plan.pairs[row.pair]
          one.key("foreground")
          one.value(plan.foregroundName(of: pair))
          one.member("ratio", row.least?.value, orNull: true)
          one.key("required")
          one.value(row.required?.value)
          one.key("surface")
          one.value(plan.surfaceName(of: pair))
          one.key("variants")
          one.array { ids in
            for variant in row.variants.variants { ids.value(variant.id) }
          }
        }
      }
    }
  }
}

extension PaletteSolution.Reason {
  /// The id for other programs.
  fileprivate var id: String {
    switch self {
    case .texts: "text-levels"
    case .surfaces: "surface-levels"
    case .side: "surface-side"
    }
  }
}
