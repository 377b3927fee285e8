import Foundation
import HeadlessUIKit
import Testing

/// The order in which a list's delegate hears of a tap on a row.
@MainActor
struct HighlightOrderTests {
  private final class Listener: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var heard: [String] = []

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      heard.append("highlight")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      heard.append("unhighlight")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select")
    }
    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { heard.append("highlight") }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { heard.append("unhighlight") }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { heard.append("select") }
  }

  private let listener = Listener()

  @Test func tableUnhighlightsBeforeSelecting() {
    let scene = TableScene(rows: 2)
    scene.table.delegate = listener
    scene.layOut()
    Headless.tap(scene.table.visibleCells[1])
    #expect(listener.heard == ["highlight", "unhighlight", "select"])
  }

  @Test func collectionSelectsBeforeUnhighlighting() {
    let scene = CollectionScene([["a", "b"]])
    scene.collection.delegate = listener
    scene.layOut()
    Headless.tap(scene.collection.visibleCells[1])
    #expect(listener.heard == ["highlight", "select", "unhighlight"])
  }
}
