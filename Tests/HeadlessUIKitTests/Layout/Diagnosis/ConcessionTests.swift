import Foundation
import Testing

@testable import HeadlessUIKit

/// The constraints that a watched constraint yields to when it is not satisfied.
@MainActor
struct ConcessionTests {
  /// Returns a watched constraint that wants a length, which a constraint of higher priority
  /// limits. Both are active.
  private func wish(
    _ wished: CGFloat, for length: NSLayoutDimension, butAtMost most: CGFloat
  ) -> NSLayoutConstraint {
    let limit = length.constraint(lessThanOrEqualToConstant: most)
    limit.priority = UILayoutPriority(800)
    let wish = length.constraint(equalToConstant: wished)
    wish.priority = UILayoutPriority(700)
    NSLayoutConstraint.activate([limit, wish])
    Headless.watch(wish)
    return wish
  }

  /// Returns rows one below the other, each with a wish that can't be satisfied.
  private func rows(_ count: Int) -> UIView {
    let root = makeRoot(200, 4_000)
    var above = root.topAnchor
    for number in 0..<count {
      let row = root.adding(Box(50, 20, named: "row\(number)"))
      _ = wish(100, for: row.widthAnchor, butAtMost: 80)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
      above = row.bottomAnchor
    }
    return root
  }

  private func layOut(_ root: UIView) -> (told: [Headless.Conflict], work: Headless.Counters) {
    var told: [Headless.Conflict] = []
    let handler = Headless.concessionHandler
    defer { Headless.concessionHandler = handler }
    Headless.concessionHandler = { told.append($0) }
    let before = Headless.counters
    root.layoutIfNeeded()
    return (told, Headless.counters - before)
  }

  @Test func watchedConstraintReportsStrongerConstraints() {
    let root = rows(3)
    let told = layOut(root).told
    #expect(told.count == 3)
    for (number, conflict) in told.enumerated() {
      #expect(
        conflict.constraints.map(\.equation).sorted() == [
          "<NSLayoutConstraint Box(row\(number)).width <= 80 @800>",
          "<NSLayoutConstraint Box(row\(number)).width == 100 @700>",
        ])
    }
  }

  /// Each one is examined with the constraints connected to it, and not with all rows.
  @Test func reportingCostIsLinearInRows() {
    let work = [50, 200].map { layOut(rows($0)).work }
    #expect(work[1].componentsSolved <= 5 * work[0].componentsSolved)
    #expect(work[1].coefficients <= 5 * work[0].coefficients)
  }

  /// Views with a size and views without one yet take turns.
  @Test func viewWithoutSizeReportsOnceItHasOne() {
    let root = makeRoot(400, 400)
    let sizes: [CGFloat] = [50, 0, 50, 50, 0, 0]
    let cards = sizes.map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: $0)) }
    let wishes = cards.map { card in
      root.addSubview(card)
      let box = card.adding(Box(10, 10, named: "box"))
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        box.topAnchor.constraint(equalTo: card.topAnchor),
      ])
      return wish(30, for: box.heightAnchor, butAtMost: 20)
    }
    #expect(layOut(root).told.map(\.broken) == [wishes[0], wishes[2], wishes[3]])
    for card in cards { card.frame.size = CGSize(width: 50, height: 50) }
    #expect(layOut(root).told.map(\.broken) == [wishes[1], wishes[4], wishes[5]])
    #expect(layOut(root).told.isEmpty)
  }

  /// The given width of the host takes part.
  @Test func systemConstraintsAreReportedAsText() throws {
    let root = makeRoot(200, 100)
    let view = root.adding(Box(50, 20, named: "box"))
    let wish = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: 40)
    wish.priority = UILayoutPriority(700)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 50), wish,
    ])
    Headless.watch(wish)
    let told = try #require(layOut(root).told.first)
    #expect(told.constraints.count == 3 && told.broken === wish)
    #expect(told.systemConstraints.count == 1)
    #expect(told.systemConstraints.first?.contains("width == 200") == true)
  }
}
