import AuditEngine
import FileSyntax

/// The frame of a page: head, policy, styles, navigation, and the script at its end.
struct HTMLShell {
  /// The title of the document, escaped.
  let title: String
  /// The style sheet of the colors that the page draws.
  let colors: String
  /// The last sentences, as HTML.
  let closing: String
  /// True if a script draws more than the page holds.
  var isScripted = true
  /// True if the page holds pictures of pixels.
  var hasPictures = false
  /// The revision of the report if a server replaces the page when that changes; nil for a page of its own.
  var revision: String?

  /// Everything before the first screen.
  var start: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="\(ToolIdentity.name) \(ToolIdentity.version)">
    \(revision.map { "<meta name=\"legible-revision\" content=\"\(HTMLText.escaped($0))\">\n" } ?? "")<title>\(title)</title>
    <style>\(PageAssets.page)</style>
    <style>\(colors)</style>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the report</a>

    """
  }

  /// Everything between the last visible element and the data.
  var dataStart: String {
    """
    </main>
    \(footer)
    <script type="application/octet-stream" id="look">\(Self.packed(PageAssets.drawn))</script>
    <script type="application/octet-stream" id="code">\(Self.packed(PageAssets.script))</script>
    <script type="application/octet-stream" id="data">
    """
  }

  private var footer: String { "<footer>\n\(closing)</footer>" }

  private static func packed(_ text: String) -> String { Base64.text(of: Deflater.raw(Array(text.utf8))) }

  /// The end of a page without a script.
  var plainEnd: String { "</main>\n\(footer)\n</body>\n</html>\n" }

  /// The end of the page.
  var end: String { "</script>\n<script type=\"module\">\(boot)</script>\n</body>\n</html>\n" }

  /// The script that is in the page without compression.
  private var boot: String { revision == nil ? PageAssets.boot : PageAssets.boot + PageAssets.live }

  /// Nothing may be loaded; only these styles are applied, and only the two parts of this script run.
  ///
  /// A served page may connect to its server, and to nothing else.
  private var policy: String {
    "default-src 'none'; base-uri 'none'; form-action 'none'; style-src \(hash(PageAssets.page)) \(hash(colors))"
      + (hasPictures ? "; img-src data:" : "")
      + (isScripted ? " \(hash(PageAssets.drawn)); script-src \(hash(boot)) \(hash(PageAssets.script))" : "")
      + (revision == nil ? "" : "; connect-src 'self'")
  }

  private func hash(_ text: String) -> String {
    var sum = SHA256()
    sum.add(text.utf8)
    return "'sha256-\(Base64.text(of: sum.finish()))'"
  }
}
