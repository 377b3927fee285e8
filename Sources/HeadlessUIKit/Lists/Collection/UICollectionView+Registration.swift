import Foundation

extension UICollectionView {
  private static var registrations = 0
  /// The collection views whose data sources are being asked for a view.
  fileprivate static var dataSourceCalls: [ObjectIdentifier] = []

  /// Asks the data source for a view. Registrations made during this call are reported, because they
  /// would be made again for each view.
  func requestingView<View>(for make: () -> View) -> View {
    Self.dataSourceCalls.append(ObjectIdentifier(self))
    defer { Self.dataSourceCalls.removeLast() }
    return make()
  }

  private func checkRegistration(
    _ identifier: String, madeDuring calls: [ObjectIdentifier], _ kind: String, _ method: String
  ) {
    guard calls.contains(ObjectIdentifier(self)) else { return }
    Headless.log(
      "Attempted to dequeue a \(kind) using a registration that was created inside "
        + "-collectionView:\(method): or inside a UICollectionViewDiffableDataSource \(kind) "
        + "provider. Creating a new registration each time a \(kind) is requested will prevent "
        + "reuse and cause created \(kind)s to remain inaccessible in memory for the lifetime of "
        + "the collection view. Registrations should be created up front and reused. "
        + "Registration: \(identifier)")
  }

  /// Returns a unique identifier.
  fileprivate static func nextIdentifier() -> String {
    registrations += 1
    return "registration \(registrations)"
  }

  /// A class of cells, and a handler that configures a cell for an item.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let identifier = UICollectionView.nextIdentifier()
    fileprivate let enclosingCalls = UICollectionView.dataSourceCalls
    fileprivate let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A class of supplementary views, and a handler that configures a view.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let identifier = UICollectionView.nextIdentifier()
    fileprivate let enclosingCalls = UICollectionView.dataSourceCalls
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    checkRegistration(
      registration.identifier, madeDuring: registration.enclosingCalls, "cell",
      "cellForItemAtIndexPath")
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    // The identifier is unique, so its cells are all of this class.
    let cell = unsafeDowncast(
      dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath),
      to: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    checkRegistration(
      registration.identifier, madeDuring: registration.enclosingCalls, "supplementary view",
      "viewForSupplementaryElementOfKind:atIndexPath")
    register(
      Supplementary.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: registration.identifier)
    let view = unsafeDowncast(
      dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath),
      to: Supplementary.self)
    registration.handler(view, kind, indexPath)
    return view
  }
}
