import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension JSONWriter {
  /// Writes the plan of one audit, in order.
  mutating func writePlan(of audit: AuditResult) {
    for edit in audit.edits {
      object { row in
        if edit.added != nil { row.member("adds", true) }
        row.member("audit", audit.declaration.id)
        row.member("clears", edit.clears.count)
        row.member("color", edit.to.hex)
        row.member("deltaEOK", edit.deltaEOK)
        row.member("entry", edit.condition)
        row.member("from", edit.from.cssText)
        row.key("location")
        row.write(edit.location)
        let repeats = audit.repeats(of: edit)
        if !repeats.isEmpty {
          row.key("repeats")
          row.array { list in repeats.forEach { list.value($0) } }
        }
        if let statement = edit.statement {
          row.key("statement")
          row.write(statement)
        }
        row.member("token", audit.plan.loaded.palette.displayName(of: edit.token))
        if edit.unmeasured > 0 { row.member("unmeasured", edit.unmeasured) }
        row.key("variants")
        row.array { list in edit.variants.variants.forEach { list.value($0.id) } }
        guard !edit.followers.isEmpty else { return }
        row.key("with")
        row.array { list in for other in edit.followers { list.object { $0.write(follower: other, of: audit) } } }
      }
    }
  }

  private mutating func write(follower edit: PlannedEdit, of audit: AuditResult) {
    if edit.added != nil { member("adds", true) }
    member("color", edit.to.hex)
    member("deltaEOK", edit.deltaEOK)
    member("entry", edit.condition)
    member("from", edit.from.cssText)
    key("location")
    write(edit.location)
    member("token", audit.plan.loaded.palette.displayName(of: edit.token))
  }

  /// Writes the entries of one audit whose pairs no color satisfies together.
  mutating func writeConflicts(of audit: AuditResult) {
    for conflict in audit.advice.conflicts {
      object { row in
        row.member("audit", audit.declaration.id)
        row.member("entry", conflict.condition)
        row.key("sides")
        row.array { list in
          for side in conflict.sides {
            list.object { entry in
              entry.member("color", side.color.hex)
              entry.key("givenUp")
              entry.array { ids in side.givenUp.forEach { ids.value(audit.plan.pairs[$0].id) } }
              entry.key("repairs")
              entry.value(side.repairs)
            }
          }
        }
        row.member("token", audit.plan.loaded.palette.displayName(of: conflict.place.token))
        row.member("words", Wording(audit).text(of: conflict))
      }
    }
  }
}
