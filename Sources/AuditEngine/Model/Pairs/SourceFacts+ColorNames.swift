import ColorMath
import FileSyntax
import Palettes
import SwiftReading

extension SourceFacts {
  /// The names of the colors that one declaration alone writes as numbers, in the order in which it writes them.
  ///
  /// What several declarations write has no name: the color says nothing about which of them is meant.
  var colorNames: [Color: SourceColorName] {
    var writers: [Color: String] = [:]
    var shared: Set<Color> = []
    var first: [(color: Color, use: ColorUse)] = []
    for use in colors {
      guard case .literal(let color) = use.color, !use.member.isEmpty else { continue }
      if let writer = writers[color] {
        if writer != use.member { shared.insert(color) }
      } else {
        writers[color] = use.member
        first.append((color, use))
      }
    }
    let places = project.locations(of: first.map { .init(file: $0.use.file, node: $0.use.node) })
    var counts: [String: Int] = [:]
    var names: [Color: SourceColorName] = [:]
    for ((color, use), place) in zip(first, places) {
      let number = counts[use.member, default: 0] + 1
      counts[use.member] = number
      guard !shared.contains(color) else { continue }
      names[color] = SourceColorName(number == 1 ? use.member : "\(use.member), color \(number)", at: place)
    }
    return names
  }
}
