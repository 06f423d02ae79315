/// A whole command line as plain data.
struct ToolDescription: Sendable, Hashable {
  /// The name of the executable.
  let name: String
  /// The version that `--version` prints.
  let version: String
  /// One phrase, without a final period.
  let summary: String
  /// The commands that the tool declares, in the order in which help prints them.
  let commands: [CommandDescription]
  /// The options that every command accepts, before or after its name.
  let globalOptions: [OptionDescription]

  /// Describes a tool; the command `help` and the flags `--help` and `--version` are always available.
  init(
    name: String, version: String, summary: String, commands: [CommandDescription],
    globalOptions: [OptionDescription] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
    self.globalOptions = globalOptions
  }

  /// Every command that can be typed: the declared ones, then `help`.
  var everyCommand: [CommandDescription] { commands + [.help] }

  /// Every command in help: all except the hidden ones.
  var visibleCommands: [CommandDescription] { everyCommand.filter { !$0.isHidden } }

  /// Returns every option of the command, the built-in flags last; nil returns those valid without a command.
  func options(of command: CommandDescription?) -> [OptionDescription] {
    (command?.options ?? []) + globalOptions + [.help, .version]
  }

  /// The command of this name, `help` included.
  func command(named name: String) -> CommandDescription? {
    everyCommand.first { $0.name == name }
  }
}
