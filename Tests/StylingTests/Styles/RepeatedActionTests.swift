import DeStijl
import Testing

/// Actions of lines that run again and again.
@MainActor
struct RepeatedActionTests {
  private final class Heard {
    var words: [String] = []
  }

  private let heard = Heard()

  private func tap(_ button: UIButton) -> [String] {
    heard.words = []
    button.sendActions(for: .touchUpInside)
    return heard.words
  }

  @Test func aDescriptionThatIsReadAgainAddsNothingMore() {
    let (host, button, manager) = (UIView(), UIButton(), LayoutManager())
    var count = 0
    func describe() -> UIButton {
      count += 1
      button.onClick { [heard, count] _ in heard.words.append("a\(count)") }
      return button.onTap { [heard] in heard.words.append("b") }.onTap { [heard] in
        heard.words.append("c")
      }
      .addAction(for: [.touchUpInside, .touchDown]) { [heard] in heard.words.append("d") }
    }
    manager.setup(on: host) { describe() }
    for _ in 0..<3 { manager.reloadLayout() }
    #expect(count > 3 && tap(button) == ["a\(count)", "b", "c", "d"])
  }

  /// It is made once, and says so once.
  @Test func whatADescriptionMakesTheFirstTimeStays() {
    let (host, manager) = (UIView(), LayoutManager())
    var made: UIButton?
    func button() -> UIButton {
      if let made { return made }
      let button = UIButton().onTap { [heard] in heard.words.append("made") }
      made = button
      return button
    }
    manager.setup(on: host) { button() }
    for _ in 0..<3 { manager.reloadLayout() }
    #expect(tap(button()) == ["made"])
  }

  @Test func elsewhereEachAddsOneMore() {
    let button = UIButton()
    for number in 0..<3 { button.onTap { [heard] in heard.words.append("\(number)") } }
    #expect(tap(button) == ["0", "1", "2"])
  }

  @Test func aCellDoesWhatItsRowSays() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    for number in 0..<3 {
      table.cells = [Row(number: number, heard: heard)]
      window.layoutIfNeeded()
    }
    let cell = try #require(table.visibleCells.first as? ButtonCell)
    #expect(tap(cell.button) == ["row 2"])
  }

  @Test func aModelThatIsAppliedAgainAddsNothingMore() {
    let (model, button) = (Model(), UIButton())
    model.heard = heard
    for _ in 0..<3 { model.apply(into: button) }
    #expect(tap(button) == ["model"])
  }

  @Test func aMoleculeThatIsLaidOutAgainAddsNothingMore() {
    let molecule = Molecule()
    molecule.heard = heard
    molecule.layoutMolecule()
    for _ in 0..<3 { molecule.reLayout() }
    #expect(tap(molecule.button) == ["molecule"])
  }

  private final class ButtonCell: UITableViewCell {
    let button = UIButton()
  }

  private struct Row: TableCellModel {
    let number: Int
    let heard: Heard

    var cellIdentifier: AnyHashable { 1 }
    var rowContent: TableCellContent {
      TableCellContent(ButtonCell.self) { cell in
        cell.button.onTap { heard.words.append("row \(number)") }
      }
    }
  }

  private final class Model: ViewModel<UIButton> {
    var heard: Heard?

    override func bind(with view: UIButton) {
      super.bind(with: view)
      view.onTap { [heard] in heard?.words.append("model") }
    }
  }

  private final class Molecule: UIView, MoleculeView {
    let button = UIButton()
    var heard: Heard?

    func layoutContent(_ layout: LayoutInsertable) {
      layout.put(button.onTap { [heard] in heard?.words.append("molecule") })
    }
  }
}
