import FileSyntax

/// A screenshot file of the page that calibrates materials: its content, or the reason that it is refused.
package struct CalibrationShot: Sendable {
  /// The file, as typed.
  package var file: String
  /// The header and the fields of the page; nil for a refused file.
  var shot: ProbeShot?
  /// The reason for refusing it, to follow its name; nil for a usable file.
  package var refusal: String?

  /// Reads the bytes of a file.
  package init(file: String, decoding bytes: [UInt8]) {
    self.file = file
    do throws(ProbeError) {
      shot = try ProbeShot(decoding: bytes)
    } catch {
      refusal = error.message
    }
  }

  /// Takes a shot that was read.
  init(file: String, _ shot: ProbeShot) { (self.file, self.shot) = (file, shot) }

  /// Refuses the file for a reason, unless there already is one.
  mutating func refuse(_ reason: String) {
    shot = nil
    refusal = refusal ?? reason
  }

  /// The name of the material that it shows, as in an audit file; nil if its glass has no effect, as a control.
  static func material(of header: ProbeHeader) -> String? {
    let styles = MaterialStyle.allCases
    if styles.indices.contains(header.style) { return styles[header.style].rawValue }
    let glasses = GlassStyle.allCases
    let index = header.style - styles.count
    guard glasses.indices.contains(index), glasses[index] != .identity else { return nil }
    return "glass.\(glasses[index].rawValue)"
  }

  /// The variant that it shows.
  static func variant(of header: ProbeHeader) -> Variant { Variant.allCases[header.variant % 8] }
}
