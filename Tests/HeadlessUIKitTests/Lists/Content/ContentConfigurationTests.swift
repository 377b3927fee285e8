import Foundation
import Testing

@testable import HeadlessUIKit

/// The content that cells, headers and footers get from configurations, and when it is updated.
@MainActor
struct ContentConfigurationTests {
  private func scene(
    style: UITableView.Style = .plain, _ adjust: @escaping (UITableViewCell) -> Void
  ) -> TableScene {
    let scene = TableScene([["a", "b"]], style: style, cell: StateCell.self)
    scene.makeCell = { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      adjust(cell)
      return cell
    }
    scene.layOut()
    return scene
  }

  private func cell(_ scene: TableScene) throws -> StateCell {
    try #require(scene.table.visibleCells[0] as? StateCell)
  }

  // MARK: Content

  @Test func configurationOfSameTypeReusesContentView() throws {
    let scene = scene { $0.contentConfiguration = BadgeConfiguration(text: "one") }
    let cell = try cell(scene)
    let badge = try #require(cell.contentView as? BadgeView)
    #expect(badge.frame == CGRect(x: 0, y: 0, width: 375, height: 31))
    #expect(cell.frame.height == CGFloat(94) / 3)
    cell.contentConfiguration = BadgeConfiguration(text: "two")
    #expect(cell.contentView === badge && badge.label.text == "two")
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.contentView is UIListContentView && badge.superview == nil)
    cell.contentConfiguration = nil
    #expect(cell.contentView is UICellContentView && cell.contentView.superview === cell)
  }

  @Test func changedConfigurationResizesTheRow() throws {
    let scene = scene { $0.contentConfiguration = BadgeConfiguration(text: "one") }
    let cell = try cell(scene)
    cell.contentConfiguration = BadgeConfiguration(text: "one", height: 90)
    scene.layOut()
    #expect(cell.frame.height == CGFloat(271) / 3)
    #expect(scene.table.rectForRow(at: [0, 1]).minY == cell.frame.maxY)
  }

  @Test func defaultConfigurationMatchesCellStyle() {
    func standard(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
      UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
    }
    #expect(standard(.default) == .cell())
    #expect(standard(.subtitle) == .subtitleCell())
    #expect(standard(.value1) == .valueCell() && standard(.value2) == .valueCell())
    #expect(UIListContentConfiguration.cell() != .valueCell())
  }

  // MARK: States

  @Test func cellUpdatesBeforeItsHandlerRuns() throws {
    var states: [UICellConfigurationState] = []
    let scene = scene {
      $0.configurationUpdateHandler = { cell, state in
        (cell as? StateCell)?.heard.append("handler")
        states.append(state)
      }
    }
    let cell = try cell(scene)
    #expect(cell.heard == ["update", "handler"])
    states = []
    cell.heard = []
    cell.setHighlighted(true, animated: false)
    cell.setSelected(true, animated: false)
    #expect(cell.heard.isEmpty)
    scene.layOut()
    #expect(cell.heard == ["update", "handler"])
    #expect(states.map(\.isSelected) == [true] && states.map(\.isHighlighted) == [true])
    scene.table.setEditing(true, animated: false)
    scene.layOut()
    #expect(states.last?.isEditing == true)
    cell.setNeedsUpdateConfiguration()
    scene.layOut()
    #expect(states.filter { !$0.isEditing }.count == 1)
  }

  @Test func configurationStateKeepsCustomValues() throws {
    let scene = scene { ($0 as? StateCell)?.mood = "fine" }
    #expect(try cell(scene).lastState?[.mood] as? String == "fine")
    var (state, other) = (
      UICellConfigurationState(traitCollection: UITraitCollection()),
      UICellConfigurationState(traitCollection: UITraitCollection())
    )
    state[.mood] = "fine"
    #expect(state != other)
    other[.mood] = "fine"
    #expect(state[.mood] == other[.mood])
  }

  @Test func automaticContentUpdatesCanBeTurnedOff() throws {
    for isOn in [true, false] {
      let scene = scene {
        $0.automaticallyUpdatesContentConfiguration = isOn
        $0.contentConfiguration = BadgeConfiguration(text: "one")
      }
      let cell = try cell(scene)
      cell.setSelected(true, animated: false)
      scene.layOut()
      #expect((cell.contentView as? BadgeView)?.label.text == (isOn ? "one, selected" : "one"))
    }
  }

  @Test func unsetColorsFollowTheState() {
    var state = UIViewConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    var list = UIListContentConfiguration.cell()
    #expect(list.textProperties.color == .label)
    #expect(list.updated(for: state).textProperties.color == .tertiaryLabel)
    list.textProperties.color = .red
    #expect(list.updated(for: state).textProperties.color == .red)
    list.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(list.updated(for: state).textProperties.resolvedColor() == .green)

    state.isSelected = true
    var background = UIBackgroundConfiguration.listGroupedCell()
    #expect(background.backgroundColor == .secondarySystemGroupedBackground)
    #expect(background.updated(for: state).backgroundColor == .systemGray4)
    background.backgroundColor = .blue
    #expect(background.updated(for: state).backgroundColor == .blue)
  }

  // MARK: Backgrounds

  @Test func backgroundIsAConfigurationOrAView() throws {
    let scene = scene { cell in
      cell.backgroundView = UIView()
      cell.backgroundConfiguration = .listPlainCell()
    }
    let cell = try cell(scene)
    #expect(cell.backgroundView == nil && cell.backgroundColor == nil)
    #expect(cell.parts.backgroundView?.frame == cell.bounds)
    cell.setSelected(true, animated: false)
    scene.layOut()
    #expect(cell.parts.backgroundView?.configuration.backgroundColor == .systemGray4)
    cell.selectedBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil && cell.parts.backgroundView == nil)
  }

  @Test func backgroundIsInsetAndMirrored() throws {
    let scene = scene { cell in
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .red
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      background.edgesAddingLayoutMarginsToBackgroundInsets = .leading
      cell.backgroundConfiguration = background
    }
    let cell = try cell(scene)
    let height = Headless.number(cell.bounds.height - 4)
    #expect(Headless.numbers(cell.parts.backgroundView?.frame ?? .zero) == "18 1 353 \(height)")
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    scene.layOut()
    #expect(Headless.numbers(cell.parts.backgroundView?.frame ?? .zero) == "4 1 353 \(height)")
    #expect(Headless.render(cell).contains("#ff3b30") || Headless.render(cell).contains("#ff0000"))
  }

  @Test func configuredLayoutsSettleWithoutLog() {
    let log = collectingLog {
      for style in [UITableView.Style.plain, .insetGrouped] {
        let scene = scene(style: style) {
          $0.contentConfiguration = $0.defaultContentConfiguration()
          $0.backgroundConfiguration = $0.defaultBackgroundConfiguration()
        }
        scene.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        scene.layOut()
      }
    }
    #expect(log == [])
  }

  // MARK: Other views

  @Test func headersWithConfigurationsSizeThemselves() {
    for style in [UITableView.Style.plain, .grouped] {
      let scene = TableScene([["a"]], style: style)
      let delegate = HeaderDelegate()
      scene.table.delegate = delegate
      scene.table.estimatedSectionHeaderHeight = 20
      scene.layOut()
      let header = scene.table.headerView(forSection: 0)
      let list = header?.contentView as? UIListContentView
      #expect(list?.textLayoutGuide != nil && header?.bounds.height == list?.bounds.height)
      #expect((header?.bounds.height ?? 0) > 24 && delegate.states == 1)
    }
  }

  @Test func itemsFitTheirContentConfiguration() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let scene = CollectionScene([["0", "1"]], cell: ConfiguredItem.self)
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    scene.layOut()
    let cells = scene.collection.visibleCells
    #expect(cells.map(\.frame.height) == [31, 31] && cells[1].frame.minY == 31)
    cells[0].isSelected = true
    scene.layOut()
    #expect((cells[0].contentView as? BadgeView)?.label.text == "item, selected")
  }

  /// The letter with its accent in two units of UTF-16 and in one.
  @Test func canonicallyEquivalentTextIsDifferentText() {
    let contents = ["cafe\u{301}", "caf\u{E9}", "cafe\u{301}"].map { text in
      var content = UIListContentConfiguration.cell()
      content.attributedText = NSAttributedString(string: text, attributes: [.kern: 1])
      return content
    }
    #expect(contents[0] != contents[1] && contents[1] != contents[0])
    #expect(contents[0] == contents[2] && Set(contents).count == 2)
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let mood = UIConfigurationStateCustomKey("mood")
}

/// A cell that records its updates and has a custom state.
private final class StateCell: UITableViewCell {
  var heard: [String] = []
  var lastState: UICellConfigurationState?
  var mood: String?

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.mood] = mood
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    heard.append("update")
    lastState = state
  }
}

/// Content configurations as apps write them.
private struct BadgeConfiguration: UIContentConfiguration, Hashable {
  var text: String
  var height: CGFloat = 31
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    var updated = self
    updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
    return updated
  }
}

private final class BadgeView: UIView, UIContentView {
  let label = UILabel()
  private var height: NSLayoutConstraint?
  private var badge: BadgeConfiguration

  init(_ configuration: BadgeConfiguration) {
    badge = configuration
    super.init(frame: .zero)
    adding(label)
    let height = label.heightAnchor.constraint(equalToConstant: 0).at(999)
    self.height = height
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor), height,
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { badge }
    set {
      badge = newValue as? BadgeConfiguration ?? badge
      show()
    }
  }

  private func show() {
    label.text = badge.isSelected ? badge.text + ", selected" : badge.text
    height?.constant = badge.height
  }
}

private final class ConfiguredItem: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentConfiguration = BadgeConfiguration(text: "item")
  }

  required init?(coder: NSCoder) { nil }
}

private final class HeaderDelegate: NSObject, UITableViewDelegate {
  var states = 0

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Title"
    header.contentConfiguration = content
    header.configurationUpdateHandler = { [weak self] _, _ in self?.states += 1 }
    return header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
}
