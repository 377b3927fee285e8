import Foundation
import Testing

@testable import HeadlessUIKit

/// The places of the texts and the image in a list's content.
@MainActor
struct ListContentTests {
  private func row(
    _ list: UIListContentConfiguration, size: CGSize = CGSize(width: 375, height: 520)
  ) -> UITableViewCell {
    let scene = TableScene([["a"]], size: size)
    scene.makeCell = { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.contentConfiguration = list
      return cell
    }
    scene.layOut()
    return scene.table.visibleCells[0]
  }

  @Test func contentViewsRejectForeignConfigurations() {
    let views: [any UIView & UIContentView] = [
      UIListContentConfiguration.cell().makeContentView(),
      UIContentUnavailableConfiguration.empty().makeContentView(),
    ]
    let others: [any UIContentConfiguration] = [
      UIContentUnavailableConfiguration.loading(), UIListContentConfiguration.subtitleCell(),
    ]
    var says: [String] = []
    for (view, other) in zip(views, others) {
      says += collectingLog { view.configuration = other }
      #expect(type(of: view.configuration) != type(of: other) && !view.supports(other))
    }
    #expect(
      says == [
        "UIListContentView got a UIContentUnavailableConfiguration; "
          + "it can only show a UIListContentConfiguration.",
        "UIContentUnavailableView got a UIListContentConfiguration; "
          + "it can only show a UIContentUnavailableConfiguration.",
      ])
  }

  private func frames(_ cell: UITableViewCell) -> [String] {
    let list = cell.contentView as? UIListContentView
    let guides = [list?.imageLayoutGuide, list?.textLayoutGuide, list?.secondaryTextLayoutGuide]
    cell.layoutIfNeeded()
    return guides.map { $0.map { Headless.numbers($0.layoutFrame) } ?? "-" }
  }

  private func list(
    _ text: String?, _ secondary: String? = nil, _ style: UIListContentConfiguration = .cell()
  ) -> UIListContentConfiguration {
    var list = style
    (list.text, list.secondaryText) = (text, secondary)
    return list
  }

  @Test func oneLineRowHasTheSystemHeight() {
    for (version, height) in [(Headless.SystemVersion.iOS26, 53.0), (.iOS18, 44)] {
      onSystem(version) {
        let cell = row(list("Title"))
        #expect(abs(cell.frame.height - height) < 1e-6)
        #expect(frames(cell)[1].hasPrefix("16 "))
      }
    }
  }

  @Test func secondaryTextIsBelowTheText() {
    let cell = row(list("Title", "Detail", .subtitleCell()))
    #expect(frames(cell) == ["-", "16 15 343 20.333", "16 38.333 343 18"])
    #expect(cell.frame.height == CGFloat(215) / 3)
  }

  @Test func valueIsBesideTheTextIfBothFit() {
    let wide = row(list("Title", "Value", .valueCell())).contentView.subviews.map(\.frame)
    #expect(wide[0].minX == 16 && abs(wide[1].maxX - 359) < 0.01 && wide[0].minY == wide[1].minY)
    let long = String(repeating: "long ", count: 8)
    let narrow = row(list(long, long, .valueCell())).contentView.subviews.map(\.frame)
    #expect(narrow.map(\.minX) == [16, 16] && narrow[1].minY >= narrow[0].maxY)
  }

  @Test func imagePrecedesTextsAndReservesSpace() throws {
    var content = list("Title")
    content.image = UIImage(systemName: "star")
    let shown = frames(row(content)).map { $0.split(separator: " ").compactMap { Double($0) } }
    let width = shown[0][2]
    #expect(width > 10 && abs(shown[1][0] - (16 + width + 16)) < 0.01)
    content.imageProperties.reservedLayoutSize.width = 40
    let reserved = frames(row(content))
    #expect(reserved[1].hasPrefix("72 "))
    let middle = try #require(Double(reserved[0].prefix { $0 != " " })) + width / 2
    #expect(abs(middle - 36) < 0.5)
    content.imageProperties.maximumSize = CGSize(width: 8, height: 8)
    #expect(frames(row(content))[0].hasSuffix(" 8 8"))
  }

  @Test func textPropertiesApply() throws {
    var content = list("Title")
    content.textProperties.transform = .uppercase
    content.textProperties.alignment = .center
    let view = UIListContentView(configuration: content)
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.text == "TITLE" && label.textAlignment == .center)
    content.attributedText = NSAttributedString(string: "Own")
    view.configuration = content
    #expect(label.text == "Own" && content.text == "Own")
    content.text = "Plain"
    #expect(content.attributedText == nil)
    view.configuration = list(nil)
    #expect(view.subviews.isEmpty && view.textLayoutGuide == nil)
  }

  private static let long = Array(repeating: "words that wrap", count: 12).joined(separator: " ")

  /// Returns a closure that sets the texts of two items of a collection and returns their heights.
  private func items(
    _ kind: (some UICollectionViewCell).Type, _ estimate: CGFloat
  ) -> ([String]) -> [CGFloat] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 3_000),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    var texts: [String] = []
    let cells = cellRegistration(kind) { texts[$0] }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    return { new in
      texts = new
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(new.indices))
      if source.snapshot().numberOfItems > 0 { snapshot.reconfigureItems(Array(new.indices)) }
      source.apply(snapshot)
      collection.layoutIfNeeded()
      return collection.visibleCells.map(\.frame.height)
    }
  }

  private func cellRegistration<Cell: UICollectionViewCell>(
    _ kind: Cell.Type, _ text: @escaping (Int) -> String
  ) -> UICollectionView.CellRegistration<Cell, Int> {
    UICollectionView.CellRegistration { cell, _, item in
      var content = UIListContentConfiguration.cell()
      content.text = text(item)
      cell.contentConfiguration = content
    }
  }

  /// Neither estimates nor earlier heights make items higher.
  @Test(arguments: [20, 300] as [CGFloat])
  func itemsFitTheirTexts(estimate: CGFloat) {
    func check(_ kind: (some UICollectionViewCell).Type) {
      let changed = items(kind, estimate)
      for texts in [["a", "b"], [Self.long, "b"], ["a", "b"], ["a", Self.long], ["a", "b"]] {
        let heights = changed(texts)
        #expect(heights == items(kind, 100)(texts))
        #expect(heights.map { $0 > 100 } == texts.map { $0 == Self.long }, "\(heights)")
      }
    }
    check(UICollectionViewCell.self)
    check(UICollectionViewListCell.self)
  }

  @Test func unsupportedConfigurationIsRejected() {
    let view = UIListContentView(configuration: list("Title"))
    let log = collectingLog { view.configuration = OtherConfiguration() }
    #expect(view.configuration is UIListContentConfiguration && log.count == 1)
    #expect(!view.supports(OtherConfiguration()) && view.supports(list("b")))
  }

  /// Any content is inside the margins, and no parts overlap.
  @Test(arguments: [false, true]) func partsStayInsideAndDoNotOverlap(isRightToLeft: Bool) throws {
    let long = String(repeating: "many words ", count: 12)
    for style in [
      UIListContentConfiguration.cell(), .subtitleCell(), .valueCell(), .groupedHeader(),
    ] {
      for (text, secondary) in [("a", nil), ("a", "b"), (long, "b"), ("a", long), (long, long)] {
        for hasImage in [false, true] {
          for width: CGFloat in [160, 375] {
            var content = list(text, secondary, style)
            content.image = hasImage ? UIImage(systemName: "star") : nil
            let view = UIListContentView(configuration: content)
            view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
            let height = view.systemLayoutSizeFitting(
              CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
              verticalFittingPriority: .fittingSizeLevel
            ).height
            view.frame = CGRect(x: 0, y: 0, width: width, height: height)
            view.layoutIfNeeded()
            let inside = view.bounds.inset(by: view.layoutMargins).insetBy(dx: -0.5, dy: -0.5)
            let frames = view.subviews.map(\.frame)
            #expect(frames.count == (secondary == nil ? 1 : 2) + (hasImage ? 1 : 0))
            for (index, frame) in frames.enumerated() {
              #expect(inside.contains(frame), "\(text) \(secondary ?? "-") \(width): \(frames)")
              for other in frames[..<index] {
                #expect(
                  !frame.insetBy(dx: 0.4, dy: 0.4).intersects(other.insetBy(dx: 0.4, dy: 0.4)))
              }
            }
          }
        }
      }
    }
  }

  /// A layer's border color does not follow the style by itself.
  @Test func imageStrokeColorFollowsTheStyle() {
    var list = UIListContentConfiguration.cell()
    list.image = UIImage(systemName: "star")
    (list.imageProperties.strokeWidth, list.imageProperties.strokeColor) = (2, .label)
    let view = UIListContentView(configuration: list)
    func color(_ view: UIView) -> CGColor? {
      view.layer.borderWidth > 0 ? view.layer.borderColor : view.subviews.compactMap(color).first
    }
    for style in [UIUserInterfaceStyle.dark, .light] {
      view.overrideUserInterfaceStyle = style
      #expect(color(view) == UIColor.label.resolvedColor(with: view.traitCollection).cgColor)
    }
  }
}

private struct OtherConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: .cell())
  }
  func updated(for state: any UIConfigurationState) -> OtherConfiguration { self }
}
