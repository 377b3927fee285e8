import Foundation
import Testing

@testable import HeadlessUIKit

/// The index at the side of a table.
@MainActor
struct TableIndexTests {
  private final class Source: NSObject, UITableViewDataSource {
    var titles: [String]? = ["A", "B", "C"]
    var count = 3
    var asked = 0

    func numberOfSections(in tableView: UITableView) -> Int { count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      asked += 1
      return titles
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      return cell
    }
  }

  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 520))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 520))

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = source
    window.environment = Headless.Environment(size: window.bounds.size)
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var index: SectionIndexView? {
    window.layoutIfNeeded()
    return table.subviews.last as? SectionIndexView
  }

  private var contentWidth: CGFloat? { table.visibleCells.first?.contentView.frame.width }

  @Test func indexTitlesNarrowCellContent() throws {
    let index = try #require(index)
    #expect(Headless.numbers(index.frame) == "360 0 15 520" && contentWidth == 360)
    let picture = Headless.render(window)
    for title in ["A", "B", "C"] { #expect(picture.contains(">\(title)<")) }
    table.contentOffset.y = 300
    #expect(self.index === index && Headless.numbers(index.frame) == "360 300 15 520")
    table.semanticContentAttribute = .forceRightToLeft
    #expect(self.index?.frame.minX == 0)
  }

  @Test func indexNeedsTitlesAndEnoughRows() throws {
    #expect(index != nil && source.asked == 1)
    table.sectionIndexMinimumDisplayRowCount = 61
    #expect(index == nil && contentWidth == 375)
    table.sectionIndexMinimumDisplayRowCount = 60
    #expect(index != nil && contentWidth == 360)
    source.titles = nil
    window.layoutIfNeeded()
    #expect(index != nil && source.asked == 1)
    table.reloadSectionIndexTitles()
    #expect(index == nil && source.asked == 2)
    source.titles = ["Longer"]
    table.reloadData()
    let width = try #require(index).bounds.width
    #expect(width > 30 && contentWidth == 375 - width)
  }

  @Test func touchOnIndexTitleShowsItsSection() throws {
    let index = try #require(index)
    let middle = CGPoint(x: 7, y: 260)
    let finger = try #require(Headless.touchDown(at: middle, in: index))
    #expect(table.contentOffset.y == 880)
    finger.move(to: CGPoint(x: 7, y: 400), in: index)
    #expect(table.contentOffset.y == 1760)
    finger.move(to: CGPoint(x: 7, y: 100), in: index)
    #expect(table.contentOffset.y == 0)
    finger.lift()
    Headless.tapIndexTitle("C", of: table)
    #expect(table.contentOffset.y == 1760)
    Headless.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), in: window)
    #expect(table.contentOffset.y < 1760)
  }

  @Test func dotsReplaceIndexTitlesThatDoNotFit() throws {
    source.titles = (0..<100).map { "\($0)" }
    table.reloadSectionIndexTitles()
    let lines = try #require(index).lines
    #expect(lines.first == "0" && lines.last == "99" && lines.count.isMultiple(of: 2) == false)
    #expect(lines.count > 20 && lines.count < 50 && lines[1] == "•")
  }
}
