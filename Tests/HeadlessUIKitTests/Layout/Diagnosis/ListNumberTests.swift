import Foundation
import Testing

@testable import HeadlessUIKit

/// Collection layouts with numbers that nothing can be laid out with. Each is reported, and visible
/// items have places.
@MainActor
struct ListNumberTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private final class Cell: UICollectionViewCell {
    static var wish: CGFloat?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let wish = Self.wish else { return layoutAttributes }
      layoutAttributes.frame.size = CGSize(width: wish, height: wish)
      return layoutAttributes
    }
  }

  nonisolated private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e300,
  ]

  /// Returns the reports about a layout that is shown.
  private func messages(of make: () -> UICollectionViewLayout) -> [String] {
    let source = Source()
    return collectingLog {
      let list = UICollectionView(frame: .zero, collectionViewLayout: make())
      list.register(Cell.self, forCellWithReuseIdentifier: "cell")
      for kind in UICollectionView.sectionKinds {
        list.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "view")
      }
      list.dataSource = source
      let window = Headless.host(list, in: .init(size: CGSize(width: 320, height: 480)))
      list.contentOffset.y = 1e6
      window.layoutIfNeeded()
      let frames = list.subviews.map(\.frame)
      let numbers = frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      #expect(numbers.filter { !$0.isFinite } == [], "\(frames)")
    }
  }

  private static let flows: [(String, (UICollectionViewFlowLayout, CGFloat) -> Void)] = [
    ("itemSize", { $0.itemSize.width = $1 }),
    ("minimumLineSpacing", { $0.minimumLineSpacing = $1 }),
    ("minimumInteritemSpacing", { $0.minimumInteritemSpacing = $1 }),
    ("sectionInset", { $0.sectionInset.left = $1 }),
    ("headerReferenceSize", { $0.headerReferenceSize.height = $1 }),
    ("footerReferenceSize", { $0.footerReferenceSize.height = $1 }),
  ]

  @Test(arguments: numbers) func flowLayoutLogsEachBadNumberOnce(number: CGFloat) {
    for (name, set) in Self.flows {
      let messages = messages {
        let layout = UICollectionViewFlowLayout()
        set(layout, number)
        return layout
      }
      #expect(messages.first?.hasPrefix("The \(name) ") == true, "\(name) \(messages)")
      #expect(messages.filter { $0.hasPrefix("The \(name) ") }.count == 1, "\(name) \(messages)")
    }
  }

  private typealias Parts = (
    item: NSCollectionLayoutItem, group: NSCollectionLayoutGroup, section: NSCollectionLayoutSection
  )

  private func layout(
    _ width: NSCollectionLayoutDimension? = nil, _ change: (Parts) -> Void = { _ in }
  ) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width ?? .fractionalWidth(0.5), heightDimension: .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    change((item, group, section))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  @Test(arguments: numbers) func compositionalDimensionsAreChecked(number: CGFloat) {
    let makers: [(CGFloat) -> NSCollectionLayoutDimension] = [
      NSCollectionLayoutDimension.absolute, NSCollectionLayoutDimension.estimated,
      NSCollectionLayoutDimension.fractionalWidth, NSCollectionLayoutDimension.fractionalHeight,
    ]
    for make in makers {
      let messages = messages { layout(make(number)) }
      #expect(messages.first?.contains("NSCollectionLayoutDimension") == true, "\(messages)")
    }
  }

  @Test(arguments: numbers) func sectionSpacingAndInsetsAreChecked(number: CGFloat) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let changes: [(Parts) -> Void] = [
      { $0.group.interItemSpacing = .fixed(number) },
      { $0.section.interGroupSpacing = number },
      { $0.section.contentInsets.leading = number },
      { $0.section.contentInsets.top = number },
      { $0.item.contentInsets.trailing = number },
      {
        $0.item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
          leading: .fixed(number), top: nil, trailing: nil, bottom: nil)
      },
      { parts in
        parts.section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top, absoluteOffset: CGPoint(x: 0, y: number))
        ]
      },
      {
        $0.section.orthogonalScrollingBehavior = .groupPaging
        $0.section.interGroupSpacing = number
      },
    ]
    for change in changes { #expect(!messages { layout(nil, change) }.isEmpty) }
  }

  @Test(arguments: numbers) func customGroupItemFramesAreChecked(number: CGFloat) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let messages = messages {
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .custom(layoutSize: size) { _ in
            [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: number, height: 9))]
          }))
    }
    #expect(messages.contains { $0.contains("NSCollectionLayoutGroupCustomItem") })
  }

  private final class Anywhere: UICollectionViewLayout {
    var number: CGFloat = 0

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: number, y: 0, width: 10, height: number)
      attributes.transform = CGAffineTransform(scaleX: number, y: 1)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap { $0 }
    }
  }

  @Test(arguments: numbers) func customLayoutAttributesAreChecked(number: CGFloat) {
    let messages = messages {
      let layout = Anywhere()
      layout.number = number
      return layout
    }
    #expect(messages.contains { $0.hasPrefix("The frame ") })
    #expect(messages.contains { $0.hasPrefix("The transform ") })
  }

  /// This includes negative numbers, which can't begin a range of places.
  @Test(arguments: numbers + [-1, -1e9]) func preferredCellSizesAreChecked(number: CGFloat) {
    Cell.wish = number
    defer { Cell.wish = nil }
    for isFlow in [true, false] {
      _ = messages {
        guard isFlow else { return layout(.estimated(30)) }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return layout
      }
    }
  }
}
