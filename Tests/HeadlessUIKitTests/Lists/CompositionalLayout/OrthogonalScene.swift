import Foundation

@testable import HeadlessUIKit

/// A collection of 320 by 480 points, each section of which scrolls orthogonally. Items are 100 by
/// 40 points and 10 points apart, with 20 points before them and 5 points around them on the other
/// axis.
@MainActor
final class OrthogonalScene: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let collection: UICollectionView
  let window: UIWindow
  var counts: [Int]
  var texts: [String] = []
  private let axis: NSLayoutConstraint.Axis
  private let estimates: Bool

  init(
    _ counts: [Int],
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    axis: NSLayoutConstraint.Axis = .vertical, isRightToLeft: Bool = false, estimates: Bool = false
  ) {
    (self.counts, self.axis, self.estimates) = (counts, axis, estimates)
    let size = CGSize(width: 320, height: 480)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    collection = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: UICollectionViewFlowLayout())
    super.init()
    if isRightToLeft { collection.semanticContentAttribute = .forceRightToLeft }
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "cell")
    collection.collectionViewLayout = layout(behavior)
    collection.dataSource = self
    collection.delegate = self
    window.environment = Headless.Environment(size: size)
    window.addSubview(collection)
    window.makeKeyAndVisible()
    layOut()
  }

  func layout(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> UICollectionViewCompositionalLayout
  {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = axis == .vertical ? .vertical : .horizontal
    return UICollectionViewCompositionalLayout(
      section: section(behavior), configuration: configuration)
  }

  func section(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> NSCollectionLayoutSection
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: estimates ? .estimated(40) : .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 0)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  func layOut() { window.layoutIfNeeded() }

  /// The scroll view of a section; nil where no cell of the section is visible.
  func scroller(of section: Int) -> UIScrollView? {
    collection.visibleCells.first { collection.indexPath(for: $0)?.section == section }
      .flatMap { $0.superview as? UIScrollView }
      .flatMap { $0 === collection ? nil : $0 }
  }

  /// The frame of a cell in the collection.
  func frame(of cell: UICollectionViewCell) -> CGRect { cell.convert(cell.bounds, to: collection) }

  /// The visible items of a section, with their frames.
  func seen(_ section: Int) -> [String] {
    collection.indexPathsForVisibleItems.filter { $0.section == section }.compactMap { path in
      collection.cellForItem(at: path).map {
        "\(path.item): \(Headless.numbers(frame(of: $0)))"
      }
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let label = (cell as? ItemCell)?.label
    label?.numberOfLines = 0
    label?.text = texts.indices.contains(indexPath.item) ? texts[indexPath.item] : "a"
    return cell
  }
}
