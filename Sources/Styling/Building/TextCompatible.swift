import Foundation

/// Text, with or without attributes.
public protocol TextCompatible {
  /// The characters.
  var text: String { get }
  /// The characters with their attributes.
  var attributedText: NSAttributedString { get }
}

extension String: TextCompatible {
  /// The string itself.
  @_disfavoredOverload
  public var text: String { self }
  /// The string without attributes.
  @_disfavoredOverload
  public var attributedText: NSAttributedString { NSAttributedString(string: self) }
}

extension TextCompatible where Self: NSAttributedString {
  /// The characters alone.
  @_disfavoredOverload
  public var text: String { string }
  /// The string itself.
  @_disfavoredOverload
  public var attributedText: NSAttributedString { self }
}

extension NSAttributedString: TextCompatible {}

extension ChainableLabel where Self: UILabel {
  /// The text, plain or with attributes.
  ///
  /// The getter returns the kind of text that was set last, unless another text has been set in
  /// another way since; then it returns attributed text.
  @_disfavoredOverload
  public var textCompat: (any TextCompatible)? {
    get { CompatibleText.get(of: self, \.text, \.attributedText) }
    set { CompatibleText.set(newValue, of: self, \.text, \.attributedText) }
  }
}

extension ChainableTextField where Self: UITextField {
  /// The text, plain or with attributes, as for a label.
  @_disfavoredOverload
  public var textCompat: (any TextCompatible)? {
    get { CompatibleText.get(of: self, \.text, \.attributedText) }
    set { CompatibleText.set(newValue, of: self, \.text, \.attributedText) }
  }

  /// The placeholder, plain or with attributes, as for the text of a label.
  @_disfavoredOverload
  public var placeholderCompat: (any TextCompatible)? {
    get { CompatibleText.get(of: self, \.placeholder, \.attributedPlaceholder) }
    set { CompatibleText.set(newValue, of: self, \.placeholder, \.attributedPlaceholder) }
  }
}

extension ChainableTextView where Self: UITextView {
  /// The text, plain or with attributes, as for a label.
  @_disfavoredOverload
  public var textCompat: (any TextCompatible)? {
    get { CompatibleText.get(of: self, \.optionalText, \.optionalAttributedText) }
    set { CompatibleText.set(newValue, of: self, \.optionalText, \.optionalAttributedText) }
  }
}

extension UITextView {
  // A text view without text has an empty text.
  fileprivate var optionalText: String? {
    get { text }
    set { text = newValue ?? "" }
  }

  fileprivate var optionalAttributedText: NSAttributedString? {
    get { attributedText }
    set { attributedText = newValue ?? NSAttributedString(string: "") }
  }
}

/// Remembers the kind of the last text; stored with the view.
@MainActor
private final class CompatibleText: Companion {
  var nextCompanion: (any Companion)?
  private var known: [AnyKeyPath: any TextCompatible] = [:]

  typealias Path<View, Value> = ReferenceWritableKeyPath<View, Value?>

  static func set<View: UIView>(
    _ text: (any TextCompatible)?, of view: View, _ plain: Path<View, String>,
    _ attributed: Path<View, NSAttributedString>
  ) {
    Platform.companion(of: view) { CompatibleText() }.known[plain] = text
    if let text = text as? NSAttributedString {
      view[keyPath: attributed] = text
    } else {
      view[keyPath: plain] = text?.text
    }
  }

  static func get<View: UIView>(
    of view: View, _ plain: Path<View, String>, _ attributed: Path<View, NSAttributedString>
  ) -> (any TextCompatible)? {
    let known = Platform.companion(CompatibleText.self, of: view)?.known[plain]
    if let known, !(known is NSAttributedString), view[keyPath: plain] == known.text {
      return known
    }
    guard let text = view[keyPath: attributed], text.length > 0 else { return nil }
    return text
  }
}
