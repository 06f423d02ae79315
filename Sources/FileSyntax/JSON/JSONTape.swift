/// The nodes of a text being read, in memory of its own: appending costs one comparison.
///
/// The owner calls `deallocate` in the end.
struct JSONTape {
  private(set) var base: UnsafeMutablePointer<JSONNode>
  private(set) var count = 0
  private var capacity: Int

  /// Allocates capacity for some nodes, at least one.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  /// Gives the memory back.
  func deallocate() { base.deallocate() }

  /// The node at an index below `count`.
  @inline(__always) subscript(index: Int) -> JSONNode {
    get { base[index] }
    nonmutating _modify { yield &base[index] }
  }

  /// Adds a node at the end.
  @inline(__always) mutating func append(_ node: JSONNode) {
    if count == capacity { grow() }
    (base + count).initialize(to: node)
    count += 1
  }

  /// Removes the nodes from an index on; nodes own nothing that must be released.
  mutating func removeAll(from index: Int) { count = min(count, index) }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<JSONNode>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
