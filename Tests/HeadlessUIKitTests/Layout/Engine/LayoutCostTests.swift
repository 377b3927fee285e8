import ConstraintSolver
import Foundation
import Testing

@testable import HeadlessUIKit

/// The cost of layout, in counters instead of time.
@MainActor
struct LayoutCostTests {
  /// Returns the increase of the counters during a step.
  private func cost(_ step: () -> Void) -> Headless.Counters {
    let before = Headless.counters
    step()
    return Headless.counters - before
  }

  private func expectOneRow(
    _ cost: Headless.Counters, _ note: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(cost.componentsSolved <= 8, note, sourceLocation: sourceLocation)
    #expect(cost.constraintsEdited <= 16, note, sourceLocation: sourceLocation)
    #expect(cost.pivots <= 40, note, sourceLocation: sourceLocation)
    #expect(cost.viewsLaidOut <= 6, note, sourceLocation: sourceLocation)
    #expect(cost.textsMeasured <= 8, note, sourceLocation: sourceLocation)
    #expect(
      cost.constraintsAdded == 0 && cost.constraintsRemoved == 0, note,
      sourceLocation: sourceLocation)
  }

  @Test(arguments: ListScene.Kind.allCases, [10, 400])
  func changedTextCostsOneRow(kind: ListScene.Kind, rows: Int) {
    let scene = ListScene(kind, rows: rows)
    for text in ["Short", "A text that is longer and needs more than a line, or rather three"] {
      let cost = cost {
        scene.titles[rows / 2].text = text
        scene.root.layoutIfNeeded()
      }
      expectOneRow(cost, "\(text): \(cost)")
    }
  }

  @Test(arguments: ListScene.Kind.allCases, [10, 100])
  func changedTextEqualsAFreshList(kind: ListScene.Kind, rows: Int) {
    let (scene, other) = (ListScene(kind, rows: rows), ListScene(kind, rows: rows))
    for number in [rows / 2, 0, rows - 1] {
      scene.titles[number].text = "Another text for row \(number), long enough for two lines"
      scene.root.layoutIfNeeded()
      other.titles[number].text = scene.titles[number].text
    }
    other.root.frame.size.width = 200
    other.root.layoutIfNeeded()
    other.root.frame.size.width = 390
    other.root.layoutIfNeeded()
    #expect(Headless.frames(of: scene.root) == Headless.frames(of: other.root))
  }

  /// This covers the guides of the margins and of the safe area, from their first change on.
  @Test func changedInsetsCostOnlyDependentConstraints() throws {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = controller
    window.isHidden = false
    let root = try #require(controller.view)
    let boxes = (0..<40).map { root.adding(Box(CGFloat($0 + 20), 10)) }
    for (number, box) in boxes.enumerated() {
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(number)).activated()
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    }
    let (safe, margins) = (root.adding(Box(10, 10)), root.adding(Box(10, 10)))
    for (view, guide) in [(safe, root.safeAreaLayoutGuide), (margins, root.layoutMarginsGuide)] {
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor).activated()
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor).activated()
    }
    root.layoutIfNeeded()
    let eliminations = { LayoutEngine.engine(of: root)?.solver.counters.eliminations }
    let before = eliminations()
    for points in [CGFloat(30), 10, 46] {
      let cost = cost {
        controller.additionalSafeAreaInsets = UIEdgeInsets(
          top: 0, left: 0, bottom: points, right: points / 2)
        root.layoutIfNeeded()
      }
      #expect(safe.frame.maxX == 300 - points / 2 && safe.frame.maxY == 600 - points)
      let inset = root.layoutMargins
      #expect(margins.frame.maxX == 300 - inset.right && margins.frame.maxY == 600 - inset.bottom)
      #expect(cost.componentsSolved <= 8, "\(cost)")
      #expect(cost.constraintsAdded == 0 && cost.constraintsRemoved == 0)
    }
    #expect(eliminations() == before)
    // A contradiction to an inset is reported as one conflict, whatever form it takes in the
    // solver.
    let log = collectingLog {
      safe.bottomAnchor.constraint(equalTo: root.bottomAnchor).activated()
      root.layoutIfNeeded()
    }
    #expect(log.count == 1)
    #expect(log.first?.contains("can't be negative") == false, "\(log)")
  }

  @Test func scrollingSolvesAndEditsNothing() {
    let scene = ListScene(.scroll, rows: 100)
    let cost = cost {
      for offset in stride(from: CGFloat(0), to: 1000, by: 100) {
        scene.scrollView.contentOffset.y = offset
        scene.root.layoutIfNeeded()
      }
    }
    #expect(cost.componentsSolved == 0)
    #expect(cost.constraintsEdited == 0)
    #expect(cost.constraintsAdded == 0 && cost.constraintsRemoved == 0)
    #expect(cost.textsMeasured == 0)
    #expect(cost.viewsLaidOut == 9)
  }

  /// A view that stays in the visible part moves relative to the content. Nothing else is examined.
  @Test func pinnedHeaderCostsOneEditPerScroll() {
    let scene = ListScene(.scroll, rows: 100)
    let (scrollView, header) = (scene.scrollView, Box(50, 30))
    scrollView.adding(header).topAnchor.constraint(
      equalTo: scrollView.frameLayoutGuide.topAnchor
    ).activated()
    header.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor).activated()
    scene.root.layoutIfNeeded()
    let cost = cost {
      for offset in [CGFloat(100), 200, 250] {
        scrollView.contentOffset.y = offset
        scene.root.layoutIfNeeded()
        #expect(header.frame.minY == offset)
      }
    }
    #expect(cost.constraintsEdited == 3)
    #expect(cost.textsMeasured == 0)
    #expect(cost.constraintsAdded == 0 && cost.constraintsRemoved == 0)
  }

  @Test func unchangedLayoutCostsNothing() {
    let root = ListScene(.rows, rows: 20).root
    let cost = cost {
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(cost.componentsSolved == 0)
    #expect(cost.viewsLaidOut == 1)
  }

  @Test(arguments: [10, 100]) func firstLayoutSolvesEachComponentOnce(rows: Int) {
    let cost = cost { _ = ListScene(.rows, rows: rows) }
    #expect(cost.viewsLaidOut == 3 * rows + 2)
    #expect(cost.componentsSolved <= 4 * rows + 2)
    #expect(cost.constraintsAdded == 9 * rows + 4)
  }

  /// 2,500 rows are 10,000 views.
  @Test func firstLayoutCostIsLinear() {
    let costs = [250, 500, 2_500].map { rows in cost { _ = ListScene(.rows, rows: rows) } }
    let step = costs[1] - costs[0]
    var rest = costs[2] - costs[0]
    for _ in 0..<9 { rest = rest - step }
    #expect(rest == Headless.Counters())
  }

  /// The rows and the views at their trailing ends move; the titles stay.
  @Test func widthChangePlacesOnlyMovedViews() {
    let root = ListScene(.rows, rows: 50).root
    for width in [380.0, 370, 360] {
      let cost = cost {
        root.frame.size.width = width
        root.layoutIfNeeded()
      }
      #expect(cost.constraintsAdded == 0 && cost.constraintsRemoved == 0)
      #expect(cost.variablesAdded == 0 && cost.textsMeasured == 0 && cost.pivots == 0)
      #expect(cost.componentsSolved <= 50)
      #expect(cost.viewsLaidOut == 2 + 50)
    }
  }

  /// The last title, so that no other view moves.
  @Test(arguments: [0, 1])
  func titleChangeVisitsAsFewViewsInAnyList(lines: Int) {
    let costs = [10, 1_000].map { count in
      let root = makeRoot(390, CGFloat(count) * 100)
      let labels = (0..<count).map { number in
        let label = root.adding(UILabel())
        label.text = "Row \(number)" + String(repeating: " of a list", count: number % 7)
        label.numberOfLines = lines
        return label
      }
      for (label, last) in zip(labels, [nil] + labels.map { $0 as UIView? }) {
        label.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor).activated()
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
        label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).activated()
      }
      root.layoutIfNeeded()
      labels.last?.text = "A title"
      root.layoutIfNeeded()
      return cost {
        labels.last?.text = "A title of so many words that it may need more than one line"
        root.layoutIfNeeded()
      }
    }
    #expect(costs[0].viewsVisited > 0 && costs[1].viewsVisited <= costs[0].viewsVisited)
    #expect(costs[0].textsVisited == costs[1].textsVisited)
    #expect((costs[0].textsVisited > 0) == (lines == 0))
  }

  @Test(arguments: ListScene.Kind.allCases)
  func explainingATitleIgnoresOtherRows(kind: ListScene.Kind) {
    let trials = [5, 40].map { rows in
      let scene = ListScene(kind, rows: rows)
      let before = LayoutEngine.trials
      _ = scene.titles[2].constraintsAffectingLayout(for: .horizontal)
      return LayoutEngine.trials - before
    }
    #expect(trials[0] > 0 && trials[0] == trials[1])
  }

  /// Other rows affect where a row is, but not how wide it is.
  @Test func explainingAWidthTriesNoOtherRows() {
    let tried = [5, 40].map { count in
      let root = makeRoot(200, 4_000)
      var above = root.topAnchor
      let rows = (0..<count).map { _ in root.adding(Box(50, 20)) }
      for row in rows {
        row.topAnchor.constraint(equalTo: above).activated()
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor).activated()
        above = row.bottomAnchor
      }
      let before = LayoutEngine.constraintsTried
      #expect(rows[2].constraintsAffectingLayout(for: .horizontal).count == 2)
      return LayoutEngine.constraintsTried - before
    }
    #expect(tried[0] > 0 && tried[0] == tried[1])
  }

  /// Asking each of many views about all the others would take quadratic time.
  @Test func explainingAViewIgnoresItsSiblings() {
    let met = [5, 40].map { count in
      let root = makeRoot(200, 4_000)
      let rows = (0..<count).map { _ in root.adding(Box(50, 20)) }
      for (row, next) in zip(rows, rows.dropFirst() + [rows[0]]) {
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
        row.topAnchor.constraint(equalTo: root.topAnchor).activated()
        guard next !== rows[0] else { continue }
        next.widthAnchor.constraint(greaterThanOrEqualTo: row.widthAnchor).activated()
      }
      root.layoutIfNeeded()
      let before = LayoutEngine.constraintsMet
      #expect(rows[2].constraintsAffectingLayout(for: .vertical).count == 1)
      return LayoutEngine.constraintsMet - before
    }
    #expect(met[0] > 0 && met[0] == met[1])
  }

  /// Cells are placed by their frames: the content of other cells has nothing to do with that of
  /// one.
  @Test func explainingAWidthIgnoresOtherCells() throws {
    let tried = try [5, 40].map { count in
      let root = makeRoot(200, 4_000)
      let boxes = (0..<count).map { number in
        let cell = UIView(frame: CGRect(x: 0, y: 50 * number, width: 200, height: 50))
        root.addSubview(cell)
        let box = cell.adding(Box(50, 20))
        box.leadingAnchor.constraint(equalTo: cell.leadingAnchor).activated()
        box.trailingAnchor.constraint(equalTo: cell.trailingAnchor).activated()
        return box
      }
      let before = LayoutEngine.constraintsTried
      let explanation = try #require(
        Headless.explain(boxes[2], on: .horizontal, origin: 0, length: 1))
      #expect(explanation.parts.count == 3)
      return LayoutEngine.constraintsTried - before
    }
    // The search halves the constraints until the relevant ones are among few.
    #expect(tried[0] > 0 && tried[1] < 2 * tried[0])
  }

  /// Each constraint of a chain is left out once in the search, and edited up to three times.
  @Test func explainingAChainTriesEachConstraintOnceToLeaveItOut() throws {
    let root = makeRoot(200, 4_000)
    var above = root.topAnchor
    let boxes = (0..<20).map { _ in root.adding(Box(50, 20)) }
    for box in boxes {
      box.topAnchor.constraint(equalTo: above, constant: 8).activated()
      above = box.bottomAnchor
    }
    let before = LayoutEngine.trials
    let explanation = try #require(
      Headless.explain(boxes[19], on: .vertical, origin: 1, length: 0))
    #expect(explanation.parts.count == 58)
    #expect(LayoutEngine.trials - before < 4 * explanation.parts.count)
  }

  /// Leaves out each of the other constraints in turn.
  @Test(arguments: ListScene.Kind.allCases, NSLayoutConstraint.Axis.both)
  func otherConstraintsHaveNoEffect(kind: ListScene.Kind, axis: NSLayoutConstraint.Axis) throws {
    let scene = ListScene(kind, rows: 4)
    let title = scene.titles[1]
    let engine = try #require(LayoutEngine.engine(of: title))
    let deciding = title.constraintsAffectingLayout(for: axis)
    #expect(!deciding.isEmpty)
    let variables = sequence(first: title as UIView) { $0.superview }
      .compactMap { engine.slot(of: $0.node) }
      .flatMap { slot -> [Variable] in
        let axes = engine.records[slot].coordinates.axes[axis]
        return [axes.origin].compactMap { $0 }
          + (engine.records[slot].node.view === title ? [axes.length] : [])
      }
    var all: [NSLayoutConstraint] = []
    scene.root.forEachInTree { all += $0.constraints }
    for constraint in all where !deciding.contains(constraint) {
      var (whole, rest) = (engine.solver, engine.solver)
      rest.remove(try #require(constraint.installation.handle))
      for variable in variables {
        let (range, other) = (whole.range(of: variable), rest.range(of: variable))
        #expect(range.lower.isClose(to: other.lower) && range.upper.isClose(to: other.upper))
        #expect(whole.value(of: variable).isClose(to: rest.value(of: variable)))
      }
    }
  }
}

extension Double {
  fileprivate func isClose(to other: Double) -> Bool { self == other || abs(self - other) < 1e-6 }
}
