import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath

@Suite struct SolverSearchTests {
  private static func gray(_ step: UInt8) -> Color {
    Color(.sRGB, EightBitColor(red: step, green: step, blue: step).encoded.components)
  }

  /// Two grays and fixed colors, against every pair of the 256 grays: feasibility, and the optimum within 1 %.
  @Test func twoGraysAgainstAllPairsOfGrays() {
    var generator = SplitMix64(seed: 41)
    let grays = (UInt8.min...UInt8.max).map { Self.gray($0) }
    let (luminances, oklabs) = (grays.map(\.relativeLuminance), grays.map { $0.linearSRGB.oklab.lightness })
    for _ in 0..<24 {
      let starts = [Int.random(in: 0...255, using: &generator), Int.random(in: 0...255, using: &generator)]
      let ratios = [3.0, 4.5, 7].map { ContrastRatio($0) }
      func ratio() -> ContrastRatio { ratios[Int.random(in: 0..<3, using: &generator)] }
      let fixed = RelativeLuminance([0.0, 0.2, 1][Int.random(in: 0..<3, using: &generator)])
      let rules: [SolverProblem.Rule] = [
        .contrast(.variable(0), on: .variable(1), reaching: ratio()),
        .contrast(.variable(Int.random(in: 0...1, using: &generator)), on: .fixed(fixed), reaching: ratio()),
      ]
      var best = Double.infinity
      for one in 0...255 {
        for other in 0...255 {
          let costs = [(one, starts[0]), (other, starts[1])].map { oklabs[$0.0] - oklabs[$0.1] }
          let cost = costs[0] * costs[0] + costs[1] * costs[1]
          guard cost < best else { continue }
          let isGood = rules.allSatisfy { rule in
            guard case .contrast(let front, let back, let required, _) = rule else { return false }
            func luminance(_ end: SolverProblem.End) -> RelativeLuminance {
              switch end {
              case .variable(let index): luminances[index == 0 ? one : other]
              case .fixed(let luminance): luminance
              }
            }
            return ContrastRatio(luminance(front), luminance(back)).reaches(required)
          }
          if isGood { best = cost }
        }
      }
      let outcome = SolverSearch(SolverProblem(starts.map { .init(grays[$0]) }, rules)).run()
      #expect(outcome.isSolved == (best < .infinity), "\(starts) \(rules)")
      guard best < .infinity else { continue }
      #expect(outcome.cost <= best * 1.01 + 1e-12, "\(starts) \(rules)")
      #expect(outcome.cost >= best - 1e-12 && outcome.lowerBound <= best + 1e-12, "\(starts) \(rules)")
    }
  }

  /// Random problems: every answer satisfies every rule exactly, every clash is needed rule by rule.
  @Test func answersHoldAndClashesAreLeast() {
    var generator = SplitMix64(seed: 43)
    for _ in 0..<40 {
      let problem = Self.problem(&generator)
      let outcome = SolverSearch(problem).run()
      #expect(outcome.isSolved != !outcome.clashes.isEmpty)
      #expect(outcome.lowerBound <= outcome.cost + 1e-12)
      if outcome.isSolved { #expect(Self.holds(problem, outcome)) }
      for clash in outcome.clashes {
        #expect(!Self.rest(of: problem, clash).clashes().isEmpty)
        for rule in clash {
          #expect(Self.rest(of: problem, clash.filter { $0 != rule }).clashes().isEmpty)
        }
      }
    }
  }

  private static func rest(of problem: SolverProblem, _ rules: [Int]) -> SolverSearch {
    SolverSearch(SolverProblem(problem.variables, rules.map { problem.rules[$0] }))
  }

  private static func problem(_ generator: inout SplitMix64) -> SolverProblem {
    let count = Int.random(in: 2...4, using: &generator)
    let variables = (0..<count).map { _ in
      SolverProblem.Variable(gray(UInt8.random(in: 0...255, using: &generator)))
    }
    let rules = (0..<Int.random(in: count...(2 * count), using: &generator)).map { index -> SolverProblem.Rule in
      let ratio = ContrastRatio([3, 4.5, 7][Int.random(in: 0..<3, using: &generator)])
      let front = index % count
      let back = Int.random(in: 0...count, using: &generator)
      return .contrast(
        .variable(front), on: back == front || back == count ? .fixed(RelativeLuminance(1)) : .variable(back),
        reaching: ratio)
    }
    return SolverProblem(variables, rules)
  }

  private static func holds(_ problem: SolverProblem, _ outcome: SolverOutcome) -> Bool {
    func luminance(_ end: SolverProblem.End) -> RelativeLuminance {
      switch end {
      case .fixed(let luminance): luminance
      case .variable(let index):
        outcome.colors[index]?.linear.relativeLuminance ?? problem.variables[index].color.relativeLuminance
      }
    }
    return problem.rules.allSatisfy { rule in
      guard case .contrast(let front, let back, let required, _) = rule else { return true }
      return ContrastRatio(luminance(front), luminance(back)).reaches(required)
    }
  }
}
