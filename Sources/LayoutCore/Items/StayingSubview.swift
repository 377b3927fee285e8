/// An invisible subview that belongs to its superview, not to the content: it stays when the
/// content is removed.
@MainActor
package protocol StayingSubview: UIView {}
