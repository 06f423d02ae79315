import Palettes

/// The way to a path as it is spelled, from the top down, until a link that leaves a root.
///
/// A root is found here before any link of it is followed: a link leads to another root only where no root has begun,
/// such as a home folder that is a link.
struct PathTrail {
  /// The innermost repository on the way, as the path spells it; nil for none.
  private(set) var repository: String?
  /// The current folder, as the path spells it; nil if it is not on the way.
  private(set) var currentFolder: String?
  /// The root that a link from outside of every root led into, if a link in that root leaves it again.
  private(set) var entered: String?
  /// True if a link on the way leaves the root that it is in.
  private(set) var isRedirected = false

  /// The innermost root on the way; nil for none.
  var root: String? { repository ?? entered ?? currentFolder }

  /// The innermost root so far, without links; nil before the first.
  private var boundary: String?
  /// The root of the target of the last link from outside of every root.
  private var shelter: String?

  /// Walks to an absolute path without `.` and `..`.
  init(to path: String, from current: String) {
    var (spelled, real) = ("/", "/")
    look(at: spelled, real, current)
    for part in path.split(separator: "/") {
      spelled = PathParts.joined(spelled, String(part))
      if Platform.isLink(spelled) {
        guard let target = try? Platform.realPath(spelled), follow(to: target, current) else { return }
        real = target
      } else {
        real = PathParts.joined(real, String(part))
      }
      look(at: spelled, real, current)
    }
  }

  /// Notes a root that begins at a folder.
  private mutating func look(at spelled: String, _ real: String, _ current: String) {
    if spelled == current || real == current {
      currentFolder = spelled
      // Nobody's checkout is the root of the file system.
      if repository == nil, real != "/" { boundary = real }
    }
    if Platform.hasRepository(spelled) { (repository, boundary) = (spelled, real) }
  }

  /// Returns true if a link may be followed to its target.
  private mutating func follow(to target: String, _ current: String) -> Bool {
    if let inside = boundary ?? shelter {
      guard !ReadingRoot.holds(inside, target) else { return true }
      isRedirected = true
      if boundary == nil { entered = inside }
      return false
    }
    shelter = Self.root(of: target, current)
    return true
  }

  /// The innermost repository around a path without links, else the current folder if that contains it.
  private static func root(of real: String, _ current: String) -> String? {
    var folder = real
    while true {
      if Platform.hasRepository(folder) { return folder }
      if folder == "/" { return current != "/" && ReadingRoot.holds(current, real) ? current : nil }
      folder = Platform.parent(of: folder)
    }
  }
}
