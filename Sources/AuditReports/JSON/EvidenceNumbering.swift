package import AuditEngine
import ColorMath
package import FileSyntax
import Palettes

/// Numbers the evidence of all audits of a report, in the order of first use.
struct EvidenceNumbering {
  /// The number of each audit's first piece of evidence, from 1.
  let starts: [Int]
  private let audits: [(evidence: [MeasurementEvidence], images: [String])]
  private let count: Int

  init(_ audits: [AuditResult]) {
    var starts: [Int] = []
    var count = 0
    for audit in audits {
      starts.append(count + 1)
      count += audit.evidence.count
    }
    (self.starts, self.count) = (starts, count)
    self.audits = audits.map { ($0.evidence, $0.declaration.images.map { $0.file }) }
  }

  /// The id of a number, for example `e17`.
  static func id(_ number: Int) -> String { "e\(number)" }

  /// The numbers of all pieces, in the order of their ids as text, like all keys of the report.
  var sorted: [Int] { Self.sortedAsText(count) }

  /// The piece with a number, and the images that it may refer to.
  subscript(_ number: Int) -> (evidence: MeasurementEvidence, images: [String])? {
    guard let audit = starts.lastIndex(where: { $0 <= number }) else { return nil }
    return (audits[audit].evidence[number - starts[audit]], audits[audit].images)
  }

  /// The numbers from 1 to a count in the order of their digits as text: 1, 10, 100, 101, 11, 2.
  static func sortedAsText(_ count: Int) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    func add(_ number: Int) {
      guard number <= count else { return }
      numbers.append(number)
      for digit in 0..<10 { add(number * 10 + digit) }
    }
    for digit in 1..<10 { add(digit) }
    return numbers
  }
}

extension JSONWriter {
  /// Writes the conventions common to all evidence, as a member of its table.
  mutating func writeConventions() {
    key("conventions")
    object { conventions in
      conventions.member(
        "compositing", "source-over on gamma-encoded sRGB, unclamped, not quantized, bottom layer first")
      conventions.member(
        "filters", "on gamma-encoded values, clamped to 0...1 after each; \"filters\" also apply to the foreground")
      conventions.member(
        "flipped", "the foreground over the second half of the possible colors of a small glass element")
      conventions.member(
        "images",
        "composited over their base and blurred on encoded values; a pair passes if it passes over every pixel, and "
          + "fails if it fails over the linear-light mean of a block of side points; sides are rounded to whole pixels")
      conventions.member("layers", "top first")
      conventions.member(
        "luminance", "WCAG 2.2: knee 0.04045, weights 0.2126 0.7152 0.0722 on unclamped linear sRGB, floored at 0")
      conventions.member(
        "materials",
        "clamp((1 - alpha) * saturate(below, saturation) + alpha * tint) on gamma-encoded sRGB; each channel may "
          + "be off by residual; several entries are the possible renderings, best first")
      conventions.member(
        "over",
        "foreground and surface are over the same opaque backdrop; any means every sRGB color, not only 8-bit "
          + "colors; witnesses are the lowest and highest ratios found, without residuals")
    }
  }

  /// Writes pieces of evidence with these numbers, as members of their table.
  mutating func write(_ numbers: ArraySlice<Int>, of numbering: EvidenceNumbering) {
    for number in numbers {
      guard let (evidence, images) = numbering[number] else { continue }
      key(EvidenceNumbering.id(number))
      write(evidence, images)
    }
  }

  /// Writes one piece; `images` are the files that its backdrops refer to.
  package mutating func write(_ evidence: MeasurementEvidence, _ images: [String]) {
    object { entry in
      if let against = evidence.against {
        entry.key("against")
        entry.write(against, alternates: evidence.againstAlternates)
      }
      if !evidence.backdrops.isEmpty {
        entry.key("backdrops")
        entry.array { list in evidence.backdrops.forEach { list.write($0, images, evidence) } }
      }
      if !evidence.filters.isEmpty {
        entry.key("filters")
        entry.array { list in evidence.filters.forEach { list.write($0) } }
      }
      if let flipped = evidence.flipped.first {
        entry.key("flipped")
        entry.write(flipped, alternates: Array(evidence.flipped.dropFirst()))
      }
      entry.key("foreground")
      entry.write(evidence.foreground, alternates: evidence.foregroundAlternates)
      entry.key("layers")
      entry.write(evidence.steps)
      if !evidence.systemColors.isEmpty {
        entry.key("systemColors")
        entry.array { list in evidence.systemColors.forEach { list.write($0) } }
      }
      if !evidence.witnesses.isEmpty {
        entry.key("witnesses")
        entry.array { list in evidence.witnesses.forEach { list.write($0) } }
      }
    }
  }

  /// Writes steps top first, though they are stored bottom first.
  private mutating func write(_ steps: [StackStep]) {
    array { list in
      for step in steps.reversed() {
        switch step {
        case .layer(let color, let alternates): list.write(color, alternates: alternates)
        case .filter(let filter): list.write(filter)
        case .material(let material): list.write(material)
        case .group(let steps):
          list.object { group in
            group.key("group")
            group.write(steps)
          }
        }
      }
    }
  }

  private mutating func write(_ color: Color, alternates: [Color]) {
    guard !alternates.isEmpty else { return value(color.cssText) }
    object { entry in
      entry.key("alternates")
      entry.array { list in alternates.forEach { list.value($0.cssText) } }
      entry.member("color", color.cssText)
    }
  }

  private mutating func write(_ filter: ColorFilter) {
    object { entry in
      entry.member("amount", filter.amount)
      entry.member("filter", filter.name)
    }
  }
}
