Legible.main(Array(CommandLine.arguments.dropFirst()))
