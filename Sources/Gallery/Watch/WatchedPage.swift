/// A page that is open while it is made: it appears at once, and its pictures follow one by one.
@MainActor
final class WatchedPage {
  private let folder: OutputFolder
  private let stamp: Int
  private var entries: [GalleryIndex.Entry] = []

  /// Writes the page without pictures, if it is made for the first time.
  ///
  /// - Parameters:
  ///   - gallery: The page before anything is drawn.
  ///   - stamp: The number of times that the page has been made, including this time.
  /// - Throws: `UsageError` if the folder can't be written.
  init(of gallery: Gallery, in folder: OutputFolder, _ stamp: Int) throws {
    self.folder = folder
    self.stamp = stamp
    guard stamp == 1 else { return }
    var page = gallery
    page.isWatched = true
    try folder.write(page)
    try tell()
  }

  /// Shows an exhibit. If writing fails now, `finish(_:)` writes the exhibit or throws.
  func show(_ exhibit: ExhibitData, of preview: LayoutPreview) {
    let file = Gallery.file(of: exhibit)
    entries.append(
      GalleryIndex.Entry(of: preview, exhibit, hasBefore: false, isWatched: true))
    try? folder.write(file.text, to: file.path)
    try? tell()
  }

  /// Writes the complete page.
  ///
  /// - Throws: `UsageError` if the folder can't be written.
  func finish(_ gallery: Gallery) throws {
    var page = gallery
    page.isWatched = true
    try folder.write(page)
    entries = GalleryIndex(page).exhibits
    try tell(isWhole: true)
  }

  private func tell(isWhole: Bool = false) throws {
    let told = GalleryStamp(
      number: 2 * stamp - (isWhole ? 0 : 1), isWhole: isWhole, exhibits: entries)
    try folder.write(told.script, to: GalleryStamp.path)
  }
}
