import AuditModel
import ColorMath
import JSONSyntax
import PaletteModel

extension JSONWriter {
  /// Writes the most effective edits of one audit, in order.
  mutating func writeLeverage(of audit: AuditResult) {
    for edit in audit.leverage {
      object { row in
        row.key("audit")
        row.value(audit.declaration.id)
        row.key("breaks")
        row.value(edit.breaks.count)
        row.key("clears")
        row.value(edit.clears.count)
        row.key("color")
        row.value(edit.to.hex)
        row.key("deltaEOK")
        row.value(edit.deltaEOK)
        row.key("entry")
        row.value(edit.condition)
        row.key("from")
        row.value(edit.from.cssText)
        row.key("location")
        row.write(edit.location)
        row.key("token")
        row.value(audit.plan.loaded.palette.displayName(of: edit.token))
        row.key("variants")
        row.array { list in edit.variants.variants.forEach { list.value($0.id) } }
      }
    }
  }
}
