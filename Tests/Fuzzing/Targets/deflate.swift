// modules: ColorMath FileSyntax

@testable import FileSyntax

/// Inflates the input, with and without a frame, and deflates it, which has to come back.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let limit = 1 << 16
  for inflated in [try? Inflater.zlib(bytes, atMost: limit), try? Inflater.raw(bytes, atMost: limit)] {
    guard let inflated else { continue }
    precondition(inflated.count <= limit)
    check(inflated)
  }
  check(bytes)
  return 0
}

private func check(_ bytes: [UInt8]) {
  let stream = Deflater.zlib(bytes)
  precondition((try? Inflater.zlib(stream, atMost: bytes.count)) == bytes)
  precondition(stream.count <= bytes.count + 7 * (bytes.count >> 14 + 1) + 6)
  if bytes.isEmpty { return }
  precondition((try? Inflater.zlib(stream, atMost: bytes.count - 1)) == nil)
  precondition((try? Inflater.zlib(Array(stream.dropLast()), atMost: bytes.count)) == nil)
}
