import TestSupport
import Testing

/// The animations with which a table changes.
@MainActor
struct AnimationTests {
  private func section(_ name: String, _ ids: [Int]) -> UITableView.Section {
    UITableView.Section(identifier: name, cells: ids.map { HeroRow(hero: Hero($0, "\($0)")) })
  }

  /// Returns the animations that a set asks of a table in a window.
  private func asked(
    from old: [UITableView.Section], to new: [UITableView.Section],
    _ strategy: CellReloadStrategy = .reloadArrangementDifferences,
    _ set: (UITableView.Model, [UITableView.Section]) -> Void
  ) -> [String] {
    let table = RecordingTable()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    table.frame = window.bounds
    window.addSubview(table)
    table.model.reloadStrategy = strategy
    table.sections = old
    table.layoutIfNeeded()
    set(table.model, new)
    table.layoutIfNeeded()
    return table.animations.sorted()
  }

  /// A change that inserts and deletes both rows and sections.
  private var everything: (old: [UITableView.Section], new: [UITableView.Section], [String]) {
    (
      [section("a", [1, 2]), section("b", [])], [section("a", [3, 1]), section("c", [])],
      ["delete row", "delete section", "insert row", "insert section"]
    )
  }

  @Test func everyKindOfUpdateHasItsOwnAnimation() {
    let (old, new, calls) = everything
    let usual = asked(from: old, to: new) { $0.sections = $1 }
    #expect(usual == calls.map { "\($0) \($0.hasSuffix("row") ? "left" : "top")" })
    let others = asked(from: old, to: new) { model, sections in
      (model.insertRowAnimation, model.deleteRowAnimation) = (.right, .bottom)
      (model.insertSectionAnimation, model.deleteSectionAnimation) = (.fade, .middle)
      model.sections = sections
    }
    #expect(
      others == [
        "delete row bottom", "delete section middle", "insert row right", "insert section fade",
      ])
    let reloaded = asked(
      from: [section("a", [1]), section("b", [2])], to: [section("a", [3]), section("c", [2])],
      .reloadLinearDifferences
    ) { $0.sections = $1 }
    #expect(reloaded == ["reload row fade", "reload section top"])
    let own = asked(
      from: [section("a", [1]), section("b", [2])], to: [section("a", [3]), section("c", [2])],
      .reloadLinearDifferences
    ) { model, sections in
      (model.reloadRowAnimation, model.reloadSectionAnimation) = (.right, .left)
      model.sections = sections
    }
    #expect(own == ["reload row right", "reload section left"])
  }

  /// The animation covers everything that one set asks for; the next set has the default
  /// animations.
  @Test func animationMayApplyToAWholeSet() {
    let (old, new, calls) = everything
    let told = asked(from: old, to: new) { model, sections in
      model.set(sections, with: .middle)
      model.sections = old
    }
    let back = ["delete row left", "delete section top", "insert row left", "insert section top"]
    #expect(told == (calls.map { "\($0) middle" } + back).sorted())
  }
}
