import AuditModel
import ColorMath
import JSONSyntax
import PaletteModel

extension JSONWriter {
  /// Writes a material with its alternatives.
  mutating func write(_ material: MaterialStep) {
    object { entry in
      entry.key("candidates")
      entry.array { list in
        for layer in material.layers {
          list.object { numbers in
            numbers.key("alpha")
            numbers.value(layer.tint.alpha)
            numbers.key("clamped")
            numbers.value(layer.clampsSaturation)
            numbers.key("residual")
            numbers.value(layer.residual)
            numbers.key("saturation")
            numbers.value(layer.saturation)
            numbers.key("tint")
            numbers.write(layer.tint.color)
          }
        }
      }
      entry.key("material")
      entry.value(material.name)
      entry.key("source")
      entry.value(material.source)
    }
  }

  /// Writes what may lie below: `"any"`, a color by its name and channels, the stops of a gradient, or an image.
  ///
  /// Of an image, with the height of its blocks and the deviation of the blur above it, both in points.
  mutating func write(_ backdrop: ResolvedBackdrop, _ images: [String], _ evidence: MeasurementEvidence) {
    switch backdrop {
    case .any: value("any")
    case .color(let name, let color):
      object { entry in
        entry.key("channels")
        entry.write(color)
        entry.key("color")
        entry.value(name)
      }
    case .gradient(let stops):
      object { entry in
        entry.key("gradient")
        entry.array { list in
          for stop in stops {
            list.object { place in
              place.key("at")
              place.value(stop.location)
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
        entry.key("blur")
        entry.value(evidence.blur)
        entry.key("image")
        entry.value(images.indices.contains(use.image) ? images[use.image] : "")
        if let region = use.rectangle {
          entry.key("region")
          entry.array { list in region.forEach { list.value($0) } }
        }
        entry.key("scale")
        entry.value(use.scale)
        entry.key("side")
        entry.value(evidence.lineHeight)
      }
    }
  }

  /// Writes the worst block of an image on average, the ratio over its mean, and the share of all blocks that fail.
  mutating func write(_ block: Outlook.Block, _ images: [BackdropImage]) {
    object { entry in
      entry.key("failingShare")
      entry.value(block.failingShare)
      entry.key("image")
      entry.value(images.indices.contains(block.image) ? images[block.image].file : "")
      entry.key("ratio")
      entry.value(block.ratio.value)
      entry.key("side")
      entry.value(block.side)
      entry.key("x")
      entry.value(block.x)
      entry.key("y")
      entry.value(block.y)
    }
  }

  /// Writes a backdrop and the ratio over it.
  mutating func write(_ witness: Outlook.Witness) {
    object { entry in
      entry.key("candidate")
      entry.value(witness.stack)
      entry.key("channels")
      entry.write(witness.backdrop)
      entry.key("ratio")
      entry.value(witness.ratio.value)
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
