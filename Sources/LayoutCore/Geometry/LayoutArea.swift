/// An area of a view that its surroundings determine.
public enum LayoutArea: String, Hashable, Sendable, CaseIterable {
  /// The area that bars and the edges of the device leave free.
  case safeArea
  /// The area inside the view's layout margins.
  case margins
  /// The area inside the layout margins that is no wider than lines of text should be.
  case readable
  /// The area that the keyboard covers; without a keyboard, at the bottom of the safe area.
  case keyboard
}

extension LayoutArea {
  /// Returns the view's guide for the area.
  @MainActor
  package func guide(of view: UIView) -> UILayoutGuide {
    switch self {
    case .safeArea: view.safeAreaLayoutGuide
    case .margins: view.layoutMarginsGuide
    case .readable: view.readableContentGuide
    case .keyboard: view.keyboardLayoutGuide
    }
  }

  /// Creates the area whose guide in a view this is; nil for other guides.
  @MainActor
  init?(of guide: UILayoutGuide, in view: UIView) {
    // UIKit creates the guides of a view on first access, so users' guides are ruled out before
    // that.
    guard guide.identifier.hasPrefix("UIView") || guide is UIKeyboardLayoutGuide,
      let area = Self.allCases.first(where: { $0.guide(of: view) === guide })
    else { return nil }
    self = area
  }
}
