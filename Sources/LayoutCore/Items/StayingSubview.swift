/// An invisible subview that belongs to the view around it, not to its content: it stays when the content
/// is removed.
@MainActor
package protocol StayingSubview: UIView {}
