/// The materials of SwiftUI, by their SwiftUI names.
package enum MaterialStyle: String, CaseIterable, Hashable, Sendable {
  case ultraThin
  case thin
  case regular
  case thick
  case ultraThick
  /// The material of bars, called chrome in UIKit.
  case bar
}
