import ConstraintSolver
import Foundation

/// The variables of an item: its alignment rectangle, relative to its superview.
struct ItemRecord {
  /// Removes its record before it goes.
  unowned(unsafe) let node: LayoutNode
  /// Which view this is, and which its item lies in. An item that moves leaves its record.
  let view: ObjectIdentifier?
  let container: ObjectIdentifier?
  let axes: AxisPair<AxisVariables>
  /// What the superview must take into account around the alignment rectangle.
  let insets: UIEdgeInsets
  /// The constraints that the host's frame, the mask or the margins make.
  var placement = AxisPair<PlacementConstraints?>(nil, nil)
  var content = AxisPair<ContentConstraints?>(nil, nil)
  /// For content whose height depends on its width.
  var text: TextMeasure?
  /// What the last solve said, unrounded.
  var solved: CGRect?
}

/// The root of a tree has no origin: it is the origin. The content of a scroll view lies at the origin
/// of the scroll view.
struct AxisVariables {
  let origin: Variable?
  let length: Variable
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
  /// Whether what decides its width has changed, so that it may shrink now if it could not before.
  var mayShrink = true
}

struct PlacementConstraints {
  var placement: Placement
  /// Nil where the item has no origin.
  let origin: ConstraintID?
  let length: ConstraintID
}

struct ContentConstraints {
  let minimum: ConstraintID
  let maximum: ConstraintID
}

/// A required constraint that had to give way.
struct BrokenConstraint {
  let handle: ConstraintID
  /// Nil for one that the engine made itself.
  let constraint: NSLayoutConstraint?
}
