/// A report or an answer as blocks, which a terminal, Markdown, and HTML show alike.
///
/// A builder makes the blocks section by section and phrases every sentence; a renderer walks them and phrases nothing.
struct Document {
  var blocks: [Block]
  /// The last blocks, which no limit cuts off.
  var closing: [Block] = []
  /// The place of everything that a limit cuts off.
  var whole = "the JSON report"
}
