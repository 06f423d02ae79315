extension Array {
  /// Returns the element at an index from input; nil if there is none.
  func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
