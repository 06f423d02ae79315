import SwiftUI

extension Color {
  static let accentInfrared = Color("AccentInfrared")
  static let accentInfraredLight = Color("AccentInfraredLight")
  static let accentInfraredDark = Color("AccentInfraredDark")

  static let backgroundPrimary = Color("BackgroundPrimary")
  static let backgroundSecondary = Color("BackgroundSecondary")
  static let cardBackground = Color("CardBackground")

  static let textPrimary = Color("TextPrimary")
  static let textSecondary = Color("TextSecondary")
  static let textTertiary = Color("TextTertiary")

  static let borderPrimary = Color("BorderPrimary")
  static let borderSecondary = Color("BorderSecondary")

  static let successGreen = Color("SuccessGreen")
  static let warningYellow = Color("WarningYellow")
  static let errorRed = Color("ErrorRed")
  static let infoBlue = Color("InfoBlue")
}
