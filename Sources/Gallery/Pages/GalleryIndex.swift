/// The data that the page has before it loads an exhibit.
struct GalleryIndex: Encodable {
  let title: String
  let axes: Axes
  let contracts: [String]
  let exhibits: [Entry]
  /// Whether the page polls for changes; nil if it does not.
  let isWatched: Bool?

  /// The choices of the page; it begins with the first of each.
  struct Axes: Encodable {
    let device: [Device]
    let orientation: [String]
    let direction: [String]
    let textSize: [String]
    let style: [String]
  }

  struct Device: Encodable {
    let name: String
    let width: Double
    let height: Double
  }

  struct Entry: Encodable {
    let name: String
    let title: String
    /// By the index of a contract: a digit for each combination, 1 if the contract fails.
    let failures: [Int: String]
    /// Whether there is a former exhibit to compare with.
    let hasBefore: Bool
    /// The fingerprint of the exhibit, if the page is watched and the exhibit has been drawn.
    let print: String?
  }

  @MainActor
  init(_ gallery: Gallery) {
    title = gallery.title
    let matrix = gallery.matrix
    axes = Axes(
      device: matrix.devices.map {
        Device(name: $0.name, width: Double($0.size.width), height: Double($0.size.height))
      },
      orientation: matrix.orientations.map(\.rawValue),
      direction: matrix.directions.map { $0 == .rightToLeft ? "rtl" : "ltr" },
      textSize: matrix.textSizes.map(\.rawValue),
      style: matrix.styles.map { $0 == .dark ? "dark" : "light" })
    contracts = gallery.contracts.map(\.name)
    isWatched = gallery.isWatched ? true : nil
    let drawn = Dictionary(gallery.exhibits.map { ($0.name, $0) }) { first, _ in first }
    exhibits = gallery.previews.map { preview in
      Entry(
        of: preview, drawn[preview.name], hasBefore: gallery.before[preview.name] != nil,
        isWatched: gallery.isWatched)
    }
  }

  fileprivate static func failures(in data: ExhibitData) -> [Int: String] {
    let contracts = Set(data.scenes.flatMap { $0.failures.map(\.contract) })
    return contracts.reduce(into: [:]) { result, contract in
      result[contract] =
        data.scenes.map { $0.failures.contains { $0.contract == contract } ? "1" : "0" }.joined()
    }
  }
}

extension GalleryIndex.Entry {
  /// - Parameter data: The exhibit; nil if it has not been drawn yet.
  init(of preview: LayoutPreview, _ data: ExhibitData?, hasBefore: Bool, isWatched: Bool) {
    name = preview.name
    title = preview.title
    failures = data.map(GalleryIndex.failures) ?? [:]
    self.hasBefore = hasBefore
    print = isWatched ? data?.fingerprint : nil
  }
}
