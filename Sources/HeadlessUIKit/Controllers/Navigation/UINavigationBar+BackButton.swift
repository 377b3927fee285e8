import Foundation

/// The back button.
extension UINavigationBar {
  /// Returns the back button as the item below or `backAction` defines it; nil if there is none.
  ///
  /// - Parameter width: The width that the title and the other buttons leave.
  func makeBackItem(in width: CGFloat) -> UIBarButtonItem? {
    guard let topItem, !topItem.hidesBackButton else { return nil }
    if let backItem {
      let isMinimal = backItem.backButtonDisplayMode == .minimal || topItem.style == .editor
      let title = isMinimal ? nil : backButtonTitle(to: backItem, in: width)
      updateBackItem(title, title == nil ? Self.chevron : nil)
    } else if let action = topItem.backAction, topItem.style != .editor {
      updateBackItem(action.image == nil ? action.title : nil, action.image)
    } else {
      return nil
    }
    return backItemOfBar
  }

  private static let chevron = UIImage(systemName: "chevron.backward")

  private func updateBackItem(_ title: String?, _ image: UIImage?) {
    backItemOfBar.title = title
    if backItemOfBar.image !== image { backItemOfBar.image = image }
  }

  /// Returns the back button title of the item, or else a generic title; nil if there is no room
  /// for either.
  private func backButtonTitle(to item: UINavigationItem, in width: CGFloat) -> String? {
    let attributes = look(of: backItemOfBar)?.normal.titleTextAttributes
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 17)
    return [item.resolvedBackButtonTitle, UINavigationItem.genericTitle].first {
      ($0 as NSString).size(withAttributes: [.font: font]).width <= width
    }
  }
}
