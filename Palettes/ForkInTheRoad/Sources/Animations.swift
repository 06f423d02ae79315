import SwiftUI

/// The four animations of the design.
extension Animation {
  static let quick = Animation.easeInOut(duration: 0.2)
  static let standard = Animation.easeInOut(duration: 0.3)
  static let slow = Animation.easeInOut(duration: 0.5)
  static let spring = Animation.spring(response: 0.3, dampingFraction: 0.7)
}
