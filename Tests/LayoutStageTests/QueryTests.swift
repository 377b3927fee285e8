import DeStijl
import LayoutStage
import Testing

import func TestSupport.caseCount

@MainActor
struct QueryTests {
  private func dialog() -> Stage {
    let view = UIView()
    view.accessibilityIdentifier = "dialog"
    let title = UILabel()
    title.text = "Delete?"
    title.accessibilityIdentifier = "title"
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    let send = UIButton(type: .system)
    send.setTitle("Send", for: .normal)
    send.accessibilityLabel = "Send the message"
    let toggle = UISwitch()
    Mondrian.buildSubviews(on: view) {
      VStackBlock(alignment: .leading) {
        title
        HStackBlock {
          cancel; send
        }
        toggle
      }
    }
    return Stage(view, size: .content)
  }

  @Test func viewsAreFoundByIdentifierLabelTextAndType() throws {
    let stage = dialog()
    #expect(try stage.view("title", as: UILabel.self).text == "Delete?")
    #expect(try stage.view(.text("Cancel")) is UIButton)
    #expect(try stage.view(.label("Send the message")) is UIButton)
    #expect(try stage.view(.type(UISwitch.self)) is UISwitch)
    #expect(stage.views(.type(UIButton.self)).count == 2)
  }

  /// The label inside has the same text but is not the result.
  @Test func buttonIsFoundByItsTitleAsAccessibilityLabel() throws {
    let stage = dialog()
    #expect(try stage.view(.label("Cancel")) is UIButton)
    #expect(stage.views(.label("Send")).isEmpty)
  }

  /// UIKit shows each title in a label inside, which is not the result either.
  @Test func segmentedControlIsFoundByItsTitles() throws {
    let control = UISegmentedControl(items: ["Day", "Week"])
    let stage = Stage(control, size: .content)
    for title in ["Day", "Week"] { #expect(try stage.view(.text(title)) === control) }
    #expect(stage.views(.text("Month")).isEmpty)
  }

  private func message(_ find: () throws -> UIView) -> String {
    do {
      return "\(try find())"
    } catch {
      return "\(error)"
    }
  }

  @Test func queryErrorsQuoteTextsInOneLine() {
    let label = UILabel()
    label.text = "Delete\r\nit?"
    label.accessibilityIdentifier = "the\ntitle"
    let stage = Stage(label, size: .fixed(80, 40))
    let told = message { try stage.view(.text("Delete\nit?")) }
    #expect(
      told.contains(#"has the text "Delete\nit?". The nearest is "Delete\r\nit?"."#), "\(told)")
    #expect(told.contains(#"UILabel the\ntitle "Delete it?" (0 0, 80 × 40)"#), "\(told)")
  }

  @Test(.ourTextMetrics) func failedQueryNamesTheNearestViewAndListsAll() {
    let stage = dialog()
    #expect(
      message { try stage.view("titel", line: 7) } == """
        QueryTests.swift:7: No view has the identifier "titel". The nearest is "title".
        The views are:
        UIWindow UIWindow (0 0, 10000 × 10000)
          UIView dialog (0 0, 82 × 78.33)
            UILabel title "Delete?" (0 0, 58 × 20.33)
            UIButton UIButton 1 "Cancel" (0 20.33, 47 × 30)
            UIButton UIButton 2 "Send" (47 20.33, 35 × 30)
            UISwitch UISwitch (0 50.33, 63 × 28)
        """)
  }

  @Test func failedIdentifierQueryMentionsAMatchingText() {
    let stage = dialog()
    #expect(
      message { try stage.view("Cancel", line: 8) }
        .hasPrefix(
          """
          QueryTests.swift:8: No view has the identifier "Cancel". But there is \
          UIButton UIButton 1 "Cancel".
          """))
  }

  @Test func ambiguousQueryListsAllMatches() {
    let stage = dialog()
    #expect(
      message { try stage.view(.type(UIButton.self), line: 9) }
        .hasPrefix("QueryTests.swift:9: 2 views have the type UIButton: UIButton 1 \"Cancel\""))
  }

  @Test func queryForAnotherTypeFails() {
    let stage = dialog()
    #expect(
      message { try stage.view("title", as: UIButton.self, line: 10) }
        .hasPrefix(
          """
          QueryTests.swift:10: The view with the identifier "title" is a UILabel, not a UIButton.
          """))
  }

  @Test func viewsInOtherWindowsOfTheStageAreFound() throws {
    let (stage, banner) = (dialog(), label("Offline", "banner"))
    let window = stage.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      window.addSubview(banner)
      window.isHidden = false
      return window
    }
    #expect(try stage.view("banner") === banner)
    #expect(message { try stage.view("baner") }.contains("UILabel banner \"Offline\""))
    #expect(dialog().views("banner").isEmpty && window.subviews.contains(banner))
  }

  /// The cell of a deleted row waits for reuse, hidden, with its text.
  @Test func queriesSkipCellsThatWaitForReuse() {
    let table = UITableView()
    func show(_ names: [String]) {
      table.sections {
        SectionBlock("names") { for name in names { RowBlock(id: name) { label(name) } } }
      }
    }
    show(["Ada", "Grace"])
    let stage = Stage(table)
    stage.run { show(["Ada"]) }
    stage.layout()
    #expect(stage.views(.text("Ada")).count == 1)
    #expect(stage.views(.text("Grace")).isEmpty)
  }

  /// An error names the line of the request, and a failed cast does, too.
  @Test func errorsNameTheLineOfTheQuery() {
    let stage = dialog()
    let line = #line + 1
    let error = #expect(throws: ViewQueryError.self) { try stage.view("nobody") }
    #expect(error?.line.map { "\($0)" } == "QueryTests.swift:\(line)")
    let cast = #expect(throws: ViewQueryError.self) { try stage.view("title", as: UISwitch.self) }
    #expect(cast?.line.map { "\($0)" } == "QueryTests.swift:\(line + 2)")
  }

  /// Counts how often names of views are read.
  private final class CountedView: UIView {
    static var reads = 0

    override var accessibilityIdentifier: String? {
      get {
        Self.reads += 1
        return super.accessibilityIdentifier
      }
      set { super.accessibilityIdentifier = newValue }
    }
  }

  @Test func listingAllMatchesTakesLinearTime() {
    let reads = [50, 200].map { count in
      let view = UIView()
      for _ in 0..<count { view.addSubview(CountedView()) }
      let stage = Stage(view, size: .content)
      CountedView.reads = 0
      #expect(
        message { try stage.view(.type(CountedView.self)) }
          .contains("\(count) views have the type CountedView: CountedView 1 (0 0"))
      return CountedView.reads
    }
    #expect(reads[0] > 0 && reads[1] <= 5 * reads[0])
  }

  @Test func attributedTitleIsFoundByItsText() throws {
    let button = UIButton(type: .system)
    button.setAttributedTitle(NSAttributedString(string: "Styled"), for: .normal)
    let stage = Stage(button, size: .content)
    #expect(try stage.view(.text("Styled")) === button)
  }
}
