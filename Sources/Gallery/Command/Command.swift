import Foundation

/// A command of a gallery.
enum Command: Equatable {
  /// Draws all previews, or some, and makes their page.
  case gallery(PageRequest)
  /// Makes a page of the differences from the gallery in a folder.
  case compare(PageRequest, with: String)
  /// Makes the page again whenever a source file changes.
  case watch(PageRequest)
  /// Prints the names of the previews.
  case list
  /// Prints the frames of one preview.
  case frames(FramesRequest)
  /// Prints the frames and the constraints of one preview.
  case describe(FramesRequest)
  /// Prints what determines the position and size of a view.
  case explain(FramesRequest, view: String)
  /// Draws one preview.
  case render(FramesRequest, output: String?)
  /// Prints how to call the command.
  case help

  /// Whether the command shows all previews, and is no part of a command that does.
  var showsAllPreviews: Bool {
    switch self {
    case .list, .compare, .watch: true
    case .gallery(let request): request.exhibits == nil
    case .frames, .describe, .explain, .render, .help: false
    }
  }

  static let usage = """
    Usage:
      [--output DIR]              make a page of all previews in DIR (default: gallery)
          [--only NAME,NAME]      show these previews only
          [--quick]               show one device with its default settings
          [--explain]             explain all sizes in full; takes some seconds for each preview
      compare OLD                 make a page of the previews that differ from those in the folder OLD, before
          [--output DIR]          and after, in DIR (default: comparison); takes the options above
      watch [NAME]                make the page, and make it again whenever a source file changes: first NAME
                                  and the previews of that file
      list                        list the previews
      frames NAME                 print the views and frames of a preview as text
      describe NAME               print its views, frames and constraints
      explain NAME --view VIEW    explain the position and size of a view
      render NAME [--output FILE] draw it as SVG; FILE ends in .svg, in .html for a page, or in .png, which
                                  needs an installed browser
          [--size WxH|fit]        lay it out in W by H points, or at its fitting size
          [--device NAME]         use the screen, scale and safe area of a device
          [--direction ltr|rtl]   use a layout direction
          [--text-size SIZE]      use a text size: xSmall … xxxLarge, accessibility1 … accessibility5
          [--dark]                use the dark appearance
      help                        print this help
    """

  /// Reads the arguments that follow the command's name.
  ///
  /// - Throws: `UsageError` for unknown arguments and values.
  init(arguments: [String]) throws {
    var reader = ArgumentReader(arguments)
    if reader.flag("--help") || reader.flag("-h") {
      self = .help
      return
    }
    let word = reader.peek.map { $0.hasPrefix("-") ? "" : $0 } ?? ""
    if !word.isEmpty { _ = reader.next() }
    switch word {
    case "": self = .gallery(try PageRequest(from: &reader))
    case "compare":
      var request = try PageRequest(from: &reader, output: "comparison")
      request.exhibits = nil
      guard let old = reader.peek, !old.hasPrefix("-") else {
        try reader.finish()
        throw UsageError("compare needs a folder", hint: "for example 'compare gallery'")
      }
      _ = reader.next()
      self = .compare(request, with: old)
    case "watch":
      let first = reader.peek.flatMap { $0.hasPrefix("-") ? nil : $0 }
      if first != nil { _ = reader.next() }
      var request = try PageRequest(from: &reader)
      request.first = first
      self = .watch(request)
    case "list": self = .list
    case "frames": self = .frames(try FramesRequest(word, from: &reader))
    case "describe": self = .describe(try FramesRequest(word, from: &reader))
    case "explain":
      let view = try reader.option("--view", example: "titleLabel")
      let request = try FramesRequest(word, from: &reader)
      guard let view else {
        throw UsageError(
          "explain needs the name of a view", hint: "for example --view titleLabel")
      }
      self = .explain(request, view: view)
    case "render":
      let output = try reader.option("--output", example: "login.svg")
      self = .render(try FramesRequest(word, from: &reader), output: output)
    case "help": self = .help
    default:
      throw UsageError(
        "there is no command '\(word)'", wrote: word,
        insteadOf: ["compare", "watch", "list", "frames", "describe", "explain", "render", "help"],
        otherwise: "'help' lists them all")
    }
    try reader.finish()
  }
}

/// The content of a page.
struct PageRequest: Equatable {
  var output = "gallery"
  /// The names of previews; nil for all.
  var only: [String]?
  /// Whether the page shows one device only, with factory settings.
  var isQuick = false
  /// Whether sizes are explained by everything that determines them.
  var explains = false
  /// The file for exhibits whose page another process makes.
  var exhibits: String?
  /// The folder in which processes claim shared exhibits; nil if this process makes all of them.
  var claims: String?
  /// The preview that is drawn before all others.
  var first: String?
  /// The number by which a watched page recognizes this drawing; nil if it is not watched.
  var stamp: Int?
  /// The source files that have changed since the last drawing.
  var changed: [String] = []
}

extension PageRequest {
  /// - Throws: `UsageError` for options without a value.
  init(from reader: inout ArgumentReader, output: String = "gallery") throws {
    self.output = try reader.option("--output", example: output) ?? output
    only = try reader.option("--only", example: "login,cart")?.split(separator: ",").map(
      String.init)
    isQuick = reader.flag("--quick")
    explains = reader.flag("--explain")
    exhibits = try reader.option(Self.exhibitsOption, example: "exhibits.json")
    claims = try reader.option(Self.claimsOption, example: "claims")
    first = try reader.option(Self.firstOption, example: "login")
    stamp = try reader.option(Self.stampOption, example: "1").flatMap(Int.init)
    changed =
      try reader.option(Self.changedOption, example: "Card.swift")?
      .split(separator: "\n").map(String.init) ?? []
  }

  /// Options between processes, of no use to people.
  static let exhibitsOption = "--exhibits"
  private static let claimsOption = "--claims"
  private static let firstOption = "--first"
  private static let stampOption = "--stamp"
  private static let changedOption = "--changed"

  /// The arguments with which another process draws the whole watched page.
  ///
  /// - Parameter changed: The source files that have changed since the last drawing.
  func arguments(stamp: Int, changed: [String] = []) -> [String] {
    var arguments = ["--output", output, Self.stampOption, "\(stamp)"]
    if let first { arguments += [Self.firstOption, first] }
    if !changed.isEmpty { arguments += [Self.changedOption, changed.joined(separator: "\n")] }
    if let only { arguments += ["--only", only.joined(separator: ",")] }
    return arguments + ways
  }

  /// The arguments with which another process draws the exhibits of some previews.
  ///
  /// - Parameter claims: The folder in which the process claims the exhibits that it makes.
  func arguments(for names: [String], into file: String, claims: String) -> [String] {
    [
      "--only", names.joined(separator: ","), Self.exhibitsOption, file, Self.claimsOption, claims,
    ] + ways
  }

  /// The options that determine how exhibits are made.
  private var ways: [String] {
    (isQuick ? ["--quick"] : []) + (explains ? ["--explain"] : [])
  }

  var matrix: LayoutMatrix { isQuick ? LayoutMatrix() : .gallery }
}
