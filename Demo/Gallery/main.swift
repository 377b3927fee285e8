import Foundation

exit(Runner.run(arguments: Array(CommandLine.arguments.dropFirst())))
