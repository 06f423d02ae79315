import Foundation
import Testing

/// A stream that zlib 1.2.13 made or accepted, and the bytes it stands for.
struct DeflateStream: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let stream: [UInt8]

  init(_ name: String, _ bytes: [UInt8], _ base64: String) {
    testDescription = name
    self.bytes = bytes
    stream = [UInt8](Data(base64Encoded: base64) ?? Data())
  }

  /// The deflated blocks alone.
  var raw: [UInt8] { Array(stream.dropFirst(2).dropLast(4)) }

  static let text = Array(
    "Contrast of text over glass, of glass over text, and of text over text over glass. 4.5 : 1; 3 : 1; 7 : 1.".utf8)
  static let numbers = Array((0..<120).map { "\($0 * $0 % 97)" }.joined(separator: ", ").utf8)

  private static let runs =
    [UInt8](repeating: 0, count: 1000) + [[UInt8]](repeating: text, count: 20).joined()
    + [UInt8](repeating: 0, count: 1000)

  /// Letters as often as the Fibonacci numbers, so that no code is shorter than it must be.
  private static let skewed: [UInt8] = {
    var (bytes, count, next): ([UInt8], Int, Int) = ([], 1, 1)
    for letter in 65..<79 {
      bytes += [UInt8](repeating: UInt8(letter), count: count)
      (count, next) = (next, count + next)
    }
    return bytes
  }()

  /// Of each distance from 1 to 9, a match of 19 bytes more.
  private static let near: [UInt8] = (1...9).reduce(into: Array("abcdefghi".utf8)) { bytes, distance in
    for _ in 0..<19 + distance { bytes.append(bytes[bytes.count - distance]) }
  }

  /// The longest match over the longest distance.
  private static let far =
    Array("distance".utf8) + [UInt8](repeating: 0, count: 32760) + Array("distance".utf8)
    + [UInt8](repeating: 0, count: 250)

  /// By Python's `zlib.compress` and `compressobj`, and for what it never writes by hand, held to `zlib.decompress`.
  static let all = [
    DeflateStream(
      "numbers, level 0", numbers,
      """
      eAEByQE2/jAsIDEsIDQsIDksIDE2LCAyNSwgMzYsIDQ5LCA2NCwgODEsIDMsIDI0LCA0NywgNzIsIDIsIDMxLCA2MiwgOTUsIDMzLCA3MCwg\
      MTIsIDUzLCA5NiwgNDQsIDkxLCA0MywgOTQsIDUwLCA4LCA2NSwgMjcsIDg4LCA1NCwgMjIsIDg5LCA2MSwgMzUsIDExLCA4NiwgNjYsIDQ4\
      LCAzMiwgMTgsIDYsIDkzLCA4NSwgNzksIDc1LCA3MywgNzMsIDc1LCA3OSwgODUsIDkzLCA2LCAxOCwgMzIsIDQ4LCA2NiwgODYsIDExLCAz\
      NSwgNjEsIDg5LCAyMiwgNTQsIDg4LCAyNywgNjUsIDgsIDUwLCA5NCwgNDMsIDkxLCA0NCwgOTYsIDUzLCAxMiwgNzAsIDMzLCA5NSwgNjIs\
      IDMxLCAyLCA3MiwgNDcsIDI0LCAzLCA4MSwgNjQsIDQ5LCAzNiwgMjUsIDE2LCA5LCA0LCAxLCAwLCAxLCA0LCA5LCAxNiwgMjUsIDM2LCA0\
      OSwgNjQsIDgxLCAzLCAyNCwgNDcsIDcyLCAyLCAzMSwgNjIsIDk1LCAzMywgNzAsIDEyLCA1MywgOTby21BS
      """),
    DeflateStream(
      "numbers, level 1", numbers,
      """
      eAGtkMERBCEIBFMhAB6rror5J3bd1oZwD0sYmAHmyWgZb8YhWBl9Zgz+l3wBF9UBTPjujN2JQUAX/7Gb8n5gk0/iI1tBdc2JJ/WCQntHpYgn\
      cIdSDnIItcZf0JcS9AzqTR4qKBUtm/bt71Tfh1mzh1YZMlVQSUWVneAkJzrZDdzEjdyM0D3d9+5N670Dund5n3d6r3d7vz4I83RHl6jqmd7p\
      oV7qqd6SglLUrRuD/Mv0H/LbUFI=
      """),
    DeflateStream(
      "numbers, level 2", numbers,
      """
      eF6tkMcRBDEIBFMhAB4rj/JP7Lq3NoR7qIQbA09Gy5gZl2Bn9JUx+Cf5plx0B2XCeTJOJ6ZCdfNfp2mfBzT5Ir6iJZTXnHjRLyCMd1iKeFHu\
      QEohReg1/gK+pWBm0G/iYIGpGDmMH39VfV/NnjOMihApg0wyyqyCSiqqrAOd6EhnmsKnfl/f+ncP4O7lfu7pvu7t/t7BsmqweCV9eh1ZEPKW\
      3tTbklKl6bXe+I9H/wHy21BS
      """),
    DeflateStream(
      "numbers, level 3", numbers,
      """
      eF6tkMcRBDEIBFMhAB4rj/JPbLuvLoR9qIQbA09Gy5gZl2Bn9JUx+Cf5plx0B2XCeTJOJ6ZCdfNfp2mfBzT5Ir6iJZTXnHjRLyCMd1iKeFHu\
      QEohReg1/gK+pWBm0G/iYIGpGDmMH39Vff+aPWcYFSFSBplklFkFlVRUWQc60ZHONIVP/f586989gLuX+7mn+7q3+3sHy6rB4pX06XVkQchb\
      elNvS0qVptf6+ugv8ttQUg==
      """),
    DeflateStream(
      "numbers, level 4", numbers,
      """
      eF6tkMsVBCEIBFMxAA9+RsT8E9uqcULYgw8Eumm61dJreWo5JFHLWLVM4sM/KCfdSZn02bXsQU6FahCP07R3A81/kR/REsrrn3zRTyCMD1iS\
      fFEeQNJFLqHXiQk8pGBm0u/iYIEpGdmMb6NbfV/NnjNxESJlkElGmd3gJje6WQUqUZHKFNWu3le3+r0j7l3e553e693erw+W3bavS+rUHVnO\
      9VJP9fa8RtPUrX+b/gPy21BS
      """),
    DeflateStream(
      "numbers, level 5", numbers,
      """
      eF61kMEVBSEIA1uxAA+rroj9N/ZnVlv4Bx9ISIA8tbRa3lo2SdTSZy2D+PIPygk6KJO+q5bVyalQDeK2G3g9sPlP8i1bQXX9k0/whEJ7RyXJ\
      J+UOJR3kELBGTOihBD0DvMlDBaWkZdG+jOO+WxOzJw5DpgoqqdjuBCc50clu4CZu5GZ59nTfb+9274hzl/d5p/d6d1wf+nFFd3RpHM/0Tg/H\
      9VRv92c04PMH03/y21BS
      """),
    DeflateStream(
      "numbers, level 6", numbers,
      """
      eJy1kMEVBSEIA1uxAA+rroj9N/ZnVlv4Bx9ISIA8tbRa3lo2SdTSZy2D+PIPygk6KJO+q5bVyalQDeK2G3g9sPlP8i1bQXX9k0/whEJ7RyXJ\
      J+UOJR3kELBGTOihBD0DvMlDBaWkZdG+jOO+WxOzJw5DpgoqqdjuBCc50clu4CZu5GZ59nTfb+9274hzl/d5p/d6d1wf+nFFd3RpHM/0Tg/H\
      9VRv92c04PMH03/y21BS
      """),
    DeflateStream(
      "numbers, level 7", numbers,
      """
      eNq1kMEVBSEIA1uxAA+rroj9N/ZnVlv4Bx9ISIA8tbRa3lo2SdTSZy2D+PIPygk6KJO+q5bVyalQDeK2G3g9sPlP8i1bQXX9k0/whEJ7RyXJ\
      J+UOJR3kELBGTOihBD0DvMlDBaWkZdG+jOO+WxOzJw5DpgoqqdjuBCc50clu4CZu5GZ59nTfb+9274hzl/d5p/d6d1wf+nFFd3RpHM/0Tg/H\
      9VRv92c04PMH03/y21BS
      """),
    DeflateStream(
      "numbers, level 8", numbers,
      """
      eNq1kMEVBSEIA1uxAA+rroj9N/ZnVlv4Bx9ISIA8tbRa3lo2SdTSZy2D+PIPygk6KJO+q5bVyalQDeK2G3g9sPlP8i1bQXX9k0/whEJ7RyXJ\
      J+UOJR3kELBGTOihBD0DvMlDBaWkZdG+jOO+WxOzJw5DpgoqqdjuBCc50clu4CZu5GZ59nTfb+9274hzl/d5p/d6d1wf+nFFd3RpHM/0Tg/H\
      9VRv92c04PMH03/y21BS
      """),
    DeflateStream(
      "numbers, level 9", numbers,
      """
      eNq1kMEVBSEIA1uxAA+rroj9N/ZnVlv4Bx9ISIA8tbRa3lo2SdTSZy2D+PIPygk6KJO+q5bVyalQDeK2G3g9sPlP8i1bQXX9k0/whEJ7RyXJ\
      J+UOJR3kELBGTOihBD0DvMlDBaWkZdG+jOO+WxOzJw5DpgoqqdjuBCc50clu4CZu5GZ59nTfb+9274hzl/d5p/d6d1wf+nFFd3RpHM/0Tg/H\
      9VRv92c04PMH03/y21BS
      """),
    DeflateStream(
      "text, fixed codes", text,
      """
      eJxzzs8rKUosLlHIT1MoSa0A0mWpRQrpOYnFxTogMTALIgiS1lFIzEtBVYumS0/BRM9UwUrB0FrBGEKZgyg9ALLhIb8=
      """),
    DeflateStream("nothing", [], "eJwDAAAAAAE="),
    DeflateStream("nothing, level 0", [], "eAEBAAD//wAAAAE="),
    DeflateStream(
      "runs, level 6", runs,
      """
      eJxjYBgFo2AUDHfgnJ9XUpRYXKKQn6ZQkloBpMtSixTScxKLi3VAYmAWRBAkraOQmJeCqhZNl56CiZ6pgpWCobWCMYQyB1F6oxaNWjRq0ahF\
      oxaNWjRq0ZC2aKDbLKNgFIwC2gMA1yii9w==
      """),
    DeflateStream(
      "skewed, no matches", skewed,
      """
      eAEFwYGBAzEMw7DZvu1dYkvk/uM88Pf5fn+/3/M8z/O+7/u+73vOOeecc845595777333nvvvffee+/MzMzMzMzMzMzMzMzMzMzMzO7u7u7u\
      7u7u7u7u7u7u7u7u7u7u7u7u7u7u7iZJkiRJkiRJkiRJkiRJkiRJkiRJkiRJkiRJkiRJkiRJkqRt27Zt27Zt27Zt27Zt27Zt27Zt27Zt27Zt\
      27Zt27Zt27Zt27Zt27Zt27Zt27Zt27Zt27Zt2xYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
      AAAAAAAAVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV\
      VVVVVVVVVVVVVVVVVVVVVVVVVf8BDComTw==
      """),
    DeflateStream(
      "text, three blocks", text,
      """
      eJxyzs8rKUosLlHIT1MoSa0A0mWpRQrpOYnFxTogMTALKAgAAAD//wIKgqR1FBLzUlDVounSUzDRM1WwUjC0VjCGUOYgSg8AAAD//wMAsuEh\
      vw==
      """),
    DeflateStream("matches from 1 to 9 back", near, "eJxLTEpOSU1Lz8jEBrBC7AgHxkXgJHFTeGh8DACgIlwm"),
    DeflateStream(
      "a match from 32,768 back", far,
      """
      eJxLySwuScxLTmUYBaNgFIyCUTAKRsEoGAWjYBSMglEwCkbBKBgFo2AUjIJRMApGwSgYBaNgFIyCUTAKRsEoGAWjYBSMglEwCkbBKBgFo2AU\
      jIJRMApGwSgYBaNgFIyCUTAKRsEoGAWjYBSMglEwCkbBKBgFo2AUjIJRMApGwSgYBaNgFIyCUTAKRsEoGAWjYBSMglEwCkbBKBgFo2AUjIJR\
      MApGwSgYBaNgFIyCUTAKRsEoGAWjYBSMglEwCkbBKBgFo2AUjIJRMApGwSgYBaNgFIyCUTAKRjAYvf8fAKZuBpc=
      """),
    DeflateStream("one distance", [0, 0, 0, 0], "eJwN4AEJAAAAgCD4f3VpAQAEAAE="),
    DeflateStream("the end of a block alone", [], "eJwF4AEJAAAAgCD8fy0AAAAAAQ=="),
  ]
}
