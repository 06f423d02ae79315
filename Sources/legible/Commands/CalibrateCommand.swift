import ColorMath
import CommandLineKit
import LocalFiles
import PaletteLoading
import PaletteModel
import TextSupport

extension Command {
  private static let output = SharedOptions.outputFile("Write the table to this file instead of standard output")
  private static let device = Parameter.string(
    OptionDescription(name: "device", valueName: "NAME", summary: "The device, instead of the one in the screenshots"))
  private static let system = Parameter.string(
    OptionDescription(
      name: "system", valueName: "NAME",
      summary: "The system, such as 'iOS 26.1', instead of the one in the screenshots"))
  private static let date = Parameter(
    OptionDescription(name: "date", valueName: "DATE", summary: "The day of the measurement, such as 2027-03-31")
  ) { (text) throws(UsageError) in
    guard let date = CalendarDate(text) else {
      throw UsageError("'\(text)' is not a valid date", remedy: "write it as 2027-03-31")
    }
    return date
  }
  private static let profile = SharedOptions.profile(
    "The system version of the numbers, instead of the one of the system", of: Profile.allCases.map { [$0] })

  /// `legible calibrate`: the numbers of materials, from screenshots of a page.
  static let calibrate = Command(
    description: CommandDescription(
      name: "calibrate", summary: "Measure materials and glass from screenshots of a page of known colors",
      discussion: [
        "The article \"Calibrating materials\" contains the page. Each SHOT is a PNG screenshot of it, tagged as sRGB or "
          + "Display P3, of any size. Opacity, tint, and saturation are solved for each material, appearance, and setting, "
          + "with the largest difference between formula and screenshot as their tolerance.",
        "The result is a JSON table. An audit file that names it as \"calibration\" is measured with its numbers.",
        "A screenshot that cannot be used is refused with its reason, and the status is 65. The others are still "
          + "solved. With --output, a summary is printed.",
      ],
      category: "Colors",
      operands: [
        OperandDescription(name: "SHOT.png", arity: .oneOrMore, summary: "The screenshots", completion: .file)
      ],
      options: [
        output.description, device.description, system.description, date.description, profile.description,
      ],
      examples: [
        .init("legible calibrate Shots/*.png --output calibrated.json", "measure what the screenshots show"),
        .init(
          "legible calibrate light.png dark.png --device 'iPhone 17' --system 'iOS 26.1' --date 2026-11-22",
          "say what the screenshots do not"),
      ])
  ) { arguments, console in
    let label = CalibrationLabel(
      device: try arguments.value(of: device), system: try arguments.value(of: system),
      date: try arguments.value(of: date), profile: try arguments.value(of: profile)?.first)
    let run = CalibrationRun(
      files: arguments.operands, label: label, output: try arguments.value(of: output), console: console)
    return try run.run()
  }
}
