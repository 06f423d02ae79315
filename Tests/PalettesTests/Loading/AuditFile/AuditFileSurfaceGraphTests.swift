import Testing

@testable import Palettes

@Suite struct AuditFileSurfaceGraphTests {
  private func file(_ surfaces: [(String, [String])]) -> String {
    let members = surfaces.map { "\(json($0)): [\($1.map(json).joined(separator: ", "))]" }
    return "{ \"version\": 1, \"surfaces\": {\n\(members.joined(separator: ",\n"))\n} }"
  }

  private func unsupported(_ surface: Surface) -> [String] {
    surface.layers.all.joined().compactMap { if case .unsupported(let reason, _) = $0 { reason } else { nil } }
  }

  @Test func namesTheRingAndBreaksIt() {
    let bound = bind(file([("top", ["a"]), ("a", ["b"]), ("b", ["#fff", "c"]), ("c", ["a"]), ("free", ["#000"])]))
    #expect(
      bound.problems == [
        "3:7 error: surfaces refer to one another in a cycle: 'a' → 'b' → 'c' → 'a'; remove one reference"
      ])
    #expect(bound.surfaces.map { unsupported($0).count } == [0, 1, 0, 0, 0])
  }

  @Test func findsRingsThroughAlternatives() {
    let bound = bind(
      ##"""
      { "version": 1, "surfaces": {
      "a": { "layers": ["#fff"], "reduced": ["b"] },
      "b": { "layers": ["#fff"], "increased": "a" } } }
      """##)
    #expect(bound.problems.count == 1)
    #expect(
      bound.problems.first?.hasPrefix("2:40 error: surfaces refer to one another in a cycle: 'a' → 'b' → 'a'") == true)
  }

  @Test func namesEveryRingOfAFewAndSumsUpMany() {
    let rings = (0..<50).flatMap { [("a\($0)", ["b\($0)"]), ("b\($0)", ["a\($0)"])] }
    let problems = bind(file(rings)).problems
    #expect(problems.count == 21)
    #expect(problems.contains { $0.hasSuffix("60 more surfaces are part of a cycle of references; remove the cycles") })
  }

  @Test func boundsTheDepth() {
    let chain = (0..<40).map { ("s\($0)", [$0 == 39 ? "#fff" : "s\($0 + 1)"]) }
    let bound = bind(file(chain))
    #expect(bound.problems == ["9:7 error: surfaces are nested more than 32 levels deep; use fewer layers"])
    #expect(bound.surfaces.map { unsupported($0).isEmpty }.firstIndex(of: false) == 7)
  }

  @Test func boundsTheLayersThatSurfacesMultiplyTo() {
    let doubling = (0..<30).map { ("s\($0)", $0 == 29 ? ["#fff"] : ["s\($0 + 1)", "s\($0 + 1)"]) }
    let bound = bind(file(doubling))
    #expect(bound.problems.count == 3)
    #expect(bound.problems.allSatisfy { $0.contains("more than 256 layers") })
  }

  @Test func takesALongChainInStride() {
    let chain = (0..<5_000).map { ("s\($0)", [$0 == 4_999 ? "#fff" : "s\($0 + 1)"]) }
    #expect(bind(file(chain)).problems.count == 4_999 / 32)
  }
}
