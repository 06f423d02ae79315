import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The tokens of palettes with what an editor needs: the color of each variant, its entry, and its file.
struct TokenList {
  private let inputs: PaletteInputs

  init(_ inputs: PaletteInputs) { self.inputs = inputs }

  /// One object for each audit, with its tokens in their order.
  var json: [UInt8] {
    var writer = JSONWriter(style: .compact)
    writer.array { list in
      for loaded in inputs.palettes {
        let resolver = ColorResolver(loaded)
        list.object { audit in
          audit.key("audit")
          audit.value(loaded.declaration.id)
          audit.key("tokens")
          audit.array { tokens in
            for index in loaded.palette.tokens.typedIndices { tokens.write(token: index, of: loaded, resolver) }
          }
        }
      }
    }
    return writer.takeBytes()
  }
}

extension JSONWriter {
  fileprivate mutating func write(token index: TokenIndex, of loaded: LoadedPalette, _ resolver: ColorResolver) {
    let token = loaded.palette.tokens[index]
    object { entry in
      entry.key("file")
      entry.value(token.file)
      entry.key("name")
      entry.value(loaded.palette.displayName(of: index))
      entry.key("variants")
      entry.object { variants in
        for variant in Variant.allCases.sorted(by: { $0.id < $1.id }) {
          variants.key(variant.id)
          variants.write(token, index, variant, resolver, loaded.declaration.deviceClass)
        }
      }
    }
  }

  /// The color as seen, as written, and its opacity; null if the token has none in the variant.
  private mutating func write(
    _ token: Token, _ index: TokenIndex, _ variant: Variant, _ resolver: ColorResolver, _ device: DeviceClass
  ) {
    var found: Color?
    do throws(Unresolved) { found = try resolver.token(index, variant).color } catch {}
    guard let color = found else { return null() }
    object { value in
      value.key("alpha")
      value.value(color.alpha)
      value.key("color")
      value.value(color.cssText)
      if case .entry(let entry) = token.resolution(for: variant, on: device) {
        value.key("entry")
        value.value(entry.offset)
        value.key("label")
        value.value(token.entries[entry].label)
      }
      value.key("seen")
      value.value(color.encodedSRGB.eightBit.hex)
    }
  }
}
