import TestSupport
import Testing

/// The cost of bringing a self-sizing row into view.
@MainActor
struct RowCostTests {
  /// The highest cost of filling, fitting and laying out one cell outside of a list.
  private func oneLayout() -> Headless.Counters {
    let host = UIView()
    let window = Headless.host(host)
    let cell = TextRowCell(style: .default, reuseIdentifier: nil)
    host.addSubview(cell)
    cell.frame.size = CGSize(width: 390, height: 44)
    cell.texts.show(0)
    window.layoutIfNeeded()
    var most = Headless.Counters()
    for id in 1...10 {
      let cost = work {
        cell.texts.show(id)
        cell.frame.size = cell.systemLayoutSizeFitting(
          CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        window.layoutIfNeeded()
      }
      most.componentsSolved = max(most.componentsSolved, cost.componentsSolved)
      most.constraintsEdited = max(most.constraintsEdited, cost.constraintsEdited)
      most.textsMeasured = max(most.textsMeasured, cost.textsMeasured)
    }
    return most
  }

  @Test(arguments: [SizingList.table, .list])
  func appearingRowCostsOneLayout(list: SizingList) {
    let one = oneLayout()
    let scene = list.scene
    scene.show(rows: (0..<200).map { TextRow(id: $0) })
    // Each cell has shown several rows before.
    for offset in Array(stride(from: 0, to: 3_000, by: 30)) + [0] {
      scene.list.contentOffset.y = CGFloat(offset)
      scene.list.layoutIfNeeded()
    }
    var rows = 0
    for _ in 0..<60 {
      let cost = work {
        scene.list.contentOffset.y += 30
        scene.list.layoutIfNeeded()
      }
      rows += cost.cellsConfigured
      // The layout of the cell's content costs the same; only the cell's place in the list comes on
      // top.
      let most = cost.cellsConfigured
      #expect(cost.componentsSolved <= most * (one.componentsSolved + 2))
      #expect(cost.constraintsEdited <= most * (one.constraintsEdited + 1))
      #expect(cost.textsMeasured <= most * one.textsMeasured)
      #expect(cost.constraintsAdded == 0 && cost.constraintsRemoved == 0 && cost.cellsMade == 0)
    }
    #expect(rows > 10)
  }

  @Test func scrollingWithoutNewRowsLaysOutNoRows() {
    let scene = SizingList.table.scene
    scene.show(rows: (0..<200).map { TextRow(id: $0) })
    scene.list.layoutIfNeeded()
    var steps = 0
    for _ in 0..<200 {
      let cost = work {
        scene.list.contentOffset.y += 2
        scene.list.layoutIfNeeded()
      }
      guard cost.cellsConfigured == 0 else { continue }
      steps += 1
      #expect(cost.viewsLaidOut == 1 && cost.componentsSolved == 0 && cost.textsMeasured == 0)
      #expect(cost.constraintsEdited == 0)
    }
    #expect(steps > 100)
  }

  @Test(arguments: [SizingList.table, .list])
  func firstRotationCostsNoMoreThanLaterOnes(list: SizingList) {
    let scene = list.scene
    scene.show(rows: (0..<200).map { TextRow(id: $0) })
    func turn(to width: CGFloat) -> Int {
      work {
        scene.list.frame.size.width = width
        scene.list.layoutIfNeeded()
      }.componentsSolved
    }
    scene.list.layoutIfNeeded()
    // Rows get taller at this width, so no more of them are visible.
    let first = turn(to: 300)
    _ = turn(to: 390)
    #expect(first <= turn(to: 300))
    #expect(first > 0)
  }
}
