import ColorMath
import Palettes

extension Rule {
  /// Colors below their minimum that the system alone decides.
  static let defaultLook = Rule(
    id: "default-look", severity: .note,
    page: RulePage(
      title: "Default look",
      finds:
        "Pairs in the sources that fall short of their minimum, and of which the app states neither the foreground, nor "
        + "a tint, nor the surface: the look that the system gives a control. Legible reports one note for the app. "
        + "The measurements themselves fail like any others.",
      matters:
        "A plain blue button on a white screen has a ratio of 3.52, as in nearly every app. Nobody chose that color "
        + "here, so it's one decision about all of these controls.",
      failing: .swift(
        """
        struct Home: View { var body: some View { NavigationStack { Button("Cafés") {} } } }
        """),
      passing: .swift(
        """
        struct Home: View { var body: some View { NavigationStack { Button("Cafés") {}.buttonStyle(.plain) } } }
        """),
      remedy: "Choose an accent color or a tint that reaches the minimum on the backgrounds of the system.",
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)", "Apple: Human Interface Guidelines, Color"])
  ) { input in
    let found = input.pairs(of: .fail) { input.isDefaultLook(input.measurements[$0]) && !input.isInvisible($0) }
    let cells = found.flatMap { $0.values }
    guard let worst = input.measured.worstFailure(in: cells),
      let pair = found.first(where: { $0.values.contains(worst) })
    else { return [] }
    let ratio = input.measurements[worst].minimum?.value ?? 1
    return [
      .own(
        OwnEvidence(
          .pair(pair.pair), [Double(found.count), ratio], cells: pair.values.map { Cell(measured: $0, in: input) }
        ) { numbers in
          let count = Int(numbers[0])
          let lowest = DecimalText.floored(numbers[1], decimals: 2)
          return count == 1
            ? "the look that the system gives it has a ratio of \(lowest)"
            : "one of \(count) pairs that look as the system decides and fall short; the lowest ratio is \(lowest)"
        })
    ]
  }
}
