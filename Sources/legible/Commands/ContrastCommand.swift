import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import Palettes

extension Command {
  private static let format = SharedOptions.format(Answer.formats)
  private static let palette = SharedOptions.palette("The palette that contains the tokens")
  private static let variant = SharedOptions.variant(resolving: "names")

  /// `legible contrast`: one ratio compared with every criterion.
  static let contrast = Command(
    description: CommandDescription(
      name: "contrast", summary: "Measure the contrast between a foreground and a surface against every criterion",
      discussion: [
        "A color can be hex (#RGB, #RRGGBB, or #RRGGBBAA; the # is optional), CSS syntax such as \"oklch(0.6 0.2 "
          + "25)\", a CSS color name, or a system color such as system:label. With --in, or in a folder with a "
          + "palette, it can also be a token. A translucent foreground is composited over the surface, which must be "
          + "opaque.",
        "Colors that differ between variants are measured in each of them, equal ones together, unless --variant names one.",
        "An operand that could be either a hex color or a token is rejected. Write #FAD for the color, or add the "
          + "catalog or file to the token name.",
      ],
      category: "Colors",
      operands: [
        OperandDescription(name: "FG", arity: .required, summary: "The foreground", completion: .named("tokens")),
        OperandDescription(name: "BG", arity: .required, summary: "The surface", completion: .named("tokens")),
      ],
      options: [palette.description, variant.parameter.description, format.parameter.description],
      examples: [
        .init("legible contrast '#8A8A8A' '#FFFFFF'", "3.45: large text and graphics only"),
        .init("legible contrast 8A8A8A fff", "the same colors, without quotation marks"),
        .init(
          "legible contrast TextTertiary CardBackground --in Palettes/App --variant dark",
          "two tokens in dark mode"),
        .init("legible contrast 'color(display-p3 1 0 0)' white", "a Display P3 color, without clipping"),
      ])
  ) { arguments, console in
    let form = try arguments.value(of: format)
    let asked = try arguments.value(of: variant.parameter)
    let lookup = ColorLookup(
      folder: try arguments.value(of: palette), variant: asked ?? .light, command: "contrast")
    let groups =
      try asked.map { [ColorGroup(variants: [$0], colors: try lookup.colors(arguments.operands), problem: nil)] }
      ?? lookup.groups(arguments.operands)
    let isNamed = !arguments.operands.allSatisfy(ColorOperand.isLiteral)
    guard groups.allSatisfy({ group in (group.colors?[1].alpha ?? 1) >= 1 }) else {
      throw UsageError(
        "the surface \(quoted(arguments.operands[1])) is translucent, so the color behind it is unknown",
        remedy: "use an opaque color, or declare the layers of the surface in an audit file", command: "contrast")
    }
    let answer = Answer.contrast(
      groups, namesVariants: isNamed && (asked != nil || groups.count > 1), listsVariants: isNamed)
    try console.write(answer, as: form)
    return .success
  }
}
