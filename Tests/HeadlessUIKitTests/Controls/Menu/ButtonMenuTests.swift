import HeadlessUIKit
import Testing

/// The menu of a button, which is its context menu.
@MainActor
struct ButtonMenuTests {
  private let button = UIButton(type: .system)

  /// What is set last says that the button shows what is chosen.
  @Test(arguments: 0..<3)
  func aButtonShowsWhatIsChosenWhateverWasSaidFirst(first: Int) {
    let menu = UIMenu(children: [
      UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in },
    ])
    let steps: [(UIButton) -> Void] = [
      { $0.menu = menu }, { $0.showsMenuAsPrimaryAction = true },
      { $0.changesSelectionAsPrimaryAction = true },
    ]
    for step in steps[first...] + steps[..<first] {
      #expect(button.currentTitle == nil)
      step(button)
    }
    #expect(button.currentTitle == "Two")
  }
}
