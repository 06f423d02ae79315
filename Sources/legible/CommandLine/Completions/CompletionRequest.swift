/// A command line that a person is typing, up to the cursor.
struct CompletionRequest: Sendable {
  /// The text that can follow.
  enum Offer: Sendable, Hashable {
    /// Words with one phrase about each, which may be empty.
    case words([Word])
    /// A list that the tool itself computes on demand, by this name.
    case named(String)
    /// Paths of files and of the folders that contain them.
    case files
    /// Paths of folders only.
    case folders
  }

  /// One word to offer.
  struct Word: Sendable, Hashable {
    /// The word as the tool reads it, without quotes.
    let text: String
    /// One phrase about it; empty for none.
    let summary: String

    /// Makes a word to offer.
    init(_ text: String, summary: String = "") {
      self.text = text
      self.summary = summary
    }
  }

  /// The text that can replace the current word.
  let offer: Offer
  /// The start of the current word that precedes each offer: `--format=` for a value in the same word; else empty.
  let prefix: String
  /// The operands of the command so far, in order.
  let operands: [String]

  /// Reads the words before the current one, without the tool's name, and the current one up to the cursor.
  init(_ words: [String], current: String, of tool: ToolDescription) {
    var line = TypedLine(tool: tool)
    for word in words { line.read(word) }
    var prefix = ""
    if line.option == nil, !line.isEnded, current.utf8.starts(with: "--".utf8),
      let end = current.utf8.firstIndex(of: UInt8(ascii: "="))
    {
      prefix = String(current[...end])
      line.option = line.description(of: String(current[..<end]))
      offer = line.option.map { Self.offer(tool.offer(for: $0)) } ?? .words([])
    } else if let option = line.option {
      offer = Self.offer(tool.offer(for: option))
    } else if !line.isEnded, current.utf8.first == UInt8(ascii: "-") {
      offer = .words(line.options.map { Word($0.spelling, summary: $0.summary) })
    } else if let command = line.command {
      offer = command.operand(at: line.operands.count).map { Self.offer(tool.offer(for: $0)) } ?? .words([])
    } else {
      offer = .words(tool.visibleCommands.map { Word($0.name, summary: $0.summary) })
    }
    self.prefix = prefix
    operands = line.operands
  }

  private static func offer(_ kind: CompletionKind) -> Offer {
    switch kind {
    case .none: .words([])
    case .file: .files
    case .directory: .folders
    case .values(let values): .words(values.map { Word($0) })
    case .named(let list): .named(list)
    }
  }
}

/// The words of a line that are complete.
private struct TypedLine {
  let tool: ToolDescription
  var command: CommandDescription?
  /// The option whose value is next; nil if there is none.
  var option: OptionDescription?
  /// True after `--`, which ends the options.
  var isEnded = false
  var operands: [String] = []
  private var given: Set<String> = []

  init(tool: ToolDescription) { self.tool = tool }

  mutating func read(_ word: String) {
    if option != nil {
      option = nil
    } else if !isEnded, word == "--" {
      isEnded = true
    } else if !isEnded, word.utf8.count > 1, word.utf8.first == UInt8(ascii: "-") {
      let spelling = word.utf8.firstIndex(of: UInt8(ascii: "=")).map { String(word[..<$0]) } ?? word
      guard let found = description(of: spelling) else { return }
      given.insert(found.name)
      if !found.isFlag, spelling == word { option = found }
    } else if command == nil, operands.isEmpty, let found = tool.command(named: word) {
      command = found
    } else {
      operands.append(word)
    }
  }

  func description(of spelling: String) -> OptionDescription? {
    tool.options(of: command).first { $0.spellings.contains(spelling) }
  }

  /// The options that can still be given.
  var options: [OptionDescription] {
    tool.options(of: command).filter { !$0.isHidden && ($0.repeats && !$0.isFlag || !given.contains($0.name)) }
  }
}

extension CommandDescription {
  /// The operand that takes the argument with a number, from 0; nil if there is none.
  fileprivate func operand(at number: Int) -> OperandDescription? {
    var next = 0
    for operand in operands {
      guard let most = operand.maximumCount else { return operand }
      next += most
      if number < next { return operand }
    }
    return nil
  }
}

extension ToolDescription {
  /// Returns the completions of an option's value.
  fileprivate func offer(for option: OptionDescription) -> CompletionKind {
    option.allowedValues.isEmpty ? offer(option.completion) : .values(option.allowedValues)
  }

  /// Returns the completions of an operand.
  fileprivate func offer(for operand: OperandDescription) -> CompletionKind { offer(operand.completion) }

  private func offer(_ kind: CompletionKind) -> CompletionKind {
    kind == .named("commands") ? .values(visibleCommands.map(\.name)) : kind
  }
}

extension OptionDescription {
  /// The short form as it is typed, `-q`, and the long one.
  fileprivate var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [spelling] }
}
