import TestSupport
import Testing

/// The keyboard covers nothing of a list that avoids it. All tests share one keyboard, so they run
/// one at a time.
@MainActor
@Suite(.serialized) struct KeyboardTests {
  /// A row with a text field.
  private struct FieldRow: TableCellModel, CollectionCellModel, Equatable {
    var id: Int
    var cellIdentifier: AnyHashable { id }
    private func fill(_ contentView: UIView) {
      if contentView.subviews.isEmpty {
        Mondrian.buildSubviews(on: contentView) { VStackBlock { UITextField() } }
      }
    }
    var rowContent: TableCellContent {
      TableCellContent(UITableViewCell.self) { fill($0.contentView) }
    }
    var itemContent: CollectionCellContent {
      CollectionCellContent(UICollectionViewCell.self) { fill($0.contentView) }
    }
  }

  private func scene(_ kind: ListKind) -> any ListScene {
    let scene = kind.scene(height: 700)
    scene.show(rows: (0..<40).map(FieldRow.init))
    scene.list.layoutIfNeeded()
    // The keyboard follows the key window, which may belong to a test that is suspended.
    scene.list.window?.makeKey()
    return scene
  }

  private func fields(_ scene: any ListScene) -> [UITextField] {
    scene.shownContents.flatMap(\.subviews).compactMap { $0 as? UITextField }
  }

  @Test(arguments: ListKind.allCases)
  func editedFieldStaysAboveTheKeyboard(kind: ListKind) throws {
    let scene = scene(kind)
    scene.avoidsKeyboard = true
    let field = try #require(fields(scene).last)
    let (inset, indicator) = (
      scene.list.contentInset.bottom, scene.list.verticalScrollIndicatorInsets.bottom
    )
    field.becomeFirstResponder()
    Headless.showKeyboard(height: 300)
    let keyboard = try #require(Headless.keyboardFrame)
    let place = field.convert(field.bounds, to: nil)
    #expect(place.maxY <= keyboard.minY, "\(place) \(keyboard)")
    #expect(scene.list.contentInset.bottom > inset + 100)
    #expect(scene.list.verticalScrollIndicatorInsets.bottom > indicator + 100)
    // The last row can be scrolled into view, too.
    scene.scroll(to: [0, 39])
    scene.list.contentOffset.y =
      scene.list.contentSize.height + scene.list.adjustedContentInset.bottom
      - scene.list.bounds.height
    scene.list.layoutIfNeeded()
    let last = try #require(fields(scene).last)
    #expect(last.convert(last.bounds, to: nil).maxY <= keyboard.minY)
    field.resignFirstResponder()
    Headless.hideKeyboard()
    #expect(scene.list.contentInset.bottom == inset)
    #expect(scene.list.verticalScrollIndicatorInsets.bottom == indicator)
  }

  @Test(arguments: ListKind.allCases)
  func listReachingBelowTheScreenGetsItsInsetBack(kind: ListKind) {
    let scene = scene(kind)
    scene.avoidsKeyboard = true
    let inset = scene.list.contentInset.bottom
    let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    screen.makeKeyAndVisible()
    Headless.showKeyboard(height: 200)
    #expect(scene.list.contentInset.bottom > inset + 100)
    Headless.hideKeyboard()
    #expect(scene.list.contentInset.bottom == inset)
    screen.isHidden = true
  }

  @Test(arguments: ListKind.allCases)
  func listThatDoesNotAvoidTheKeyboardKeepsItsInset(kind: ListKind) {
    let scene = scene(kind)
    let inset = scene.list.contentInset.bottom
    scene.avoidsKeyboard = true
    Headless.showKeyboard(height: 300)
    scene.avoidsKeyboard = false
    #expect(scene.list.contentInset.bottom == inset && !scene.avoidsKeyboard)
    Headless.hideKeyboard()
    Headless.showKeyboard(height: 300)
    #expect(scene.list.contentInset.bottom == inset)
    Headless.hideKeyboard()
  }

  @Test(arguments: ListKind.allCases, [10, 0])
  func insetSetByTheAppMeanwhileStays(kind: ListKind, inset: CGFloat) {
    let scene = scene(kind)
    scene.avoidsKeyboard = true
    Headless.showKeyboard(height: 300)
    scene.list.contentInset.bottom = inset
    Headless.hideKeyboard()
    #expect(scene.list.contentInset.bottom == inset)
    #expect(scene.list.verticalScrollIndicatorInsets.bottom == 0)
    Headless.showKeyboard(height: 300)
    scene.list.contentInset.bottom += 7
    Headless.hideKeyboard()
    #expect(scene.list.contentInset.bottom == inset + 7)
  }

  /// While the content does not scroll, the list's insets leave the safe area to it; the keyboard
  /// makes it scroll.
  @Test(arguments: ListKind.allCases)
  func keyboardInsetCountsTheSafeAreaOnce(kind: ListKind) {
    for count in [1, 40] {
      let scene = scene(kind)
      scene.show(rows: (0..<count).map(FieldRow.init))
      let (window, controller) = (UIWindow(), UIViewController())
      controller.additionalSafeAreaInsets.bottom = 60
      window.rootViewController = controller
      controller.view.addSubview(scene.list)
      window.makeKeyAndVisible()
      scene.list.frame = controller.view.bounds
      window.layoutIfNeeded()
      scene.avoidsKeyboard = true
      for height in [300, 320] as [CGFloat] {
        Headless.showKeyboard(height: height)
        #expect(scene.list.adjustedContentInset.bottom == height, "\(count)")
      }
      Headless.hideKeyboard()
      window.isHidden = true
    }
  }

  /// The table controller's own adjustment is the only one.
  @Test func tableOfATableControllerIsInsetOnce() throws {
    let screen = UITableViewController(style: .plain)
    let window = Headless.host(screen)
    window.makeKey()
    let table = try #require(screen.tableView)
    table.model.cells = (0..<40).map(FieldRow.init)
    table.model.avoidsKeyboard = true
    window.layoutIfNeeded()
    for height in [300, 320] as [CGFloat] {
      Headless.showKeyboard(height: height)
      #expect(table.adjustedContentInset.bottom == height)
    }
    Headless.hideKeyboard()
    #expect(table.contentInset.bottom == 0)
  }

  /// The list rests within its scrollable range.
  @Test(arguments: ListKind.allCases)
  func listScrolledToItsEndReturnsIntoItsRange(kind: ListKind) {
    let scene = scene(kind)
    scene.avoidsKeyboard = true
    func end() -> CGFloat {
      scene.list.contentSize.height + scene.list.adjustedContentInset.bottom
        - scene.list.bounds.height
    }
    scene.scroll(to: [0, 39])
    Headless.showKeyboard(height: 300)
    scene.list.contentOffset.y = end()
    scene.list.layoutIfNeeded()
    Headless.hideKeyboard()
    scene.list.layoutIfNeeded()
    #expect(abs(scene.list.contentOffset.y - end()) < 0.5)
  }

  /// UIKit posts on the main thread, but any code may post.
  @Test(arguments: ListKind.allCases)
  func keyboardReportedOnAnotherThreadIsIgnored(kind: ListKind) async {
    let scene = scene(kind)
    scene.avoidsKeyboard = true
    let inset = scene.list.contentInset.bottom
    await Task.detached {
      let frame = CGRect(x: 0, y: 400, width: 400, height: 400)
      for name in [
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardWillHideNotification,
      ] {
        NotificationCenter.default.post(
          name: name, object: nil, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
      }
    }.value
    #expect(scene.list.contentInset.bottom == inset)
  }
}
