import Foundation

/// What is done to what is selected. Text fields and text views do it; other responders do nothing until they
/// override it.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Puts the selected text on the general pasteboard, and deletes it.
  func cut(_ sender: Any?)
  /// Puts the selected text on the general pasteboard; passwords stay where they are.
  func copy(_ sender: Any?)
  /// Puts the string on the general pasteboard in place of the selected text.
  func paste(_ sender: Any?)
  /// Selects the word at the insertion point.
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  /// Deletes the selected text.
  func delete(_ sender: Any?)
}
