import FileSyntax

/// The nesting of surfaces: without cycles, and bounded in depth and in layers, once it has been pruned.
struct AuditFileSurfaceGraph {
  /// The deepest nesting of surfaces.
  static let greatestDepth = 32
  /// The most layers of a surface with every nested surface expanded.
  static let mostLayers = 256

  /// The most cycles that are reported one by one; it bounds the cost of a file made of cycles.
  static let mostRings = 20

  private(set) var surfaces: [AuditFileSurface]
  private let places: [String: Int]
  /// The surfaces that each one contains.
  private var bases: [[Int]]

  /// Builds the graph of nested surfaces.
  init(_ surfaces: [AuditFileSurface]) {
    let places = Dictionary(firstOf: surfaces.enumerated().map { ($1.name, $0) })
    self.surfaces = surfaces
    self.places = places
    self.bases = surfaces.map { surface in
      surface.stacks.joined().compactMap { Self.base($0, of: surface, places)?.index }
    }
  }

  /// Replaces each layer that closes a cycle or makes a surface too large by one that cannot be measured.
  mutating func cutRingsAndExcess() -> [Diagnostic] {
    var order = sorted()
    var problems: [Diagnostic] = []
    while order.count < surfaces.count {
      let done = Set(order)
      problems.append(problems.count < Self.mostRings ? cutRing(outside: done) : cutAll(outside: done))
      order = sorted()
    }
    return problems + cutExcess(in: order)
  }

  /// The surfaces that contain no cycle, each after those that it contains.
  private func sorted() -> [Int] {
    var dependents = [[Int]](repeating: [], count: surfaces.count)
    var waiting = bases.map { $0.count }
    for (index, own) in bases.enumerated() {
      for base in own { dependents[base].append(index) }
    }
    var order = waiting.indices.filter { waiting[$0] == 0 }
    var next = 0
    while next < order.count {
      for dependent in dependents[order[next]] {
        waiting[dependent] -= 1
        if waiting[dependent] == 0 { order.append(dependent) }
      }
      next += 1
    }
    return order
  }

  /// Reports a cycle among the surfaces that could not be sorted, and breaks it at its first surface in file order.
  private mutating func cutRing(outside done: Set<Int>) -> Diagnostic {
    var path: [Int] = []
    var seen: [Int: Int] = [:]
    var current = surfaces.indices.first { !done.contains($0) } ?? 0
    while seen[current] == nil {
      seen[current] = path.count
      path.append(current)
      current = bases[current].first { !done.contains($0) } ?? current
    }
    let ring = Array(path[(seen[current] ?? 0)...])
    let first = ring.indices.min { ring[$0] < ring[$1] } ?? 0
    let turned = ring[first...] + ring[..<first]
    let start = ring[first]
    let next = turned.dropFirst().first ?? start
    let names = (turned + [start]).map { surfaces[$0].name.inQuotes }.joined(separator: " → ")
    let place = replaceLayers(of: start, standingOn: next, by: Self.ringReason)
    bases[start].removeAll { $0 == next }
    return Diagnostic(
      .error, .badAuditFile, "surfaces refer to one another in a cycle: \(names); remove one reference", at: place)
  }

  /// Marks every surface that could not be sorted as unmeasurable.
  private mutating func cutAll(outside done: Set<Int>) -> Diagnostic {
    let left = surfaces.indices.filter { !done.contains($0) }
    for index in left { giveUp(index, because: Self.ringReason) }
    let place = surfaces[left.first ?? 0].location
    let subject = left.count == 1 ? "1 more surface is" : "\(left.count) more surfaces are"
    return Diagnostic(
      .error, .badAuditFile, "\(subject) part of a cycle of references; remove the cycles", at: place)
  }

  private mutating func giveUp(_ index: Int, because reason: String) {
    surfaces[index].layers = Adaptive([.unsupported(reason, surfaces[index].location)])
    surfaces[index].profileLayers = [:]
    bases[index] = []
  }

  private static let ringReason = "the surfaces refer to one another in a cycle"

  private mutating func cutExcess(in order: [Int]) -> [Diagnostic] {
    var depth = [Int](repeating: 1, count: surfaces.count)
    var size = [Int](repeating: 0, count: surfaces.count)
    var problems: [Diagnostic] = []
    for index in order {
      let surface = surfaces[index]
      depth[index] = 1 + (bases[index].map { depth[$0] }.max() ?? 0)
      size[index] =
        surface.stacks.map { stack in
          stack.reduce(0) { $0 + (Self.base($1, of: surface, places).map { size[$0.index] } ?? 1) }
        }.max() ?? 0
      let excess: String? =
        if depth[index] > Self.greatestDepth {
          "surfaces are nested more than \(Self.greatestDepth) levels deep"
        } else if size[index] > Self.mostLayers {
          "a surface has more than \(Self.mostLayers) layers, including those of the surfaces it contains"
        } else {
          nil
        }
      guard let excess else { continue }
      problems.append(Diagnostic(.error, .badAuditFile, "\(excess); use fewer layers", at: surface.location))
      giveUp(index, because: excess)
      (depth[index], size[index]) = (1, 1)
    }
    return problems
  }

  /// Replaces the layers that are another surface; returns the place of the first of them.
  private mutating func replaceLayers(of index: Int, standingOn other: Int, by reason: String) -> SourceLocation {
    var surface = surfaces[index]
    var first: SourceLocation?
    surface.changeStacks { [surface, places] stack in
      stack.map { layer in
        guard let base = Self.base(layer, of: surface, places), base.index == other else { return layer }
        first = first ?? base.place
        return .unsupported(reason, base.place)
      }
    }
    surfaces[index] = surface
    return first ?? surface.location
  }

  /// The surface that a layer refers to; a surface's own name means a token.
  private static func base(
    _ layer: AuditFileLayer, of surface: AuditFileSurface, _ places: [String: Int]
  ) -> (index: Int, place: SourceLocation)? {
    guard case .named(let color) = layer, color.text != surface.name else { return nil }
    return places[color.text].map { ($0, color.location) }
  }
}
