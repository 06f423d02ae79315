/// The reason that a screenshot does not calibrate a material.
package enum ProbeError: Error, Hashable, Sendable {
  /// The file is not a PNG image that can be read.
  case image(ImageError)
  /// The image has a color space that is neither sRGB nor Display P3.
  case profile(ImageWarning)
  /// The image has translucent pixels, which no screen shows.
  case translucent
  /// None of the four marks was found.
  case noMarks
  /// Some marks were found, and the others lie outside the image.
  case cropped(found: Int)
  /// Some marks were found, and something hides the others.
  case hiddenMarks(found: Int)
  /// The header does not match its checksum.
  case header
  /// The page is of another version.
  case version(Int)
  /// The header has values that no page has.
  case headerValues
  /// The fields are too small to be read.
  case small
  /// A chip has the color of another field; fields from 1.
  case order(field: Int, shows: Int)
  /// A chip has a color that no field has: the field, from 1, the color, and the expected color.
  case chip(field: Int, color: String, expected: String)
  /// The pixels of a field differ by this standard deviation, in steps of 8 bits.
  case noise(field: Int, deviation: Double)
  /// The upper and lower parts of a field differ by this, in steps of 8 bits.
  case uneven(field: Int, difference: Double)
}
