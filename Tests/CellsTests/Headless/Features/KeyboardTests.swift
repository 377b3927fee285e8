import TestSupport
import Testing

/// The keyboard covers nothing of a list that avoids it. The keyboard is one for all, so one test
/// at a time.
@MainActor
@Suite(.serialized) struct KeyboardTests {
  private func scene() -> (TableScene, [BoundRowTests.Row]) {
    let scene = TableScene(height: 700)
    let rows = (0..<40).map { index in
      build { (row: inout BoundRowTests.Row) in row.cellIdentifier = index }
    }
    scene.table.cells = rows
    scene.table.layoutIfNeeded()
    // The keyboard goes by the key window, which may be that of a test that waits for something.
    scene.table.window?.makeKey()
    return (scene, rows)
  }

  @Test func theFieldThatIsEditedIsSeenAboveTheKeyboard() throws {
    let (scene, rows) = scene()
    scene.table.model.avoidsKeyboard = true
    let field = try #require(rows.last { $0.view != nil }?.view?.field)
    let inset = scene.table.contentInset.bottom
    field.becomeFirstResponder()
    Headless.showKeyboard(height: 300)
    let keyboard = try #require(Headless.keyboardFrame)
    let place = field.convert(field.bounds, to: nil)
    #expect(place.maxY <= keyboard.minY, "\(place) \(keyboard)")
    #expect(scene.table.contentInset.bottom > inset + 100)
    field.resignFirstResponder()
    Headless.hideKeyboard()
    #expect(scene.table.contentInset.bottom == inset)
  }

  @Test func aListThatReachesBelowTheScreenHasItsInsetBackToo() {
    let (scene, _) = scene()
    scene.table.model.avoidsKeyboard = true
    let inset = scene.table.contentInset.bottom
    let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    screen.makeKeyAndVisible()
    Headless.showKeyboard(height: 200)
    #expect(scene.table.contentInset.bottom > inset + 100)
    Headless.hideKeyboard()
    #expect(scene.table.contentInset.bottom == inset)
    screen.isHidden = true
  }

  @Test func aListThatDoesNotAvoidItStays() {
    let (scene, _) = scene()
    let inset = scene.table.contentInset.bottom
    scene.table.model.avoidsKeyboard = true
    Headless.showKeyboard(height: 300)
    scene.table.model.avoidsKeyboard = false
    #expect(scene.table.contentInset.bottom == inset && !scene.table.model.avoidsKeyboard)
    Headless.hideKeyboard()
    Headless.showKeyboard(height: 300)
    #expect(scene.table.contentInset.bottom == inset)
    Headless.hideKeyboard()
  }
}
