import DeStijl
import Examples
import Foundation

/// Pictures of all examples, and the page that shows them.
struct Gallery {
  /// One example with its pictures.
  struct Exhibit {
    let screen: any Screen
    let pictures: [Picture]
    let measurement: Measurement
  }

  /// An example on a device, in one appearance.
  struct Picture {
    let device: Headless.Device
    let style: UIUserInterfaceStyle
    /// The name of the picture's file.
    let file: String
    let svg: String
  }

  static let devices: [Headless.Device] = [.iPhoneSE, .iPhone16, .iPadAir11]
  /// The device whose layouts are counted and timed.
  static let measured = Headless.Device.iPhone16
  static let styles: KeyValuePairs<String, UIUserInterfaceStyle> = ["light": .light, "dark": .dark]

  let exhibits: [Exhibit]

  /// Renders examples on all devices, light and dark.
  ///
  /// - Parameter progress: Is told what comes next.
  @MainActor
  init(of screens: [any Screen] = Catalogue.screens, progress: (String) -> Void = { _ in }) {
    exhibits = screens.enumerated().map { index, screen in
      progress("[\(index + 1)/\(screens.count)] \(screen.title)")
      return Exhibit(
        screen: screen, pictures: Self.pictures(of: screen),
        measurement: Measurement(of: screen, in: .init(device: Self.measured)))
    }
  }

  @MainActor
  private static func pictures(of screen: any Screen) -> [Picture] {
    devices.flatMap { device in
      styles.map { name, style in
        var environment = Headless.Environment(device: device)
        environment.userInterfaceStyle = style
        let staging = Staging(exhibiting: screen, in: environment)
        return Picture(
          device: device, style: style,
          file: "\(screen.name)-\(device.identifier.lowercased())-\(name).svg",
          svg: staging.screenshot)
      }
    }
  }

  /// All files of the gallery: their names, and what is in them.
  var files: [(name: String, content: String)] {
    [("index.html", Page(self).html)]
      + exhibits.flatMap(\.pictures).map { ($0.file, $0.svg) }
  }

  /// What each example consists of, and how long it took.
  var table: String {
    var table = Table(
      header: ["example", "views", "guides", "constraints", "ms to build", "ms to solve"])
    for exhibit in exhibits {
      let counts = exhibit.measurement
      table.append(
        [exhibit.screen.name]
          + [counts.views, counts.guides, counts.constraints].map(String.init)
          + [counts.build, counts.solve].map(\.milliseconds))
    }
    return table.text
  }
}

extension Duration {
  /// Milliseconds with two decimals.
  var milliseconds: String {
    let value = Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
    return String(format: "%.2f", value)
  }
}
