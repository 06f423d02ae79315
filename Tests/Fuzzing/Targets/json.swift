// modules: ColorMath FileSyntax

@testable import FileSyntax

/// Reads the input strictly and relaxed; an accepted one must survive a walk, a round trip and an empty edit.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for options in [JSONOptions.strict, .relaxed] {
    do throws(JSONSyntaxError) {
      check(try JSONDocument(parsing: bytes, options: options))
    } catch {
      precondition(!error.message.isEmpty && (0...count).contains(error.byteOffset))
      let table = PositionTable(bytes).position(ofByte: error.byteOffset)
      precondition(error.position == table, "\(error) \(table)")
    }
  }
  return 0
}

private func check(_ document: JSONDocument) {
  var writer = JSONWriter(style: document.bytes.count.isMultiple(of: 2) ? .compact : .pretty(indent: 2))
  write(document.root, to: &writer)
  guard let copy = try? JSONDocument(parsing: writer.bytes) else { preconditionFailure("written text is no JSON") }
  var again = JSONWriter(style: document.bytes.count.isMultiple(of: 2) ? .compact : .pretty(indent: 2))
  write(copy.root, to: &again)
  precondition(writer.bytes == again.bytes)
  let edit = JSONEdit(replacing: document.root, with: Array(document.bytes[document.root.range]))
  precondition((try? JSONEdit.apply([edit], to: document.bytes)) == document.bytes)
  for warning in document.warnings { precondition(warning.position == document.position(ofByte: warning.byteOffset)) }
}

private func write(_ value: JSONValue, to writer: inout JSONWriter) {
  precondition(document(of: value))
  switch value.kind {
  case .object:
    precondition(value.count == Array(value.members).count)
    writer.object { writer in
      for member in value.members {
        precondition(member.isKey(member.key))
        writer.key(member.key)
        write(member.value, to: &writer)
        precondition(value[member.key] != nil)
      }
    }
  case .array:
    precondition(value.count == Array(value.elements).count)
    writer.array { writer in value.elements.forEach { write($0, to: &writer) } }
  case .string:
    let text = value.string ?? ""
    precondition(value.isString(text))
    writer.value(text)
  case .number:
    checkNumber(value)
    writer.raw(Array((value.number?.text ?? "").utf8))
  case .boolean: writer.value(value.boolean ?? false)
  case .null: writer.null()
  }
}

private func document(of value: JSONValue) -> Bool {
  !value.range.isEmpty && value.withSource { $0.count } == value.range.count
}

private func checkNumber(_ value: JSONValue) {
  guard let number = value.number else { preconditionFailure("a number without text") }
  let reference = Double(number.text).flatMap { $0.isFinite ? $0 : nil }
  precondition(number.double?.bitPattern == reference?.bitPattern, number.text)
  if let integer = number.integer { precondition(number.isInteger && Double(integer) == number.double) }
  if let integer = Int(number.text) { precondition(integer == number.integer) }
}
