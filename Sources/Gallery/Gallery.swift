import Foundation

/// A page of inspectable pictures that show previews in all combinations of a matrix.
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
  /// The title of the page.
  public let title: String
  /// The previews on the page, in order.
  public let previews: [LayoutPreview]
  /// The devices and settings to choose from on the page; the texts of the matrix have no effect
  /// here.
  public let matrix: LayoutMatrix
  /// The contracts that each exhibit is checked against.
  public let contracts: [LayoutContract]
  /// The drawn exhibits: all previews, except while an open page is being made.
  var exhibits: [ExhibitData]
  /// The former exhibits, if the page compares.
  private(set) var before: [String: ExhibitData] = [:]
  /// Whether the page polls for changes.
  var isWatched = false

  /// Lays out and draws all previews.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - previews: The previews on the page.
  ///   - matrix: The devices and settings to choose from on the page. Constraints are described for
  ///     the first value of each.
  ///   - contracts: The contracts that each exhibit is checked against; failures are marked.
  ///   - sources: The folder of the files that are shown beside the pictures; nil for none.
  ///   - files: Files that belong to a preview, besides those that its constraints come from.
  ///   - explains: Whether sizes are explained by all rules that take part, as
  ///     ``/LayoutStage/explain(_:_:)`` does, which takes some seconds for each preview in a debug
  ///     build. Otherwise, they are explained by rules about the view itself.
  ///   - progress: Is called with each preview before it is drawn.
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

  /// Returns a page of the changed exhibits only, with their former ones.
  func showing(_ comparison: GalleryComparison) -> Gallery {
    let names = Set(comparison.changed.map(\.name))
    var gallery = Gallery(
      title, of: previews.filter { names.contains($0.name) }, across: matrix,
      contracts: contracts, exhibits: comparison.changed)
    gallery.before = comparison.before
    return gallery
  }

  /// The default contracts of exhibits, which can be checked in one pass.
  ///
  /// `settles` and `mirrors` are left out because they lay each combination out again, `contrast`
  /// because it fails if the contrast is unknown, as over images, and `noLeaks` because it finds
  /// nothing in a gallery.
  public static let contracts: [LayoutContract] = [
    noIssues(), unambiguous(), noTruncation(), noOverlap(), insideSafeArea(), tapTargets(),
    accessible(), staysInside(), noCollapsedViews(),
  ]
}
