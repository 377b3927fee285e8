import DeStijl

/// What the demo can be asked to do.
enum Command: Equatable {
  /// Renders every example into the folder.
  case gallery(output: String)
  /// Prints the names of the examples.
  case list
  /// Prints the frames of one example.
  case frames(FramesRequest)
  /// Prints how to call the command.
  case help

  static let usage = """
    Usage:
      swift run Demo [--output DIR]       render every example into DIR (default: gallery)
      swift run Demo list                 name the examples
      swift run Demo frames NAME          print an example's views and frames as text
          [--size WxH|fit]                lay it out in W by H points, or at its fitting size
          [--device NAME]                 the device whose screen, scale and safe area count
          [--direction ltr|rtl]           the direction of reading
          [--text-size SIZE]              xSmall … xxxLarge, accessibility1 … accessibility5
          [--dark]                        the dark appearance
      swift run Demo help                 print this
    """

  /// Reads the arguments that follow the command's name.
  ///
  /// - Throws: `UsageError` for anything that it doesn't understand.
  init(arguments: [String]) throws {
    var reader = ArgumentReader(arguments)
    if reader.flag("--help") || reader.flag("-h") {
      self = .help
      return
    }
    let word = reader.peek.map { $0.hasPrefix("-") ? "" : $0 } ?? ""
    if !word.isEmpty { _ = reader.next() }
    switch word {
    case "":
      self = .gallery(output: try reader.option("--output", example: "gallery") ?? "gallery")
    case "list": self = .list
    case "frames": self = .frames(try FramesRequest(from: &reader))
    case "help": self = .help
    default:
      throw UsageError(
        "there is no command '\(word)'", wrote: word, insteadOf: ["list", "frames", "help"],
        otherwise: "'swift run Demo help' names them all")
    }
    try reader.finish()
  }
}
