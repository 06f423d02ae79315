// modules: ColorMath

@testable import ColorMath

/// Parses the input as a color; what is accepted has to survive being written, mapped, composited and measured.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do throws(ColorSyntaxError) {
    check(try CSSColorSyntax.parse(text))
  } catch {
    precondition(!error.message.isEmpty && (0...text.utf8.count).contains(error.offset))
    precondition(error.offset + error.length <= text.utf8.count)
  }
  return 0
}

private func check(_ color: Color) {
  precondition((0...1).contains(color.alpha))
  let written = color.cssText
  do throws(ColorSyntaxError) {
    let again = try CSSColorSyntax.parse(written)
    precondition(again.cssText == written, written)
  } catch {
    preconditionFailure("\(written): \(error.message)")
  }
  let mapped = color.mapped(to: .sRGB).encodedSRGB.eightBit
  let seen = color.encodedLayer.over(mapped.encoded)
  let ratio = ContrastRatio(seen.relativeLuminance, mapped.encoded.relativeLuminance)
  precondition(!(ratio.value < 1), "\(written) \(ratio)")
  _ = ratio.flooredText()
}
