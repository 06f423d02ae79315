import AuditEngine
import Palettes

extension Wording {
  /// The result of a finding about an app icon set, in a few words after the name of the set.
  func result(of evidence: IconEvidence) -> String {
    let set = audit.plan.loaded.icons[evidence.icon]
    let images = evidence.images.map { set.images[$0] }
    let size = "\(AppIconImage.side) × \(AppIconImage.side)"
    switch evidence.flaw {
    case .size: return "must be \(size) pixels: \(list(images) { "is \($0.width) × \($0.height)" })"
    case .missing: return "has no image that is \(size) pixels"
    case .colorSpace: return "needs a color space that icons support: \(list(images, space))"
    case .clearness: return "is not opaque: \(list(images, clearness))"
    case .color: return "has color in its tinted appearance: \(list(images) { _ in "is not grayscale" })"
    case .composerFile:
      return "is defined twice: \(set.composerFile ?? "an Icon Composer file") is next to the app icon set"
    }
  }

  /// Each image by its name with its description.
  private func list(_ images: [AppIconImage], _ words: (AppIconImage) -> String) -> String {
    var told: [String] = []
    for image in images {
      let text = "\(image.file.split(separator: "/").last.map(String.init) ?? image.file) \(words(image))"
      // One file may serve several appearances.
      if !told.contains(text) { told.append(text) }
    }
    return told.joined(separator: ", ")
  }

  private func space(_ image: AppIconImage) -> String {
    if case .other(let space) = image.space { return "has \(space)" }
    return "has none"
  }

  private func clearness(_ image: AppIconImage) -> String {
    image.isClear ? "is transparent" : "is partly transparent"
  }
}
