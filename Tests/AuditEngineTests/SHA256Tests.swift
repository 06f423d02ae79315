import TestSupport
import Testing

@testable import AuditEngine
@testable import FileSyntax

/// Against the examples of NIST (FIPS 180-4 and the SHAVS) and against every way to cut an input into pieces.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func hashesTextsAsNISTDoes(_ text: String, _ hash: String) {
    #expect(SHA256.hex(of: text.utf8) == hash)
  }

  /// Messages of SHA256ShortMsg.rsp and of the tests of padding: repeated bytes around the ends of blocks.
  @Test(arguments: [
    ([0xD3], "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1"),
    ([0x11, 0xAF], "5ca7133fa735326081558ac312c620eeca9970d1e70a4b95533d956f072d1f98"),
    ([0xB4, 0x19, 0x0E], "dff2e73091f6c05e528896c4c831b9448653dc2ff043528f6769437bc7b975c2"),
    ([0xBD], "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b"),
    ([0xC9, 0x8C, 0x8E, 0x55], "7abc22c0ae5af26ce93dbb94433a0e0b2e119d014f8e7f65bd56c61ccccd9504"),
    ([UInt8](repeating: 0, count: 55), "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
    ([UInt8](repeating: 0, count: 56), "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
    ([UInt8](repeating: 0, count: 57), "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785"),
    ([UInt8](repeating: 0, count: 64), "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
    ([UInt8](repeating: 0, count: 1000), "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53"),
    ([UInt8](repeating: 0x41, count: 1000), "c2e686823489ced2017f6059b8b239318b6364f6dcd835d0a519105a1eadd6e4"),
    ([UInt8](repeating: 0x55, count: 1005), "f4d62ddec0f3dd90ea1380fa16a5ff8dc4c54b21740650f24afc4120903552b0"),
  ])
  func hashesBytesAsNISTDoes(_ bytes: [UInt8], _ hash: String) {
    #expect(SHA256.hex(of: bytes) == hash)
  }

  @Test func piecesAddUp() {
    var random = SplitMix64(seed: 256)
    let bytes = (0..<300).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    let whole = SHA256.hex(of: bytes)
    for _ in 0..<100 {
      var hash = SHA256()
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + Int(random.next() % 140))
        hash.add(bytes[start..<end])
        start = end
      }
      #expect(hash.hex() == whole)
    }
  }

  @Test func sequencesWithoutStorageAreHashedAlike() {
    #expect(SHA256.hex(of: (0..<200).lazy.map { UInt8($0) }) == SHA256.hex(of: (0..<200).map { UInt8($0) }))
  }
}
