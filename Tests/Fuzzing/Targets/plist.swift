// modules: ColorMath FileSyntax Palettes SwiftReading

@testable import SwiftReading

/// Reads the input as a property list; entries must be within it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let list = PropertyList(bytes)
  let lines = bytes.count + 1
  for entry in list.entries {
    precondition(entry.position.line > 0 && entry.position.line <= lines && entry.position.column > 0)
    if case .text(let text) = entry.value { precondition(list.texts.contains(text)) }
  }
  precondition(list.form != .binary || list.entries.isEmpty && list.texts.isEmpty)
  return 0
}
