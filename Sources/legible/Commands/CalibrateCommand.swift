import ColorMath
import FileSyntax
import LocalFiles
import Palettes

extension Command {
  private static let output = SharedOptions.outputFile("Write the table")
  private static let device = SharedOptions.device("The device name, instead of the one in the screenshots")
  private static let system = Parameter.string(
    OptionDescription(
      name: "system", valueName: "NAME",
      summary: "The system and its version, such as 'iOS 26.1', instead of those in the screenshots"))
  private static let date = SharedOptions.date("The measurement date, such as 2027-03-31")
  private static let profile = SharedOptions.oneProfile(
    "The system version that the values are for, instead of the one that the system implies")

  /// `legible calibrate`: the numbers of materials, from screenshots of a page.
  static let calibrate = Command(
    description: CommandDescription(
      name: "calibrate", summary: "Measure materials and glass in screenshots of a page with known colors",
      discussion: [
        "The page is in the article \"Calibrating materials\". Each SHOT is a PNG screenshot of that page at any size, "
          + "tagged as sRGB or Display P3. Legible computes the opacity, tint, and saturation of each material in each "
          + "appearance and setting. The tolerance of these values is the largest difference between the formula and "
          + "the screenshot.",
        "The result is a JSON table. To use its values in an audit, specify the table as \"calibration\" in the audit "
          + "file.",
        "If all operands are JSON files that the test of 'legible probe' wrote, Legible instead joins them to one file of "
          + "system colors, each device and system once. Specify it as \"systemColors\" in the audit file.",
        "If a screenshot cannot be used, Legible reports the reason, continues with the others, and exits with status "
          + "65. With --output, it also prints a summary.",
      ],
      category: "Colors",
      operands: [
        OperandDescription(
          name: "SHOT.png", arity: .oneOrMore, summary: "The screenshots, or files of system colors", completion: .file)
      ],
      options: [
        output.description, device.description, system.description, date.description, profile.description,
      ],
      examples: [
        .init("legible calibrate Shots/*.png --output calibrated.json", "measure the materials in the screenshots"),
        .init(
          "legible calibrate light.png dark.png --device 'iPhone 17' --system 'iOS 26.1' --date 2026-11-22",
          "specify what the screenshots do not contain"),
        .init(
          "legible calibrate phone.json pad.json --output system-colors.json", "join the system colors of two devices"),
      ])
  ) { arguments, console in
    if arguments.operands.allSatisfy({ $0.hasSuffix(".json") }) {
      return try SystemColorMerge(
        files: arguments.operands, output: try arguments.value(of: output), console: console
      ).run()
    }
    let label = CalibrationLabel(
      device: try arguments.value(of: device), system: try arguments.value(of: system),
      date: try arguments.value(of: date), profile: try arguments.value(of: profile))
    let run = CalibrationRun(
      files: arguments.operands, label: label, output: try arguments.value(of: output), console: console)
    return try run.run()
  }
}
