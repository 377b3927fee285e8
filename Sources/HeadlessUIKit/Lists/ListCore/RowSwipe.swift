import Foundation

/// A list whose rows reveal actions when a finger swipes them.
@MainActor
protocol SwipeableList: DraggableList {
  var isEditing: Bool { get }
  /// Changes whenever the rows do.
  var dataVersion: UInt32 { get }
  /// Returns the actions on one side of a row.
  func swipeConfiguration(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration?
  func swipeWillBegin(at path: IndexPath)
  /// - Parameter path: Nil if the row has gone.
  func swipeDidEnd(at path: IndexPath?)
}

extension SwipeableList {
  func swipeActions(at path: IndexPath, leading: Bool) -> [UIContextualAction] {
    swipeConfiguration(at: path, leading: leading)?.actions ?? []
  }

  /// Called after each layout of the list.
  func rowsWereLaidOut() {
    if let swipes = listComponents.swipes {
      swipes.listWasLaidOut()
    } else {
      listComponents.swipes = RowSwipe(self)
    }
  }
}

/// The pan that moves a row aside and reveals its actions, which stay until the next touch beside them.
///
/// A swipe over more than half of the row performs the first action, unless the configuration prevents it.
final class RowSwipe: UIPanGestureRecognizer {
  private weak var list: (any SwipeableList)?
  private var start = CGPoint.zero
  /// What the touched row offers on each side, once it was asked for that.
  private var offers: [Bool: UISwipeActionsConfiguration?] = [:]
  private var row: SwipedRow?
  /// Whether the touch only hides actions that were revealed before.
  private var isClosing = false

  init(_ list: any SwipeableList) {
    self.list = list
    super.init()
    list.addGestureRecognizer(self)
    addHandler { [weak self] _ in self?.follow() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, self.touches.count == 1 else { return }
    start = touch.location(in: list)
    guard let row, touch.view?.isDescendant(of: row.actions) != true else { return }
    isClosing = true
    state = .began
  }

  override func reset() {
    super.reset()
    offers = [:]
    isClosing = false
  }

  // MARK: Beginning

  override var mayStart: Bool {
    guard let list, row == nil, !list.isEditing, let path = list.itemPath(at: start) else {
      return false
    }
    let way = translation(in: list)
    guard abs(way.x) > abs(way.y) else { return false }
    return offer(of: path, leading: isLeading(way), list)?.actions.isEmpty == false
  }

  private func isLeading(_ way: CGPoint) -> Bool { (way.x > 0) != (list?.isRightToLeft ?? false) }

  private func offer(
    of path: IndexPath, leading: Bool, _ list: any SwipeableList
  ) -> UISwipeActionsConfiguration? {
    if let known = offers[leading] { return known }
    let offer = list.swipeConfiguration(at: path, leading: leading)
    offers[leading] = .some(offer)
    return offer
  }

  private func begin() {
    let isLeading = isLeading(translation(in: list))
    guard let list, let path = list.itemPath(at: start), let cell = list.shownCell(at: path),
      let offer = offer(of: path, leading: isLeading, list)
    else { return }
    list.swipeWillBegin(at: path)
    row = SwipedRow(
      cell, path, offer, list.dataVersion, isOnLeft: isLeading != list.isRightToLeft
    ) { [weak self] in self?.perform($0) }
    if let row { list.addSubview(row.actions) }
  }

  // MARK: Following

  private func follow() {
    if state == .began { isClosing ? close() : begin() }
    guard let row else { return }
    switch state {
    case .began, .changed: row.move(by: way(translation(in: list), of: row))
    case .ended: end(row)
    case .cancelled: close()
    default: break
    }
  }

  private func way(_ vector: CGPoint, of row: SwipedRow) -> CGFloat {
    row.isOnLeft ? vector.x : -vector.x
  }

  private func end(_ row: SwipedRow) {
    let way = way(translation(in: list), of: row)
    let speed = way > 0 ? self.way(velocity(in: list), of: row) : 0
    let isFull = way > max(row.cell.bounds.width / 2, row.actions.width)
    if isFull, row.offer.performsFirstActionWithFullSwipe, let first = row.offer.actions.first {
      row.move(by: row.actions.width)
      perform(first)
    } else if way + speed * Self.momentum > row.actions.width / 2 {
      row.move(by: row.actions.width)
    } else {
      close()
    }
  }

  /// The time for which a released row moves on, in seconds. From memory.
  private static let momentum: CGFloat = 0.1

  private func perform(_ action: UIContextualAction) {
    guard let row else { return }
    action.handler(action, row.cell) { [weak self] _ in
      if self?.row === row { self?.close() }
    }
  }

  private func close() {
    guard let row else { return }
    self.row = nil
    row.move(by: 0)
    row.actions.removeFromSuperview()
    list?.swipeDidEnd(at: isCurrent(row) ? row.path : nil)
  }

  private func isCurrent(_ row: SwipedRow) -> Bool {
    row.dataVersion == list?.dataVersion && list?.shownCell(at: row.path) === row.cell
  }

  /// Moves a row aside again that the list has put back, and forgets one that has gone.
  func listWasLaidOut() {
    guard let row else { return }
    if isCurrent(row), list?.isEditing == false { row.place() } else { close() }
  }
}

/// A row that is moved aside, with its actions.
@MainActor
private final class SwipedRow {
  let cell: UIView
  let path: IndexPath
  let offer: UISwipeActionsConfiguration
  let dataVersion: UInt32
  let isOnLeft: Bool
  let actions: SwipeActionsView
  /// Where the list has put the row, and where it has been moved since.
  private var (home, away): (CGRect, CGRect)
  private var shift: CGFloat = 0

  init(
    _ cell: UIView, _ path: IndexPath, _ offer: UISwipeActionsConfiguration, _ dataVersion: UInt32,
    isOnLeft: Bool, perform: @escaping (UIContextualAction) -> Void
  ) {
    (self.cell, self.path, self.offer, self.dataVersion) = (cell, path, offer, dataVersion)
    (self.isOnLeft, home, away) = (isOnLeft, cell.frame, cell.frame)
    actions = SwipeActionsView(offer.actions, isOnLeft: isOnLeft, perform)
  }

  func move(by way: CGFloat) {
    updateHome()
    shift = min(max(0, way), home.width)
    place()
  }

  func place() {
    updateHome()
    let frame = home.offsetBy(dx: isOnLeft ? shift : -shift, dy: 0)
    if cell.frame != frame { cell.frame = frame }
    away = cell.frame
    let x = isOnLeft ? home.minX : home.maxX - shift
    actions.frame = CGRect(x: x, y: home.minY, width: shift, height: home.height)
  }

  private func updateHome() {
    if cell.frame != away { home = cell.frame }
  }
}

/// The buttons of a swiped row, the first one at the edge.
private final class SwipeActionsView: UIView {
  private let buttons: [UIButton]
  private let isOnLeft: Bool
  private let widths: [CGFloat]
  /// The width of the whole buttons.
  let width: CGFloat

  /// The minimum width of a button, and the margin at each side of its title. From memory.
  private static let (leastWidth, margin): (CGFloat, CGFloat) = (74, 15)

  init(
    _ actions: [UIContextualAction], isOnLeft: Bool,
    _ perform: @escaping (UIContextualAction) -> Void
  ) {
    self.isOnLeft = isOnLeft
    buttons = actions.map { action in
      let button = UIButton(frame: .zero)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.tintColor = .white
      button.backgroundColor = action.backgroundColor
      button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
      return button
    }
    widths = buttons.map { max(Self.leastWidth, $0.intrinsicContentSize.width + 2 * Self.margin) }
    width = widths.reduce(0, +)
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let share = bounds.width / width
    var offset: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      let x = isOnLeft ? offset : bounds.width - offset - width * share
      button.frame = CGRect(x: x, y: 0, width: width * share, height: bounds.height)
      offset += width * share
    }
  }
}
