import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension JSONWriter {
  /// Writes the plan of one audit, in order.
  mutating func writePlan(of audit: AuditResult) {
    for edit in audit.edits {
      object { row in
        row.member("audit", audit.declaration.id)
        row.member("clears", edit.clears.count)
        row.member("color", edit.to.hex)
        row.member("deltaEOK", edit.deltaEOK)
        row.member("entry", edit.condition)
        row.member("from", edit.from.cssText)
        row.key("location")
        row.write(edit.location)
        row.member("token", audit.plan.loaded.palette.displayName(of: edit.token))
        row.key("variants")
        row.array { list in edit.variants.variants.forEach { list.value($0.id) } }
      }
    }
  }
}
