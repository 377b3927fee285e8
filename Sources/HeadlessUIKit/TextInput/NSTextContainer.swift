import Foundation

/// The room that text is laid out in.
@MainActor
open class NSTextContainer: NSObject {
  /// Called after something has changed.
  var didChange: (() -> Void)?

  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  /// Stored without effect: the width is that of the text view.
  open var size: CGSize
  /// What lines keep from both edges.
  open var lineFragmentPadding = ControlMeasure.textViewLinePadding.length {
    didSet { didChange?() }
  }
  /// How the last line ends; 0 lines mean as many as are needed.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  /// Stored without effect.
  open var widthTracksTextView = true
  /// Stored without effect.
  open var heightTracksTextView = false
}
