import LocalFiles
import Palettes

extension Command {
  private static let output = SharedOptions.outputFile("Write the test")
  private static let platform = Parameter.choice(
    OptionDescription(name: "platform", valueName: "ID", defaultText: "ios", summary: "The platform of the app"),
    of: SystemPlatform.allCases, id: { $0.option })

  /// `legible probe`: a test that writes a device's system colors.
  static let probe = Command(
    description: CommandDescription(
      name: "probe", summary: "Print a test that writes the system colors of a device to a file",
      discussion: [
        "The result is a Swift file for a test target of your app. Its test resolves every named color of the system in "
          + "light and dark, with standard and increased contrast, and on elevated surfaces where the platform has them, "
          + "and attaches them as system-colors.json.",
        "To use the file in audits, specify it as \"systemColors\" in the audit file. For the system version of the device, its "
          + "colors take precedence over published ones. 'legible calibrate' joins the files of several devices.",
        "The test was type-checked, but not run on a device.",
      ],
      category: "Colors",
      options: [platform.description, output.description],
      examples: [
        .init("legible probe --output AppTests/SystemColorProbe.swift", "write the test for iPhone and iPad"),
        .init("legible probe --platform macos", "print the test for a Mac"),
      ])
  ) { arguments, console in
    let text = ProbeSource.text(for: try arguments.value(of: platform) ?? .iOS)
    if let output = try arguments.value(of: output) {
      try NamedFile(output).write(Array(text.utf8), besides: InputFiles([]))
    } else {
      try console.write(text)
    }
    return .success
  }
}
