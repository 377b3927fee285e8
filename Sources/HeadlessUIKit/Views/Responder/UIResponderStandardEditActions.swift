import Foundation

/// Actions on the selection. Text fields and text views implement them; in other responders they do
/// nothing unless overridden.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Copies the selected text to the general pasteboard, and deletes it.
  func cut(_ sender: Any?)
  /// Copies the selected text to the general pasteboard, except for passwords.
  func copy(_ sender: Any?)
  /// Replaces the selected text with the string on the general pasteboard.
  func paste(_ sender: Any?)
  /// Selects the word at the insertion point.
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  /// Deletes the selected text.
  func delete(_ sender: Any?)
}
