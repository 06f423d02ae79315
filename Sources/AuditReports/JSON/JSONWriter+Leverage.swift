import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension JSONWriter {
  /// Writes the most effective edits of one audit, in order.
  mutating func writeLeverage(of audit: AuditResult) {
    for edit in audit.leverage {
      object { row in
        row.member("audit", audit.declaration.id)
        row.member("breaks", edit.breaks.count)
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
