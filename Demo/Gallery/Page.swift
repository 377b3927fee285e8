import DeStijl
import Examples

/// One web page with all pictures in it, that needs no other file.
struct Page {
  private let gallery: Gallery

  init(_ gallery: Gallery) {
    self.gallery = gallery
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>DeStijl: the gallery</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    \(header)
    <main>
    \(gallery.exhibits.map(section).joined(separator: "\n"))
    </main>
    <footer><span></span><span></span><span></span></footer>
    </body>
    </html>

    """
  }

  private var header: String {
    """
    <header>
    <div class="red"></div>
    <div class="name"><h1>DeStijl</h1>
    <p>Layouts for UIKit, solved and drawn without a simulator.</p></div>
    <div class="yellow"></div>
    <div class="facts">
    <p><b>\(gallery.exhibits.count)</b> examples</p>
    <p><b>\(Gallery.devices.count)</b> devices</p>
    </div>
    <div class="blue"></div>
    <fieldset><legend>Appearance</legend>
    \(["auto", "light", "dark"].map(appearance).joined(separator: "\n"))
    </fieldset>
    </header>
    <nav>
    \(gallery.exhibits.map { "<a href=\"#\($0.screen.name)\">\($0.screen.title.html)</a>" }
      .joined(separator: "\n"))
    </nav>
    """
  }

  private func appearance(_ name: String) -> String {
    "<label><input type=\"radio\" name=\"appearance\" id=\"\(name)\""
      + (name == "auto" ? " checked" : "") + "> \(name)</label>"
  }

  private func section(_ exhibit: Gallery.Exhibit) -> String {
    let counts = exhibit.measurement
    return """
      <section id="\(exhibit.screen.name)">
      <div class="text">
      <h2>\(exhibit.screen.title.html)</h2>
      <p>\(exhibit.screen.summary.html)</p>
      <dl>\(fact("views", counts.views))\(fact("guides", counts.guides))\
      \(fact("constraints", counts.constraints))</dl>
      <p class="command"><code>swift run Demo frames \(exhibit.screen.name)</code></p>
      \(source(of: exhibit.screen))
      </div>
      <div class="pictures">
      \(Gallery.devices.map { figure($0, of: exhibit) }.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private func fact(_ name: String, _ count: Int) -> String {
    "<div><dt>\(name)</dt><dd>\(count)</dd></div>"
  }

  private func source(of screen: any Screen) -> String {
    guard let code = SourceCode.of(screen) else { return "" }
    return """
      <details><summary>Its source</summary>
      <pre><code>\(code.html)</code></pre></details>
      """
  }

  private func figure(_ device: Headless.Device, of exhibit: Gallery.Exhibit) -> String {
    let pictures = exhibit.pictures.filter { $0.device == device }
    return """
      <figure\(device.idiom == .pad ? " class=\"pad\"" : "")>
      \(pictures.map { image($0, title: exhibit.screen.title) }.joined(separator: "\n"))
      <figcaption>\(device.name.html)</figcaption>
      </figure>
      """
  }

  private func image(_ picture: Gallery.Picture, title: String) -> String {
    let size = picture.device.size
    let appearance = picture.style == .dark ? "dark" : "light"
    return """
      <img class="\(appearance)" style="--width: \(Int(size.width)); \
      --height: \(Int(size.height))" alt="\(title.html) on \(picture.device.name.html), \
      \(appearance)" src="\(picture.svg.dataURL)">
      """
  }
}

extension String {
  /// The text with HTML's own characters escaped.
  var html: String {
    escaping(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
  }

  /// A picture in SVG as an address that stands for itself.
  var dataURL: String {
    "data:image/svg+xml,"
      + escaping([
        "%": "%25", "#": "%23", "\"": "%22", "<": "%3C", ">": "%3E", "&": "%26", "\n": "%0A",
      ])
  }

  private func escaping(_ escapes: [Character: String]) -> String {
    reduce(into: "") { result, character in
      if let escape = escapes[character] {
        result += escape
      } else {
        result.append(character)
      }
    }
  }
}
