import Foundation

/// A page of pictures that can be looked into, of previews in all combinations of a matrix.
///
/// ```swift
/// let gallery = Gallery("Shop", of: [Previews.login, Previews.cart])
/// for file in gallery.files { … }
/// ```
///
/// The page works from the file system, with no server and no network. The same previews give the
/// same bytes on every run.
@preconcurrency @MainActor
public struct Gallery {
  /// What the page is called.
  public let title: String
  /// What is shown, in order.
  public let previews: [LayoutPreview]
  /// The devices and settings that the page lets one choose from; its texts have no meaning here.
  public let matrix: LayoutMatrix
  /// What each exhibit is held to.
  public let contracts: [LayoutContract]
  /// What has been drawn: all previews, but for a page that is open while it is made.
  var exhibits: [ExhibitData]
  /// What exhibits were before, where the page compares.
  private(set) var before: [String: ExhibitData] = [:]
  /// Whether the page asks for what has changed since.
  var isWatched = false

  /// Lays out and draws all previews.
  ///
  /// - Parameters:
  ///   - title: What the page is called.
  ///   - previews: What is shown.
  ///   - matrix: The devices and settings that the page lets one choose from. What is told of
  ///     constraints is that of the first of each.
  ///   - contracts: What each is held to; failures are marked.
  ///   - sources: Where the files are that are shown beside the pictures; nil shows none.
  ///   - files: Files that belong to a preview, besides those that its constraints come from.
  ///   - explains: Whether sizes are explained by all that they come from, as
  ///     ``/LayoutStage/explain(_:_:)`` does: some seconds for each preview in a debug build.
  ///     Without, they are explained by what is said of the view itself.
  ///   - progress: Is told what comes next.
  public init(
    _ title: String, of previews: [LayoutPreview], across matrix: LayoutMatrix = .gallery,
    contracts: [LayoutContract] = Gallery.contracts, sources: SourceFolder? = nil,
    files: @escaping (LayoutPreview) -> [String] = { [$0.line.fileID] },
    explains: Bool = false, progress: (LayoutPreview) -> Void = { _ in }
  ) {
    let exhibits = Exhibits(
      matrix: matrix, contracts: contracts, sources: sources, files: files, explains: explains)
    self.init(
      title, of: previews, across: matrix, contracts: contracts,
      exhibits: previews.map { preview in
        progress(preview)
        return exhibits.exhibit(of: preview)
      })
  }

  init(
    _ title: String, of previews: [LayoutPreview], across matrix: LayoutMatrix,
    contracts: [LayoutContract], exhibits: [ExhibitData]
  ) {
    self.title = title
    self.previews = previews
    self.matrix = matrix
    self.contracts = contracts
    self.exhibits = exhibits
  }

  /// The page of what has changed alone, with what it was.
  func showing(_ comparison: GalleryComparison) -> Gallery {
    let names = Set(comparison.changed.map(\.name))
    var gallery = Gallery(
      title, of: previews.filter { names.contains($0.name) }, across: matrix,
      contracts: contracts, exhibits: comparison.changed)
    gallery.before = comparison.before
    return gallery
  }

  /// What exhibits are held to where nothing else is said: what can be judged from one look, and is
  /// known. `settles` and `mirrors` lay each combination out again, `contrast` fails where it is not
  /// known, as over images, and `noLeaks` says nothing of what a gallery draws.
  public static let contracts: [LayoutContract] = [
    noIssues(), unambiguous(), noTruncation(), noOverlap(), insideSafeArea(), tapTargets(),
    accessible(), staysInside(), noCollapsedViews(),
  ]
}
