import ConstraintSolver
import Foundation

/// The variables of an item: its alignment rectangle, relative to its superview.
struct ItemRecord {
  /// Removes its record before it goes.
  unowned(unsafe) let node: LayoutNode
  let coordinates: ItemCoordinates
  // Small ones together, so that no room is lost between larger ones.

  /// Whether the item has gone, so that the next may have the place.
  var isVacant = false
  private var isSolved = false
  private var storedContent = AxisPair(ContentIndices(), ContentIndices())
  private var rare: RareItemState?
  private var rect = CGRect.zero

  init(node: LayoutNode, coordinates: ItemCoordinates) {
    self.node = node
    self.coordinates = coordinates
  }
}

/// What most items have not: those that constraints place, and whose content has a size of its own.
private final class RareItemState {
  var placement = AxisPair<PlacementConstraints?>(nil, nil)
  /// What those that only are placed have not.
  var content: RareItemContent?
}

private final class RareItemContent {
  var insets = UIEdgeInsets.zero
  var text: TextMeasure?
}

extension ItemRecord {
  /// Whether the item is a certain view.
  func isOf(_ view: ViewIdentity?) -> Bool {
    coordinates.areOfView && node.viewReference?.toOpaque() == view
  }

  /// What the last solve said, unrounded.
  var solved: CGRect? {
    get { isSolved ? rect : nil }
    set { (rect, isSolved) = (newValue ?? .zero, newValue != nil) }
  }

  var content: AxisPair<ContentConstraints?> {
    get { AxisPair(storedContent.horizontal.constraints, storedContent.vertical.constraints) }
    set {
      storedContent.horizontal.constraints = newValue.horizontal
      storedContent.vertical.constraints = newValue.vertical
    }
  }

  /// What the superview must take into account around the alignment rectangle.
  var insets: UIEdgeInsets {
    get { rare?.content?.insets ?? .zero }
    set { if newValue != insets { ensureContent().insets = newValue } }
  }

  /// The constraints that the host's frame, the mask or the margins make.
  var placement: AxisPair<PlacementConstraints?> {
    get { rare?.placement ?? AxisPair(nil, nil) }
    set { ensureRare().placement = newValue }
  }

  /// For content whose height depends on its width.
  var text: TextMeasure? {
    get { rare?.content?.text }
    set { if newValue != nil || rare?.content != nil { ensureContent().text = newValue } }
  }

  private mutating func ensureRare() -> RareItemState {
    let state = rare ?? RareItemState()
    rare = state
    return state
  }

  private mutating func ensureContent() -> RareItemContent {
    let state = ensureRare()
    let content = state.content ?? RareItemContent()
    state.content = content
    return content
  }
}

/// The variables of an item, and what it takes to speak of them in a constraint.
struct ItemCoordinates {
  /// Which view the item lies in. An item that moves leaves its record.
  let container: ViewIdentity?
  let axes: AxisPair<AxisVariables>
  /// Whether the item is plain, as its node says.
  let arePlain: Bool
  /// Whether it is a view.
  let areOfView: Bool
}

/// The root of a tree has no origin: it is the origin. The content of a scroll view lies at the origin
/// of the scroll view.
struct AxisVariables {
  let length: Variable
  /// The length again where there is no origin.
  private let start: Variable

  var origin: Variable? { start == length ? nil : start }

  init(origin: Variable?, length: Variable) {
    self.length = length
    start = origin ?? length
  }
}

/// How a text was measured last.
struct TextMeasure {
  /// Of all the text in as few lines as it has.
  let naturalSize: CGSize
  /// What it was measured for, and what it then took.
  var width: Double?
  var size = CGSize.zero
  /// The engine holds the width that the wrapped lines take, not the natural one.
  var isShrunk = false
  /// The layout in which what decides its width has changed, so that it may shrink if it could not before.
  var layout = 0
}

struct PlacementConstraints {
  var placement: Placement
  /// Nil where the item has no origin.
  let origin: ConstraintID?
  let length: ConstraintID
}

/// A number of points with a variable of its own.
struct Inset {
  let variable: Variable
  /// What says where the points come in.
  let link: ConstraintID
}

struct ContentConstraints {
  let minimum: ConstraintID
  let maximum: ConstraintID
}

/// The numbers of the constraints on the content of an item along an axis, -1 for none.
private struct ContentIndices {
  private var minimum: Int32 = -1
  private var maximum: Int32 = -1

  var constraints: ContentConstraints? {
    get {
      guard minimum >= 0 else { return nil }
      return ContentConstraints(
        minimum: ConstraintID(index: minimum), maximum: ConstraintID(index: maximum))
    }
    set { (minimum, maximum) = (newValue?.minimum.index ?? -1, newValue?.maximum.index ?? -1) }
  }
}
