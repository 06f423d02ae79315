import FileSyntax

/// Reads the `Contents.json` of one app icon set, and the large images that it names.
///
/// What cannot be read is a warning: no color of the palette depends on an icon.
struct IconSetReader {
  private var icon: AppIconSet
  private var notes: ColorsetNotes
  /// The problems with images.
  private var problems: [Diagnostic] = []
  /// True if an image of any size is named, for a device whose icon is a full square.
  private var namesImages = false
  /// True if one of 1024 × 1024 pixels is named.
  private var namesLargeImage = false
  private let folder: String
  private let display: String
  private let tree: FileTree

  private init(_ place: IconSetPlace, _ bytes: [UInt8], file: String, from tree: FileTree) {
    icon = AppIconSet(place.name, file: file)
    icon.composerFile = place.composerFile
    notes = ColorsetNotes(file: file, bytes: bytes)
    folder = place.folder
    display = place.display
    self.tree = tree
  }

  /// Reads the set at a place; there is an icon for every place, and a missing file is not reported.
  static func read(_ place: IconSetPlace, from tree: FileTree) -> (icon: AppIconSet, diagnostics: [Diagnostic]) {
    let file = place.display.appending(item: "Contents.json")
    do throws(FileProblem) {
      let bytes = try tree.read(place.folder.appending(item: "Contents.json"))
      var reader = IconSetReader(place, bytes, file: file, from: tree)
      reader.readFile()
      return (reader.icon, (reader.notes.diagnostics + reader.problems).map(asWarning))
    } catch {
      var icon = AppIconSet(place.name, file: file)
      icon.composerFile = place.composerFile
      return (icon, error == .notFound ? [] : [asWarning(error.diagnostic(at: file))])
    }
  }

  private static func asWarning(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.severity == .error else { return diagnostic }
    return Diagnostic(
      .warning, diagnostic.kind, "the icon is not checked: \(diagnostic.message)", at: diagnostic.location)
  }

  private mutating func readFile() {
    guard let document = notes.document() else { return }
    let root = document.root
    warnOfGlassKey(in: root)
    guard let images = root["images"], images.kind == .array else {
      notes.fail(
        "an app icon set must be an object with the array \"images\"; write { \"images\" : [ … ] }", at: root)
      return
    }
    notes.checkVersion(of: root["info"])
    images.forEachElement { read($0) }
    icon.lacksLargeImage = namesImages && !namesLargeImage
  }

  /// Warns about a key that drafts about Liquid Glass use and that no app icon set has.
  private mutating func warnOfGlassKey(in value: JSONValue) {
    value.forEachMember { member, inner in
      if intendedKey(for: member.key, among: ["liquidGlass"]) != nil || member.isKey("liquidGlass") {
        notes.add(
          .warning,
          "an app icon set cannot have the key \(quoted(member.key)), which is ignored; remove it and create "
            + "layered icons in Icon Composer", at: member.keyPosition)
      }
      warnOfGlassKey(in: inner)
    }
    value.forEachElement { warnOfGlassKey(in: $0) }
  }

  private mutating func read(_ entry: JSONValue) {
    guard entry["idiom"]?.isString("mac") != true, let name = entry["filename"], let file = name.string, !file.isEmpty
    else { return }
    namesImages = true
    guard entry["size"]?.isString("1024x1024") == true, entry["scale"].map({ $0.isString("1x") }) ?? true else {
      return
    }
    namesLargeImage = true
    guard let look = look(of: entry) else { return }
    guard !file.utf8.contains(UInt8(ascii: "/")) else {
      return notes.fail("\"filename\" points outside the set; use a file in its folder", at: name)
    }
    do throws(FileProblem) {
      let bytes = try tree.read(folder.appending(item: file))
      read(bytes, display.appending(item: file), look, at: notes.location(of: name))
    } catch {
      notes.fail("\(quoted(file)): \(error.words)", at: name)
    }
  }

  /// The look that an entry is for; nil, with a warning, for an unknown one.
  private mutating func look(of entry: JSONValue) -> AppIconImage.Look? {
    var look = AppIconImage.Look.any
    var unknown: JSONValue?
    entry["appearances"]?.forEachElement { appearance in
      guard appearance["appearance"]?.isString("luminosity") == true, let value = appearance["value"] else {
        return unknown = appearance
      }
      switch value.string {
      case "light": break
      case "dark": look = .dark
      case "tinted": look = .tinted
      default: unknown = value
      }
    }
    guard let unknown else { return look }
    notes.fail("the luminosity of an app icon must be dark or tinted; change this appearance", at: unknown)
    return nil
  }

  private mutating func read(
    _ bytes: [UInt8], _ file: String, _ look: AppIconImage.Look, at location: SourceLocation
  ) {
    do throws(ImageError) {
      let (header, warnings) = try PNGHeader.read(bytes)
      var image = AppIconImage(
        look: look, file: file, at: location, width: header.width, height: header.height,
        space: AppIconImage.ColorSpace(header, warnings))
      if image.isLarge { try image.look(at: bytes, header) }
      icon.images.append(image)
    } catch {
      problems.append(
        Diagnostic(.error, .badData, "\(quoted(file.lastPathPart)) \(error.message)", at: location))
    }
  }
}

extension AppIconImage {
  /// The least alpha of 255 that counts as opaque: 90%, because exports and edges leave less that nobody sees.
  private static let leastOpaqueAlpha: UInt8 = 230

  /// Decodes the image if a rule needs its pixels and the header is not enough.
  fileprivate mutating func look(at bytes: [UInt8], _ header: PNGHeader) throws(ImageError) {
    guard look != .dark else { return }
    let mayBeClear = header.colorType.hasAlpha || header.hasTransparency
    let mayBeColored = look == .tinted && !header.colorType.isGray
    guard header.decodedBytes <= ImageLimits.decodedBytesOfIcon || !(mayBeClear || mayBeColored) else {
      throw ImageError(.tooLargeIcon(width: header.width, height: header.height), at: 0)
    }
    let pixels = mayBeClear || mayBeColored ? try PNGImage(decoding: bytes).pixels : nil
    alpha = pixels?.alphaCoverage(opaqueFrom: Self.leastOpaqueAlpha) ?? .opaque
    if look == .tinted { isGray = header.colorType.isGray || pixels?.isGray ?? false }
  }
}

extension AppIconImage.ColorSpace {
  /// The name of the profile that macOS embeds in gray images.
  private static let grayProfile = "Generic Gray Gamma 2.2 Profile"

  /// The space that a file names, with the warnings about it.
  fileprivate init(_ header: PNGHeader, _ warnings: [ImageWarning]) {
    for warning in warnings {
      switch warning.kind {
      case .untagged, .gammaIgnored: self = .unnamed
      case .unknownProfile(Self.grayProfile) where header.colorType.isGray: self = .gray
      case .unknownProfile(let name): self = .other("the color profile “\(name)”")
      case .unknownCodePoints(let points):
        self = .other("the color code points \(points.map(String.init).joined(separator: " "))")
      case .animated, .surplusData, .bytesAfterEnd: continue
      }
      return
    }
    self = header.profile.space == .displayP3 ? .displayP3 : .sRGB
  }
}

extension PNGColorType {
  fileprivate var isGray: Bool { self == .gray || self == .grayWithAlpha }
}
