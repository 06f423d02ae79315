import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension RulerPicture {
  /// The rulers as markup of a page, which scales to its width: the hue, then for each kind of variant its ranges and the current color.
  func markup(_ words: String) -> String {
    let steps = 12
    var html =
      "<svg class=\"hue\" viewBox=\"0 0 \(steps * 80) \(40 + groups.count * 26)\" role=\"img\" "
      + "aria-label=\"\(HTMLText.escaped(words))\">\n"
    for step in 0..<steps {
      let color = line.eightBit(at: (Double(step) + 0.5) / Double(steps))
      html += "<rect x=\"\(step * 80)\" fill=\"\(color.hex)\"/>"
    }
    func place(_ lightness: Double) -> Int { Int((max(0, min(1, lightness)) * Double(steps * 80)).rounded()) }
    for (index, group) in groups.enumerated() {
      let y = 36 + index * 26
      html += "\n<rect class=\"scale\" y=\"\(y)\" width=\"\(steps * 80)\" height=\"18\"/>"
      for interval in group.window.isUnknown ? [] : group.window.intervals {
        let (start, end) = (place(interval.lightness.lowerBound), place(interval.lightness.upperBound))
        html += "<rect class=\"window\" x=\"\(start)\" y=\"\(y + 4)\" width=\"\(max(3, end - start))\" height=\"10\"/>"
      }
      html +=
        "<rect class=\"now\" x=\"\(max(0, place(group.window.lightness) - 3))\" y=\"\(y - 3)\" width=\"6\" height=\"24\"/>"
    }
    return html + "</svg>\n"
  }
}
