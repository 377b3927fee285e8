import Foundation
import HeadlessUIKit
import Testing

/// Views that show snapshots of other views.
@MainActor
struct SnapshotViewTests {
  private func card() -> (card: UIView, dot: UIView) {
    let card = UIView(frame: CGRect(x: 5, y: 5, width: 60, height: 40))
    card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let dot = UIView(frame: CGRect(x: 30, y: 10, width: 10, height: 10))
    dot.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    card.addSubview(dot)
    return (card, dot)
  }

  /// Returns the picture of a view, with the text of the pictures inside it.
  private func drawn(_ view: UIView) -> String {
    let picture = Headless.render(view)
    let inner = picture.components(separatedBy: "base64,").dropFirst().compactMap { part in
      Data(base64Encoded: String(part.prefix { $0 != "\"" })).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return ([picture] + inner).joined()
  }

  @Test func snapshotKeepsItsContent() throws {
    let (card, dot) = card()
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(snapshot.subviews.isEmpty)
    dot.removeFromSuperview()
    card.backgroundColor = .white
    let picture = drawn(snapshot)
    #expect(picture.contains("#ff0000") && picture.contains("#0000ff"))
    #expect(!drawn(card).contains("#0000ff"))
  }

  @Test func afterScreenUpdatesLaysOutFirst() throws {
    let (card, dot) = card()
    dot.translatesAutoresizingMaskIntoConstraints = false
    let width = dot.widthAnchor.constraint(equalToConstant: 33)
    NSLayoutConstraint.activate([width, dot.heightAnchor.constraint(equalToConstant: 3)])
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: true))
    #expect(dot.frame.width == 33)
    #expect(drawn(snapshot).contains("#0000ff"))
    width.constant = 44
    _ = card.snapshotView(afterScreenUpdates: false)
    #expect(dot.frame.width == 33)
  }

  @Test func resizableSnapshotHasTheSizeOfItsRect() throws {
    let (card, _) = card()
    let part = try #require(
      card.resizableSnapshotView(
        from: CGRect(x: 25, y: 5, width: 20, height: 20), afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)))
    #expect(part.bounds.size == CGSize(width: 20, height: 20))
    part.frame.size.width = 100
    #expect(drawn(part).contains("#0000ff"))
  }

  @Test func anchorPointMovesTheFrame() {
    let (card, _) = card()
    let center = card.center
    card.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(card.center == center)
    #expect(card.frame == CGRect(x: 35, y: -15, width: 60, height: 40))
  }
}
