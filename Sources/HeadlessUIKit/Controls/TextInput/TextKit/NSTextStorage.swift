import Foundation

/// Text that informs layout managers and a delegate of its edits. Edits between `beginEditing()`
/// and `endEditing()` are reported together.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes in an edit.
  public struct EditActions: OptionSet, Sendable {
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public nonisolated class var willProcessEditingNotification: Notification.Name {
    Notification.Name("NSTextStorageWillProcessEditingNotification")
  }
  public nonisolated class var didProcessEditingNotification: Notification.Name {
    Notification.Name("NSTextStorageDidProcessEditingNotification")
  }

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  open weak var delegate: (any NSTextStorageDelegate)?
  /// Called after all other observers.
  var didProcess: (() -> Void)?
  /// The number of nested calls of `beginEditing()`.
  private var depth = 0
  /// The number of nested Foundation methods in progress, which may call each other.
  private var inner = 0

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.forget()
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.remove(identicalTo: aLayoutManager)
    guard aLayoutManager.textStorage === self else { return }
    aLayoutManager.textStorage = nil
    aLayoutManager.forget()
  }

  // MARK: Edits

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth -= 1
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Records an edit. A subclass with storage of its own calls it after each one.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of changes.
  ///   - editedRange: The edited range before the edit.
  ///   - delta: The change in length.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let earlier = self.editedRange
    // Both ranges are from before this edit, so they are united before the length changes.
    let whole =
      earlier.location == NSNotFound ? editedRange : NSUnionRange(earlier, editedRange)
    self.editedMask.formUnion(editedMask)
    self.editedRange = NSRange(location: whole.location, length: max(0, whole.length + delta))
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  /// Reports the recorded edits.
  open func processEditing() {
    let center = NotificationCenter.default
    // Edits by the delegate are part of this one.
    depth += 1
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    center.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    center.post(name: Self.didProcessEditingNotification, object: self)
    depth -= 1
    for manager in layoutManagers { manager.forget() }
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    didProcess?()
  }

  private func edit(
    _ mask: EditActions, _ range: NSRange, changeInLength delta: Int = 0, _ body: () -> Void
  ) {
    inner += 1
    body()
    inner -= 1
    if inner == 0 { edited(mask, range: range, changeInLength: delta) }
  }

  /// Changes of this string are edits of the text.
  open override var mutableString: NSMutableString { StorageString(of: self) }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    let range = string.wholeUnits(range)
    let text = NSAttributedString(string: str, attributes: attributes(inPlaceOf: range))
    edit(.editedCharacters, range, changeInLength: text.length - range.length) {
      replace(range, with: text)
    }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let range = string.wholeUnits(range)
    edit(
      [.editedCharacters, .editedAttributes], range,
      changeInLength: attrString.length - range.length
    ) { replace(range, with: attrString) }
  }

  private func replace(_ range: NSRange, with text: NSAttributedString) {
    let whole = replacement(of: range, with: text)
    super.replaceCharacters(in: whole.range, with: whole.text)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    edit(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    edit(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    edit(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    edit(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
}

/// Is told of edits of a text, and can add its own.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
