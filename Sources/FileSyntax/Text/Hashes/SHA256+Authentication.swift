extension SHA256 {
  /// The message authentication code HMAC-SHA256 of RFC 2104: 32 bytes that only a holder of the key can make.
  package static func authenticationCode(of bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    let blockLength = 64
    var key = key
    if key.count > blockLength {
      var hash = SHA256()
      hash.add(key)
      key = hash.finish()
    }
    key += repeatElement(0, count: blockLength - key.count)
    var inner = SHA256()
    inner.add(key.map { $0 ^ 0x36 })
    inner.add(bytes)
    var outer = SHA256()
    outer.add(key.map { $0 ^ 0x5C })
    outer.add(inner.finish())
    return outer.finish()
  }
}
