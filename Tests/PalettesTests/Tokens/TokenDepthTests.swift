import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

@Suite("design tokens that are deep, long or broken")
struct TokenDepthTests {
  @Test("an alias chain of 20,000 costs no stack")
  func chain() {
    let count = 20_000
    var text = ##"{"$type":"color","t0":{"$value":"#ff0000"}"##
    for index in 1..<count { text += #","t\#(index)":{"$value":"{t\#(index - 1)}"}"# }
    let context = TokenContext.read(text + "}")
    #expect(context.tokens.count == count)
    #expect(context.tokens.last?.summary == "t\(count - 1) = #FF0000")
    #expect(context.diagnostics == [])
  }

  @Test("a ring of 1,000 is named, each member once")
  func ring() {
    var text = #"{"$type":"color""#
    for index in 0..<1000 { text += #","t\#(index)":{"$value":"{t\#((index + 1) % 1000)}"}"# }
    let context = TokenContext.read(text + "}")
    #expect(context.tokens.allSatisfy { $0.value == .unresolved })
    #expect(context.diagnostics.count == 1000)
    #expect(context.diagnostics.allSatisfy { $0.message.holds("… 993 more …") && $0.severity == .error })
  }

  @Test("1,000 groups inside each other, and one more level than is read")
  func depth() {
    for (levels, count) in [(1000, 1), (3000, 0)] {
      let open = String(repeating: #"{"g":"#, count: levels)
      let text = open + ##"{"$type":"color","$value":"#ff0000"}"## + String(repeating: "}", count: levels)
      let context = TokenContext.read(text)
      #expect(context.tokens.count == count)
      #expect(context.diagnostics.count == 1 - count)
    }
  }

  @Test("1,000 groups that each extend the next")
  func extends() {
    var text = ##"{"$type":"color","g1000":{"x":{"$value":"#ff0000"}}"##
    for index in 0..<1000 { text += #","g\#(index)":{"$extends":"{g\#(index + 1)}"}"# }
    let context = TokenContext.read(text + "}")
    #expect(context.tokens.count == 1001)
    #expect(context.diagnostics == [])
  }

  @Test("groups that double with each $extends end in an error, not in all of the memory")
  func explosion() {
    var text = ##"{"$type":"color","g0":{"x":{"$value":"#ff0000"}}"##
    for index in 1..<40 {
      text += #","g\#(index)":{"a":{"$extends":"{g\#(index - 1)}"},"b":{"$extends":"{g\#(index - 1)}"}}"#
    }
    let context = TokenContext.read(text + "}")
    #expect(context.diagnostics.contains { $0.message.holds("$extends produces") })
  }

  @Test("20,000 pointers into one array of 60,000 numbers cost no more than one each")
  func pointers() {
    let numbers = (0..<60_000).map { "0.\($0)" }.joined(separator: ",")
    var text = ##"{"n":{"$type":"cubicBezier","$value":[\##(numbers)]},"c":{"$type":"color""##
    for index in 0..<20_000 {
      let pointer = ##"{"$ref":"#/n/$value/\##(59_999 - index)"}"##
      text += ##","c\##(index)":{"$value":{"colorSpace":"srgb","components":[\##(pointer),0,0]}}"##
    }
    let context = TokenContext.read(text + "}}")
    #expect(context.diagnostics.filter { $0.severity != .note } == [])
    #expect(context.tokens.count == 20_000)
    #expect(context.tokens.last?.value == .color(Color(.sRGB, 0.4, 0, 0)))
  }

  @Test("files whose parts are exchanged or left out are read or refused, each error with a place")
  func rewiring() {
    var generator = SplitMix64(seed: 88)
    let seeds = TokenCase.all.filter { $0.file == "t.tokens.json" }.map { Array($0.given.utf8) }
    for round in 0..<1000 {
      let bytes = ChangedBytes.rewired(seeds[round % seeds.count], &generator)
      let context = TokenContext.read([(name: "t.json", bytes: bytes)])
      let unresolved = context.tokens.filter { $0.value == .unresolved }
      #expect(unresolved.isEmpty || context.diagnostics.contains { $0.severity != .warning })
      #expect(context.diagnostics.allSatisfy { $0.location.line > 0 && $0.location.column > 0 && !$0.message.isEmpty })
    }
  }

  @Test("files changed at random are read or refused, each error with a place")
  func mutations() {
    let seeds = TokenCase.all.filter { $0.file == "t.tokens.json" }.map { Array($0.given.utf8) }
    var generator = SplitMix64(seed: 8)
    for round in 0..<2000 {
      let bytes = ChangedBytes.changed(seeds[round % seeds.count], &generator)
      let context = TokenContext.read([(name: "t.json", bytes: bytes)])
      let unresolved = context.tokens.filter { $0.value == .unresolved }
      #expect(unresolved.isEmpty || context.diagnostics.contains { $0.severity != .warning })
      #expect(context.diagnostics.allSatisfy { $0.location.line > 0 && $0.location.column > 0 })
    }
  }
}
