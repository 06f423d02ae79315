/// The style sheets and the script of the page, written by `Tests/Scripts/generate-page`.
enum PageAssets {
  /// The script that the page unpacks: its parts in the order of their files.
  static let script = [
    core,
    color,
    gallery,
    findings,
    tokens,
    matrix,
    vision,
    start,
  ].joined()
}
