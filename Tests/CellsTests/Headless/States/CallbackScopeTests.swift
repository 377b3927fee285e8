import TestSupport
import Testing

/// Bindings that are made while a row is shown: they end with the row only if they are part of it.
@MainActor
struct CallbackScopeTests {
  final class Row: TableViewCellModel<UITableViewCell> {
    @ViewState var text: String?
    let badge = Badge()
    var bindsMore = false
    let more = UILabel()

    override func bind(with view: UITableViewCell) {
      super.bind(with: view)
      let label = UILabel()
      view.contentView.addSubview(label)
      $text.bind(with: label, \.text)
      badge.apply(into: label)
      $text.observe(observer: self).didSet { row, _ in
        guard row.bindsMore else { return }
        row.bindsMore = false
        row.$text.bind(with: row.more, \.text)
      }
    }
  }

  final class Badge: ViewModel<UILabel> {
    @ViewState var name: String?

    override func bind(with view: UILabel) {
      super.bind(with: view)
      $name.bind(with: view, \.accessibilityLabel)
    }
  }

  @MainActor
  private final class Screen {
    @ViewState var total: String?
    let footer = UILabel()
    var told = 0

    func watch(_ row: Row) {
      row.$text.observe(observer: self).didSet { screen, _ in
        screen.$total.bind(with: screen.footer, \.text)
        screen.$total.observe(observer: screen).didSet { screen, _ in screen.told += 1 }
      }
    }
  }

  private let scene = TableScene()

  private func show(_ rows: [any TableCellModel]) {
    scene.table.cells = rows
    scene.table.layoutIfNeeded()
  }

  /// An object that observes a row by itself, and binds when it is told of a change, goes on when
  /// the row is gone.
  @Test func bindingsMadeByOutsideObserversOutliveTheRow() {
    let (screen, row) = (Screen(), Row())
    screen.watch(row)
    show([row])
    screen.total = "1"
    #expect(screen.footer.text == "1")
    show([])
    let told = screen.told
    screen.total = "2"
    #expect(screen.footer.text == "2" && screen.told > told)
  }

  @Test func bindingsMadeInARowsCallbackEndWithTheRow() {
    let row = Row()
    row.bindsMore = true
    show([row])
    #expect(!row.bindsMore)
    row.text = "a"
    #expect(row.more.text == "a")
    show([])
    row.text = "b"
    #expect(row.more.text == "a")
  }

  /// A model that is applied while a row is filled ends with the row, whatever the row is.
  @Test func modelAppliedInARowEndsWithIt() {
    let row = Row()
    row.badge.name = "in an object"
    show([row])
    let label = row.badge.view
    #expect(label?.accessibilityLabel == "in an object")
    show([])
    row.badge.name = "later"
    #expect(row.badge.view == nil && label?.accessibilityLabel == "in an object")

    let badge = Badge()
    var filled: UILabel?
    struct Value: TableCellModel {
      let fill: @MainActor (UITableViewCell) -> Void
      var cellIdentifier: AnyHashable { "value" }
      var rowContent: TableCellContent { TableCellContent(UITableViewCell.self) { fill($0) } }
    }
    show([
      Value { cell in
        let label = UILabel()
        cell.contentView.addSubview(label)
        badge.apply(into: label)
        filled = label
      }
    ])
    badge.name = "in a value"
    #expect(filled?.accessibilityLabel == "in a value")
    show([])
    badge.name = "later"
    #expect(badge.view == nil && filled?.accessibilityLabel == "in a value")
  }
}
