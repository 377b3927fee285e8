import Foundation
import Testing

@testable import HeadlessUIKit

/// Lists that apps size by their content, and cells that compute their sizes themselves.
@MainActor
struct OwnSizeTests {
  private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 7 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  /// Is as high as its content.
  private final class WholeCollectionView: UICollectionView {
    override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }

    override func layoutSubviews() {
      super.layoutSubviews()
      if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
    }
  }

  private final class ComputedCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 90, height: 33) }
  }

  private final class ComputedRow: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: size.width / 4)
    }
  }

  private let source = Source()
  private let layout = UICollectionViewFlowLayout()

  @Test func collectionViewGrowsFromNoHeightToThatOfItsContent() {
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 10
    let list = WholeCollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    let root = UIView()
    root.adding(list)
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      list.widthAnchor.constraint(equalToConstant: 320),
      list.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let messages = collectingLog {
      let window = Headless.host(root)
      Headless.runLoop()
      withExtendedLifetime(window) {}
    }

    #expect(list.frame == CGRect(x: 0, y: 0, width: 320, height: 140))
    #expect(list.visibleCells.count == 7)
    #expect(messages.isEmpty)
  }

  @Test func itemsWithoutConstraintsHaveTheSizeThatTheyCompute() {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: layout)
    list.register(ComputedCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.layoutIfNeeded()

    #expect(list.visibleCells.count == 7)
    #expect(list.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: 90, height: 33) })
  }

  @Test func rowsWithoutConstraintsHaveTheHeightThatTheyCompute() {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    list.separatorStyle = .none
    list.register(ComputedRow.self, forCellReuseIdentifier: "cell")
    list.dataSource = source
    list.layoutIfNeeded()

    #expect(list.visibleCells.map(\.bounds.height) == [80, 80])
  }
}
