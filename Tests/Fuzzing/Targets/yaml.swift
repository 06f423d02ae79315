// modules: ColorMath FileSyntax

@testable import FileSyntax

/// Reads the input as YAML; an accepted one must have its values within the input and survive a round trip as JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(JSONSyntaxError) {
    let document = try JSONDocument(parsingYAML: bytes)
    for warning in document.warnings { precondition(warning.position == document.position(ofByte: warning.byteOffset)) }
    var writer = JSONWriter(style: .compact)
    write(document.root, within: count, to: &writer)
    guard let copy = try? JSONDocument(parsing: writer.bytes) else { preconditionFailure("written text is no JSON") }
    // JSON is YAML, so that the same values are read out of it.
    guard let again = try? JSONDocument(parsingYAML: writer.bytes) else { preconditionFailure("JSON is no YAML") }
    var (left, right) = (JSONWriter(style: .compact), JSONWriter(style: .compact))
    write(copy.root, within: writer.bytes.count, to: &left)
    write(again.root, within: writer.bytes.count, to: &right)
    precondition(left.bytes == right.bytes)
  } catch {
    precondition(!error.message.isEmpty && (0...count).contains(error.byteOffset))
    precondition(error.position == PositionTable(bytes).position(ofByte: error.byteOffset))
  }
  return 0
}

private func write(_ value: JSONValue, within count: Int, to writer: inout JSONWriter) {
  precondition(value.range.lowerBound >= 0 && value.range.upperBound <= count)
  switch value.kind {
  case .object:
    precondition(value.count == Array(value.members).count)
    writer.object { writer in
      for member in value.members {
        precondition(member.isKey(member.key) && member.keyRange.upperBound <= count)
        writer.key(member.key)
        write(member.value, within: count, to: &writer)
        precondition(value[member.key] != nil)
      }
    }
  case .array:
    precondition(value.count == Array(value.elements).count)
    writer.array { writer in value.elements.forEach { write($0, within: count, to: &writer) } }
  case .string:
    let text = value.string ?? ""
    precondition(value.isString(text))
    writer.value(text)
  case .number: if let number = value.double { writer.value(number) } else { writer.null() }
  case .boolean: writer.value(value.boolean ?? false)
  case .null: writer.null()
  }
}
