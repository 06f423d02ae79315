import ColorMath

extension ProbeError {
  /// The problem and, after a semicolon, the solution; one line without a final period.
  package var message: String {
    switch self {
    case .image(let error): error.message
    case .profile(let warning): Self.words(of: warning)
    case .translucent: "has translucent pixels, so it is not a screenshot; use the file that the device saved"
    case .noMarks: "shows none of the four corner marks; take a screenshot of the calibration page"
    case .cropped(let found):
      "is cropped: it contains only \(found) of 4 corner marks; use the whole screenshot"
    case .hiddenMarks(let found):
      "shows only \(found) of 4 corner marks; take it again with nothing covering the page, and do not rotate or "
        + "distort it"
    case .header:
      "has a header that does not match its checksum; take it upright and at full size, with nothing covering it"
    case .version(let version): "shows version \(version) of the page, not 1; use the page from this version of Legible"
    case .headerValues: "has a header with out-of-range values; use the page from this version of Legible unchanged"
    case .small: "is too small for its fields to be read; use the screenshot at full size"
    case .order(let field, let shows):
      "has its fields in the wrong order: field \(field) shows the color of field \(shows); use the page unchanged"
    case .chip(let field, let color, let expected):
      """
      shows \(color) where field \(field) is \(expected) without a material; turn off Night Shift, True Tone, and color \
      filters, and keep the file's color profile
      """
    case .noise(let field, let deviation):
      """
      has noise in field \(field): a standard deviation of \(DecimalText.fixed(deviation, decimals: 1)) steps, more than \
      \(DecimalText.fixed(ProbeShot.mostNoise, decimals: 0)); use the original file, not a photo
      """
    case .uneven(let field, let difference):
      """
      has an uneven field \(field): it changes by \(DecimalText.fixed(difference, decimals: 1)) steps, more than \
      \(DecimalText.fixed(ProbeShot.mostUnevenness, decimals: 0)); the blur reaches across it, so show fewer fields at a time
      """
    }
  }

  private static func words(of warning: ImageWarning) -> String {
    switch warning.kind {
    case .unknownProfile(let name):
      "has the color profile “\(name)”, which is neither sRGB nor Display P3; convert it to one of them"
    case .unknownCodePoints(let points):
      """
      has the color code points \(points.map(String.init).joined(separator: " ")), which are neither sRGB nor \
      Display P3; convert it to one of them
      """
    default: "\(warning.message), but a measurement requires sRGB or Display P3; convert it to one of them"
    }
  }
}
