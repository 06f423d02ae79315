import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension JSONWriter {
  /// Writes a material with its alternatives.
  mutating func write(_ material: MaterialStep) {
    object { entry in
      entry.key("candidates")
      entry.array { list in
        for layer in material.layers {
          list.object { numbers in
            numbers.member("alpha", layer.tint.alpha)
            numbers.member("clamped", layer.clampsSaturation)
            numbers.member("residual", layer.residual)
            numbers.member("saturation", layer.saturation)
            numbers.key("tint")
            numbers.write(layer.tint.color)
          }
        }
      }
      entry.member("material", material.name)
      entry.member("source", material.source)
    }
  }

  /// Writes a backdrop: `"any"`, a color by its name and channels, the stops of a gradient, or an image.
  ///
  /// An image has the height of its blocks and the deviation of the blur above it, both in points.
  mutating func write(_ backdrop: ResolvedBackdrop, _ images: [String], _ evidence: MeasurementEvidence) {
    switch backdrop {
    case .any: value("any")
    case .color(let name, let color):
      object { entry in
        entry.key("channels")
        entry.write(color)
        entry.member("color", name)
      }
    case .gradient(let stops):
      object { entry in
        entry.key("gradient")
        entry.array { list in
          for stop in stops {
            list.object { place in
              place.member("at", stop.location)
              place.key("channels")
              place.write(stop.color)
            }
          }
        }
      }
    case .image(let use, let base):
      object { entry in
        if let base {
          entry.key("base")
          entry.write(base)
        }
        entry.member("blur", evidence.blur)
        entry.member("image", images.indices.contains(use.image.offset) ? images[use.image.offset] : "")
        if let region = use.rectangle {
          entry.key("region")
          entry.array { list in region.forEach { list.value($0) } }
        }
        entry.member("scale", use.scale)
        entry.member("side", evidence.lineHeight)
      }
    }
  }

  /// Writes the worst block of an image on average, the ratio over its mean, and the share of all blocks that fail.
  mutating func write(_ block: Outlook.Block, _ images: [BackdropImage]) {
    object { entry in
      entry.member("failingShare", block.failingShare)
      entry.member("image", images.typedIndices.contains(block.image) ? images[block.image].file : "")
      entry.member("ratio", block.ratio.value)
      entry.member("side", block.side)
      entry.member("x", block.x)
      entry.member("y", block.y)
    }
  }

  /// Writes a backdrop and the ratio over it.
  mutating func write(_ witness: Outlook.Witness) {
    object { entry in
      entry.member("candidate", witness.stack)
      entry.key("channels")
      entry.write(witness.backdrop)
      entry.member("ratio", witness.ratio.value)
    }
  }

  /// Writes the gamma-encoded sRGB channels of a color, 0…1.
  private mutating func write(_ color: EncodedSRGB) {
    array { list in
      list.value(color.red)
      list.value(color.green)
      list.value(color.blue)
    }
  }
}
