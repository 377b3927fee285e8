import Foundation
import Testing

@testable import HeadlessUIKit

/// Rows, cells and items as recorded before iOS 26; the colors of separators are those of iOS 26.
@MainActor
struct ListFactsTests {
  nonisolated static let facts = tableFacts + cellFacts + flowFacts
  nonisolated private static let tableFacts = RecordedFact.all(startingWith: "table.plain.")
  nonisolated private static let cellFacts = RecordedFact.all(startingWith: "cell.plain.")
  nonisolated private static let flowFacts = RecordedFact.all(startingWith: "collection.flow.")

  @Test(arguments: tableFacts)
  func rowsAndSeparatorsMatchRecordedFrames(fact: RecordedFact) throws {
    let width = try #require(fact.inputs["width"].number)
    let top = try #require(fact.inputs["safe_top"].number)
    let height = try #require(fact.value["rowHeight"].number)
    let left = try #require(fact.value["separatorLeft"].number)
    let controller = TenRowsController(style: .plain)
    controller.additionalSafeAreaInsets.top = top
    let lines = onSystem(.iOS18) {
      // Since iOS 15, filler rows have no separators by default.
      controller.tableView.fillerRowHeight = UITableView.automaticDimension
      let window = Headless.host(
        controller, in: Headless.Environment(size: CGSize(width: width, height: 700)))
      return withExtendedLifetime(window) { Headless.separators(of: controller.tableView) }
    }
    let table: UITableView = controller.tableView

    #expect(table.contentOffset.y == -top && fact.value["firstRowTop"].number == top)
    #expect(table.visibleCells.map(\.frame.height) == Array(repeating: height, count: 10))
    #expect(lines.count > 12)
    #expect(
      fact.value["separatorRGB"].numbers == onSystem(.iOS18) { rgbOnWhite(table.separatorColor) })
    for (row, line) in lines.enumerated() {
      let expected = CGRect(
        x: left, y: height * CGFloat(row + 1) - 1.0 / 3, width: width - left, height: 1.0 / 3)
      #expect(Headless.numbers(line) == Headless.numbers(expected))
    }
  }

  /// The components of a color on white, from 0 to 255.
  private func rgbOnWhite(_ color: UIColor?) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { (255 * ($0 * alpha + 1 - alpha)).rounded() }
  }

  @Test(arguments: cellFacts)
  func cellAndTextMatchRecordedFrames(fact: RecordedFact) throws {
    let text = try #require(fact.value["textLabel"].rect)
    let content = try #require(fact.value["contentView"].rect)
    onDevice(.iPhoneSE) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      // Margins were 15 points at the time.
      cell.layoutMargins = UIEdgeInsets(top: 8, left: 15, bottom: 8, right: 15)
      cell.place.showsSeparator = true
      cell.separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
      cell.frame = CGRect(x: 0, y: 0, width: content.width, height: 44)
      cell.layoutIfNeeded()

      #expect(cell.contentView.frame == content)
      #expect(cell.textLabel?.frame == text)
      if let separator = fact.value["separator"].rect {
        #expect(cell.separator.frame == separator)
      }
    }
  }

  @Test(arguments: flowFacts)
  func itemsMatchRecordedFrames(fact: RecordedFact) throws {
    let size = try #require(fact.inputs["root"].size)
    let frame = try #require(fact.value["collectionFrame"].rect)
    let visible = fact.value["visibleItems"].list.map(\.numbers)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: frame.minY, left: 0, bottom: size.height - frame.maxY, right: 0)
    let scene = FlowStrip(controller)
    try onSystem(.iOS18) {
      let window = Headless.host(controller, in: Headless.Environment(size: size))
      try withExtendedLifetime(window) {
        #expect(scene.collection.frame == frame)
        let items = scene.collection.visibleCells.map { cell -> [CGFloat] in
          let rect = cell.convert(cell.bounds, to: controller.view).intersection(frame)
          return [rect.minX, rect.width]
        }
        try #require(items.count == visible.count)
        #expect(items == visible)
      }
    }
  }
}

private final class TenRowsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    10
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

/// A strip of ten items between the margins of a controller's view.
@MainActor
private final class FlowStrip: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let collection: UICollectionView

  init(_ controller: UIViewController) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 20
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    collection.delegate = self
    let guide = controller.view.layoutMarginsGuide
    controller.view.adding(collection)
    NSLayoutConstraint.activate([
      collection.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      collection.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      collection.topAnchor.constraint(equalTo: guide.topAnchor),
      collection.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(
      width: min(collectionView.bounds.width - 50, 300), height: collectionView.bounds.height)
  }
}
