import Foundation
import Testing

@testable import HeadlessUIKit

/// A table at another width equals one that had that width from the beginning.
@MainActor
struct TableWidthTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var style = UITableViewCell.CellStyle.default
    var saysHeights = false
    private let long = String(repeating: "word ", count: 30)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: "cell")
      for label in [cell.textLabel, cell.detailTextLabel] { label?.numberOfLines = 0 }
      cell.textLabel?.text = indexPath.row == 1 ? "short" : long
      cell.detailTextLabel?.text = indexPath.row == 2 ? "short" : long
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      long
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      long
    }

    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat {
      saysHeights ? tableView.bounds.width / 10 : UITableView.automaticDimension
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 2_000))

  private func table(_ width: CGFloat, _ style: UITableView.Style, _ source: Source) -> UITableView
  {
    let frame = CGRect(x: 0, y: 0, width: width, height: 2_000)
    let table = UITableView(frame: frame, style: style)
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    return table
  }

  private func frames(_ table: UITableView) -> [CGRect] {
    table.visibleCells.map(\.frame)
      + [table.headerView(forSection: 0), table.footerView(forSection: 0)].map {
        $0?.frame ?? .null
      }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped], [false, true])
  func widthChangeEqualsAFreshTable(style: UITableView.Style, saysHeights: Bool) {
    for cellStyle in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
      let source = Source()
      (source.style, source.saysHeights) = (cellStyle, saysHeights)
      let changing = table(700, style, source)
      for width in [320, 700, 500] as [CGFloat] {
        changing.frame.size.width = width
        window.layoutIfNeeded()
        #expect(frames(changing) == frames(table(width, style, source)))
      }
    }
  }

  /// The margins of a table depend on the window as well.
  @Test(arguments: [UITableView.Style.plain, .grouped])
  func windowWidthChangeEqualsAFreshTable(style: UITableView.Style) {
    let source = Source()
    window.frame.size.width = 800
    let changing = table(250, style, source)
    let wide = texts(changing)
    for width in [320, 800] as [CGFloat] {
      window.frame.size.width = width
      changing.setNeedsLayout()
      window.layoutIfNeeded()
      let fresh = table(250, style, source)
      #expect(frames(changing) == frames(fresh))
      #expect(texts(changing) == texts(fresh))
      #expect((texts(changing) == wide) == (width == 800))
    }
  }

  /// The frames of the texts of rows, headers and footers.
  private func texts(_ table: UITableView) -> [CGRect] {
    let titles = [table.headerView(forSection: 0), table.footerView(forSection: 0)]
    return table.visibleCells.compactMap { $0.textLabel?.frame }
      + titles.compactMap { $0?.textLabel?.frame }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func scaleChangeEqualsAFreshTable(style: UITableView.Style) {
    let source = Source()
    let changing = table(320, style, source)
    let before = frames(changing)
    for device in [Headless.Device.iPhoneSE, .iPhone16] {
      window.environment.device = device
      window.layoutIfNeeded()
      #expect(frames(changing) == frames(table(320, style, source)))
      #expect((frames(changing) == before) == (device == .iPhone16))
    }
  }

  /// A table without a width shows nothing, and the margin of a small window does not remain.
  @Test func titleReturnsFromAWindowWithoutSize() {
    let source = Source()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
    let table = UITableView(frame: window.bounds, style: .grouped)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = source
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    let before = texts(table)

    window.frame.size = .zero
    table.headerView(forSection: 0)?.setNeedsLayout()
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 393, height: 800)
    window.layoutIfNeeded()
    #expect(texts(table) == before)
  }

  @Test func measuredCellFitsItsTextAtTheTargetWidth() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = String(repeating: "word ", count: 30)
    let heights = [300, 600].map { width in
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(heights[0] > heights[1] + 30)
    #expect(cell.sizeThatFits(CGSize(width: 300, height: 0)).height == heights[0])
  }

  /// This holds for texts of any length.
  @Test func rowFitsTextAndSubtitleLines() {
    let source = Source()
    source.style = .subtitle
    for cell in table(320, .plain, source).visibleCells {
      let text = cell.textLabel?.frame ?? .null
      let detail = cell.detailTextLabel?.frame ?? .null
      #expect(text.maxY < detail.minY && detail.maxY < cell.contentView.bounds.height - 5)
    }
  }
}
