@testable import ColorMath

extension Components {
  /// The largest difference between two components that belong together.
  func distance(to other: Components) -> Double {
    max(abs(first - other.first), abs(second - other.second), abs(third - other.third))
  }

  init(_ list: [Double]) {
    self.init(list[0], list[1], list[2])
  }
}
