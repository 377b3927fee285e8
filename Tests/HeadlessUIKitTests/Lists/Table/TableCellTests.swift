import Foundation
import Testing

@testable import HeadlessUIKit

/// The places of the parts of a cell.
@MainActor
struct TableCellTests {
  private func scene(
    _ style: UITableViewCell.CellStyle, _ adjust: @escaping (UITableViewCell) -> Void
  ) -> TableScene {
    let scene = TableScene(rows: 1)
    scene.makeCell = { _, _, _ in
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      adjust(cell)
      return cell
    }
    scene.layOut()
    return scene
  }

  private func frames(_ scene: TableScene) -> [String] {
    scene.table.visibleCells[0].contentView.subviews.map { Headless.numbers($0.frame) }
  }

  @Test func defaultCellHasOneLabel() {
    let scene = scene(.default) { _ in }
    #expect(scene.table.visibleCells[0].detailTextLabel == nil)
    #expect(frames(scene) == ["16 0 343 51.667"])
  }

  @Test func subtitleIsBelowTheText() {
    let scene = scene(.subtitle) { _ in }
    #expect(scene.table.visibleCells[0].frame.height == 62)
    #expect(frames(scene) == ["16 9 343 20.333", "16 32.333 343 18"])
  }

  @Test func valueIsAtTheTrailingEdge() {
    let scene = scene(.value1) { _ in }
    let width = scene.table.visibleCells[0].detailTextLabel?.intrinsicContentSize.width ?? 0
    #expect(
      frames(scene) == [
        "16 0 \(Headless.number(343 - 6 - width)) 51.667",
        "\(Headless.number(359 - width)) 0 \(Headless.number(width)) 51.667",
      ])
  }

  @Test func accessoryNarrowsTheContent() {
    let scene = scene(.default) { $0.accessoryType = .disclosureIndicator }
    let cell = scene.table.visibleCells[0]
    let width = 375 - 16 - 31.0 / 3
    #expect(abs(cell.contentView.frame.width - width) < 1e-9)
    #expect(abs((cell.textLabel?.frame.maxX ?? 0) - (width - 8)) < 1e-9)
    #expect(Headless.numbers(cell.accessory.frame) == "348.667 19 10.333 14")

    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    scene.layOut()
    #expect(cell.contentView.frame.width == 329)
    #expect(cell.accessoryView?.frame.minX == 329)
  }

  private final class Editor: NSObject, UITableViewDelegate {
    var (style, indents) = (UITableViewCell.EditingStyle.none, true)

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }

    func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indents }
  }

  /// This includes rows without an editing control, as in a table that is only sorted.
  @Test(arguments: [UITableViewCell.EditingStyle.none, .delete, .insert], [true, false])
  func editingIndentsRows(style: UITableViewCell.EditingStyle, indents: Bool) {
    let editor = Editor()
    (editor.style, editor.indents) = (style, indents)
    let scene = scene(.default) { _ in }
    scene.table.delegate = editor
    scene.table.setEditing(true, animated: false)
    scene.layOut()
    let start = scene.table.visibleCells[0].contentView.frame.minX
    #expect((start > 30) == indents && (start == 0) == !indents)
    withExtendedLifetime(editor) {}
  }

  @Test func rightToLeftMirrorsCell() {
    let scene = scene(.default) { $0.accessoryType = .checkmark }
    scene.window.semanticContentAttribute = .forceRightToLeft
    let cell = scene.table.visibleCells[0]
    cell.semanticContentAttribute = .forceRightToLeft
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    scene.layOut()
    #expect(Headless.numbers(cell.accessory.frame) == "18.5 17.333 19 17.333")
    #expect(cell.contentView.frame.maxX == 375)
    #expect(cell.textLabel?.frame.maxX == cell.contentView.frame.width - 16)
  }

  @Test func imageMovesTextAndSeparator() {
    let image = UIImage(systemName: "star")
    let scene = scene(.default) { $0.imageView?.image = image }
    let cell = scene.table.visibleCells[0]
    let size = image?.size ?? .zero
    #expect(abs((cell.imageView?.frame.minX ?? 0) - 16) < 1e-9)
    #expect(abs((cell.textLabel?.frame.minX ?? 0) - 32 - size.width) < 1e-9)
    #expect(abs(Headless.separators(of: scene.table)[0].minX - 32 - size.width) < 1e-9)
    cell.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
    scene.layOut()
    #expect(
      Headless.separators(of: scene.table).map(Headless.numbers) == ["50 51.667 305 0.333"])
  }

  @Test func separatorInsetsMayAddToAutomaticOnes() {
    let scene = scene(.default) { $0.imageView?.image = UIImage(systemName: "star") }
    let standard = Headless.separators(of: scene.table)[0]
    scene.table.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
    scene.layOut()
    #expect(Headless.separators(of: scene.table)[0].minX == 10)
    scene.table.separatorInsetReference = .fromAutomaticInsets
    scene.layOut()
    let line = Headless.separators(of: scene.table)[0]
    #expect(abs(line.minX - standard.minX - 10) < 1e-9)
    #expect(abs(line.maxX - standard.maxX + 5) < 1e-9)
    scene.table.fillerRowHeight = UITableView.automaticDimension
    scene.layOut()
    let filler = Headless.separators(of: scene.table).last
    #expect(filler?.minX == 26 && filler?.maxX == 354, "rows that are not there, likewise")
  }

  @Test func cellMarginsCanFollowReadableWidth() {
    let scene = TableScene([["a"]], size: CGSize(width: 1200, height: 600))
    scene.layOut()
    let cell = scene.table.visibleCells[0]
    #expect(cell.contentView.layoutMargins.left == 20)
    scene.table.cellLayoutMarginsFollowReadableWidth = true
    scene.layOut()
    let guide = scene.table.readableContentGuide.layoutFrame
    #expect(guide.width == 920)
    let text = cell.contentView.convert(cell.textLabel?.frame ?? .zero, to: scene.table)
    #expect(text.minX == guide.minX && text.maxX == guide.maxX)
    #expect(Headless.separators(of: scene.table)[0].minX == guide.minX)

    let narrow = TableScene([["a"]])
    narrow.table.cellLayoutMarginsFollowReadableWidth = true
    narrow.layOut()
    #expect(narrow.table.visibleCells[0].contentView.layoutMargins.left == 16)
  }

  @Test func selectedCellShowsSelectedBackground() {
    let scene = scene(.default) { $0.selectedBackgroundView = UIView() }
    let cell = scene.table.visibleCells[0]
    #expect(cell.selectedBackgroundView?.isHidden == true)
    cell.isSelected = true
    #expect(cell.selectedBackgroundView?.isHidden == false)
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(cell.selectedBackgroundView?.isHidden == true)
  }

  @Test func customCellUsesItsInitializer() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    let cell = table.dequeueReusableCell(withIdentifier: "text")
    #expect(cell is TextCell && cell?.reuseIdentifier == "text")
    #expect((cell as? TextCell)?.label.superview === cell?.contentView)
  }

  @Test func cellsGrowWithTheTextSize() {
    let scene = TableScene(rows: 1)
    scene.window.environment.contentSizeCategory = .extraExtraExtraLarge
    scene.layOut()
    #expect(scene.table.visibleCells[0].frame.height == 59)
  }

  @Test func labelStaysAtItsValueWhenDirectionChanges() {
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    let label = cell.textLabel
    #expect(label?.textAlignment == .right)
    cell.traitOverrides.layoutDirection = .rightToLeft
    #expect(label?.textAlignment == .left)
    label?.textAlignment = .center
    cell.traitOverrides.layoutDirection = .leftToRight
    #expect(label?.textAlignment == .center)
  }
}
