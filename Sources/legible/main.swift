LegibleTool.main(Array(CommandLine.arguments.dropFirst()))
