/// A part of a view that its surroundings determine.
public enum LayoutArea: String, Hashable, Sendable, CaseIterable {
  case safeArea, margins, readable, keyboard
}

extension LayoutArea {
  /// The guide that a view keeps for the area.
  @MainActor
  package func guide(of view: UIView) -> UILayoutGuide {
    switch self {
    case .safeArea: view.safeAreaLayoutGuide
    case .margins: view.layoutMarginsGuide
    case .readable: view.readableContentGuide
    case .keyboard: view.keyboardLayoutGuide
    }
  }
}
