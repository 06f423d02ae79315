extension Array {
  /// The element at an index that comes from input; nil if there is none.
  func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
