import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

extension Command {
  private static let format = SharedOptions.format(Look.formats)
  private static let palette = SharedOptions.palette("The palette that names the colors")
  private static let scale = Parameter(
    OptionDescription(
      name: "scale", valueName: "N", summary: "The pixels per point, 1 to 4, instead of the scale in the files")
  ) { (text) throws(UsageError) in
    guard let scale = Double(text), (1...4).contains(scale) else {
      throw UsageError("'\(text)' is not a valid scale", remedy: "use a number from 1 to 4")
    }
    return scale
  }
  private static let variant = SharedOptions.oneVariant(
    "The variant of the screenshots, instead of the one that their colors imply")
  private static let frames = Parameter.string(
    OptionDescription(
      name: "frames", valueName: "FILE",
      summary: "Measure only the texts in these accessibility frames, and name each by its label", completion: .file))
  private static let record = Flag(
    "record", summary: "Write colors that decide unverified results to the audit file, under 'verified'")
  private static let device = SharedOptions.device("The device and its system, such as 'iPhone 17, iOS 26.4'")
  private static let date = SharedOptions.date("The day of the screenshots, instead of today")
  private static let verbose = SharedOptions.verbose("List every pair")

  /// `legible look`: the texts in screenshots, their contrast, and the tokens that their colors are.
  static let look = Command(
    description: CommandDescription(
      name: "look", summary: "Measure the texts in screenshots and name the tokens that their colors are",
      discussion: [
        "Each SHOT is a PNG screenshot, tagged as sRGB or Display P3. Legible finds texts in it without reading them, "
          + "takes the color of each text from the cores of its strokes and the color of its ground from around it, "
          + "and computes the ratio. Photos, charts, and single symbols are not measured; they are counted.",
        "With --in, Legible names the pairs of tokens that have these colors, in the variant that explains most colors "
          + "of the screenshot. Texts with the same tokens are one pair. If several tokens have a color, all are "
          + "listed. Colors that no token has are listed as well.",
        "With --frames, only texts inside these frames are measured. The file is JSON as the article \"Looking at "
          + "screenshots\" describes, the audit of Appium, the activities of an Xcode result, or the recursive "
          + "description of a view. Findings of another audit in it are explained by pairs.",
        "The size of a text decides its minimum if the scale is known and the size is certain. Otherwise a ratio "
          + "between the two minimums is unverified. The scale is that in the file, if it has one. A result is also "
          + "unverified if strokes are thinner than a pixel, or if the ground varies and its worst part cannot be "
          + "measured for certain.",
        "With --record, a text on a translucent surface decides the unverified results of its pair: the color of the "
          + "surface goes into the audit file, with the screenshot, the device, and the day. Only certain colors count, and "
          + "only if one surface alone can be meant. Before it writes anything, Legible audits the changed file and checks "
          + "that the results are decided.",
      ],
      category: "Colors",
      operands: [
        OperandDescription(name: "SHOT.png", arity: .oneOrMore, summary: "The screenshots", completion: .file)
      ],
      options: [
        palette.description, scale.description, variant.description, frames.description,
        record.description, device.description, date.description, SharedOptions.policy.description,
        format.parameter.description, SharedOptions.jobs.description, verbose.description,
      ],
      examples: [
        .init("legible look home.png", "measure the texts in a screenshot"),
        .init("legible look Shots/*.png --in App", "name the tokens at fault, once for all screenshots"),
        .init("legible look home.png --in App --scale 3 --format json", "print all texts for another program"),
        .init(
          "legible look home.png --in App --record --device 'iPhone 17, iOS 26.4'", "record the colors of materials"),
      ])
  ) { arguments, console in
    let format = try arguments.value(of: format)
    let palette = try arguments.value(of: palette)
    let options = try RunOptions(arguments)
    let run = LookRun(
      files: arguments.operands, palette: palette, scale: try arguments.value(of: scale),
      variant: try arguments.value(of: variant), frames: try arguments.value(of: frames),
      sighting: try sighting(arguments, palette, today: options.settings.today ?? Platform.today), options: options,
      console: console)
    return try run.run(format)
  }

  /// The device and the day for records; nil without --record.
  private static func sighting(
    _ arguments: ParsedArguments, _ palette: String?, today: CalendarDate
  ) throws(UsageError) -> (device: String, date: CalendarDate)? {
    guard arguments.isSet(record) else {
      guard try arguments.value(of: device) == nil, try arguments.value(of: date) == nil else {
        throw UsageError(
          "--device and --date apply only with --record", remedy: "add --record, or remove them", command: "look")
      }
      return nil
    }
    guard palette != nil, let device = try arguments.value(of: device) else {
      throw UsageError(
        "--record requires a palette and a device", remedy: "specify both with --in and --device", command: "look")
    }
    guard SystemVersion(in: device) != nil, !device.unicodeScalars.contains(where: { $0.inMessages != String($0) })
    else {
      throw UsageError("the device names no system", remedy: "write it as 'iPhone 17, iOS 26.4'", command: "look")
    }
    let date = try arguments.value(of: date) ?? today
    if date > today {
      throw UsageError("\(date.text) is in the future", remedy: "use the day of the screenshots", command: "look")
    }
    return (device, date)
  }
}
