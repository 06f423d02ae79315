import FileSyntax

/// Reads the images below surfaces, each file once in a run.
struct BackdropImageStore {
  /// The result for one file.
  private struct Reading {
    var pixels: ImagePixels?
    /// The problems, in words that follow the path.
    var problems: [(severity: Diagnostic.Severity, kind: Diagnostic.Kind, words: String)] = []
  }

  private let tree: FileTree
  /// The most bytes of all pixels.
  private let limit: Int
  /// The results by the identity of the file.
  private var readings: [String: Reading] = [:]
  /// The bytes of all pixels that have been decoded.
  private var decodedBytes = 0

  /// Starts without any image.
  init(from tree: FileTree, limit: Int = ImageLimits.decodedBytesOfRun) {
    self.tree = tree
    self.limit = limit
  }

  /// Reads the images of an audit into its declaration, and checks the regions in its surfaces against their sizes.
  mutating func read(_ paths: [AuditFilePath], into declaration: inout AuditDeclaration.Draft) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for path in paths {
      let (image, found) = image(path)
      declaration.images.append(image)
      problems += found
    }
    for case .image(let use) in declaration.surfaces.lazy.flatMap({ $0.over }) where use.region != nil {
      let image = declaration.images[use.image]
      guard let pixels = image.pixels else { continue }
      do throws(ImageBackdropError) {
        _ = try ImageBackdrop(pixels, scale: use.scale, region: use.region)
      } catch {
        problems.append(
          Diagnostic(.error, .badAuditFile, "\(image.file.inQuotes) \(error.message)", at: use.location))
      }
    }
    return problems
  }

  /// Reads an image, with its problems at the place that names it.
  private mutating func image(_ path: AuditFilePath) -> (image: BackdropImage, diagnostics: [Diagnostic]) {
    let display = tree.display(path.joined)
    let reading = reading(of: path.joined)
    let diagnostics = reading.problems.map { problem in
      Diagnostic(problem.severity, problem.kind, "\(display.inQuotes)\(problem.words)", at: path.location)
    }
    return (BackdropImage(file: display, pixels: reading.pixels), diagnostics)
  }

  private mutating func reading(of path: String) -> Reading {
    let identity = tree.identity(path)
    if let known = readings[identity] { return known }
    let reading = read(path)
    readings[identity] = reading
    return reading
  }

  private mutating func read(_ path: String) -> Reading {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try tree.read(path)
    } catch {
      return Reading(problems: [(.error, .missingInput, ": \(error.words)")])
    }
    do throws(ImageError) {
      let needed = decodedBytes + min(try PNGHeader.read(bytes).header.decodedBytes, ImageLimits.decodedBytes + 1)
      guard needed <= limit else { return excess(needed) }
      let image = try PNGImage(decoding: bytes)
      decodedBytes = needed
      return Reading(
        pixels: image.pixels, problems: image.warnings.map { (.warning, .badData, " \($0.message)") })
    } catch {
      return Reading(problems: [(.error, .badData, " \(error.message)")])
    }
  }

  /// The result for an image that exceeds the total size after those that were read before.
  private func excess(_ bytes: Int) -> Reading {
    let words =
      " would increase the run's decoded images to \(bytes) bytes, but the limit is \(limit); scale images down or "
      + "use fewer"
    return Reading(problems: [(.error, .badData, words)])
  }
}
