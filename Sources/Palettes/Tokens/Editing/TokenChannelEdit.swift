import ColorMath
import FileSyntax

/// The edits of a color that is an object of channels: its numbers, on the scale that they have.
struct TokenChannelEdit {
  private let channels: TokenColorChannels
  private let numbers: [Double]
  /// The color as it is read.
  private let present: Color
  /// True if the file has shares of 1 only, as Figma does.
  private let areShares: Bool

  /// Prepares the edits of an object; nil for one of other members, and where a channel is no plain number.
  init?(_ value: JSONValue, as present: Color, areShares: Bool) {
    guard let channels = TokenColorChannels(value), channels.values.allSatisfy({ $0.kind == .number }) else {
      return nil
    }
    self.channels = channels
    numbers = channels.values.compactMap { $0.double }
    guard numbers.count == 3, present.space == (channels.isHSL ? .hsl : .sRGB) else { return nil }
    self.present = present
    self.areShares = areShares
  }

  /// The edits that make it another color; nil if the numbers would be read as a different one.
  func edits(to color: Color, _ rounding: EditRounding) -> [JSONEdit]? {
    let all = present.components
    let components = [all.first, all.second, all.third]
    let digits = ComponentDigits(
      space: present.space,
      numbers: numbers.indices.map { index in
        let text = channels.values[index].number?.text ?? "0"
        return ComponentDigits.Number(text, component: components[index], unit: unit(of: index, components))
      })
    guard let texts = digits.texts(for: color, rounding) else { return nil }
    let written = texts.indices.map { texts[$0].flatMap { Double($0) } ?? numbers[$0] }
    guard let read = try? channels.color(written, alpha: 1, areShares: areShares), isNear(read, color) else {
      return nil
    }
    var edits = zip(channels.values, texts).compactMap { value, text in
      text.map { JSONEdit(replacing: value, with: Array($0.utf8)) }
    }
    guard color.alpha != present.alpha else { return edits }
    guard let alpha = channels.alpha, alpha.kind == .number else { return nil }
    edits.append(JSONEdit(replacing: alpha, with: Array(ComponentDigits.text(color.alpha, places: 6).utf8)))
    return edits
  }

  /// The component for 1 as a number of a channel.
  private func unit(of index: Int, _ components: [Double]) -> Double {
    if channels.isHSL { return index > 0 && numbers[index] > 1 ? 0.01 : 1 }
    if areShares { return 1 }
    let other = numbers.indices.first { numbers[$0] != 0 }
    return other.map { components[$0] / numbers[$0] > 0.5 ? 1 : 1.0 / 255 } ?? 1.0 / 255
  }

  private func isNear(_ read: Color, _ color: Color) -> Bool {
    let (one, two) = (read.converted(to: .sRGB).components, color.converted(to: .sRGB).components)
    let far = max(abs(one.first - two.first), abs(one.second - two.second), abs(one.third - two.third))
    return far <= 0.51 / 255
  }
}
