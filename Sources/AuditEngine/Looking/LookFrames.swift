import FileSyntax

/// The places of texts on screenshots according to another program, in points.
package struct LookFrames: Sendable {
  /// A place.
  package struct Frame: Hashable, Sendable {
    /// The left edge in points.
    package var x: Double
    /// The upper edge in points.
    package var y: Double
    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double
    /// The accessibility label or the text; nil if unknown.
    package var label: String?
    /// The finding of an audit about it, in the words of that audit; nil for none.
    package var issue: String?
    /// The file name of its screenshot; nil for every screenshot.
    package var shot: String?
  }

  /// The places in the order of the file.
  package let frames: [Frame]

  /// The most frames of one file.
  package static let most = 100_000
  /// The largest file: 32 MiB.
  package static let largest = 32 << 20

  /// Reads frames as JSON of the documented shape, the audit of Appium, the activities of an Xcode result, or the
  /// recursive description of a view.
  ///
  /// - Throws: `FrameProblem` if there are none, or too many.
  package init(reading bytes: [UInt8]) throws(FrameProblem) {
    guard bytes.count <= Self.largest else {
      throw FrameProblem("is larger than the limit of \(Self.largest >> 20) MiB")
    }
    let start = bytes.first { $0 > 0x20 }
    var found: [Frame] = []
    if start == UInt8(ascii: "{") || start == UInt8(ascii: "[") {
      do throws(JSONSyntaxError) {
        Self.collect(try JSONDocument(parsing: bytes).root, &found)
      } catch {
        throw FrameProblem("is not valid JSON")
      }
    } else {
      found = ViewDescription.frames(String(decoding: bytes, as: UTF8.self))
    }
    guard !found.isEmpty else { throw FrameProblem("has no frames; see the article \"Looking at screenshots\"") }
    guard found.count <= Self.most else {
      throw FrameProblem("has \(found.count) frames, but the limit is \(Self.most)")
    }
    frames = found
  }

  /// The start of the title of an activity that holds a frame as JSON.
  private static let mark = "legible "

  private static func collect(_ value: JSONValue, _ found: inout [Frame]) {
    switch value.kind {
    case .array: for element in value.elements { collect(element, &found) }
    case .object:
      if let frame = frame(value) { return found.append(frame) }
      if let title = value["title"]?.string, title.hasPrefix(mark),
        let document = try? JSONDocument(parsing: Array(title.utf8.dropFirst(mark.utf8.count)))
      {
        collect(document.root, &found)
      }
      for member in value.members { collect(member.value, &found) }
    default: break
    }
  }

  /// The frame that an object is: with edges of its own, or with the rectangle of an element.
  private static func frame(_ object: JSONValue) -> Frame? {
    let attributes = object["elementAttributes"]
    guard let place = attributes?["rect"] ?? (object["width"] == nil ? nil : object),
      let x = place["x"]?.double, let y = place["y"]?.double, let width = place["width"]?.double,
      let height = place["height"]?.double, width > 0, height > 0
    else { return nil }
    return Frame(
      x: x, y: y, width: width, height: height, label: object["label"]?.string ?? attributes?["label"]?.string,
      issue: object["issue"]?.string ?? object["compactDescription"]?.string, shot: object["shot"]?.string)
  }
}
