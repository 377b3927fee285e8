import DeStijl
import Testing

/// Actions from lines that run repeatedly.
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

  @Test func reevaluatedDescriptionAddsNoDuplicates() {
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

  /// The view is made once, and its line runs once.
  @Test func actionAddedOnFirstEvaluationStays() {
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

  /// One branch of an `if` is in force, and an action that both branches add on another line stays.
  @Test func actionsOfBranchesReplaceEachOther() {
    let (host, button, manager) = (UIView(), UIButton(), LayoutManager())
    var isEdited = false
    func describe() -> UIButton {
      button.onTap { [heard] in heard.words.append("always") }
      if isEdited {
        button.onTap { [heard] in heard.words.append("save") }
        button.onTapGesture { [heard] in heard.words.append("tap") }
      } else {
        button.onTap { [heard] in heard.words.append("edit") }
      }
      return button
    }
    manager.setup(on: host) { describe() }
    for isNext in [false, true, true, false, false, true] {
      isEdited = isNext
      manager.reloadLayout()
      #expect(tap(button) == ["always", isEdited ? "save" : "edit"])
    }
  }

  /// The layout of a view, its model and another layout each add their own action.
  @Test func descriptionsDoNotReplaceEachOthersActions() {
    let (button, part, otherPart, model) = (UIButton(), UIView(), UIView(), Model())
    let (manager, other) = (LayoutManager(), LayoutManager())
    func describe() -> UIView {
      button.onTap { [heard] in heard.words.append("layout") }
      return part
    }
    func describeOther() -> UIView {
      button.onTap { [heard] in heard.words.append("other") }
      return otherPart
    }
    model.heard = heard
    manager.setup(on: button) { describe() }
    other.setup(on: button) { describeOther() }
    model.apply(into: button)
    #expect(tap(button) == ["layout", "other", "model"])
    manager.reloadLayout()
    #expect(tap(button) == ["other", "model", "layout"])
  }

  /// A view has only one model.
  @Test func anotherModelReplacesTheEarlierModelsActions() {
    let (button, models) = (UIButton(), [Model(), LoudModel()])
    for model in models { model.heard = heard }
    for model in models + models { model.apply(into: button) }
    #expect(tap(button) == ["MODEL"])
  }

  private func shownTable() -> (UITableView, UIWindow) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    return (table, window)
  }

  @Test func cellsOwnActionStaysWhenItsRowChanges() throws {
    let (table, window) = shownTable()
    for number in 0..<4 {
      table.cells = [Row(number: number, heard: heard, isLoud: number % 2 == 1)]
      window.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first as? ButtonCell)
      if number == 0 {
        cell.manager.setup(on: cell.contentView) {
          cell.button.onTap { [heard] in heard.words.append("cell") }
        }
      }
      let row = number % 2 == 1 ? "ROW \(number)" : "row \(number)"
      #expect(tap(cell.button).sorted() == [row, "cell"].sorted())
      cell.manager.reloadLayout()
      #expect(tap(cell.button) == [row, "cell"])
    }
  }

  /// If the line of an action no longer runs and no other line takes its place, the action stays.
  @Test func conditionalActionJoinsTheOthersAndStays() {
    let (host, button, manager) = (UIView(), UIButton(), LayoutManager())
    var isMore = true
    func describe() -> UIButton {
      button.onTap { [heard] in heard.words.append("one") }
      if isMore { button.onTap { [heard] in heard.words.append("more") } }
      return button.addAction(for: .touchDown) { [heard] in heard.words.append("down") }
    }
    manager.setup(on: host) { describe() }
    for isNext in [true, false, true, false, false, true] {
      isMore = isNext
      manager.reloadLayout()
      #expect(tap(button) == (isMore ? ["one", "more"] : ["more", "one"]))
      button.sendActions(for: .touchDown)
      #expect(heard.words.last == "down")
    }
  }

  @discardableResult
  private func telling(_ word: String, at button: UIButton) -> UIButton {
    button.onTap { [heard] in heard.words.append(word) }
  }

  /// A shared line, such as one in a function, runs once for each of them.
  @Test func nestedDescriptionAddsItsOwnActions() {
    let (host, part, button) = (UIView(), UIView(), UIButton())
    let (manager, inner) = (LayoutManager(), LayoutManager())
    func describe() -> UIView {
      telling("before", at: button)
      inner.setup(on: part) { telling("inside", at: button) }
      telling("after", at: button)
      return part
    }
    manager.setup(on: host) { describe() }
    #expect(tap(button) == ["before", "inside", "after"])
    for _ in 0..<3 { manager.reloadLayout() }
    #expect(tap(button) == ["before", "inside", "after"])
    for _ in 0..<3 { inner.reloadLayout() }
    #expect(tap(button) == ["before", "after", "inside"])
  }

  /// An example is a form whose fields share one button.
  @Test func modelsOfOneTypeEachAddTheirAction() {
    let (submit, views) = (UIButton(), [UIButton(), UIButton()])
    let models = views.indices.map { Submitter(submit, heard, "\($0)") }
    for _ in 0..<3 {
      for (model, view) in zip(models, views) { model.apply(into: view) }
    }
    #expect(tap(submit) == ["0", "1"])
    Submitter(submit, heard, "2").apply(into: views[0])
    models[1].apply(into: UIButton())
    #expect(tap(submit) == ["2", "1"])
  }

  private final class Submitter: ViewModel<UIButton> {
    let submit: UIButton
    let heard: Heard
    let word: String

    init(_ submit: UIButton, _ heard: Heard, _ word: String) {
      (self.submit, self.heard, self.word) = (submit, heard, word)
      super.init()
    }

    override func bind(with view: UIButton) {
      submit.onTap { [heard, word] in heard.words.append(word) }
    }
  }

  @Test func eachCallOutsideADescriptionAddsAnAction() {
    let button = UIButton()
    for number in 0..<3 { button.onTap { [heard] in heard.words.append("\(number)") } }
    #expect(tap(button) == ["0", "1", "2"])
  }

  @Test func reusedCellRunsTheActionOfItsRow() throws {
    let (table, window) = shownTable()
    for number in 0..<3 {
      table.cells = [Row(number: number, heard: heard)]
      window.layoutIfNeeded()
    }
    let cell = try #require(table.visibleCells.first as? ButtonCell)
    #expect(tap(cell.button) == ["row 2"])
  }

  @Test func reappliedModelAddsNoDuplicates() {
    let (model, button) = (Model(), UIButton())
    model.heard = heard
    for _ in 0..<3 { model.apply(into: button) }
    #expect(tap(button) == ["model"])
  }

  @Test func moleculeLaidOutAgainAddsNoDuplicates() {
    let molecule = Molecule()
    molecule.heard = heard
    molecule.layoutMolecule()
    for _ in 0..<3 { molecule.reLayout() }
    #expect(tap(molecule.button) == ["molecule"])
  }

  private final class ButtonCell: UITableViewCell {
    let button = UIButton()
    let manager = LayoutManager()
  }

  private struct Row: TableCellModel {
    let number: Int
    let heard: Heard
    var isLoud = false

    var cellIdentifier: AnyHashable { 1 }
    var rowContent: TableCellContent {
      TableCellContent(ButtonCell.self) { cell in
        if isLoud {
          cell.button.onTap { heard.words.append("ROW \(number)") }
        } else {
          cell.button.onTap { heard.words.append("row \(number)") }
        }
      }
    }
  }

  private final class LoudModel: Model {
    override func bind(with view: UIButton) {
      view.onTap { [heard] in heard?.words.append("MODEL") }
    }
  }

  private class Model: ViewModel<UIButton> {
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
