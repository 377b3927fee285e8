import Foundation

/// An edge, center, baseline or size of an item, for creating constraints.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  // Unsafe for `isEqual` and `hash`, which NSObject declares; it never changes.
  nonisolated(unsafe) let reference: AnchorReference

  init(_ reference: AnchorReference) {
    self.reference = reference
    super.init()
  }

  convenience init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(AnchorReference(node, attribute))
  }

  /// The item and the attribute; for a distance, those where it starts.
  package final var side: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    (reference.node?.item, reference.attribute)
  }

  /// Whether both are the same attribute of the same item.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any AnchorReferring)?.reference == reference
  }

  open override var hash: Int { reference.hashValue }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: constant)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: constant)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: reference, relation: relation, second: other.reference, multiplier: multiplier,
      constant: constant)
  }
}

/// An anchor of any axis.
private protocol AnchorReferring {
  var reference: AnchorReference { get }
}

extension NSLayoutAnchor: AnchorReferring {}

/// The system spacing between neighbors, in points.
let systemSpacing: CGFloat = 8
