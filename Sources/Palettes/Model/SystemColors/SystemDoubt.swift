import ColorMath

/// The reason that a published value of a system color is uncertain.
enum SystemDoubt: Hashable, Sendable {
  /// Another source gives this color and opacity.
  case or(UInt32, Double = 1)
  /// The only source describes iOS 13.
  case iOS13Only
  /// The sources agree, but none of them shows what a current system draws.
  case unconfirmed
  /// Read from what Xcode 14 and 15 stored for the platform, light and dark only.
  case snapshot(of: String)
  /// The value of iOS, for a platform that publishes none.
  case borrowed(by: String)

  /// The values of other sources.
  var alternates: [Color] {
    guard case .or(let rgb, let alpha) = self else { return [] }
    return [SystemShade(rgb, alpha).color]
  }

  /// The doubt as one sentence: the number in question and how to verify it.
  func sentence(about shade: SystemShade, in setting: SystemSetting) -> String {
    "\(question(about: shade, in: setting)); read the resolved color on a device\(setting.state)"
  }

  private func question(about shade: SystemShade, in setting: SystemSetting) -> String {
    let subject = shade.alpha < 1 ? "opacity" : "color"
    let number = shade.alpha < 1 ? shade.opacity : shade.hex
    switch self {
    case .or(let rgb, let alpha):
      let other = SystemShade(rgb, alpha)
      return rgb == shade.rgb
        ? "sources disagree on the opacity\(setting.place) (\(shade.opacity) or \(other.opacity))"
        : "sources disagree on the color\(setting.place) (\(shade.hex) or \(other.hex))"
    case .iOS13Only: return "the \(subject)\(setting.place) (\(number)) is known only for iOS 13"
    case .unconfirmed: return "the \(subject)\(setting.place) (\(number)) is published but not confirmed at run time"
    case .snapshot(let platform):
      let value = "(\(shade.hex), opacity \(shade.opacity))"
      return setting.isStandIn
        ? "the \(platform) value\(setting.place) is unknown, so the standard value \(value) is used"
        : "the \(platform) value \(value) dates from Xcode 14 and 15"
    case .borrowed(let platform):
      return "\(platform) publishes no value, so the iOS value (\(shade.hex), opacity \(shade.opacity)) is used"
    }
  }
}

/// The circumstances that a doubt mentions.
struct SystemSetting: Hashable, Sendable {
  let contrast: Contrast
  /// True if the value is the one of elevated surfaces.
  let isElevated: Bool
  /// True if the standard value is a placeholder for an unknown one of increased contrast.
  let isStandIn: Bool

  /// The setting in which the number applies, to follow the word that names it.
  var place: String {
    (isElevated ? " of elevated surfaces" : "") + (contrast == .increased ? " with Increase Contrast" : "")
  }

  /// The required setup of the device.
  var state: String {
    (isElevated ? ", in a sheet" : "") + (contrast == .increased ? " with Increase Contrast on" : "")
  }
}
