import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sections that stay keep the views of their headers and footers.
@MainActor
struct SectionViewTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    var names: () -> [String] = { [] }
    private(set) var asked: [String] = []
    /// The height that headers have gained.
    var growth: CGFloat = 0

    func take() -> [String] {
      defer { asked = [] }
      return asked
    }

    private func view(_ kind: String, _ section: Int) -> UIView {
      asked.append("\(kind) \(names()[section])")
      let view = UIView()
      view.accessibilityIdentifier = "\(kind) \(names()[section])"
      return view
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      view("header", section)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      view("footer", section)
    }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { CGFloat(20 + names()[section].count) + growth }
    func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { 15 }
  }

  private let delegate = Delegate()
  private let scene: TableScene

  init() {
    scene = TableScene([["a", "b"], ["ccc"], ["dd"]])
    let (delegate, scene) = (delegate, scene)
    delegate.names = { [weak scene] in scene?.sections.map { $0.first ?? "" } ?? [] }
    scene.table.rowHeight = 30
    scene.table.delegate = delegate
    scene.layOut()
    _ = delegate.take()
  }

  private var ends: [String] {
    let table = scene.table
    return (0..<table.numberOfSections).map { section in
      let views = table.subviews.filter { view in
        view.frame == table.rectForHeader(inSection: section)
          || view.frame == table.rectForFooter(inSection: section)
      }
      return views.compactMap(\.accessibilityIdentifier).sorted().joined(separator: ", ")
    }
  }

  private func named(_ names: [String]) -> [String] { names.map { "footer \($0), header \($0)" } }

  @Test func rowUpdateAsksForNoSectionViews() {
    scene.sections[1].append("e")
    scene.table.insertRows(at: [[1, 1]], with: .none)
    scene.table.performBatchUpdates(nil)
    scene.layOut()
    #expect(delegate.take() == [] && ends == named(["a", "ccc", "dd"]))
  }

  @Test func onlyNewSectionsAskForViews() {
    scene.sections.insert(["f"], at: 1)
    scene.table.insertSections([1], with: .none)
    scene.layOut()
    #expect(delegate.take() == ["header f", "footer f"])
    #expect(ends == named(["a", "f", "ccc", "dd"]))
    scene.sections.remove(at: 0)
    scene.table.deleteSections([0], with: .none)
    scene.layOut()
    #expect(delegate.take() == [] && ends == named(["f", "ccc", "dd"]))
    scene.table.reloadSections([1], with: .none)
    scene.layOut()
    #expect(delegate.take() == ["header ccc", "footer ccc"] && ends == named(["f", "ccc", "dd"]))
    scene.sections.swapAt(0, 2)
    scene.table.performBatchUpdates {
      scene.table.moveSection(0, toSection: 2)
      scene.table.moveSection(2, toSection: 0)
    }
    scene.layOut()
    #expect(delegate.take() == [] && ends == named(["dd", "ccc", "f"]))
  }

  /// A batch asks for heights again.
  @Test func keptSectionViewsAreMeasuredAgain() {
    delegate.growth = 10
    scene.table.performBatchUpdates(nil)
    scene.layOut()
    #expect((0..<3).map { scene.table.rectForHeader(inSection: $0).height } == [31, 33, 32])
    #expect(delegate.take() == [] && ends == named(["a", "ccc", "dd"]))
  }

  @Test func fieldInHeaderStaysFirstResponder() throws {
    let table = scene.table
    let header = try #require(
      table.subviews.first { $0.accessibilityIdentifier == "header ccc" })
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    header.addSubview(field)
    field.becomeFirstResponder()
    // Other tests run before this test releases its window, and would still find the keyboard on
    // screen.
    defer { field.resignFirstResponder() }
    scene.sections[0].insert("0", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    scene.layOut()
    #expect(field.isFirstResponder && header.superview === table)
    #expect(header.frame == table.rectForHeader(inSection: 1))
  }

  /// In grouped styles, a header grows with each line of its title; in a plain table, the lines
  /// don't change its height.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func multilineTitleStaysInItsHeader(style: UITableView.Style) throws {
    let scene = TableScene([["one"], ["two"]], style: style)
    scene.headers = [0: "Title", 1: String(repeating: "word ", count: 30)]
    scene.layOut()
    for section in 0..<2 {
      let header = try #require(scene.table.headerView(forSection: section))
      let label = try #require(header.textLabel)
      #expect(header.bounds.contains(label.frame), "\(label.frame) in \(header.bounds)")
      #expect(header.frame.maxY <= scene.table.rectForRow(at: [section, 0]).minY)
      guard style != .plain else { continue }
      #expect(label.frame.height == label.sizeThatFits(label.bounds.size).height)
      #expect(header.bounds.height - label.frame.maxY == 8)
    }
  }
}
