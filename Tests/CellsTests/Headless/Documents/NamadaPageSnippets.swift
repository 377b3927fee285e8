import TestSupport
import Testing

/// The code of the page about migrating from NamadaLayout.
@MainActor
struct NamadaPageSnippets {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func contentIsLaidOutWithAnchorsAndStacks() {
    let (title, price) = (UILabel(), UILabel())
    var note: UILabel?
    price.text = "12"
    view.layoutContent { content in
      content.put(title)
        .text("Total")
        .at(.fullTop, .equalTo(16), to: .safeArea)
      content.putVStack()
        .spacing(8)
        .top(.equalTo(8), to: Anchor(of: .previous).bottomAnchor)
        .horizontal(.moreThanTo(16), to: .parent)
        .layoutContent { stack in
          stack.putStacked(price)
          stack.putSpace(by: 4)
          stack.putStackedLabel(assignedTo: &note).text("per month")
        }
    }
    view.layoutIfNeeded()
    #expect(title.frame.origin == CGPoint(x: 16, y: 16) && note?.text == "per month")
    #expect(price.superview is UIStackView)
  }

  @Test func constraintsTakeTheDefaultOrTheirOwnPriority() {
    let badge = UIView()
    view.addSubview(badge)
    badge.layout(defaultPriority: .fixed(.required)) { badge in
      badge.top(.equalTo(8), to: .parent)
      badge.left(.moreThanTo(8), to: .parent, priority: .defaultHigh)
      badge.width(.equalTo(24), priority: 998)
    }
    let priorities = (view.constraints + badge.constraints).map(\.priority.rawValue)
    #expect(Set(priorities) == [1000, 750, 998])
  }

  @Test func layoutDelegateReceivesMistakes() {
    final class Screen: UIViewController, NamadaLayoutDelegate {
      private(set) var mistakes: [NamadaError] = []

      func namadaLayout(_ view: UIView, errorWhenLayout error: NamadaError) {
        mistakes.append(error)
      }
    }
    let screen = Screen()
    let issues = LayoutDiagnostics.collect {
      UIView().layout(withDelegate: screen) { $0.top(.equal, to: .parent) }
    }
    #expect(screen.mistakes.count == 1 && issues.count == 1)
    guard case .noSuperview? = screen.mistakes.first else {
      Issue.record("not \(screen.mistakes)")
      return
    }
  }

  @Test func moleculeLaysOutItsContent() {
    final class PriceTag: UIView, MoleculeView {
      let amount = UILabel()

      func layoutContent(_ layout: LayoutInsertable) {
        layout.put(amount).edges(.equalTo(4), to: .parent)
      }

      func moleculeDidLayout() { amount.text = "12" }
    }
    let tag = PriceTag()
    view.layoutContent { $0.put(tag).edges(.equal, to: .parent) }
    view.layoutIfNeeded()
    #expect(tag.amount.text == "12")
    #expect(tag.amount.frame == view.bounds.insetBy(dx: 4, dy: 4))
  }

  @Test func moleculeCellCalculatesItsHeight() {
    final class PriceCell: TableMoleculeCell {
      let amount = UILabel()

      override var layoutBehaviour: CellLayoutingBehaviour { .layoutOn(.reused) }

      override func layoutContent(_ layout: LayoutInsertable) {
        layout.put(amount).edges(.equalTo(12), to: .parent)
      }

      override func calculatedCellHeight(for cellWidth: CGFloat) -> CGFloat { cellWidth / 3 }
    }
    let (table, rows) = (UITableView(frame: view.bounds), OneRow())
    table.register(PriceCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = table.visibleCells.first as? PriceCell
    #expect(cell?.frame.height == 100 && cell?.amount.superview === cell?.contentView)
  }

  private final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
  }
}
