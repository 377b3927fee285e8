import Foundation

@testable import HeadlessUIKit

/// A collection in a window. Its data source and delegate answer as a test wants, and record the
/// calls.
@MainActor
final class CollectionScene: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let collection: UICollectionView
  let window: UIWindow
  let flow = UICollectionViewFlowLayout()
  var sections: [[String]]
  var size: ((IndexPath) -> CGSize)?
  var heard: [String] = []

  init(
    _ sections: [[String]], size: CGSize = CGSize(width: 320, height: 480),
    cell: AnyClass = ItemCell.self
  ) {
    self.sections = sections
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    collection = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: flow)
    super.init()
    collection.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in UICollectionView.sectionKinds {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    collection.dataSource = self
    collection.delegate = self
    window.environment = Headless.Environment(size: size)
    window.addSubview(collection)
    window.makeKeyAndVisible()
  }

  convenience init(items count: Int) {
    self.init([(0..<count).map { "\($0)" }])
  }

  func layOut() { window.layoutIfNeeded() }

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  var texts: [String] { collection.visibleCells.map { ($0 as? ItemCell)?.label.text ?? "" } }
  var frames: [String] { collection.visibleCells.map { Headless.numbers($0.frame) } }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ItemCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("didSelect \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    heard.append("didDeselect \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { heard.append("end \(indexPath.item)") }
}

/// An item as apps write it, with a text between its edges.
class ItemCell: UICollectionViewCell {
  let label = UILabel()
  private(set) var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.adding(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4).at(999),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
