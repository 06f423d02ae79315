import TestSupport

@testable import FileSyntax

func read(_ text: String, _ options: JSONOptions = .strict) throws -> JSONDocument {
  try JSONDocument(parsing: Array(text.utf8), options: options)
}

/// A value of random kind and content, at most so deep.
func writeRandomValue(depth: Int, to writer: inout JSONWriter, using generator: inout SplitMix64) {
  switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &generator) {
  case 0: writer.null()
  case 1: writer.value(Bool.random(using: &generator))
  case 2: writer.value(Int.random(in: Int.min...Int.max, using: &generator))
  case 3: writer.value(Double(bitPattern: generator.next()))
  case 4, 5: writer.value(randomText(using: &generator))
  case 6:
    writer.array { writer in
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        writeRandomValue(depth: depth - 1, to: &writer, using: &generator)
      }
    }
  default:
    writer.object { writer in
      for index in 0..<Int.random(in: 0...4, using: &generator) {
        writer.key("\(index)" + randomText(using: &generator))
        writeRandomValue(depth: depth - 1, to: &writer, using: &generator)
      }
    }
  }
}

func randomText(using generator: inout SplitMix64) -> String {
  let scalars: [Unicode.Scalar] = [
    "a", "z", " ", "\"", "\\", "/", "\n", "\t", "\r", "\u{0}", "\u{1F}", "\u{7F}", "é", "€", "\u{2028}", "\u{2029}",
    "\u{2027}",
    "\u{1F600}", "\u{10FFFF}", "\u{FEFF}",
  ]
  var text = ""
  for _ in 0..<Int.random(in: 0...20, using: &generator) {
    if let scalar = scalars.randomElement(using: &generator) { text.unicodeScalars.append(scalar) }
  }
  return text
}
