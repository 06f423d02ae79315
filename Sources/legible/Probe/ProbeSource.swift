import Palettes

/// The Swift file of a test that writes a device's system colors: one for each platform.
enum ProbeSource {
  /// The text for a platform.
  static func text(for platform: SystemPlatform) -> String {
    switch platform {
    case .iOS, .tvOS, .visionOS: uiKit(platform)
    case .macOS: appKit
    case .watchOS: swiftUI
    }
  }

  /// The settings in which colors are read: the id, dark, Increase Contrast, elevated.
  private static func settings(elevated: Bool) -> String {
    let base = [
      #"("light", false, false, false)"#, #"("dark", true, false, false)"#, #"("light-increased", false, true, false)"#,
      #"("dark-increased", true, true, false)"#,
    ]
    let raised = [
      #"("light-elevated", false, false, true)"#, #"("dark-elevated", true, false, true)"#,
      #"("light-increased-elevated", false, true, true)"#, #"("dark-increased-elevated", true, true, true)"#,
    ]
    return (base + (elevated ? raised : [])).map { "    \($0)," }.joined(separator: "\n")
  }

  private static func list(_ colors: [(name: String, expression: String)], _ type: String) -> String {
    let rows = colors.map { #"    ("\#($0.name)", \#(type).\#($0.expression)),"# }
    return "  private let colors: [(name: String, color: \(type))] = [\n" + rows.joined(separator: "\n") + "\n  ]"
  }

  /// The names that a platform's framework has: all but those that are always the same, and old spellings.
  private static func names(_ platform: SystemPlatform, without others: Set<String>) -> [String] {
    SystemColors.names(on: platform).filter { !others.contains($0) }
  }

  private static func uiKit(_ platform: SystemPlatform) -> String {
    var others: Set = ["black", "white", "clear", "darkText", "lightText", "groupTableViewBackground", "tint"]
    if platform == .visionOS { others.remove("tint") }
    let colors = names(platform, without: others).map { (name: $0, expression: $0 == "tint" ? "tintColor" : $0) }
    let level =
      platform == .tvOS ? "" : "\n        UITraitCollection(userInterfaceLevel: isElevated ? .elevated : .base),"
    return """
      \(head(of: platform))
      import UIKit
      import XCTest

      final class SystemColorProbe: XCTestCase {
      \(list(colors, "UIColor"))

      \(settingsList(elevated: platform != .tvOS))

        @MainActor func testWriteSystemColors() {
          let idiom = UIDevice.current.userInterfaceIdiom
          let colors = colors.map { name, color in
            (name, settings.map { id, isDark, isIncreased, isElevated in
              (id, Self.numbers(color, isDark, isIncreased, isElevated, idiom))
            })
          }
          \(attach(system: "\(system(of: platform)), idiom: Self.name(of: idiom)"))
        }

        private static func numbers(
          _ color: UIColor, _ isDark: Bool, _ isIncreased: Bool, _ isElevated: Bool, _ idiom: UIUserInterfaceIdiom
        ) -> [Double] {
          let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: idiom),
            UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
            UITraitCollection(accessibilityContrast: isIncreased ? .high : .normal),\(level)
          ])
          var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
          color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
          return [red, green, blue, alpha].map { Double($0) }
        }

        private static func name(of idiom: UIUserInterfaceIdiom) -> String {
          switch idiom {
          case .phone: "iphone"
          case .pad: "ipad"
          case .tv: "tv"
          case .vision: "vision"
          default: "universal"
          }
        }

      \(writer)
      }

      """
  }

  private static var appKit: String {
    // NSColor has no color of this name; its text has one.
    let colors = names(.macOS, without: ["alternateSelectedControl"]).map { name in
      (name: name, expression: name.hasPrefix("system") ? name : name + "Color")
    }
    return """
      \(head(of: .macOS))
      import AppKit
      import XCTest

      final class SystemColorProbe: XCTestCase {
      \(list(colors, "NSColor"))

      \(settingsList(elevated: false))

        @MainActor func testWriteSystemColors() {
          let colors = colors.map { name, color in
            (name, settings.map { id, isDark, isIncreased, _ in (id, Self.numbers(color, isDark, isIncreased)) })
          }
          \(attach(system: #""macOS", idiom: "mac""#))
        }

        private static func numbers(_ color: NSColor, _ isDark: Bool, _ isIncreased: Bool) -> [Double] {
          let name: NSAppearance.Name =
            switch (isDark, isIncreased) {
            case (false, false): .aqua
            case (true, false): .darkAqua
            case (false, true): .accessibilityHighContrastAqua
            case (true, true): .accessibilityHighContrastDarkAqua
            }
          var numbers: [Double] = []
          NSAppearance(named: name)?.performAsCurrentDrawingAppearance {
            guard let color = color.usingColorSpace(.extendedSRGB) else { return }
            numbers = [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
              .map { Double($0) }
          }
          return numbers
        }

      \(writer)
      }

      """
  }

  private static var swiftUI: String {
    let named = ["label": "primary", "secondaryLabel": "secondary"]
    let colors = SystemColors.names(on: .watchOS).compactMap { name -> (name: String, expression: String)? in
      if let expression = named[name] { return (name, expression) }
      guard name.hasPrefix("system") else { return nil }
      return (name, name.dropFirst("system".count).lowercased())
    }
    return """
      \(head(of: .watchOS))
      import SwiftUI
      import XCTest

      final class SystemColorProbe: XCTestCase {
      \(list(colors, "Color"))

      \(settingsList(elevated: false))

        @MainActor func testWriteSystemColors() {
          let colors = colors.map { name, color in
            (name, settings.map { id, isDark, isIncreased, _ in (id, Self.numbers(color, isDark, isIncreased)) })
          }
          \(attach(system: #""watchOS", idiom: "watch""#))
        }

        private static func numbers(_ color: Color, _ isDark: Bool, _ isIncreased: Bool) -> [Double] {
          var environment = EnvironmentValues()
          environment.colorScheme = isDark ? .dark : .light
          environment._colorSchemeContrast = isIncreased ? .increased : .standard
          let resolved = color.resolve(in: environment)
          return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { Double($0) }
        }

      \(writer)
      }

      """
  }

  /// Says what to do with the file.
  private static func head(of platform: SystemPlatform) -> String {
    """
    // Written by 'legible probe --platform \(platform.option)'. Add this file to a test target of an app for \(platform.words), and run its
    // test on each device whose colors count. The test attaches system-colors.json; export it with
    //   xcrun xcresulttool export attachments --path RESULT.xcresult --output-path FOLDER
    // and name it in legible.json: "systemColors": "system-colors.json". 'legible calibrate' joins several of these files.
    """
  }

  private static func settingsList(elevated: Bool) -> String {
    "  private let settings: [(id: String, isDark: Bool, isIncreased: Bool, isElevated: Bool)] = [\n"
      + settings(elevated: elevated) + "\n  ]"
  }

  private static func system(of platform: SystemPlatform) -> String {
    platform == .iOS ? #"idiom == .pad ? "iPadOS" : "iOS""# : #""\#(platform.words)""#
  }

  private static func attach(system: String) -> String {
    let parts = system.parts(around: ", idiom: ")
    return """
      let text = Self.file(system: \(parts[0]), idiom: \(parts.count > 1 ? parts[1] : ""), colors)
          let attachment = XCTAttachment(data: Data(text.utf8), uniformTypeIdentifier: "public.json")
          attachment.name = "system-colors.json"
          attachment.lifetime = .keepAlways
          add(attachment)
      """
  }

  /// The part that every platform shares: the file's text, and the names of the device and its system.
  private static let writer = #"""
      private static func file(
        system: String, idiom: String, _ colors: [(name: String, settings: [(id: String, numbers: [Double])])]
      ) -> String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        let rows = colors.map { color in
          let settings = color.settings.filter { $0.numbers.count == 4 }.map { setting in
            "        \"\(setting.id)\": [\(setting.numbers.map { "\($0)" }.joined(separator: ", "))]"
          }
          return "      \"\(color.name)\": {\n\(settings.joined(separator: ",\n"))\n      }"
        }
        let device = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"].map { "\($0) (simulator)" }
        return """
          {
            "schemaVersion": "1.0",
            "readings": [{
              "system": "\(system) \(version.majorVersion).\(version.minorVersion)",
              "build": "\(text(of: "kern.osversion"))",
              "device": "\(device ?? text(of: "hw.machine"))",
              "idiom": "\(idiom)",
              "colors": {
          \(rows.joined(separator: ",\n"))
              }
            }]
          }

          """
      }

      private static func text(of name: String) -> String {
        var size = 0
        guard sysctlbyname(name, nil, &size, nil, 0) == 0, size > 1 else { return "unknown" }
        var bytes = [UInt8](repeating: 0, count: size)
        guard sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return "unknown" }
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    """#
}
