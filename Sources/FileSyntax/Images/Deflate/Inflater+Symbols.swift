extension Inflater {
  /// Takes the code of a symbol that was looked up; nil, and another state, if there is none or its code is cut off.
  mutating func symbol(_ entry: HuffmanEntry) -> HuffmanEntry? {
    if entry.length <= source.count, entry != .none {
      source.skip(entry.length)
      return entry
    }
    if entry == .none, source.count > 0 { state = .broken } else { stop() }
    return nil
  }

  /// Decodes one literal or match, or the end of a block, wherever the compressed bytes end.
  mutating func decodeOne() {
    source.refill()
    guard let first = symbol(literals.entry(at: source.bits)) else { return }
    if first.isLiteral {
      output[written] = UInt8(truncatingIfNeeded: first.number)
      written += 1
    } else if first.isSpecial {
      if first.isEnd { endBlock() } else { state = .broken }
    } else {
      guard let more = source.take(first.extra) else { return stop() }
      guard let second = symbol(distances.entry(at: source.bits)) else { return }
      guard let further = source.take(second.extra) else { return stop() }
      let distance = second.number + further
      guard !second.isSpecial, distance <= written else { return state = .broken }
      Self.copy(first.number + more, from: distance, to: output + written)
      written += first.number + more
    }
  }

  /// Decodes as long as every read is certain to lie within one part of the compressed bytes, and every write to be wanted.
  mutating func decodeQuickly(past wanted: Int) {
    var (bits, count, position, place) = (source.bits, source.count, source.position, written)
    let lastPosition = source.end - 16
    while place + 2 <= wanted, position <= lastPosition {
      Self.refill(&bits, &count, &position, source)
      var entry = literals.entry(at: bits)
      if entry.isLiteral {
        Self.take(entry.length, &bits, &count)
        output[place] = UInt8(truncatingIfNeeded: entry.number)
        place &+= 1
        entry = literals.entry(at: bits)
        if entry.isLiteral {
          Self.take(entry.length, &bits, &count)
          output[place] = UInt8(truncatingIfNeeded: entry.number)
          place &+= 1
          entry = literals.entry(at: bits)
        }
      }
      Self.take(entry.length, &bits, &count)
      if entry.isLiteral {
        output[place] = UInt8(truncatingIfNeeded: entry.number)
        place &+= 1
        continue
      }
      if entry.isSpecial || entry == .none {
        if entry.isEnd { endBlock() } else { state = .broken }
        break
      }
      let length = entry.number &+ Self.take(entry.extra, &bits, &count)
      if count < 28 { Self.refill(&bits, &count, &position, source) }
      entry = distances.entry(at: bits)
      Self.take(entry.length, &bits, &count)
      let distance = entry.number &+ Self.take(entry.extra, &bits, &count)
      guard !entry.isSpecial, entry != .none, distance <= place else {
        state = .broken
        break
      }
      Self.copy(length, from: distance, to: output + place)
      place &+= length
    }
    (source.bits, source.count, source.position, written) = (bits, count, position, place)
  }

  /// Makes at least 56 bits ready; eight bytes must be left in the part.
  @inline(__always)
  private static func refill(_ bits: inout UInt64, _ count: inout Int, _ position: inout Int, _ source: BitReader) {
    bits |= source.word(at: position) &<< UInt64(truncatingIfNeeded: count)
    position &+= (63 &- count) >> 3
    count |= 56
  }

  /// Takes bits that are there.
  @inline(__always) @discardableResult
  private static func take(_ size: Int, _ bits: inout UInt64, _ count: inout Int) -> Int {
    let number = Int(truncatingIfNeeded: bits & (1 &<< UInt64(truncatingIfNeeded: size) &- 1))
    bits = bits &>> UInt64(truncatingIfNeeded: size)
    count &-= size
    return number
  }

  /// Repeats what is so far back; up to 7 bytes behind the copy are overwritten.
  @inline(__always)
  private static func copy(_ length: Int, from distance: Int, to target: UnsafeMutablePointer<UInt8>) {
    var (distance, done) = (distance, 0)
    if distance < 8 {
      let period = distance
      while distance < 8 { distance &+= period }
      while done < min(length, distance &- period) {
        target[done] = target[done &- period]
        done &+= 1
      }
    }
    let raw = UnsafeMutableRawPointer(target)
    while done < length {
      let word = (raw + (done &- distance)).loadUnaligned(as: UInt64.self)
      raw.storeBytes(of: word, toByteOffset: done, as: UInt64.self)
      done &+= 8
    }
  }
}
