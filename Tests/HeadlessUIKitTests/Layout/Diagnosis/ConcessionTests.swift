import Foundation
import Testing

@testable import HeadlessUIKit

/// What a constraint yields to that is watched and not kept.
@MainActor
struct ConcessionTests {
  /// A wish for a length that something more important keeps shorter; both are in force, and it is watched.
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

  /// Rows one below the other, in each of which something is wished that can't be had.
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

  @Test func whatIsYieldedToIsTold() {
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

  /// Each is looked at with what it hangs together with, not with all rows.
  @Test func whatIsYieldedToIsFoundAtACostThatGrowsWithTheRows() {
    let work = [50, 200].map { layOut(rows($0)).work }
    #expect(work[1].componentsSolved <= 5 * work[0].componentsSolved)
    #expect(work[1].coefficients <= 5 * work[0].coefficients)
  }

  /// One after another, in views that have a size and in views that have none yet.
  @Test func whatIsInAViewWithoutASizeIsToldOnceItHasOne() {
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

  /// The width of a host that is given takes part.
  @Test func whatTheHostSaysIsToldAsText() throws {
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
