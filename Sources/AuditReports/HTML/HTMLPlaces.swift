import AuditEngine
import Palettes

/// Places in files as HTML: a link if the address of the repository is known.
struct HTMLPlaces {
  private let link: SourceLink?

  init(_ link: SourceLink?) { self.link = link }

  /// Returns the place as text; `shown` replaces the path, line and column in it.
  func text(_ location: SourceLocation, shown: String) -> String {
    guard link?.address(of: location) != nil else { return HTMLText.path(shown) }
    return code(location, shown: shown)
  }

  /// Returns the place as code; `shown` replaces the path, line and column in it.
  func code(_ location: SourceLocation, shown: String? = nil) -> String {
    let code = "<code>\(HTMLText.path(shown ?? location.text))</code>"
    guard let address = link?.address(of: location) else { return code }
    return "<a href=\"\(HTMLText.escaped(address))\" rel=\"noreferrer\">\(code)</a>"
  }
}
