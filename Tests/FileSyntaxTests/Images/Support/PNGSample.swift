import Foundation
import Testing

@testable import ColorMath

/// A file of `Samples` with the value of each pixel, written by the script that made both.
struct PNGSample: Sendable, CustomTestStringConvertible {
  let name: String
  let width: Int
  let height: Int
  /// Red, green, blue and alpha of each pixel as 16-bit numbers.
  let channels: [UInt16]

  var testDescription: String { name }

  static let all: [PNGSample] = {
    let lines = String(decoding: contents("pixels.txt"), as: UTF8.self).split(separator: "\n")
    return lines.compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 4, let width = Int(words[1]), let height = Int(words[2]) else { return nil }
      let digits = Array(words[3])
      let channels = stride(from: 0, to: digits.count - 3, by: 4).compactMap {
        UInt16(String(digits[$0..<$0 + 4]), radix: 16)
      }
      return PNGSample(name: String(words[0]), width: width, height: height, channels: channels)
    }
  }()

  /// The bytes of the file.
  var bytes: [UInt8] { Self.contents("\(name).png") }

  /// Returns a pixel, numbered in rows from the top.
  func layer(_ index: Int) -> EncodedLayer {
    let values = (0..<4).map { Double(channels[4 * index + $0]) / 65535 }
    return EncodedLayer(EncodedSRGB(red: values[0], green: values[1], blue: values[2]), alpha: values[3])
  }

  static func contents(_ name: String) -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return (try? Data(contentsOf: folder.appendingPathComponent("Samples/\(name)"))).map(Array.init) ?? []
  }
}
