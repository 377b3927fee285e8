import DeStijl
import Examples
import Testing

/// The chat and the settings in use.
@MainActor
struct ListScreenTests {
  private func host<View: UIView>(_ name: String) throws -> (View, UITableView, UIWindow) {
    let screen = try #require(Catalogue.screen(named: name))
    guard case .view(let view) = screen.body else { throw Missing() }
    let shown = try #require(view as? View)
    let window = Headless.host(shown)
    window.layoutIfNeeded()
    return (shown, try #require(shown.subviews.first as? UITableView), window)
  }

  private struct Missing: Error {}

  @Test func chatGrowsAtBothEndsWithoutScrolling() throws {
    let (chat, table, window): (ChatView, UITableView, UIWindow) = try host("chat")
    let cell = try #require(table.visibleCells.dropFirst().first)
    let place = cell.frame.minY - table.bounds.minY
    chat.showEarlier()
    chat.receive()
    window.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 33 && table.visibleCells.contains(cell))
    #expect(abs(cell.frame.minY - table.bounds.minY - place) <= 1)
    for _ in 0..<5 { chat.showEarlier() }
    window.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 62)
    #expect(abs(cell.frame.minY - table.bounds.minY - place) <= 1)
    let path = try #require(table.indexPath(for: cell))
    Headless.choose("Reply", inContextMenuOfCellAt: path, of: table)
    #expect(table.numberOfRows(inSection: 0) == 63)
  }

  @Test func settingsAndTheirStatesStayInSync() throws {
    let (view, table, window): (SettingsView, UITableView, UIWindow) = try host("settings")
    func toggles() -> [UISwitch] {
      table.visibleCells.flatMap(\.contentView.subviews).compactMap { $0 as? UISwitch }
    }
    #expect(toggles().map(\.isOn) == [false, true])
    view.usesNetwork = false
    #expect(toggles().map(\.isOn) == [false, false])
    Headless.tap(toggles()[0])
    window.layoutIfNeeded()
    #expect(view.isFlying && toggles().map(\.isOn) == [true])
    view.isFlying = false
    window.layoutIfNeeded()
    #expect(toggles().map(\.isOn) == [false, false])
  }
}
