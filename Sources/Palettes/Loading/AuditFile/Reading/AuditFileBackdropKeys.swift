import FileSyntax

/// The keys of a backdrop: a color, a gradient, or an image with its scale and region.
enum AuditFileBackdropKeys {
  /// An image being read.
  struct Image {
    var path: AuditFilePath?
    var scale: Double?
    var region: ImageRegion?
    var base: AuditFileColor?
  }

  static let imageObject = AuditFileObject<Image>(
    words: "an image",
    constraints: #""required": ["image", "scale"]"#,
    keys: [
      AuditFileKey("image", .path, "A PNG file, relative to this file.") { $0.path = $1 },
      AuditFileKey("scale", .number(0.01...100), "Pixels per point.") { $0.scale = $1 },
      AuditFileKey(
        "region",
        AuditFileType(
          """
          "anyOf": [{"type": "array", "minItems": 4, "maxItems": 4, "prefixItems": [{"$ref": "#/$defs/regionPlace"}, \
          {"$ref": "#/$defs/regionPlace"}, {"$ref": "#/$defs/regionSize"}, {"$ref": "#/$defs/regionSize"}]}, \
          {\(regionObject.schema)}]
          """
        ) { $1.region($0) }, "The part behind the surface, in points from the upper-left corner."
      ) { $0.region = $1 },
      AuditFileKey("base", .color, "The color behind translucent pixels.") { $0.base = $1 },
    ])

  /// The sides of a region in the order of a list.
  static let sides = ["x", "y", "width", "height"]

  static let regionObject = AuditFileObject<[String: Double]>(
    words: "a region",
    constraints: #""required": ["x", "y", "width", "height"]"#,
    keys: sides.map { side in
      let definition = side == "x" || side == "y" ? "regionPlace" : "regionSize"
      return AuditFileKey(side, .defined(definition) { $1.side($0) }) { $0[side] = $1 }
    })

  /// Every key that identifies a backdrop, for messages about objects without one.
  static let object = AuditFileObject<Void>(
    words: "a backdrop",
    keys: ["color", "opacity", "gradient", "image", "scale", "region", "base"].map {
      AuditFileKey($0, schema: "") { _, _, _ in }
    })

  /// The words that are no colors.
  static let words: [(name: String, backdrop: AuditFileBackdrop)] = [("any", .any), ("content", .content)]

  /// The message about a translucent backdrop.
  static let translucent = "a backdrop must be opaque; specify the resulting color"

  /// The most backdrops of a surface.
  static let most = 256
}

extension AuditFileReader {
  /// Reads the backdrops of a surface: an array, or a single one.
  mutating func backdrops(_ field: AuditFileField) -> [AuditFileBackdrop] {
    guard field.value.kind == .array else { return [backdrop(field)].compactMap({ $0 }) }
    guard let elements = list(field, of: "backdrops") else { return [] }
    guard elements.count <= AuditFileBackdropKeys.most else {
      refuse(field, elements.count, "backdrops", AuditFileBackdropKeys.most)
      return []
    }
    return elements.compactMap { backdrop($0) }
  }

  private mutating func backdrop(_ field: AuditFileField) -> AuditFileBackdrop? {
    switch field.value.kind {
    case .string:
      if let word = AuditFileBackdropKeys.words.first(where: { $0.name == field.value.string }) { return word.backdrop }
      return colorText(field).map { .color($0) }
    case .object: break
    default:
      wrongType(field, "a string or an object with color, gradient, or image")
      return nil
    }
    switch field.value.firstKey(of: ["gradient", "image", "color"]) {
    case "gradient": return gradient(field).map { .gradient($0) }
    case "image": return image(field).map { .image($0) }
    default:
      guard isKnown(field, as: AuditFileBackdropKeys.object), let color = color(field) else { return nil }
      guard color.opacity == 1 else {
        fail(AuditFileBackdropKeys.translucent, at: color.location)
        return nil
      }
      return .color(color)
    }
  }

  private mutating func image(_ field: AuditFileField) -> AuditFileImage? {
    let before = damage
    var image = AuditFileBackdropKeys.Image()
    read(field, as: AuditFileBackdropKeys.imageObject, into: &image)
    guard damage == before, let path = image.path else { return nil }
    guard let scale = image.scale else {
      fail("an image requires a 'scale'; add its pixels per point, such as 3", at: field)
      return nil
    }
    return AuditFileImage(path: path, scale: scale, region: image.region, base: image.base)
  }

  /// A part of an image in points: `[x, y, width, height]`, or an object with these keys.
  mutating func region(_ field: AuditFileField) -> ImageRegion? {
    let before = damage
    var sides: [String: Double] = [:]
    if field.value.kind == .array {
      guard field.value.count == AuditFileBackdropKeys.sides.count else {
        fail("\(field.words) must have 4 numbers, not \(field.value.count); write [x, y, width, height]", at: field)
        return nil
      }
      for (side, element) in zip(AuditFileBackdropKeys.sides, field.value.elements) {
        sides[side] = self.side(AuditFileField(key: side, element))
      }
    } else {
      read(field, as: AuditFileBackdropKeys.regionObject, into: &sides)
    }
    guard damage == before else { return nil }
    guard let x = sides["x"], let y = sides["y"], let width = sides["width"], let height = sides["height"] else {
      fail("\(field.words) requires \(AuditFileBackdropKeys.sides.inWords()); add all of them", at: field)
      return nil
    }
    guard width > 0, height > 0 else {
      fail("\(field.words) has no area; use a width and a height greater than 0", at: field)
      return nil
    }
    return ImageRegion(x: x, y: y, width: width, height: height)
  }

  /// A length or position in points.
  mutating func side(_ field: AuditFileField) -> Double? { number(field, in: 0...1_000_000) }
}
