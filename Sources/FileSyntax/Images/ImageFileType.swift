/// A type of file that is sometimes used where a PNG image is required, recognized by its first bytes.
package enum ImageFileType: String, CaseIterable, Sendable {
  case jpeg, gif, webp, heic, avif, jpegXL, tiff, bmp, ico, pdf, svg, lfsPointer

  /// Recognizes a type other than PNG; nil for PNG and what is unknown.
  init?(_ bytes: [UInt8]) {
    let start = Array(bytes.prefix(512))
    guard let type = Self.allCases.first(where: { $0.fits(start) }) else { return nil }
    self = type
  }

  /// The type with its article, as a sentence needs it.
  package var name: String {
    switch self {
    case .jpeg: "a JPEG image"
    case .gif: "a GIF image"
    case .webp: "a WebP image"
    case .heic: "a HEIC image"
    case .avif: "an AVIF image"
    case .jpegXL: "a JPEG XL image"
    case .tiff: "a TIFF image"
    case .bmp: "a BMP image"
    case .ico: "an icon file"
    case .pdf: "a PDF document"
    case .svg: "an SVG drawing"
    case .lfsPointer: "a Git LFS pointer"
    }
  }

  /// The way to get a PNG image from such a file.
  package var remedy: String {
    switch self {
    case .lfsPointer: "run 'git lfs pull', or set lfs: true for actions/checkout"
    case .svg: "convert it with: rsvg-convert FILE.svg -o FILE.png"
    default: "convert it with: sips -s format png FILE --out FILE.png (on other systems: magick FILE FILE.png)"
    }
  }

  private func fits(_ start: [UInt8]) -> Bool {
    switch self {
    case .jpeg: start.starts(with: [0xFF, 0xD8, 0xFF])
    case .gif: start.starts(with: "GIF87a".utf8) || start.starts(with: "GIF89a".utf8)
    case .webp: start.starts(with: "RIFF".utf8) && start.dropFirst(8).starts(with: "WEBP".utf8)
    case .heic: Self.brands(start, ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"])
    case .avif: Self.brands(start, ["avif", "avis"])
    case .jpegXL:
      start.starts(with: [0xFF, 0x0A]) || start.starts(with: [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A])
    case .tiff: start.starts(with: [0x49, 0x49, 0x2A, 0]) || start.starts(with: [0x4D, 0x4D, 0, 0x2A])
    case .bmp: start.starts(with: "BM".utf8) && start.count > 14 && start[6..<10].allSatisfy { $0 == 0 }
    case .ico: start.starts(with: [0, 0, 1, 0])
    case .pdf: start.starts(with: "%PDF-".utf8)
    case .svg: Self.isSVG(start)
    case .lfsPointer: start.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    }
  }

  /// The major brand of an ISO base media file (ISO/IEC 14496-12 section 4.3).
  private static func brands(_ start: [UInt8], _ brands: [String]) -> Bool {
    guard start.dropFirst(4).starts(with: "ftyp".utf8) else { return false }
    return brands.contains { start.dropFirst(8).starts(with: $0.utf8) }
  }

  /// Markup that begins with an `svg` element, or with the prologue of XML and has one.
  private static func isSVG(_ start: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = start.dropFirst(start.starts(with: mark) ? mark.count : 0).drop { $0 <= 0x20 }
    if text.starts(with: "<svg".utf8) { return true }
    guard text.starts(with: "<?xml".utf8) || text.starts(with: "<!".utf8) else { return false }
    return text.indices.contains { text[$0...].starts(with: "<svg".utf8) }
  }
}
