/// Two lists matched by key: if a key occurs several times, the first with the first.
struct KeyedMatch<Element> {
  /// Elements of one key, in the order of the second list.
  private(set) var both: [(before: Element, after: Element)] = []
  /// Elements of the first list without a partner, in order.
  private(set) var onlyBefore: [Element] = []
  /// Elements of the second list without a partner, in order.
  private(set) var onlyAfter: [Element] = []

  /// Matches the elements with equal keys.
  init(_ before: [Element], _ after: [Element], by key: (Element) -> some Hashable) {
    var waiting = Dictionary(grouping: before.indices.reversed()) { key(before[$0]) }
    var isTaken = Array(repeating: false, count: before.count)
    for element in after {
      if let index = waiting[key(element)]?.popLast() {
        both.append((before[index], element))
        isTaken[index] = true
      } else {
        onlyAfter.append(element)
      }
    }
    onlyBefore = before.indices.filter { !isTaken[$0] }.map { before[$0] }
  }
}
