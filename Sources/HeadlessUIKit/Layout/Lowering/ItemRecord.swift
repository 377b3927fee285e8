import ConstraintSolver
import Foundation

/// The variables of an item: its alignment rectangle, relative to its superview.
struct ItemRecord {
  /// Removes this record before it is deallocated.
  unowned(unsafe) let node: LayoutNode
  let coordinates: ItemCoordinates
  // Small properties are next to each other, so that no padding is needed between larger ones.

  /// Whether the item is gone, so that another may take its slot.
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

/// State that most items don't need: those placed by constraints, with content whose size does not depend on its width.
private final class RareItemState {
  var placement = AxisPair<PlacementConstraints?>(nil, nil)
  /// State that items with nothing but a placement don't need.
  var content: RareItemContent?
}

private final class RareItemContent {
  var insets = UIEdgeInsets.zero
  var text: TextMeasure?
}

extension ItemRecord {
  /// Whether the item is a given view.
  func isOf(_ view: ViewIdentity?) -> Bool {
    coordinates.areOfView && node.viewReference?.toOpaque() == view
  }

  /// The rectangle from the last solve, unrounded.
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

  /// The insets of the alignment rectangle, which the superview must take into account.
  var insets: UIEdgeInsets {
    get { rare?.content?.insets ?? .zero }
    set { if newValue != insets { ensureContent().insets = newValue } }
  }

  /// The constraints from the host's frame, the autoresizing mask or the margins.
  var placement: AxisPair<PlacementConstraints?> {
    get { rare?.placement ?? AxisPair(nil, nil) }
    set { ensureRare().placement = newValue }
  }

  /// The measurement of content whose height depends on its width.
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

/// The variables of an item, and the facts needed to lower constraints on them.
struct ItemCoordinates {
  /// The view that contains the item. An item that moves gets another record.
  let container: ViewIdentity?
  let axes: AxisPair<AxisVariables>
  /// Whether the item is plain, according to its node.
  let arePlain: Bool
  /// Whether it is a view.
  let areOfView: Bool
}

/// The variables of an item along an axis. The root of a tree has no origin, since it is the origin; nor has the
/// content of a scroll view, which lies at the scroll view's origin.
struct AxisVariables {
  let length: Variable
  /// The origin, or the length again if there is none.
  private let start: Variable

  var origin: Variable? { start == length ? nil : start }

  init(origin: Variable?, length: Variable) {
    self.length = length
    start = origin ?? length
  }
}

/// The last measurement of a text.
struct TextMeasure {
  /// The size of the whole text, without wrapping.
  let naturalSize: CGSize
  /// The width that the text was measured for, and the size it then took.
  var width: Double?
  var size = CGSize.zero
  /// Whether the engine holds the width of the wrapped lines rather than the natural width.
  var isShrunk = false
  /// The last layout in which the constraints on its width changed, so that it may shrink where it could not before.
  var layout = 0
}

struct PlacementConstraints {
  var placement: Placement
  /// Nil if the item has no origin.
  let origin: ConstraintID?
  let length: ConstraintID
}

/// A number of points with a variable of its own.
struct Inset {
  let variable: Variable
  /// The constraint that applies the points to a guide.
  let link: ConstraintID
}

struct ContentConstraints {
  let minimum: ConstraintID
  let maximum: ConstraintID
}

/// The indices of the constraints on the content of an item along an axis; -1 for none.
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
