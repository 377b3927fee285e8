import Testing

@testable import HeadlessUIKit

/// What layout costs, in counters: no clock is asked.
@MainActor
struct LayoutCostTests {
  /// A column of rows, each with a title and a detail.
  private func makeList(rows count: Int) -> (list: UIView, titles: [UILabel]) {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    var titles: [UILabel] = []
    var constraints: [NSLayoutConstraint] = []
    var top = list.topAnchor
    for number in 0..<count {
      let row = UIView()
      let title = UILabel()
      let detail = UILabel()
      title.text = "Title \(number % 10)"
      detail.text = "Detail"
      list.addSubview(row)
      for view in [title, detail] { row.addSubview(view) }
      for view in [row, title, detail] { view.translatesAutoresizingMaskIntoConstraints = false }
      constraints += [
        row.leadingAnchor.constraint(equalTo: list.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: -16),
        row.topAnchor.constraint(equalTo: top, constant: 8),
        row.heightAnchor.constraint(equalToConstant: 44),
        title.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        detail.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        detail.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        title.trailingAnchor.constraint(lessThanOrEqualTo: detail.leadingAnchor, constant: -8),
      ]
      top = row.bottomAnchor
      titles.append(title)
    }
    NSLayoutConstraint.activate(constraints)
    return (list, titles)
  }

  /// What the counters of a step have risen by.
  private func cost(_ step: () -> Void) -> Headless.Counters {
    let before = Headless.counters
    step()
    return Headless.counters - before
  }

  @Test(arguments: [10, 100]) func aChangedTextCostsItsRowWhateverTheNumberOfRows(rows: Int) {
    let (list, titles) = makeList(rows: rows)
    list.layoutIfNeeded()

    let cost = cost {
      titles[rows / 2].text = "Another title"
      list.layoutIfNeeded()
    }

    #expect(cost.componentsSolved <= 2)
    #expect(cost.viewsLaidOut <= 2)
    #expect(cost.constraintsAdded == 0 && cost.constraintsRemoved == 0)
  }

  @Test func aLayoutWithoutAChangeCostsNothing() {
    let (list, _) = makeList(rows: 20)
    list.layoutIfNeeded()
    let cost = cost {
      list.setNeedsLayout()
      list.layoutIfNeeded()
    }
    #expect(cost.componentsSolved == 0)
    #expect(cost.viewsLaidOut == 1)
  }

  @Test(arguments: [10, 100]) func aFirstLayoutSolvesAndPlacesEachPartOnce(rows: Int) {
    let cost = cost { makeList(rows: rows).list.layoutIfNeeded() }
    #expect(cost.viewsLaidOut == 3 * rows + 1)
    #expect(cost.componentsSolved <= 4 * rows + 2)
    #expect(cost.constraintsAdded == 9 * rows)
  }

  /// 2,500 rows are 10,000 views.
  @Test func whatAFirstLayoutCostsGrowsInStepWithItsSize() {
    let costs = [250, 500, 2_500].map { rows in
      cost { makeList(rows: rows).list.layoutIfNeeded() }
    }
    let step = costs[1] - costs[0]
    var rest = costs[2] - costs[0]
    for _ in 0..<9 { rest = rest - step }
    #expect(rest == Headless.Counters())
  }

  /// The rows move, and what sticks to their ends: the titles stay.
  @Test func aNewWidthPlacesWhatMovesAndAddsNothing() {
    let (list, _) = makeList(rows: 50)
    list.layoutIfNeeded()
    for width in [380.0, 370, 360] {
      let cost = cost {
        list.frame.size.width = width
        list.layoutIfNeeded()
      }
      #expect(cost.constraintsAdded == 0 && cost.constraintsRemoved == 0)
      #expect(cost.variablesAdded == 0 && cost.textsMeasured == 0 && cost.pivots == 0)
      #expect(cost.componentsSolved <= 50)
      #expect(cost.viewsLaidOut == 1 + 50)
    }
  }
}
