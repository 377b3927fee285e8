import Foundation

/// A picture in pixels, drawn by a headless browser if one is installed.
struct BrowserPicture {
  /// The drawing, as SVG.
  let svg: String
  /// The size in points.
  let size: CGSize
  /// The number of pixels per point.
  let scale: CGFloat

  /// The names of browsers that can draw headless.
  static let browsers = [
    "chromium", "chromium-headless-shell", "chromium-browser", "google-chrome",
  ]

  /// The time limit of a browser, in seconds.
  private static let patience: TimeInterval = 60

  /// Returns the first browser that is installed.
  ///
  /// - Parameter folders: The folders to search.
  static func browser(
    in folders: [String] = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(
      separator: ":"
    ).map(String.init)
  ) -> URL? {
    for name in browsers {
      for folder in folders {
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: file.path) { return file }
      }
    }
    return nil
  }

  /// Draws the picture into a file, as PNG.
  ///
  /// - Throws: `UsageError` if there is no browser, or it draws nothing.
  func write(to file: URL, with browser: URL? = browser()) throws {
    guard let browser else {
      let names = Self.browsers.joined(separator: ", ")
      throw UsageError(
        "a .png is drawn by a browser, and none of \(names) is installed",
        hint: "write an .svg or an .html file instead")
    }
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent(
      "picture-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? manager.removeItem(at: folder) }
    // Drawn beside the file: otherwise a browser that draws nothing would leave the former picture
    // there.
    let drawn = folder.appendingPathComponent("picture.png")
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      let page = folder.appendingPathComponent("picture.html")
      try Data(html.utf8).write(to: page)
      let process = Process()
      process.executableURL = browser
      process.arguments = arguments(page: page, into: drawn, profile: folder)
      (process.standardOutput, process.standardError) = (
        FileHandle.nullDevice, FileHandle.nullDevice
      )
      try process.run()
      let end = Date(timeIntervalSinceNow: Self.patience)
      while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
      if process.isRunning { process.terminate() }
    } catch {
      throw UsageError("\(browser.path) can't be run: \(error)", hint: "write an .svg file instead")
    }
    guard let picture = try? Data(contentsOf: drawn), !picture.isEmpty else {
      throw UsageError("\(browser.path) drew nothing", hint: "write an .svg file instead")
    }
    do {
      try picture.write(to: file)
    } catch {
      throw UsageError(
        "'\(file.relativePath)' can't be written", hint: "choose another with --output FILE")
    }
  }

  /// The picture alone, in the corner of the page.
  private var html: String {
    """
    <!doctype html>
    <meta charset="utf-8">
    <style>html, body { margin: 0; overflow: hidden; background: none } svg { display: block }</style>
    \(svg)
    """
  }

  private func arguments(page: URL, into file: URL, profile: URL) -> [String] {
    let (width, height) = (max(1, size.width.rounded(.up)), max(1, size.height.rounded(.up)))
    return [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--disable-background-networking", "--default-background-color=00000000",
      "--user-data-dir=\(profile.path)", "--force-device-scale-factor=\(scale)",
      "--window-size=\(Int(width)),\(Int(height))", "--screenshot=\(file.path)",
      page.absoluteString,
    ]
  }
}
