import AuditEngine
import FileSyntax

/// One block of a document.
enum Block {
  /// A heading of a level from 1.
  case heading(Int, Phrase)
  case paragraph(Phrase)
  /// The titles of the sections; a page has them next to its text.
  case contents([String])
  case list(ItemList)
  /// Tasks for a person to mark as done.
  case checklist([Phrase])
  case table(Table)
  case picture(Picture)
  /// Lines to copy, in a language.
  case code([String], language: String)
  case folded(Fold)
  /// Things with blocks of their own.
  case series(Series)
  /// Blocks that may take a share (0…1) of the remaining room if a renderer limits its output.
  case share(Double, [Block])
  /// A heading with its blocks, which a short form names if they do not fit a screen.
  case section([Block])

  /// Items of one kind, perhaps with further ones that are only counted.
  struct ItemList {
    /// Each item with the number of things that it names.
    var items: [(text: Phrase, count: Int)]
    /// The items with everything that they name, for a form that lists everything; nil if they name all of it.
    var whole: [Phrase]?
    /// The name of one thing, to count those that are left out.
    var thing: String
    var beyond = 0

    init(_ items: [Phrase], of thing: String) {
      self.items = items.map { ($0, 1) }
      self.thing = thing
    }

    init(_ items: [(text: Phrase, count: Int)], of thing: String, beyond: Int = 0) {
      self.items = items
      self.thing = thing
      self.beyond = beyond
    }
  }

  /// A table, whose rows are made when they are written.
  struct Table {
    /// The alignment of a column's text.
    enum Alignment {
      case left
      case right
    }

    /// A heading with the alignment of its column.
    typealias Column = (heading: Phrase, alignment: Alignment)

    let columns: [Column]
    let count: Int
    let row: (Int) -> [Phrase]
    /// The name of what a row shows, to count those that are left out.
    let thing: String
    /// The number of things that each row shows; one each if empty.
    var counts: [Int] = []

    init(_ columns: [Column], of thing: String, rows: [[Phrase]]) {
      self.init(columns, of: thing, count: rows.count) { rows[$0] }
    }

    init(_ columns: [Column], of thing: String, count: Int, row: @escaping (Int) -> [Phrase]) {
      self.columns = columns
      self.thing = thing
      self.count = count
      self.row = row
    }

    /// The number of things that the rows from an index on show.
    func things(from index: Int) -> Int {
      counts.isEmpty ? max(0, count - index) : counts.dropFirst(index).reduce(0, +)
    }
  }

  /// A picture with the same in words.
  struct Picture {
    /// The purpose of a picture.
    enum Kind: String {
      /// All colors of a palette.
      case overview = "o"
      /// The tiles of a component.
      case component = "c"
      /// Before and after an edit.
      case edit = "e"
      /// The lightness ranges of a color.
      case ruler = "w"
    }

    /// A name for its file.
    let name: String
    let drawing: Drawing
    let words: String

    var kind: Kind {
      switch drawing {
      case .overview: .overview
      case .component: .component
      case .edit: .edit
      case .ruler: .ruler
      }
    }
  }

  /// The content of a picture.
  enum Drawing {
    case overview(AuditResult)
    case component(ComponentPicture)
    case edit(EditPicture)
    case ruler(RulerPicture)

    /// The picture as an SVG file.
    var svg: [UInt8] {
      switch self {
      case .overview(let audit): OverviewPicture(audit).bytes
      case .component(let picture): picture.bytes
      case .edit(let picture): picture.bytes
      case .ruler(let picture): picture.bytes
      }
    }
  }

  /// Blocks that are shown on demand.
  struct Fold {
    let summary: Phrase
    /// The number of things inside, and the name of one; 0 if nothing counts them.
    let count: Int
    let thing: String
    let blocks: [Block]

    /// True if there is nothing but pictures inside.
    var isPicture: Bool {
      blocks.allSatisfy { block in
        if case .picture = block { true } else { false }
      }
    }
  }

  /// Things with blocks of their own, the most important first; a short form leaves them out.
  struct Series {
    let thing: String
    let items: [[Block]]
    /// The bytes that an item takes at least.
    let room: Int
  }
}

extension Block {
  /// A list of items, one thing each.
  static func list(_ items: [Phrase], of thing: String) -> Block { .list(ItemList(items, of: thing)) }

  /// The titles of the headings below a level, in the order in which they are written.
  func headings(below level: Int) -> [String] {
    switch self {
    case .heading(let own, let title): own > level ? [title.plain] : []
    case .share(_, let blocks), .section(let blocks): blocks.flatMap { $0.headings(below: level) }
    case .folded(let fold): fold.blocks.flatMap { $0.headings(below: level) }
    case .series(let series): series.items.flatMap { $0.flatMap { $0.headings(below: level) } }
    case .paragraph, .list, .contents, .checklist, .table, .picture, .code: []
    }
  }

  /// Blocks that are shown on demand, with the number of things inside.
  static func folded(_ summary: Phrase, _ count: Int = 0, _ thing: String = "", _ blocks: [Block]) -> Block {
    .folded(Fold(summary: summary, count: count, thing: thing, blocks: blocks))
  }
}
