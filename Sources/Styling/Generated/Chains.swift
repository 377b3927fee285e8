// Made by Scripts/styling from what HeadlessUIKit declares and Scripts/Data/uikit-api.tsv.

/// What is set up by chained calls as a `UIActivityIndicatorView` is.
@preconcurrency @MainActor
public protocol ChainableActivityIndicatorView: Chainable {}

extension UIActivityIndicatorView: ChainableActivityIndicatorView {}

extension ChainableActivityIndicatorView where Self: UIActivityIndicatorView {
  /// Sets `color`.
  @discardableResult @_disfavoredOverload
  public func color(_ value: UIColor?) -> Self {
    self.color = value
    return self
  }

  /// Sets `hidesWhenStopped`.
  @discardableResult @_disfavoredOverload
  public func hidesWhenStopped(_ value: Bool) -> Self {
    self.hidesWhenStopped = value
    return self
  }

  /// Sets `style`.
  @discardableResult @_disfavoredOverload
  public func style(_ value: UIActivityIndicatorView.Style) -> Self {
    self.style = value
    return self
  }
}

/// What is set up by chained calls as a `UIButton` is.
@preconcurrency @MainActor
public protocol ChainableButton: ChainableControl {}

extension UIButton: ChainableButton {}

extension ChainableButton where Self: UIButton {
  /// Sets `adjustsImageWhenDisabled`.
  @available(iOS, deprecated: 15.0, message: "UIKit advises against it")
  @available(tvOS, deprecated: 15.0, message: "UIKit advises against it")
  @available(visionOS, deprecated: 1.0, message: "UIKit advises against it")
  @discardableResult @_disfavoredOverload
  public func adjustsImageWhenDisabled(_ value: Bool) -> Self {
    self.adjustsImageWhenDisabled = value
    return self
  }

  /// Sets `adjustsImageWhenHighlighted`.
  @available(iOS, deprecated: 15.0, message: "UIKit advises against it")
  @available(tvOS, deprecated: 15.0, message: "UIKit advises against it")
  @available(visionOS, deprecated: 1.0, message: "UIKit advises against it")
  @discardableResult @_disfavoredOverload
  public func adjustsImageWhenHighlighted(_ value: Bool) -> Self {
    self.adjustsImageWhenHighlighted = value
    return self
  }

  /// Sets `automaticallyUpdatesConfiguration`.
  @discardableResult @_disfavoredOverload
  public func automaticallyUpdatesConfiguration(_ value: Bool) -> Self {
    self.automaticallyUpdatesConfiguration = value
    return self
  }

  /// Sets `changesSelectionAsPrimaryAction`.
  @discardableResult @_disfavoredOverload
  public func changesSelectionAsPrimaryAction(_ value: Bool) -> Self {
    self.changesSelectionAsPrimaryAction = value
    return self
  }

  /// Sets `configuration`.
  @discardableResult @_disfavoredOverload
  public func configuration(_ value: UIButton.Configuration?) -> Self {
    self.configuration = value
    return self
  }

  /// Sets `configurationUpdateHandler`.
  @discardableResult @_disfavoredOverload
  public func configurationUpdateHandler(_ value: UIButton.ConfigurationUpdateHandler?) -> Self {
    self.configurationUpdateHandler = value
    return self
  }

  /// Sets `contentEdgeInsets`.
  @available(iOS, deprecated: 15.0, message: "UIKit advises against it")
  @available(tvOS, deprecated: 15.0, message: "UIKit advises against it")
  @available(visionOS, deprecated: 1.0, message: "UIKit advises against it")
  @discardableResult @_disfavoredOverload
  public func contentEdgeInsets(_ value: UIEdgeInsets) -> Self {
    self.contentEdgeInsets = value
    return self
  }

  /// Sets `imageEdgeInsets`.
  @available(iOS, deprecated: 15.0, message: "UIKit advises against it")
  @available(tvOS, deprecated: 15.0, message: "UIKit advises against it")
  @available(visionOS, deprecated: 1.0, message: "UIKit advises against it")
  @discardableResult @_disfavoredOverload
  public func imageEdgeInsets(_ value: UIEdgeInsets) -> Self {
    self.imageEdgeInsets = value
    return self
  }

  /// Sets `isPointerInteractionEnabled`.
  @discardableResult @_disfavoredOverload
  public func isPointerInteractionEnabled(_ value: Bool) -> Self {
    self.isPointerInteractionEnabled = value
    return self
  }

  /// Sets `menu`.
  @discardableResult @_disfavoredOverload
  public func menu(_ value: UIMenu?) -> Self {
    self.menu = value
    return self
  }

  /// Sets `reversesTitleShadowWhenHighlighted`.
  @available(iOS, deprecated: 15.0, message: "UIKit advises against it")
  @available(tvOS, deprecated: 15.0, message: "UIKit advises against it")
  @available(visionOS, deprecated: 1.0, message: "UIKit advises against it")
  @discardableResult @_disfavoredOverload
  public func reversesTitleShadowWhenHighlighted(_ value: Bool) -> Self {
    self.reversesTitleShadowWhenHighlighted = value
    return self
  }

  /// Sets `role`.
  @discardableResult @_disfavoredOverload
  public func role(_ value: UIButton.Role) -> Self {
    self.role = value
    return self
  }

  /// Sets `showsTouchWhenHighlighted`.
  @available(iOS, deprecated: 15.0, message: "UIKit advises against it")
  @available(tvOS, deprecated: 15.0, message: "UIKit advises against it")
  @available(visionOS, deprecated: 1.0, message: "UIKit advises against it")
  @discardableResult @_disfavoredOverload
  public func showsTouchWhenHighlighted(_ value: Bool) -> Self {
    self.showsTouchWhenHighlighted = value
    return self
  }

  /// Sets `titleEdgeInsets`.
  @available(iOS, deprecated: 15.0, message: "UIKit advises against it")
  @available(tvOS, deprecated: 15.0, message: "UIKit advises against it")
  @available(visionOS, deprecated: 1.0, message: "UIKit advises against it")
  @discardableResult @_disfavoredOverload
  public func titleEdgeInsets(_ value: UIEdgeInsets) -> Self {
    self.titleEdgeInsets = value
    return self
  }
}

/// What is set up by chained calls as a `UICollectionView` is.
@preconcurrency @MainActor
public protocol ChainableCollectionView: ChainableScrollView {}

extension UICollectionView: ChainableCollectionView {}

extension ChainableCollectionView where Self: UICollectionView {
  /// Sets `allowsMultipleSelection`.
  @discardableResult @_disfavoredOverload
  public func allowsMultipleSelection(_ value: Bool) -> Self {
    self.allowsMultipleSelection = value
    return self
  }

  /// Sets `allowsMultipleSelectionDuringEditing`.
  @discardableResult @_disfavoredOverload
  public func allowsMultipleSelectionDuringEditing(_ value: Bool) -> Self {
    self.allowsMultipleSelectionDuringEditing = value
    return self
  }

  /// Sets `allowsSelection`.
  @discardableResult @_disfavoredOverload
  public func allowsSelection(_ value: Bool) -> Self {
    self.allowsSelection = value
    return self
  }

  /// Sets `allowsSelectionDuringEditing`.
  @discardableResult @_disfavoredOverload
  public func allowsSelectionDuringEditing(_ value: Bool) -> Self {
    self.allowsSelectionDuringEditing = value
    return self
  }

  /// Sets `backgroundView`.
  @discardableResult @_disfavoredOverload
  public func backgroundView(_ value: UIView?) -> Self {
    self.backgroundView = value
    return self
  }

  /// Sets `collectionViewLayout`.
  @discardableResult @_disfavoredOverload
  public func collectionViewLayout(_ value: UICollectionViewLayout) -> Self {
    self.collectionViewLayout = value
    return self
  }

  /// Sets `dataSource`.
  @discardableResult @_disfavoredOverload
  public func dataSource(_ value: (any UICollectionViewDataSource)?) -> Self {
    self.dataSource = value
    return self
  }

  /// Sets `delegate`.
  @discardableResult @_disfavoredOverload
  public func delegate(_ value: (any UICollectionViewDelegate)?) -> Self {
    self.delegate = value
    return self
  }

  /// Sets `dragDelegate`.
  @discardableResult @_disfavoredOverload
  public func dragDelegate(_ value: (any UICollectionViewDragDelegate)?) -> Self {
    self.dragDelegate = value
    return self
  }

  /// Sets `dragInteractionEnabled`.
  @discardableResult @_disfavoredOverload
  public func dragInteractionEnabled(_ value: Bool) -> Self {
    self.dragInteractionEnabled = value
    return self
  }

  /// Sets `dropDelegate`.
  @discardableResult @_disfavoredOverload
  public func dropDelegate(_ value: (any UICollectionViewDropDelegate)?) -> Self {
    self.dropDelegate = value
    return self
  }

  /// Sets `isEditing`.
  @discardableResult @_disfavoredOverload
  public func isEditing(_ value: Bool) -> Self {
    self.isEditing = value
    return self
  }

  /// Sets `isPrefetchingEnabled`.
  @discardableResult @_disfavoredOverload
  public func isPrefetchingEnabled(_ value: Bool) -> Self {
    self.isPrefetchingEnabled = value
    return self
  }

  /// Sets `prefetchDataSource`.
  @discardableResult @_disfavoredOverload
  public func prefetchDataSource(_ value: (any UICollectionViewDataSourcePrefetching)?) -> Self {
    self.prefetchDataSource = value
    return self
  }

  /// Sets `remembersLastFocusedIndexPath`.
  @discardableResult @_disfavoredOverload
  public func remembersLastFocusedIndexPath(_ value: Bool) -> Self {
    self.remembersLastFocusedIndexPath = value
    return self
  }

  /// Sets `reorderingCadence`.
  @discardableResult @_disfavoredOverload
  public func reorderingCadence(_ value: UICollectionView.ReorderingCadence) -> Self {
    self.reorderingCadence = value
    return self
  }

  /// Sets `selectionFollowsFocus`.
  @discardableResult @_disfavoredOverload
  public func selectionFollowsFocus(_ value: Bool) -> Self {
    self.selectionFollowsFocus = value
    return self
  }

  /// Sets `selfSizingInvalidation`.
  @available(iOS 16.0, tvOS 16.0, *)
  @discardableResult @_disfavoredOverload
  public func selfSizingInvalidation(_ value: UICollectionView.SelfSizingInvalidation) -> Self {
    self.selfSizingInvalidation = value
    return self
  }
}

/// What is set up by chained calls as a `UICollectionViewCell` is.
@preconcurrency @MainActor
public protocol ChainableCollectionViewCell: Chainable {}

extension UICollectionViewCell: ChainableCollectionViewCell {}

extension ChainableCollectionViewCell where Self: UICollectionViewCell {
  /// Sets `automaticallyUpdatesBackgroundConfiguration`.
  @discardableResult @_disfavoredOverload
  public func automaticallyUpdatesBackgroundConfiguration(_ value: Bool) -> Self {
    self.automaticallyUpdatesBackgroundConfiguration = value
    return self
  }

  /// Sets `automaticallyUpdatesContentConfiguration`.
  @discardableResult @_disfavoredOverload
  public func automaticallyUpdatesContentConfiguration(_ value: Bool) -> Self {
    self.automaticallyUpdatesContentConfiguration = value
    return self
  }

  /// Sets `backgroundConfiguration`.
  @discardableResult @_disfavoredOverload
  public func backgroundConfiguration(_ value: UIBackgroundConfiguration?) -> Self {
    self.backgroundConfiguration = value
    return self
  }

  /// Sets `backgroundView`.
  @discardableResult @_disfavoredOverload
  public func backgroundView(_ value: UIView?) -> Self {
    self.backgroundView = value
    return self
  }

  /// Sets `configurationUpdateHandler`.
  @discardableResult @_disfavoredOverload
  public func configurationUpdateHandler(_ value: UICollectionViewCell.ConfigurationUpdateHandler?)
    -> Self
  {
    self.configurationUpdateHandler = value
    return self
  }

  /// Sets `contentConfiguration`.
  @discardableResult @_disfavoredOverload
  public func contentConfiguration(_ value: (any UIContentConfiguration)?) -> Self {
    self.contentConfiguration = value
    return self
  }

  /// Sets `isHighlighted`.
  @discardableResult @_disfavoredOverload
  public func isHighlighted(_ value: Bool) -> Self {
    self.isHighlighted = value
    return self
  }

  /// Sets `isSelected`.
  @discardableResult @_disfavoredOverload
  public func isSelected(_ value: Bool) -> Self {
    self.isSelected = value
    return self
  }

  /// Sets `selectedBackgroundView`.
  @discardableResult @_disfavoredOverload
  public func selectedBackgroundView(_ value: UIView?) -> Self {
    self.selectedBackgroundView = value
    return self
  }
}

/// What is set up by chained calls as a `UICollectionViewListCell` is.
@preconcurrency @MainActor
public protocol ChainableCollectionViewListCell: ChainableCollectionViewCell {}

extension UICollectionViewListCell: ChainableCollectionViewListCell {}

extension ChainableCollectionViewListCell where Self: UICollectionViewListCell {
  /// Sets `accessories`.
  @discardableResult @_disfavoredOverload
  public func accessories(_ value: [UICellAccessory]) -> Self {
    self.accessories = value
    return self
  }

  /// Sets `indentationLevel`.
  @discardableResult @_disfavoredOverload
  public func indentationLevel(_ value: Int) -> Self {
    self.indentationLevel = value
    return self
  }

  /// Sets `indentationWidth`.
  @discardableResult @_disfavoredOverload
  public func indentationWidth(_ value: CGFloat) -> Self {
    self.indentationWidth = value
    return self
  }

  /// Sets `indentsAccessories`.
  @discardableResult @_disfavoredOverload
  public func indentsAccessories(_ value: Bool) -> Self {
    self.indentsAccessories = value
    return self
  }
}

/// What is set up by chained calls as a `UIColorWell` is.
@preconcurrency @MainActor
public protocol ChainableColorWell: ChainableControl {}

extension UIColorWell: ChainableColorWell {}

extension ChainableColorWell where Self: UIColorWell {
  /// Sets `selectedColor`.
  @discardableResult @_disfavoredOverload
  public func selectedColor(_ value: UIColor?) -> Self {
    self.selectedColor = value
    return self
  }

  /// Sets `supportsAlpha`.
  @discardableResult @_disfavoredOverload
  public func supportsAlpha(_ value: Bool) -> Self {
    self.supportsAlpha = value
    return self
  }

  /// Sets `title`.
  @discardableResult @_disfavoredOverload
  public func title(_ value: String?) -> Self {
    self.title = value
    return self
  }
}

/// What is set up by chained calls as a `UIContentUnavailableView` is.
@preconcurrency @MainActor
public protocol ChainableContentUnavailableView: Chainable {}

@available(iOS 17.0, tvOS 17.0, *)
extension UIContentUnavailableView: ChainableContentUnavailableView {}

@available(iOS 17.0, tvOS 17.0, *)
extension ChainableContentUnavailableView where Self: UIContentUnavailableView {
  /// Sets `configuration`.
  @discardableResult @_disfavoredOverload
  public func configuration(_ value: any UIContentConfiguration) -> Self {
    self.configuration = value
    return self
  }

  /// Sets `isScrollEnabled`.
  @available(iOS 17.0, tvOS 17.0, *)
  @discardableResult @_disfavoredOverload
  public func isScrollEnabled(_ value: Bool) -> Self {
    self.isScrollEnabled = value
    return self
  }
}

/// What is set up by chained calls as a `UIControl` is.
@preconcurrency @MainActor
public protocol ChainableControl: Chainable {}

extension UIControl: ChainableControl {}

extension ChainableControl where Self: UIControl {
  /// Sets `contentHorizontalAlignment`.
  @discardableResult @_disfavoredOverload
  public func contentHorizontalAlignment(_ value: UIControl.ContentHorizontalAlignment) -> Self {
    self.contentHorizontalAlignment = value
    return self
  }

  /// Sets `contentVerticalAlignment`.
  @discardableResult @_disfavoredOverload
  public func contentVerticalAlignment(_ value: UIControl.ContentVerticalAlignment) -> Self {
    self.contentVerticalAlignment = value
    return self
  }

  /// Sets `isContextMenuInteractionEnabled`.
  @discardableResult @_disfavoredOverload
  public func isContextMenuInteractionEnabled(_ value: Bool) -> Self {
    self.isContextMenuInteractionEnabled = value
    return self
  }

  /// Sets `isEnabled`.
  @discardableResult @_disfavoredOverload
  public func isEnabled(_ value: Bool) -> Self {
    self.isEnabled = value
    return self
  }

  /// Sets `isHighlighted`.
  @discardableResult @_disfavoredOverload
  public func isHighlighted(_ value: Bool) -> Self {
    self.isHighlighted = value
    return self
  }

  /// Sets `isSelected`.
  @discardableResult @_disfavoredOverload
  public func isSelected(_ value: Bool) -> Self {
    self.isSelected = value
    return self
  }

  /// Sets `isSymbolAnimationEnabled`.
  @available(iOS 17.0, tvOS 17.0, *)
  @discardableResult @_disfavoredOverload
  public func isSymbolAnimationEnabled(_ value: Bool) -> Self {
    self.isSymbolAnimationEnabled = value
    return self
  }

  /// Sets `showsMenuAsPrimaryAction`.
  @discardableResult @_disfavoredOverload
  public func showsMenuAsPrimaryAction(_ value: Bool) -> Self {
    self.showsMenuAsPrimaryAction = value
    return self
  }

  /// Sets `toolTip`.
  @discardableResult @_disfavoredOverload
  public func toolTip(_ value: String?) -> Self {
    self.toolTip = value
    return self
  }
}

/// What is set up by chained calls as a `UIDatePicker` is.
@preconcurrency @MainActor
public protocol ChainableDatePicker: ChainableControl {}

extension UIDatePicker: ChainableDatePicker {}

extension ChainableDatePicker where Self: UIDatePicker {
  /// Sets `calendar`.
  @discardableResult @_disfavoredOverload
  public func calendar(_ value: Calendar?) -> Self {
    self.calendar = value
    return self
  }

  /// Sets `countDownDuration`.
  @discardableResult @_disfavoredOverload
  public func countDownDuration(_ value: TimeInterval) -> Self {
    self.countDownDuration = value
    return self
  }

  /// Sets `date`.
  @discardableResult @_disfavoredOverload
  public func date(_ value: Date) -> Self {
    self.date = value
    return self
  }

  /// Sets `datePickerMode`.
  @discardableResult @_disfavoredOverload
  public func datePickerMode(_ value: UIDatePicker.Mode) -> Self {
    self.datePickerMode = value
    return self
  }

  /// Sets `locale`.
  @discardableResult @_disfavoredOverload
  public func locale(_ value: Locale?) -> Self {
    self.locale = value
    return self
  }

  /// Sets `maximumDate`.
  @discardableResult @_disfavoredOverload
  public func maximumDate(_ value: Date?) -> Self {
    self.maximumDate = value
    return self
  }

  /// Sets `minimumDate`.
  @discardableResult @_disfavoredOverload
  public func minimumDate(_ value: Date?) -> Self {
    self.minimumDate = value
    return self
  }

  /// Sets `minuteInterval`.
  @discardableResult @_disfavoredOverload
  public func minuteInterval(_ value: Int) -> Self {
    self.minuteInterval = value
    return self
  }

  /// Sets `preferredDatePickerStyle`.
  @discardableResult @_disfavoredOverload
  public func preferredDatePickerStyle(_ value: UIDatePickerStyle) -> Self {
    self.preferredDatePickerStyle = value
    return self
  }

  /// Sets `roundsToMinuteInterval`.
  @discardableResult @_disfavoredOverload
  public func roundsToMinuteInterval(_ value: Bool) -> Self {
    self.roundsToMinuteInterval = value
    return self
  }

  /// Sets `timeZone`.
  @discardableResult @_disfavoredOverload
  public func timeZone(_ value: TimeZone?) -> Self {
    self.timeZone = value
    return self
  }
}

/// What is set up by chained calls as a `UIImageView` is.
@preconcurrency @MainActor
public protocol ChainableImageView: Chainable {}

extension UIImageView: ChainableImageView {}

extension ChainableImageView where Self: UIImageView {
  /// Sets `animationDuration`.
  @discardableResult @_disfavoredOverload
  public func animationDuration(_ value: TimeInterval) -> Self {
    self.animationDuration = value
    return self
  }

  /// Sets `animationImages`.
  @discardableResult @_disfavoredOverload
  public func animationImages(_ value: [UIImage]?) -> Self {
    self.animationImages = value
    return self
  }

  /// Sets `animationRepeatCount`.
  @discardableResult @_disfavoredOverload
  public func animationRepeatCount(_ value: Int) -> Self {
    self.animationRepeatCount = value
    return self
  }

  /// Sets `highlightedAnimationImages`.
  @discardableResult @_disfavoredOverload
  public func highlightedAnimationImages(_ value: [UIImage]?) -> Self {
    self.highlightedAnimationImages = value
    return self
  }

  /// Sets `highlightedImage`.
  @discardableResult @_disfavoredOverload
  public func highlightedImage(_ value: UIImage?) -> Self {
    self.highlightedImage = value
    return self
  }

  /// Sets `image`.
  @discardableResult @_disfavoredOverload
  public func image(_ value: UIImage?) -> Self {
    self.image = value
    return self
  }

  /// Sets `isHighlighted`.
  @discardableResult @_disfavoredOverload
  public func isHighlighted(_ value: Bool) -> Self {
    self.isHighlighted = value
    return self
  }

  /// Sets `preferredSymbolConfiguration`.
  @discardableResult @_disfavoredOverload
  public func preferredSymbolConfiguration(_ value: UIImage.SymbolConfiguration?) -> Self {
    self.preferredSymbolConfiguration = value
    return self
  }
}

/// What is set up by chained calls as a `UIInputView` is.
@preconcurrency @MainActor
public protocol ChainableInputView: Chainable {}

extension UIInputView: ChainableInputView {}

extension ChainableInputView where Self: UIInputView {
  /// Sets `allowsSelfSizing`.
  @discardableResult @_disfavoredOverload
  public func allowsSelfSizing(_ value: Bool) -> Self {
    self.allowsSelfSizing = value
    return self
  }
}

/// What is set up by chained calls as a `UILabel` is.
@preconcurrency @MainActor
public protocol ChainableLabel: Chainable {}

extension UILabel: ChainableLabel {}

extension ChainableLabel where Self: UILabel {
  /// Sets `adjustsFontForContentSizeCategory`.
  @discardableResult @_disfavoredOverload
  public func adjustsFontForContentSizeCategory(_ value: Bool) -> Self {
    self.adjustsFontForContentSizeCategory = value
    return self
  }

  /// Sets `adjustsFontSizeToFitWidth`.
  @discardableResult @_disfavoredOverload
  public func adjustsFontSizeToFitWidth(_ value: Bool) -> Self {
    self.adjustsFontSizeToFitWidth = value
    return self
  }

  /// Sets `allowsDefaultTighteningForTruncation`.
  @discardableResult @_disfavoredOverload
  public func allowsDefaultTighteningForTruncation(_ value: Bool) -> Self {
    self.allowsDefaultTighteningForTruncation = value
    return self
  }

  /// Sets `attributedText`.
  @discardableResult @_disfavoredOverload
  public func attributedText(_ value: NSAttributedString?) -> Self {
    self.attributedText = value
    return self
  }

  /// Sets `baselineAdjustment`.
  @discardableResult @_disfavoredOverload
  public func baselineAdjustment(_ value: UIBaselineAdjustment) -> Self {
    self.baselineAdjustment = value
    return self
  }

  /// Sets `font`.
  @discardableResult @_disfavoredOverload
  public func font(_ value: UIFont?) -> Self {
    self.font = value
    return self
  }

  /// Sets `highlightedTextColor`.
  @discardableResult @_disfavoredOverload
  public func highlightedTextColor(_ value: UIColor?) -> Self {
    self.highlightedTextColor = value
    return self
  }

  /// Sets `isEnabled`.
  @discardableResult @_disfavoredOverload
  public func isEnabled(_ value: Bool) -> Self {
    self.isEnabled = value
    return self
  }

  /// Sets `isHighlighted`.
  @discardableResult @_disfavoredOverload
  public func isHighlighted(_ value: Bool) -> Self {
    self.isHighlighted = value
    return self
  }

  /// Sets `lineBreakMode`.
  @discardableResult @_disfavoredOverload
  public func lineBreakMode(_ value: NSLineBreakMode) -> Self {
    self.lineBreakMode = value
    return self
  }

  /// Sets `lineBreakStrategy`.
  @discardableResult @_disfavoredOverload
  public func lineBreakStrategy(_ value: NSParagraphStyle.LineBreakStrategy) -> Self {
    self.lineBreakStrategy = value
    return self
  }

  /// Sets `minimumScaleFactor`.
  @discardableResult @_disfavoredOverload
  public func minimumScaleFactor(_ value: CGFloat) -> Self {
    self.minimumScaleFactor = value
    return self
  }

  /// Sets `numberOfLines`.
  @discardableResult @_disfavoredOverload
  public func numberOfLines(_ value: Int) -> Self {
    self.numberOfLines = value
    return self
  }

  /// Sets `preferredMaxLayoutWidth`.
  @discardableResult @_disfavoredOverload
  public func preferredMaxLayoutWidth(_ value: CGFloat) -> Self {
    self.preferredMaxLayoutWidth = value
    return self
  }

  /// Sets `shadowColor` of UILabel.
  @discardableResult @_disfavoredOverload
  public func textShadowColor(_ value: UIColor?) -> Self {
    self.shadowColor = value
    return self
  }

  /// Sets `shadowOffset` of UILabel.
  @discardableResult @_disfavoredOverload
  public func textShadowOffset(_ value: CGSize) -> Self {
    self.shadowOffset = value
    return self
  }

  /// Sets `showsExpansionTextWhenTruncated`.
  @discardableResult @_disfavoredOverload
  public func showsExpansionTextWhenTruncated(_ value: Bool) -> Self {
    self.showsExpansionTextWhenTruncated = value
    return self
  }

  /// Sets `text`.
  @discardableResult @_disfavoredOverload
  public func text(_ value: String?) -> Self {
    self.text = value
    return self
  }

  /// Sets `textAlignment`.
  @discardableResult @_disfavoredOverload
  public func textAlignment(_ value: NSTextAlignment) -> Self {
    self.textAlignment = value
    return self
  }

  /// Sets `textColor`.
  @discardableResult @_disfavoredOverload
  public func textColor(_ value: UIColor?) -> Self {
    self.textColor = value
    return self
  }
}

/// What is set up by chained calls as a `UIListContentView` is.
@preconcurrency @MainActor
public protocol ChainableListContentView: Chainable {}

extension UIListContentView: ChainableListContentView {}

extension ChainableListContentView where Self: UIListContentView {
  /// Sets `configuration`.
  @discardableResult @_disfavoredOverload
  public func configuration(_ value: any UIContentConfiguration) -> Self {
    self.configuration = value
    return self
  }
}

/// What is set up by chained calls as a `UINavigationBar` is.
@preconcurrency @MainActor
public protocol ChainableNavigationBar: Chainable {}

extension UINavigationBar: ChainableNavigationBar {}

extension ChainableNavigationBar where Self: UINavigationBar {
  /// Sets `backIndicatorImage`.
  @discardableResult @_disfavoredOverload
  public func backIndicatorImage(_ value: UIImage?) -> Self {
    self.backIndicatorImage = value
    return self
  }

  /// Sets `backIndicatorTransitionMaskImage`.
  @discardableResult @_disfavoredOverload
  public func backIndicatorTransitionMaskImage(_ value: UIImage?) -> Self {
    self.backIndicatorTransitionMaskImage = value
    return self
  }

  /// Sets `barStyle`.
  @discardableResult @_disfavoredOverload
  public func barStyle(_ value: UIBarStyle) -> Self {
    self.barStyle = value
    return self
  }

  /// Sets `barTintColor`.
  @discardableResult @_disfavoredOverload
  public func barTintColor(_ value: UIColor?) -> Self {
    self.barTintColor = value
    return self
  }

  /// Sets `compactAppearance`.
  @discardableResult @_disfavoredOverload
  public func compactAppearance(_ value: UINavigationBarAppearance?) -> Self {
    self.compactAppearance = value
    return self
  }

  /// Sets `compactScrollEdgeAppearance`.
  @discardableResult @_disfavoredOverload
  public func compactScrollEdgeAppearance(_ value: UINavigationBarAppearance?) -> Self {
    self.compactScrollEdgeAppearance = value
    return self
  }

  /// Sets `delegate`.
  @discardableResult @_disfavoredOverload
  public func delegate(_ value: (any UINavigationBarDelegate)?) -> Self {
    self.delegate = value
    return self
  }

  /// Sets `isTranslucent`.
  @discardableResult @_disfavoredOverload
  public func isTranslucent(_ value: Bool) -> Self {
    self.isTranslucent = value
    return self
  }

  /// Sets `items`.
  @discardableResult @_disfavoredOverload
  public func items(_ value: [UINavigationItem]?) -> Self {
    self.items = value
    return self
  }

  /// Sets `largeTitleTextAttributes`.
  @discardableResult @_disfavoredOverload
  public func largeTitleTextAttributes(_ value: [NSAttributedString.Key: Any]?) -> Self {
    self.largeTitleTextAttributes = value
    return self
  }

  /// Sets `prefersLargeTitles`.
  @discardableResult @_disfavoredOverload
  public func prefersLargeTitles(_ value: Bool) -> Self {
    self.prefersLargeTitles = value
    return self
  }

  /// Sets `scrollEdgeAppearance`.
  @discardableResult @_disfavoredOverload
  public func scrollEdgeAppearance(_ value: UINavigationBarAppearance?) -> Self {
    self.scrollEdgeAppearance = value
    return self
  }

  /// Sets `shadowImage`.
  @discardableResult @_disfavoredOverload
  public func shadowImage(_ value: UIImage?) -> Self {
    self.shadowImage = value
    return self
  }

  /// Sets `standardAppearance`.
  @discardableResult @_disfavoredOverload
  public func standardAppearance(_ value: UINavigationBarAppearance) -> Self {
    self.standardAppearance = value
    return self
  }

  /// Sets `titleTextAttributes`.
  @discardableResult @_disfavoredOverload
  public func titleTextAttributes(_ value: [NSAttributedString.Key: Any]?) -> Self {
    self.titleTextAttributes = value
    return self
  }
}

/// What is set up by chained calls as a `UIPageControl` is.
@preconcurrency @MainActor
public protocol ChainablePageControl: ChainableControl {}

extension UIPageControl: ChainablePageControl {}

extension ChainablePageControl where Self: UIPageControl {
  /// Sets `allowsContinuousInteraction`.
  @discardableResult @_disfavoredOverload
  public func allowsContinuousInteraction(_ value: Bool) -> Self {
    self.allowsContinuousInteraction = value
    return self
  }

  /// Sets `backgroundStyle`.
  @discardableResult @_disfavoredOverload
  public func backgroundStyle(_ value: UIPageControl.BackgroundStyle) -> Self {
    self.backgroundStyle = value
    return self
  }

  /// Sets `currentPage`.
  @discardableResult @_disfavoredOverload
  public func currentPage(_ value: Int) -> Self {
    self.currentPage = value
    return self
  }

  /// Sets `currentPageIndicatorTintColor`.
  @discardableResult @_disfavoredOverload
  public func currentPageIndicatorTintColor(_ value: UIColor?) -> Self {
    self.currentPageIndicatorTintColor = value
    return self
  }

  /// Sets `direction`.
  @available(iOS 16.0, tvOS 16.0, *)
  @discardableResult @_disfavoredOverload
  public func direction(_ value: UIPageControl.Direction) -> Self {
    self.direction = value
    return self
  }

  /// Sets `hidesForSinglePage`.
  @discardableResult @_disfavoredOverload
  public func hidesForSinglePage(_ value: Bool) -> Self {
    self.hidesForSinglePage = value
    return self
  }

  /// Sets `numberOfPages`.
  @discardableResult @_disfavoredOverload
  public func numberOfPages(_ value: Int) -> Self {
    self.numberOfPages = value
    return self
  }

  /// Sets `pageIndicatorTintColor`.
  @discardableResult @_disfavoredOverload
  public func pageIndicatorTintColor(_ value: UIColor?) -> Self {
    self.pageIndicatorTintColor = value
    return self
  }

  /// Sets `preferredCurrentPageIndicatorImage`.
  @available(iOS 16.0, tvOS 16.0, *)
  @discardableResult @_disfavoredOverload
  public func preferredCurrentPageIndicatorImage(_ value: UIImage?) -> Self {
    self.preferredCurrentPageIndicatorImage = value
    return self
  }

  /// Sets `preferredIndicatorImage`.
  @discardableResult @_disfavoredOverload
  public func preferredIndicatorImage(_ value: UIImage?) -> Self {
    self.preferredIndicatorImage = value
    return self
  }
}

/// What is set up by chained calls as a `UIPickerView` is.
@preconcurrency @MainActor
public protocol ChainablePickerView: Chainable {}

extension UIPickerView: ChainablePickerView {}

extension ChainablePickerView where Self: UIPickerView {
  /// Sets `dataSource`.
  @discardableResult @_disfavoredOverload
  public func dataSource(_ value: (any UIPickerViewDataSource)?) -> Self {
    self.dataSource = value
    return self
  }

  /// Sets `delegate`.
  @discardableResult @_disfavoredOverload
  public func delegate(_ value: (any UIPickerViewDelegate)?) -> Self {
    self.delegate = value
    return self
  }
}

/// What is set up by chained calls as a `UIProgressView` is.
@preconcurrency @MainActor
public protocol ChainableProgressView: Chainable {}

extension UIProgressView: ChainableProgressView {}

extension ChainableProgressView where Self: UIProgressView {
  /// Sets `observedProgress`.
  @discardableResult @_disfavoredOverload
  public func observedProgress(_ value: Progress?) -> Self {
    self.observedProgress = value
    return self
  }

  /// Sets `progress`.
  @discardableResult @_disfavoredOverload
  public func progress(_ value: Float) -> Self {
    self.progress = value
    return self
  }

  /// Sets `progressImage`.
  @discardableResult @_disfavoredOverload
  public func progressImage(_ value: UIImage?) -> Self {
    self.progressImage = value
    return self
  }

  /// Sets `progressTintColor`.
  @discardableResult @_disfavoredOverload
  public func progressTintColor(_ value: UIColor?) -> Self {
    self.progressTintColor = value
    return self
  }

  /// Sets `progressViewStyle`.
  @discardableResult @_disfavoredOverload
  public func progressViewStyle(_ value: UIProgressView.Style) -> Self {
    self.progressViewStyle = value
    return self
  }

  /// Sets `trackImage`.
  @discardableResult @_disfavoredOverload
  public func trackImage(_ value: UIImage?) -> Self {
    self.trackImage = value
    return self
  }

  /// Sets `trackTintColor`.
  @discardableResult @_disfavoredOverload
  public func trackTintColor(_ value: UIColor?) -> Self {
    self.trackTintColor = value
    return self
  }
}

/// What is set up by chained calls as a `UIRefreshControl` is.
@preconcurrency @MainActor
public protocol ChainableRefreshControl: ChainableControl {}

extension UIRefreshControl: ChainableRefreshControl {}

extension ChainableRefreshControl where Self: UIRefreshControl {
  /// Sets `attributedTitle`.
  @discardableResult @_disfavoredOverload
  public func attributedTitle(_ value: NSAttributedString?) -> Self {
    self.attributedTitle = value
    return self
  }
}

/// What is set up by chained calls as a `UIScrollView` is.
@preconcurrency @MainActor
public protocol ChainableScrollView: Chainable {}

extension UIScrollView: ChainableScrollView {}

extension ChainableScrollView where Self: UIScrollView {
  /// Sets `allowsKeyboardScrolling`.
  @available(iOS 17.0, tvOS 17.0, *)
  @discardableResult @_disfavoredOverload
  public func allowsKeyboardScrolling(_ value: Bool) -> Self {
    self.allowsKeyboardScrolling = value
    return self
  }

  /// Sets `alwaysBounceHorizontal`.
  @discardableResult @_disfavoredOverload
  public func alwaysBounceHorizontal(_ value: Bool) -> Self {
    self.alwaysBounceHorizontal = value
    return self
  }

  /// Sets `alwaysBounceVertical`.
  @discardableResult @_disfavoredOverload
  public func alwaysBounceVertical(_ value: Bool) -> Self {
    self.alwaysBounceVertical = value
    return self
  }

  /// Sets `automaticallyAdjustsScrollIndicatorInsets`.
  @discardableResult @_disfavoredOverload
  public func automaticallyAdjustsScrollIndicatorInsets(_ value: Bool) -> Self {
    self.automaticallyAdjustsScrollIndicatorInsets = value
    return self
  }

  /// Sets `bounces`.
  @discardableResult @_disfavoredOverload
  public func bounces(_ value: Bool) -> Self {
    self.bounces = value
    return self
  }

  /// Sets `bouncesHorizontally`.
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
  @discardableResult @_disfavoredOverload
  public func bouncesHorizontally(_ value: Bool) -> Self {
    self.bouncesHorizontally = value
    return self
  }

  /// Sets `bouncesVertically`.
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
  @discardableResult @_disfavoredOverload
  public func bouncesVertically(_ value: Bool) -> Self {
    self.bouncesVertically = value
    return self
  }

  /// Sets `bouncesZoom`.
  @discardableResult @_disfavoredOverload
  public func bouncesZoom(_ value: Bool) -> Self {
    self.bouncesZoom = value
    return self
  }

  /// Sets `canCancelContentTouches`.
  @discardableResult @_disfavoredOverload
  public func canCancelContentTouches(_ value: Bool) -> Self {
    self.canCancelContentTouches = value
    return self
  }

  /// Sets `contentInset`.
  @discardableResult @_disfavoredOverload
  public func contentInset(_ value: UIEdgeInsets) -> Self {
    self.contentInset = value
    return self
  }

  /// Sets `contentInsetAdjustmentBehavior`.
  @discardableResult @_disfavoredOverload
  public func contentInsetAdjustmentBehavior(_ value: UIScrollView.ContentInsetAdjustmentBehavior)
    -> Self
  {
    self.contentInsetAdjustmentBehavior = value
    return self
  }

  /// Sets `contentOffset`.
  @discardableResult @_disfavoredOverload
  public func contentOffset(_ value: CGPoint) -> Self {
    self.contentOffset = value
    return self
  }

  /// Sets `contentSize`.
  @discardableResult @_disfavoredOverload
  public func contentSize(_ value: CGSize) -> Self {
    self.contentSize = value
    return self
  }

  /// Sets `decelerationRate`.
  @discardableResult @_disfavoredOverload
  public func decelerationRate(_ value: UIScrollView.DecelerationRate) -> Self {
    self.decelerationRate = value
    return self
  }

  /// Sets `delaysContentTouches`.
  @discardableResult @_disfavoredOverload
  public func delaysContentTouches(_ value: Bool) -> Self {
    self.delaysContentTouches = value
    return self
  }

  /// Sets `delegate`.
  @discardableResult @_disfavoredOverload
  public func delegate(_ value: (any UIScrollViewDelegate)?) -> Self {
    self.delegate = value
    return self
  }

  /// Sets `horizontalScrollIndicatorInsets`.
  @discardableResult @_disfavoredOverload
  public func horizontalScrollIndicatorInsets(_ value: UIEdgeInsets) -> Self {
    self.horizontalScrollIndicatorInsets = value
    return self
  }

  /// Sets `indexDisplayMode`.
  @discardableResult @_disfavoredOverload
  public func indexDisplayMode(_ value: UIScrollView.IndexDisplayMode) -> Self {
    self.indexDisplayMode = value
    return self
  }

  /// Sets `indicatorStyle`.
  @discardableResult @_disfavoredOverload
  public func indicatorStyle(_ value: UIScrollView.IndicatorStyle) -> Self {
    self.indicatorStyle = value
    return self
  }

  /// Sets `isDirectionalLockEnabled`.
  @discardableResult @_disfavoredOverload
  public func isDirectionalLockEnabled(_ value: Bool) -> Self {
    self.isDirectionalLockEnabled = value
    return self
  }

  /// Sets `isPagingEnabled`.
  @discardableResult @_disfavoredOverload
  public func isPagingEnabled(_ value: Bool) -> Self {
    self.isPagingEnabled = value
    return self
  }

  /// Sets `isScrollEnabled`.
  @discardableResult @_disfavoredOverload
  public func isScrollEnabled(_ value: Bool) -> Self {
    self.isScrollEnabled = value
    return self
  }

  /// Sets `keyboardDismissMode`.
  @discardableResult @_disfavoredOverload
  public func keyboardDismissMode(_ value: UIScrollView.KeyboardDismissMode) -> Self {
    self.keyboardDismissMode = value
    return self
  }

  /// Sets `maximumZoomScale`.
  @discardableResult @_disfavoredOverload
  public func maximumZoomScale(_ value: CGFloat) -> Self {
    self.maximumZoomScale = value
    return self
  }

  /// Sets `minimumZoomScale`.
  @discardableResult @_disfavoredOverload
  public func minimumZoomScale(_ value: CGFloat) -> Self {
    self.minimumZoomScale = value
    return self
  }

  /// Sets `refreshControl`.
  @discardableResult @_disfavoredOverload
  public func refreshControl(_ value: UIRefreshControl?) -> Self {
    self.refreshControl = value
    return self
  }

  /// Sets `scrollIndicatorInsets`.
  @discardableResult @_disfavoredOverload
  public func scrollIndicatorInsets(_ value: UIEdgeInsets) -> Self {
    self.scrollIndicatorInsets = value
    return self
  }

  /// Sets `scrollsToTop`.
  @discardableResult @_disfavoredOverload
  public func scrollsToTop(_ value: Bool) -> Self {
    self.scrollsToTop = value
    return self
  }

  /// Sets `showsHorizontalScrollIndicator`.
  @discardableResult @_disfavoredOverload
  public func showsHorizontalScrollIndicator(_ value: Bool) -> Self {
    self.showsHorizontalScrollIndicator = value
    return self
  }

  /// Sets `showsVerticalScrollIndicator`.
  @discardableResult @_disfavoredOverload
  public func showsVerticalScrollIndicator(_ value: Bool) -> Self {
    self.showsVerticalScrollIndicator = value
    return self
  }

  /// Sets `transfersHorizontalScrollingToParent`.
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
  @discardableResult @_disfavoredOverload
  public func transfersHorizontalScrollingToParent(_ value: Bool) -> Self {
    self.transfersHorizontalScrollingToParent = value
    return self
  }

  /// Sets `transfersVerticalScrollingToParent`.
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
  @discardableResult @_disfavoredOverload
  public func transfersVerticalScrollingToParent(_ value: Bool) -> Self {
    self.transfersVerticalScrollingToParent = value
    return self
  }

  /// Sets `verticalScrollIndicatorInsets`.
  @discardableResult @_disfavoredOverload
  public func verticalScrollIndicatorInsets(_ value: UIEdgeInsets) -> Self {
    self.verticalScrollIndicatorInsets = value
    return self
  }

  /// Sets `zoomScale`.
  @discardableResult @_disfavoredOverload
  public func zoomScale(_ value: CGFloat) -> Self {
    self.zoomScale = value
    return self
  }
}

/// What is set up by chained calls as a `UISearchBar` is.
@preconcurrency @MainActor
public protocol ChainableSearchBar: Chainable {}

extension UISearchBar: ChainableSearchBar {}

extension ChainableSearchBar where Self: UISearchBar {
  /// Sets `autocapitalizationType`.
  @discardableResult @_disfavoredOverload
  public func autocapitalizationType(_ value: UITextAutocapitalizationType) -> Self {
    self.autocapitalizationType = value
    return self
  }

  /// Sets `autocorrectionType`.
  @discardableResult @_disfavoredOverload
  public func autocorrectionType(_ value: UITextAutocorrectionType) -> Self {
    self.autocorrectionType = value
    return self
  }

  /// Sets `backgroundImage`.
  @discardableResult @_disfavoredOverload
  public func backgroundImage(_ value: UIImage?) -> Self {
    self.backgroundImage = value
    return self
  }

  /// Sets `barStyle`.
  @discardableResult @_disfavoredOverload
  public func barStyle(_ value: UIBarStyle) -> Self {
    self.barStyle = value
    return self
  }

  /// Sets `barTintColor`.
  @discardableResult @_disfavoredOverload
  public func barTintColor(_ value: UIColor?) -> Self {
    self.barTintColor = value
    return self
  }

  /// Sets `delegate`.
  @discardableResult @_disfavoredOverload
  public func delegate(_ value: (any UISearchBarDelegate)?) -> Self {
    self.delegate = value
    return self
  }

  /// Sets `enablesReturnKeyAutomatically`.
  @discardableResult @_disfavoredOverload
  public func enablesReturnKeyAutomatically(_ value: Bool) -> Self {
    self.enablesReturnKeyAutomatically = value
    return self
  }

  /// Sets `inputAccessoryView`.
  @discardableResult @_disfavoredOverload
  public func inputAccessoryView(_ value: UIView?) -> Self {
    self.inputAccessoryView = value
    return self
  }

  /// Sets `isEnabled`.
  @available(iOS 16.4, tvOS 16.4, *)
  @discardableResult @_disfavoredOverload
  public func isEnabled(_ value: Bool) -> Self {
    self.isEnabled = value
    return self
  }

  /// Sets `isLookToDictateEnabled`.
  @available(iOS 17.0, tvOS 17.0, *)
  @discardableResult @_disfavoredOverload
  public func isLookToDictateEnabled(_ value: Bool) -> Self {
    self.isLookToDictateEnabled = value
    return self
  }

  /// Sets `isSearchResultsButtonSelected`.
  @discardableResult @_disfavoredOverload
  public func isSearchResultsButtonSelected(_ value: Bool) -> Self {
    self.isSearchResultsButtonSelected = value
    return self
  }

  /// Sets `isSecureTextEntry`.
  @discardableResult @_disfavoredOverload
  public func isSecureTextEntry(_ value: Bool) -> Self {
    self.isSecureTextEntry = value
    return self
  }

  /// Sets `isTranslucent`.
  @discardableResult @_disfavoredOverload
  public func isTranslucent(_ value: Bool) -> Self {
    self.isTranslucent = value
    return self
  }

  /// Sets `keyboardAppearance`.
  @discardableResult @_disfavoredOverload
  public func keyboardAppearance(_ value: UIKeyboardAppearance) -> Self {
    self.keyboardAppearance = value
    return self
  }

  /// Sets `keyboardType`.
  @discardableResult @_disfavoredOverload
  public func keyboardType(_ value: UIKeyboardType) -> Self {
    self.keyboardType = value
    return self
  }

  /// Sets `passwordRules`.
  @discardableResult @_disfavoredOverload
  public func passwordRules(_ value: UITextInputPasswordRules?) -> Self {
    self.passwordRules = value
    return self
  }

  /// Sets `placeholder`.
  @discardableResult @_disfavoredOverload
  public func placeholder(_ value: String?) -> Self {
    self.placeholder = value
    return self
  }

  /// Sets `prompt`.
  @discardableResult @_disfavoredOverload
  public func prompt(_ value: String?) -> Self {
    self.prompt = value
    return self
  }

  /// Sets `returnKeyType`.
  @discardableResult @_disfavoredOverload
  public func returnKeyType(_ value: UIReturnKeyType) -> Self {
    self.returnKeyType = value
    return self
  }

  /// Sets `scopeBarBackgroundImage`.
  @discardableResult @_disfavoredOverload
  public func scopeBarBackgroundImage(_ value: UIImage?) -> Self {
    self.scopeBarBackgroundImage = value
    return self
  }

  /// Sets `scopeButtonTitles`.
  @discardableResult @_disfavoredOverload
  public func scopeButtonTitles(_ value: [String]?) -> Self {
    self.scopeButtonTitles = value
    return self
  }

  /// Sets `searchBarStyle`.
  @discardableResult @_disfavoredOverload
  public func searchBarStyle(_ value: UISearchBar.Style) -> Self {
    self.searchBarStyle = value
    return self
  }

  /// Sets `searchFieldBackgroundPositionAdjustment`.
  @discardableResult @_disfavoredOverload
  public func searchFieldBackgroundPositionAdjustment(_ value: UIOffset) -> Self {
    self.searchFieldBackgroundPositionAdjustment = value
    return self
  }

  /// Sets `searchTextPositionAdjustment`.
  @discardableResult @_disfavoredOverload
  public func searchTextPositionAdjustment(_ value: UIOffset) -> Self {
    self.searchTextPositionAdjustment = value
    return self
  }

  /// Sets `selectedScopeButtonIndex`.
  @discardableResult @_disfavoredOverload
  public func selectedScopeButtonIndex(_ value: Int) -> Self {
    self.selectedScopeButtonIndex = value
    return self
  }

  /// Sets `showsBookmarkButton`.
  @discardableResult @_disfavoredOverload
  public func showsBookmarkButton(_ value: Bool) -> Self {
    self.showsBookmarkButton = value
    return self
  }

  /// Sets `showsCancelButton`.
  @discardableResult @_disfavoredOverload
  public func showsCancelButton(_ value: Bool) -> Self {
    self.showsCancelButton = value
    return self
  }

  /// Sets `showsScopeBar`.
  @discardableResult @_disfavoredOverload
  public func showsScopeBar(_ value: Bool) -> Self {
    self.showsScopeBar = value
    return self
  }

  /// Sets `showsSearchResultsButton`.
  @discardableResult @_disfavoredOverload
  public func showsSearchResultsButton(_ value: Bool) -> Self {
    self.showsSearchResultsButton = value
    return self
  }

  /// Sets `smartDashesType`.
  @discardableResult @_disfavoredOverload
  public func smartDashesType(_ value: UITextSmartDashesType) -> Self {
    self.smartDashesType = value
    return self
  }

  /// Sets `smartInsertDeleteType`.
  @discardableResult @_disfavoredOverload
  public func smartInsertDeleteType(_ value: UITextSmartInsertDeleteType) -> Self {
    self.smartInsertDeleteType = value
    return self
  }

  /// Sets `smartQuotesType`.
  @discardableResult @_disfavoredOverload
  public func smartQuotesType(_ value: UITextSmartQuotesType) -> Self {
    self.smartQuotesType = value
    return self
  }

  /// Sets `spellCheckingType`.
  @discardableResult @_disfavoredOverload
  public func spellCheckingType(_ value: UITextSpellCheckingType) -> Self {
    self.spellCheckingType = value
    return self
  }

  /// Sets `text`.
  @discardableResult @_disfavoredOverload
  public func text(_ value: String?) -> Self {
    self.text = value
    return self
  }

  /// Sets `textContentType`.
  @discardableResult @_disfavoredOverload
  public func textContentType(_ value: UITextContentType?) -> Self {
    self.textContentType = value
    return self
  }
}

/// What is set up by chained calls as a `UISearchTextField` is.
@preconcurrency @MainActor
public protocol ChainableSearchTextField: ChainableTextField {}

extension UISearchTextField: ChainableSearchTextField {}

extension ChainableSearchTextField where Self: UISearchTextField {
  /// Sets `allowsCopyingTokens`.
  @discardableResult @_disfavoredOverload
  public func allowsCopyingTokens(_ value: Bool) -> Self {
    self.allowsCopyingTokens = value
    return self
  }

  /// Sets `allowsDeletingTokens`.
  @discardableResult @_disfavoredOverload
  public func allowsDeletingTokens(_ value: Bool) -> Self {
    self.allowsDeletingTokens = value
    return self
  }

  /// Sets `tokenBackgroundColor`.
  @discardableResult @_disfavoredOverload
  public func tokenBackgroundColor(_ value: UIColor?) -> Self {
    self.tokenBackgroundColor = value
    return self
  }

  /// Sets `tokens`.
  @discardableResult @_disfavoredOverload
  public func tokens(_ value: [UISearchToken]) -> Self {
    self.tokens = value
    return self
  }
}

/// What is set up by chained calls as a `UISegmentedControl` is.
@preconcurrency @MainActor
public protocol ChainableSegmentedControl: ChainableControl {}

extension UISegmentedControl: ChainableSegmentedControl {}

extension ChainableSegmentedControl where Self: UISegmentedControl {
  /// Sets `apportionsSegmentWidthsByContent`.
  @discardableResult @_disfavoredOverload
  public func apportionsSegmentWidthsByContent(_ value: Bool) -> Self {
    self.apportionsSegmentWidthsByContent = value
    return self
  }

  /// Sets `isMomentary`.
  @discardableResult @_disfavoredOverload
  public func isMomentary(_ value: Bool) -> Self {
    self.isMomentary = value
    return self
  }

  /// Sets `selectedSegmentIndex`.
  @discardableResult @_disfavoredOverload
  public func selectedSegmentIndex(_ value: Int) -> Self {
    self.selectedSegmentIndex = value
    return self
  }

  /// Sets `selectedSegmentTintColor`.
  @discardableResult @_disfavoredOverload
  public func selectedSegmentTintColor(_ value: UIColor?) -> Self {
    self.selectedSegmentTintColor = value
    return self
  }
}

/// What is set up by chained calls as a `UISlider` is.
@preconcurrency @MainActor
public protocol ChainableSlider: ChainableControl {}

extension UISlider: ChainableSlider {}

extension ChainableSlider where Self: UISlider {
  /// Sets `isContinuous`.
  @discardableResult @_disfavoredOverload
  public func isContinuous(_ value: Bool) -> Self {
    self.isContinuous = value
    return self
  }

  /// Sets `maximumTrackTintColor`.
  @discardableResult @_disfavoredOverload
  public func maximumTrackTintColor(_ value: UIColor?) -> Self {
    self.maximumTrackTintColor = value
    return self
  }

  /// Sets `maximumValue`.
  @discardableResult @_disfavoredOverload
  public func maximumValue(_ value: Float) -> Self {
    self.maximumValue = value
    return self
  }

  /// Sets `maximumValueImage`.
  @discardableResult @_disfavoredOverload
  public func maximumValueImage(_ value: UIImage?) -> Self {
    self.maximumValueImage = value
    return self
  }

  /// Sets `minimumTrackTintColor`.
  @discardableResult @_disfavoredOverload
  public func minimumTrackTintColor(_ value: UIColor?) -> Self {
    self.minimumTrackTintColor = value
    return self
  }

  /// Sets `minimumValue`.
  @discardableResult @_disfavoredOverload
  public func minimumValue(_ value: Float) -> Self {
    self.minimumValue = value
    return self
  }

  /// Sets `minimumValueImage`.
  @discardableResult @_disfavoredOverload
  public func minimumValueImage(_ value: UIImage?) -> Self {
    self.minimumValueImage = value
    return self
  }

  /// Sets `thumbTintColor`.
  @discardableResult @_disfavoredOverload
  public func thumbTintColor(_ value: UIColor?) -> Self {
    self.thumbTintColor = value
    return self
  }

  /// Sets `value`.
  @discardableResult @_disfavoredOverload
  public func value(_ value: Float) -> Self {
    self.value = value
    return self
  }
}

/// What is set up by chained calls as a `UIStackView` is.
@preconcurrency @MainActor
public protocol ChainableStackView: Chainable {}

extension UIStackView: ChainableStackView {}

extension ChainableStackView where Self: UIStackView {
  /// Sets `alignment`.
  @discardableResult @_disfavoredOverload
  public func alignment(_ value: UIStackView.Alignment) -> Self {
    self.alignment = value
    return self
  }

  /// Sets `axis`.
  @discardableResult @_disfavoredOverload
  public func axis(_ value: NSLayoutConstraint.Axis) -> Self {
    self.axis = value
    return self
  }

  /// Sets `distribution`.
  @discardableResult @_disfavoredOverload
  public func distribution(_ value: UIStackView.Distribution) -> Self {
    self.distribution = value
    return self
  }

  /// Sets `isBaselineRelativeArrangement`.
  @discardableResult @_disfavoredOverload
  public func isBaselineRelativeArrangement(_ value: Bool) -> Self {
    self.isBaselineRelativeArrangement = value
    return self
  }

  /// Sets `isLayoutMarginsRelativeArrangement`.
  @discardableResult @_disfavoredOverload
  public func isLayoutMarginsRelativeArrangement(_ value: Bool) -> Self {
    self.isLayoutMarginsRelativeArrangement = value
    return self
  }

  /// Sets `spacing`.
  @discardableResult @_disfavoredOverload
  public func spacing(_ value: CGFloat) -> Self {
    self.spacing = value
    return self
  }
}

/// What is set up by chained calls as a `UIStepper` is.
@preconcurrency @MainActor
public protocol ChainableStepper: ChainableControl {}

extension UIStepper: ChainableStepper {}

extension ChainableStepper where Self: UIStepper {
  /// Sets `autorepeat`.
  @discardableResult @_disfavoredOverload
  public func autorepeat(_ value: Bool) -> Self {
    self.autorepeat = value
    return self
  }

  /// Sets `isContinuous`.
  @discardableResult @_disfavoredOverload
  public func isContinuous(_ value: Bool) -> Self {
    self.isContinuous = value
    return self
  }

  /// Sets `maximumValue`.
  @discardableResult @_disfavoredOverload
  public func maximumValue(_ value: Double) -> Self {
    self.maximumValue = value
    return self
  }

  /// Sets `minimumValue`.
  @discardableResult @_disfavoredOverload
  public func minimumValue(_ value: Double) -> Self {
    self.minimumValue = value
    return self
  }

  /// Sets `stepValue`.
  @discardableResult @_disfavoredOverload
  public func stepValue(_ value: Double) -> Self {
    self.stepValue = value
    return self
  }

  /// Sets `value`.
  @discardableResult @_disfavoredOverload
  public func value(_ value: Double) -> Self {
    self.value = value
    return self
  }

  /// Sets `wraps`.
  @discardableResult @_disfavoredOverload
  public func wraps(_ value: Bool) -> Self {
    self.wraps = value
    return self
  }
}

/// What is set up by chained calls as a `UISwitch` is.
@preconcurrency @MainActor
public protocol ChainableSwitch: ChainableControl {}

extension UISwitch: ChainableSwitch {}

extension ChainableSwitch where Self: UISwitch {
  /// Sets `isOn`.
  @discardableResult @_disfavoredOverload
  public func isOn(_ value: Bool) -> Self {
    self.isOn = value
    return self
  }

  /// Sets `offImage`.
  @discardableResult @_disfavoredOverload
  public func offImage(_ value: UIImage?) -> Self {
    self.offImage = value
    return self
  }

  /// Sets `onImage`.
  @discardableResult @_disfavoredOverload
  public func onImage(_ value: UIImage?) -> Self {
    self.onImage = value
    return self
  }

  /// Sets `onTintColor`.
  @discardableResult @_disfavoredOverload
  public func onTintColor(_ value: UIColor?) -> Self {
    self.onTintColor = value
    return self
  }

  /// Sets `preferredStyle`.
  @discardableResult @_disfavoredOverload
  public func preferredStyle(_ value: UISwitch.Style) -> Self {
    self.preferredStyle = value
    return self
  }

  /// Sets `thumbTintColor`.
  @discardableResult @_disfavoredOverload
  public func thumbTintColor(_ value: UIColor?) -> Self {
    self.thumbTintColor = value
    return self
  }

  /// Sets `title`.
  @discardableResult @_disfavoredOverload
  public func title(_ value: String?) -> Self {
    self.title = value
    return self
  }
}

/// What is set up by chained calls as a `UITabBar` is.
@preconcurrency @MainActor
public protocol ChainableTabBar: Chainable {}

extension UITabBar: ChainableTabBar {}

extension ChainableTabBar where Self: UITabBar {
  /// Sets `backgroundImage`.
  @discardableResult @_disfavoredOverload
  public func backgroundImage(_ value: UIImage?) -> Self {
    self.backgroundImage = value
    return self
  }

  /// Sets `barStyle`.
  @discardableResult @_disfavoredOverload
  public func barStyle(_ value: UIBarStyle) -> Self {
    self.barStyle = value
    return self
  }

  /// Sets `barTintColor`.
  @discardableResult @_disfavoredOverload
  public func barTintColor(_ value: UIColor?) -> Self {
    self.barTintColor = value
    return self
  }

  /// Sets `delegate`.
  @discardableResult @_disfavoredOverload
  public func delegate(_ value: (any UITabBarDelegate)?) -> Self {
    self.delegate = value
    return self
  }

  /// Sets `isTranslucent`.
  @discardableResult @_disfavoredOverload
  public func isTranslucent(_ value: Bool) -> Self {
    self.isTranslucent = value
    return self
  }

  /// Sets `itemPositioning`.
  @discardableResult @_disfavoredOverload
  public func itemPositioning(_ value: UITabBar.ItemPositioning) -> Self {
    self.itemPositioning = value
    return self
  }

  /// Sets `itemSpacing`.
  @discardableResult @_disfavoredOverload
  public func itemSpacing(_ value: CGFloat) -> Self {
    self.itemSpacing = value
    return self
  }

  /// Sets `itemWidth`.
  @discardableResult @_disfavoredOverload
  public func itemWidth(_ value: CGFloat) -> Self {
    self.itemWidth = value
    return self
  }

  /// Sets `items`.
  @discardableResult @_disfavoredOverload
  public func items(_ value: [UITabBarItem]?) -> Self {
    self.items = value
    return self
  }

  /// Sets `scrollEdgeAppearance`.
  @discardableResult @_disfavoredOverload
  public func scrollEdgeAppearance(_ value: UITabBarAppearance?) -> Self {
    self.scrollEdgeAppearance = value
    return self
  }

  /// Sets `selectedItem`.
  @discardableResult @_disfavoredOverload
  public func selectedItem(_ value: UITabBarItem?) -> Self {
    self.selectedItem = value
    return self
  }

  /// Sets `selectionIndicatorImage`.
  @discardableResult @_disfavoredOverload
  public func selectionIndicatorImage(_ value: UIImage?) -> Self {
    self.selectionIndicatorImage = value
    return self
  }

  /// Sets `shadowImage`.
  @discardableResult @_disfavoredOverload
  public func shadowImage(_ value: UIImage?) -> Self {
    self.shadowImage = value
    return self
  }

  /// Sets `standardAppearance`.
  @discardableResult @_disfavoredOverload
  public func standardAppearance(_ value: UITabBarAppearance) -> Self {
    self.standardAppearance = value
    return self
  }

  /// Sets `unselectedItemTintColor`.
  @discardableResult @_disfavoredOverload
  public func unselectedItemTintColor(_ value: UIColor?) -> Self {
    self.unselectedItemTintColor = value
    return self
  }
}

/// What is set up by chained calls as a `UITableView` is.
@preconcurrency @MainActor
public protocol ChainableTableView: ChainableScrollView {}

extension UITableView: ChainableTableView {}

extension ChainableTableView where Self: UITableView {
  /// Sets `allowsMultipleSelection`.
  @discardableResult @_disfavoredOverload
  public func allowsMultipleSelection(_ value: Bool) -> Self {
    self.allowsMultipleSelection = value
    return self
  }

  /// Sets `allowsMultipleSelectionDuringEditing`.
  @discardableResult @_disfavoredOverload
  public func allowsMultipleSelectionDuringEditing(_ value: Bool) -> Self {
    self.allowsMultipleSelectionDuringEditing = value
    return self
  }

  /// Sets `allowsSelection`.
  @discardableResult @_disfavoredOverload
  public func allowsSelection(_ value: Bool) -> Self {
    self.allowsSelection = value
    return self
  }

  /// Sets `allowsSelectionDuringEditing`.
  @discardableResult @_disfavoredOverload
  public func allowsSelectionDuringEditing(_ value: Bool) -> Self {
    self.allowsSelectionDuringEditing = value
    return self
  }

  /// Sets `backgroundView`.
  @discardableResult @_disfavoredOverload
  public func backgroundView(_ value: UIView?) -> Self {
    self.backgroundView = value
    return self
  }

  /// Sets `cellLayoutMarginsFollowReadableWidth`.
  @discardableResult @_disfavoredOverload
  public func cellLayoutMarginsFollowReadableWidth(_ value: Bool) -> Self {
    self.cellLayoutMarginsFollowReadableWidth = value
    return self
  }

  /// Sets `contentHuggingElements`.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  @discardableResult @_disfavoredOverload
  public func contentHuggingElements(_ value: UITableView.ContentHuggingElements) -> Self {
    self.contentHuggingElements = value
    return self
  }

  /// Sets `dataSource`.
  @discardableResult @_disfavoredOverload
  public func dataSource(_ value: (any UITableViewDataSource)?) -> Self {
    self.dataSource = value
    return self
  }

  /// Sets `delegate`.
  @discardableResult @_disfavoredOverload
  public func delegate(_ value: (any UITableViewDelegate)?) -> Self {
    self.delegate = value
    return self
  }

  /// Sets `dragDelegate`.
  @discardableResult @_disfavoredOverload
  public func dragDelegate(_ value: (any UITableViewDragDelegate)?) -> Self {
    self.dragDelegate = value
    return self
  }

  /// Sets `dragInteractionEnabled`.
  @discardableResult @_disfavoredOverload
  public func dragInteractionEnabled(_ value: Bool) -> Self {
    self.dragInteractionEnabled = value
    return self
  }

  /// Sets `dropDelegate`.
  @discardableResult @_disfavoredOverload
  public func dropDelegate(_ value: (any UITableViewDropDelegate)?) -> Self {
    self.dropDelegate = value
    return self
  }

  /// Sets `estimatedRowHeight`.
  @discardableResult @_disfavoredOverload
  public func estimatedRowHeight(_ value: CGFloat) -> Self {
    self.estimatedRowHeight = value
    return self
  }

  /// Sets `estimatedSectionFooterHeight`.
  @discardableResult @_disfavoredOverload
  public func estimatedSectionFooterHeight(_ value: CGFloat) -> Self {
    self.estimatedSectionFooterHeight = value
    return self
  }

  /// Sets `estimatedSectionHeaderHeight`.
  @discardableResult @_disfavoredOverload
  public func estimatedSectionHeaderHeight(_ value: CGFloat) -> Self {
    self.estimatedSectionHeaderHeight = value
    return self
  }

  /// Sets `fillerRowHeight`.
  @discardableResult @_disfavoredOverload
  public func fillerRowHeight(_ value: CGFloat) -> Self {
    self.fillerRowHeight = value
    return self
  }

  /// Sets `insetsContentViewsToSafeArea`.
  @discardableResult @_disfavoredOverload
  public func insetsContentViewsToSafeArea(_ value: Bool) -> Self {
    self.insetsContentViewsToSafeArea = value
    return self
  }

  /// Sets `isEditing`.
  @discardableResult @_disfavoredOverload
  public func isEditing(_ value: Bool) -> Self {
    self.isEditing = value
    return self
  }

  /// Sets `isPrefetchingEnabled`.
  @discardableResult @_disfavoredOverload
  public func isPrefetchingEnabled(_ value: Bool) -> Self {
    self.isPrefetchingEnabled = value
    return self
  }

  /// Sets `prefetchDataSource`.
  @discardableResult @_disfavoredOverload
  public func prefetchDataSource(_ value: (any UITableViewDataSourcePrefetching)?) -> Self {
    self.prefetchDataSource = value
    return self
  }

  /// Sets `remembersLastFocusedIndexPath`.
  @discardableResult @_disfavoredOverload
  public func remembersLastFocusedIndexPath(_ value: Bool) -> Self {
    self.remembersLastFocusedIndexPath = value
    return self
  }

  /// Sets `rowHeight`.
  @discardableResult @_disfavoredOverload
  public func rowHeight(_ value: CGFloat) -> Self {
    self.rowHeight = value
    return self
  }

  /// Sets `sectionFooterHeight`.
  @discardableResult @_disfavoredOverload
  public func sectionFooterHeight(_ value: CGFloat) -> Self {
    self.sectionFooterHeight = value
    return self
  }

  /// Sets `sectionHeaderHeight`.
  @discardableResult @_disfavoredOverload
  public func sectionHeaderHeight(_ value: CGFloat) -> Self {
    self.sectionHeaderHeight = value
    return self
  }

  /// Sets `sectionHeaderTopPadding`.
  @discardableResult @_disfavoredOverload
  public func sectionHeaderTopPadding(_ value: CGFloat) -> Self {
    self.sectionHeaderTopPadding = value
    return self
  }

  /// Sets `sectionIndexBackgroundColor`.
  @discardableResult @_disfavoredOverload
  public func sectionIndexBackgroundColor(_ value: UIColor?) -> Self {
    self.sectionIndexBackgroundColor = value
    return self
  }

  /// Sets `sectionIndexColor`.
  @discardableResult @_disfavoredOverload
  public func sectionIndexColor(_ value: UIColor?) -> Self {
    self.sectionIndexColor = value
    return self
  }

  /// Sets `sectionIndexMinimumDisplayRowCount`.
  @discardableResult @_disfavoredOverload
  public func sectionIndexMinimumDisplayRowCount(_ value: Int) -> Self {
    self.sectionIndexMinimumDisplayRowCount = value
    return self
  }

  /// Sets `sectionIndexTrackingBackgroundColor`.
  @discardableResult @_disfavoredOverload
  public func sectionIndexTrackingBackgroundColor(_ value: UIColor?) -> Self {
    self.sectionIndexTrackingBackgroundColor = value
    return self
  }

  /// Sets `selectionFollowsFocus`.
  @discardableResult @_disfavoredOverload
  public func selectionFollowsFocus(_ value: Bool) -> Self {
    self.selectionFollowsFocus = value
    return self
  }

  /// Sets `selfSizingInvalidation`.
  @available(iOS 16.0, tvOS 16.0, *)
  @discardableResult @_disfavoredOverload
  public func selfSizingInvalidation(_ value: UITableView.SelfSizingInvalidation) -> Self {
    self.selfSizingInvalidation = value
    return self
  }

  /// Sets `separatorColor`.
  @discardableResult @_disfavoredOverload
  public func separatorColor(_ value: UIColor?) -> Self {
    self.separatorColor = value
    return self
  }

  /// Sets `separatorEffect`.
  @discardableResult @_disfavoredOverload
  public func separatorEffect(_ value: UIVisualEffect?) -> Self {
    self.separatorEffect = value
    return self
  }

  /// Sets `separatorInset`.
  @discardableResult @_disfavoredOverload
  public func separatorInset(_ value: UIEdgeInsets) -> Self {
    self.separatorInset = value
    return self
  }

  /// Sets `separatorInsetReference`.
  @discardableResult @_disfavoredOverload
  public func separatorInsetReference(_ value: UITableView.SeparatorInsetReference) -> Self {
    self.separatorInsetReference = value
    return self
  }

  /// Sets `separatorStyle`.
  @discardableResult @_disfavoredOverload
  public func separatorStyle(_ value: UITableViewCell.SeparatorStyle) -> Self {
    self.separatorStyle = value
    return self
  }

  /// Sets `tableFooterView`.
  @discardableResult @_disfavoredOverload
  public func tableFooterView(_ value: UIView?) -> Self {
    self.tableFooterView = value
    return self
  }

  /// Sets `tableHeaderView`.
  @discardableResult @_disfavoredOverload
  public func tableHeaderView(_ value: UIView?) -> Self {
    self.tableHeaderView = value
    return self
  }
}

/// What is set up by chained calls as a `UITableViewCell` is.
@preconcurrency @MainActor
public protocol ChainableTableViewCell: Chainable {}

extension UITableViewCell: ChainableTableViewCell {}

extension ChainableTableViewCell where Self: UITableViewCell {
  /// Sets `accessoryType`.
  @discardableResult @_disfavoredOverload
  public func accessoryType(_ value: UITableViewCell.AccessoryType) -> Self {
    self.accessoryType = value
    return self
  }

  /// Sets `accessoryView`.
  @discardableResult @_disfavoredOverload
  public func accessoryView(_ value: UIView?) -> Self {
    self.accessoryView = value
    return self
  }

  /// Sets `automaticallyUpdatesBackgroundConfiguration`.
  @discardableResult @_disfavoredOverload
  public func automaticallyUpdatesBackgroundConfiguration(_ value: Bool) -> Self {
    self.automaticallyUpdatesBackgroundConfiguration = value
    return self
  }

  /// Sets `automaticallyUpdatesContentConfiguration`.
  @discardableResult @_disfavoredOverload
  public func automaticallyUpdatesContentConfiguration(_ value: Bool) -> Self {
    self.automaticallyUpdatesContentConfiguration = value
    return self
  }

  /// Sets `backgroundConfiguration`.
  @discardableResult @_disfavoredOverload
  public func backgroundConfiguration(_ value: UIBackgroundConfiguration?) -> Self {
    self.backgroundConfiguration = value
    return self
  }

  /// Sets `backgroundView`.
  @discardableResult @_disfavoredOverload
  public func backgroundView(_ value: UIView?) -> Self {
    self.backgroundView = value
    return self
  }

  /// Sets `configurationUpdateHandler`.
  @discardableResult @_disfavoredOverload
  public func configurationUpdateHandler(_ value: UITableViewCell.ConfigurationUpdateHandler?)
    -> Self
  {
    self.configurationUpdateHandler = value
    return self
  }

  /// Sets `contentConfiguration`.
  @discardableResult @_disfavoredOverload
  public func contentConfiguration(_ value: (any UIContentConfiguration)?) -> Self {
    self.contentConfiguration = value
    return self
  }

  /// Sets `editingAccessoryType`.
  @discardableResult @_disfavoredOverload
  public func editingAccessoryType(_ value: UITableViewCell.AccessoryType) -> Self {
    self.editingAccessoryType = value
    return self
  }

  /// Sets `editingAccessoryView`.
  @discardableResult @_disfavoredOverload
  public func editingAccessoryView(_ value: UIView?) -> Self {
    self.editingAccessoryView = value
    return self
  }

  /// Sets `indentationLevel`.
  @discardableResult @_disfavoredOverload
  public func indentationLevel(_ value: Int) -> Self {
    self.indentationLevel = value
    return self
  }

  /// Sets `indentationWidth`.
  @discardableResult @_disfavoredOverload
  public func indentationWidth(_ value: CGFloat) -> Self {
    self.indentationWidth = value
    return self
  }

  /// Sets `isEditing`.
  @discardableResult @_disfavoredOverload
  public func isEditing(_ value: Bool) -> Self {
    self.isEditing = value
    return self
  }

  /// Sets `isHighlighted`.
  @discardableResult @_disfavoredOverload
  public func isHighlighted(_ value: Bool) -> Self {
    self.isHighlighted = value
    return self
  }

  /// Sets `isSelected`.
  @discardableResult @_disfavoredOverload
  public func isSelected(_ value: Bool) -> Self {
    self.isSelected = value
    return self
  }

  /// Sets `multipleSelectionBackgroundView`.
  @discardableResult @_disfavoredOverload
  public func multipleSelectionBackgroundView(_ value: UIView?) -> Self {
    self.multipleSelectionBackgroundView = value
    return self
  }

  /// Sets `selectedBackgroundView`.
  @discardableResult @_disfavoredOverload
  public func selectedBackgroundView(_ value: UIView?) -> Self {
    self.selectedBackgroundView = value
    return self
  }

  /// Sets `selectionStyle`.
  @discardableResult @_disfavoredOverload
  public func selectionStyle(_ value: UITableViewCell.SelectionStyle) -> Self {
    self.selectionStyle = value
    return self
  }

  /// Sets `separatorInset`.
  @discardableResult @_disfavoredOverload
  public func separatorInset(_ value: UIEdgeInsets) -> Self {
    self.separatorInset = value
    return self
  }

  /// Sets `shouldIndentWhileEditing`.
  @discardableResult @_disfavoredOverload
  public func shouldIndentWhileEditing(_ value: Bool) -> Self {
    self.shouldIndentWhileEditing = value
    return self
  }

  /// Sets `showsReorderControl`.
  @discardableResult @_disfavoredOverload
  public func showsReorderControl(_ value: Bool) -> Self {
    self.showsReorderControl = value
    return self
  }

  /// Sets `userInteractionEnabledWhileDragging`.
  @discardableResult @_disfavoredOverload
  public func userInteractionEnabledWhileDragging(_ value: Bool) -> Self {
    self.userInteractionEnabledWhileDragging = value
    return self
  }
}

/// What is set up by chained calls as a `UITableViewHeaderFooterView` is.
@preconcurrency @MainActor
public protocol ChainableTableViewHeaderFooterView: Chainable {}

extension UITableViewHeaderFooterView: ChainableTableViewHeaderFooterView {}

extension ChainableTableViewHeaderFooterView where Self: UITableViewHeaderFooterView {
  /// Sets `automaticallyUpdatesBackgroundConfiguration`.
  @discardableResult @_disfavoredOverload
  public func automaticallyUpdatesBackgroundConfiguration(_ value: Bool) -> Self {
    self.automaticallyUpdatesBackgroundConfiguration = value
    return self
  }

  /// Sets `automaticallyUpdatesContentConfiguration`.
  @discardableResult @_disfavoredOverload
  public func automaticallyUpdatesContentConfiguration(_ value: Bool) -> Self {
    self.automaticallyUpdatesContentConfiguration = value
    return self
  }

  /// Sets `backgroundConfiguration`.
  @discardableResult @_disfavoredOverload
  public func backgroundConfiguration(_ value: UIBackgroundConfiguration?) -> Self {
    self.backgroundConfiguration = value
    return self
  }

  /// Sets `backgroundView`.
  @discardableResult @_disfavoredOverload
  public func backgroundView(_ value: UIView?) -> Self {
    self.backgroundView = value
    return self
  }

  /// Sets `configurationUpdateHandler`.
  @discardableResult @_disfavoredOverload
  public func configurationUpdateHandler(
    _ value: UITableViewHeaderFooterView.ConfigurationUpdateHandler?
  ) -> Self {
    self.configurationUpdateHandler = value
    return self
  }

  /// Sets `contentConfiguration`.
  @discardableResult @_disfavoredOverload
  public func contentConfiguration(_ value: (any UIContentConfiguration)?) -> Self {
    self.contentConfiguration = value
    return self
  }
}

/// What is set up by chained calls as a `UITextField` is.
@preconcurrency @MainActor
public protocol ChainableTextField: ChainableControl {}

extension UITextField: ChainableTextField {}

extension ChainableTextField where Self: UITextField {
  /// Sets `adjustsFontForContentSizeCategory`.
  @discardableResult @_disfavoredOverload
  public func adjustsFontForContentSizeCategory(_ value: Bool) -> Self {
    self.adjustsFontForContentSizeCategory = value
    return self
  }

  /// Sets `adjustsFontSizeToFitWidth`.
  @discardableResult @_disfavoredOverload
  public func adjustsFontSizeToFitWidth(_ value: Bool) -> Self {
    self.adjustsFontSizeToFitWidth = value
    return self
  }

  /// Sets `allowsEditingTextAttributes`.
  @discardableResult @_disfavoredOverload
  public func allowsEditingTextAttributes(_ value: Bool) -> Self {
    self.allowsEditingTextAttributes = value
    return self
  }

  /// Sets `attributedPlaceholder`.
  @discardableResult @_disfavoredOverload
  public func attributedPlaceholder(_ value: NSAttributedString?) -> Self {
    self.attributedPlaceholder = value
    return self
  }

  /// Sets `attributedText`.
  @discardableResult @_disfavoredOverload
  public func attributedText(_ value: NSAttributedString?) -> Self {
    self.attributedText = value
    return self
  }

  /// Sets `autocapitalizationType`.
  @discardableResult @_disfavoredOverload
  public func autocapitalizationType(_ value: UITextAutocapitalizationType) -> Self {
    self.autocapitalizationType = value
    return self
  }

  /// Sets `autocorrectionType`.
  @discardableResult @_disfavoredOverload
  public func autocorrectionType(_ value: UITextAutocorrectionType) -> Self {
    self.autocorrectionType = value
    return self
  }

  /// Sets `background`.
  @discardableResult @_disfavoredOverload
  public func background(_ value: UIImage?) -> Self {
    self.background = value
    return self
  }

  /// Sets `borderStyle`.
  @discardableResult @_disfavoredOverload
  public func borderStyle(_ value: UITextField.BorderStyle) -> Self {
    self.borderStyle = value
    return self
  }

  /// Sets `clearButtonMode`.
  @discardableResult @_disfavoredOverload
  public func clearButtonMode(_ value: UITextField.ViewMode) -> Self {
    self.clearButtonMode = value
    return self
  }

  /// Sets `clearsOnBeginEditing`.
  @discardableResult @_disfavoredOverload
  public func clearsOnBeginEditing(_ value: Bool) -> Self {
    self.clearsOnBeginEditing = value
    return self
  }

  /// Sets `clearsOnInsertion`.
  @discardableResult @_disfavoredOverload
  public func clearsOnInsertion(_ value: Bool) -> Self {
    self.clearsOnInsertion = value
    return self
  }

  /// Sets `defaultTextAttributes`.
  @discardableResult @_disfavoredOverload
  public func defaultTextAttributes(_ value: [NSAttributedString.Key: Any]) -> Self {
    self.defaultTextAttributes = value
    return self
  }

  /// Sets `delegate`.
  @discardableResult @_disfavoredOverload
  public func delegate(_ value: (any UITextFieldDelegate)?) -> Self {
    self.delegate = value
    return self
  }

  /// Sets `disabledBackground`.
  @discardableResult @_disfavoredOverload
  public func disabledBackground(_ value: UIImage?) -> Self {
    self.disabledBackground = value
    return self
  }

  /// Sets `enablesReturnKeyAutomatically`.
  @discardableResult @_disfavoredOverload
  public func enablesReturnKeyAutomatically(_ value: Bool) -> Self {
    self.enablesReturnKeyAutomatically = value
    return self
  }

  /// Sets `font`.
  @discardableResult @_disfavoredOverload
  public func font(_ value: UIFont?) -> Self {
    self.font = value
    return self
  }

  /// Sets `inputAccessoryView`.
  @discardableResult @_disfavoredOverload
  public func inputAccessoryView(_ value: UIView?) -> Self {
    self.inputAccessoryView = value
    return self
  }

  /// Sets `inputView`.
  @discardableResult @_disfavoredOverload
  public func inputView(_ value: UIView?) -> Self {
    self.inputView = value
    return self
  }

  /// Sets `isSecureTextEntry`.
  @discardableResult @_disfavoredOverload
  public func isSecureTextEntry(_ value: Bool) -> Self {
    self.isSecureTextEntry = value
    return self
  }

  /// Sets `keyboardAppearance`.
  @discardableResult @_disfavoredOverload
  public func keyboardAppearance(_ value: UIKeyboardAppearance) -> Self {
    self.keyboardAppearance = value
    return self
  }

  /// Sets `keyboardType`.
  @discardableResult @_disfavoredOverload
  public func keyboardType(_ value: UIKeyboardType) -> Self {
    self.keyboardType = value
    return self
  }

  /// Sets `leftView`.
  @discardableResult @_disfavoredOverload
  public func leftView(_ value: UIView?) -> Self {
    self.leftView = value
    return self
  }

  /// Sets `leftViewMode`.
  @discardableResult @_disfavoredOverload
  public func leftViewMode(_ value: UITextField.ViewMode) -> Self {
    self.leftViewMode = value
    return self
  }

  /// Sets `markedTextStyle`.
  @discardableResult @_disfavoredOverload
  public func markedTextStyle(_ value: [NSAttributedString.Key: Any]?) -> Self {
    self.markedTextStyle = value
    return self
  }

  /// Sets `minimumFontSize`.
  @discardableResult @_disfavoredOverload
  public func minimumFontSize(_ value: CGFloat) -> Self {
    self.minimumFontSize = value
    return self
  }

  /// Sets `passwordRules`.
  @discardableResult @_disfavoredOverload
  public func passwordRules(_ value: UITextInputPasswordRules?) -> Self {
    self.passwordRules = value
    return self
  }

  /// Sets `placeholder`.
  @discardableResult @_disfavoredOverload
  public func placeholder(_ value: String?) -> Self {
    self.placeholder = value
    return self
  }

  /// Sets `returnKeyType`.
  @discardableResult @_disfavoredOverload
  public func returnKeyType(_ value: UIReturnKeyType) -> Self {
    self.returnKeyType = value
    return self
  }

  /// Sets `rightView`.
  @discardableResult @_disfavoredOverload
  public func rightView(_ value: UIView?) -> Self {
    self.rightView = value
    return self
  }

  /// Sets `rightViewMode`.
  @discardableResult @_disfavoredOverload
  public func rightViewMode(_ value: UITextField.ViewMode) -> Self {
    self.rightViewMode = value
    return self
  }

  /// Sets `selectedTextRange`.
  @discardableResult @_disfavoredOverload
  public func selectedTextRange(_ value: UITextRange?) -> Self {
    self.selectedTextRange = value
    return self
  }

  /// Sets `smartDashesType`.
  @discardableResult @_disfavoredOverload
  public func smartDashesType(_ value: UITextSmartDashesType) -> Self {
    self.smartDashesType = value
    return self
  }

  /// Sets `smartInsertDeleteType`.
  @discardableResult @_disfavoredOverload
  public func smartInsertDeleteType(_ value: UITextSmartInsertDeleteType) -> Self {
    self.smartInsertDeleteType = value
    return self
  }

  /// Sets `smartQuotesType`.
  @discardableResult @_disfavoredOverload
  public func smartQuotesType(_ value: UITextSmartQuotesType) -> Self {
    self.smartQuotesType = value
    return self
  }

  /// Sets `spellCheckingType`.
  @discardableResult @_disfavoredOverload
  public func spellCheckingType(_ value: UITextSpellCheckingType) -> Self {
    self.spellCheckingType = value
    return self
  }

  /// Sets `text`.
  @discardableResult @_disfavoredOverload
  public func text(_ value: String?) -> Self {
    self.text = value
    return self
  }

  /// Sets `textAlignment`.
  @discardableResult @_disfavoredOverload
  public func textAlignment(_ value: NSTextAlignment) -> Self {
    self.textAlignment = value
    return self
  }

  /// Sets `textColor`.
  @discardableResult @_disfavoredOverload
  public func textColor(_ value: UIColor?) -> Self {
    self.textColor = value
    return self
  }

  /// Sets `textContentType`.
  @discardableResult @_disfavoredOverload
  public func textContentType(_ value: UITextContentType?) -> Self {
    self.textContentType = value
    return self
  }

  /// Sets `typingAttributes`.
  @discardableResult @_disfavoredOverload
  public func typingAttributes(_ value: [NSAttributedString.Key: Any]?) -> Self {
    self.typingAttributes = value
    return self
  }
}

/// What is set up by chained calls as a `UITextView` is.
@preconcurrency @MainActor
public protocol ChainableTextView: ChainableScrollView {}

extension UITextView: ChainableTextView {}

extension ChainableTextView where Self: UITextView {
  /// Sets `adjustsFontForContentSizeCategory`.
  @discardableResult @_disfavoredOverload
  public func adjustsFontForContentSizeCategory(_ value: Bool) -> Self {
    self.adjustsFontForContentSizeCategory = value
    return self
  }

  /// Sets `allowsEditingTextAttributes`.
  @discardableResult @_disfavoredOverload
  public func allowsEditingTextAttributes(_ value: Bool) -> Self {
    self.allowsEditingTextAttributes = value
    return self
  }

  /// Sets `attributedText`.
  @discardableResult @_disfavoredOverload
  public func attributedText(_ value: NSAttributedString?) -> Self {
    self.attributedText = value
    return self
  }

  /// Sets `autocapitalizationType`.
  @discardableResult @_disfavoredOverload
  public func autocapitalizationType(_ value: UITextAutocapitalizationType) -> Self {
    self.autocapitalizationType = value
    return self
  }

  /// Sets `autocorrectionType`.
  @discardableResult @_disfavoredOverload
  public func autocorrectionType(_ value: UITextAutocorrectionType) -> Self {
    self.autocorrectionType = value
    return self
  }

  /// Sets `clearsOnInsertion`.
  @discardableResult @_disfavoredOverload
  public func clearsOnInsertion(_ value: Bool) -> Self {
    self.clearsOnInsertion = value
    return self
  }

  /// Sets `dataDetectorTypes`.
  @discardableResult @_disfavoredOverload
  public func dataDetectorTypes(_ value: UIDataDetectorTypes) -> Self {
    self.dataDetectorTypes = value
    return self
  }

  /// Sets `delegate`.
  @discardableResult @_disfavoredOverload
  public func delegate(_ value: (any UITextViewDelegate)?) -> Self {
    self.delegate = value
    return self
  }

  /// Sets `enablesReturnKeyAutomatically`.
  @discardableResult @_disfavoredOverload
  public func enablesReturnKeyAutomatically(_ value: Bool) -> Self {
    self.enablesReturnKeyAutomatically = value
    return self
  }

  /// Sets `font`.
  @discardableResult @_disfavoredOverload
  public func font(_ value: UIFont?) -> Self {
    self.font = value
    return self
  }

  /// Sets `inputAccessoryView`.
  @discardableResult @_disfavoredOverload
  public func inputAccessoryView(_ value: UIView?) -> Self {
    self.inputAccessoryView = value
    return self
  }

  /// Sets `inputView`.
  @discardableResult @_disfavoredOverload
  public func inputView(_ value: UIView?) -> Self {
    self.inputView = value
    return self
  }

  /// Sets `isEditable`.
  @discardableResult @_disfavoredOverload
  public func isEditable(_ value: Bool) -> Self {
    self.isEditable = value
    return self
  }

  /// Sets `isFindInteractionEnabled`.
  @available(iOS 16.0, tvOS 16.0, *)
  @discardableResult @_disfavoredOverload
  public func isFindInteractionEnabled(_ value: Bool) -> Self {
    self.isFindInteractionEnabled = value
    return self
  }

  /// Sets `isSecureTextEntry`.
  @discardableResult @_disfavoredOverload
  public func isSecureTextEntry(_ value: Bool) -> Self {
    self.isSecureTextEntry = value
    return self
  }

  /// Sets `isSelectable`.
  @discardableResult @_disfavoredOverload
  public func isSelectable(_ value: Bool) -> Self {
    self.isSelectable = value
    return self
  }

  /// Sets `keyboardAppearance`.
  @discardableResult @_disfavoredOverload
  public func keyboardAppearance(_ value: UIKeyboardAppearance) -> Self {
    self.keyboardAppearance = value
    return self
  }

  /// Sets `keyboardType`.
  @discardableResult @_disfavoredOverload
  public func keyboardType(_ value: UIKeyboardType) -> Self {
    self.keyboardType = value
    return self
  }

  /// Sets `linkTextAttributes`.
  @discardableResult @_disfavoredOverload
  public func linkTextAttributes(_ value: [NSAttributedString.Key: Any]?) -> Self {
    self.linkTextAttributes = value
    return self
  }

  /// Sets `markedTextStyle`.
  @discardableResult @_disfavoredOverload
  public func markedTextStyle(_ value: [NSAttributedString.Key: Any]?) -> Self {
    self.markedTextStyle = value
    return self
  }

  /// Sets `passwordRules`.
  @discardableResult @_disfavoredOverload
  public func passwordRules(_ value: UITextInputPasswordRules?) -> Self {
    self.passwordRules = value
    return self
  }

  /// Sets `returnKeyType`.
  @discardableResult @_disfavoredOverload
  public func returnKeyType(_ value: UIReturnKeyType) -> Self {
    self.returnKeyType = value
    return self
  }

  /// Sets `selectedRange`.
  @discardableResult @_disfavoredOverload
  public func selectedRange(_ value: NSRange) -> Self {
    self.selectedRange = value
    return self
  }

  /// Sets `selectedTextRange`.
  @discardableResult @_disfavoredOverload
  public func selectedTextRange(_ value: UITextRange?) -> Self {
    self.selectedTextRange = value
    return self
  }

  /// Sets `smartDashesType`.
  @discardableResult @_disfavoredOverload
  public func smartDashesType(_ value: UITextSmartDashesType) -> Self {
    self.smartDashesType = value
    return self
  }

  /// Sets `smartInsertDeleteType`.
  @discardableResult @_disfavoredOverload
  public func smartInsertDeleteType(_ value: UITextSmartInsertDeleteType) -> Self {
    self.smartInsertDeleteType = value
    return self
  }

  /// Sets `smartQuotesType`.
  @discardableResult @_disfavoredOverload
  public func smartQuotesType(_ value: UITextSmartQuotesType) -> Self {
    self.smartQuotesType = value
    return self
  }

  /// Sets `spellCheckingType`.
  @discardableResult @_disfavoredOverload
  public func spellCheckingType(_ value: UITextSpellCheckingType) -> Self {
    self.spellCheckingType = value
    return self
  }

  /// Sets `text`.
  @discardableResult @_disfavoredOverload
  public func text(_ value: String?) -> Self {
    self.text = value
    return self
  }

  /// Sets `textAlignment`.
  @discardableResult @_disfavoredOverload
  public func textAlignment(_ value: NSTextAlignment) -> Self {
    self.textAlignment = value
    return self
  }

  /// Sets `textColor`.
  @discardableResult @_disfavoredOverload
  public func textColor(_ value: UIColor?) -> Self {
    self.textColor = value
    return self
  }

  /// Sets `textContainerInset`.
  @discardableResult @_disfavoredOverload
  public func textContainerInset(_ value: UIEdgeInsets) -> Self {
    self.textContainerInset = value
    return self
  }

  /// Sets `textContentType`.
  @discardableResult @_disfavoredOverload
  public func textContentType(_ value: UITextContentType?) -> Self {
    self.textContentType = value
    return self
  }

  /// Sets `typingAttributes`.
  @discardableResult @_disfavoredOverload
  public func typingAttributes(_ value: [NSAttributedString.Key: Any]) -> Self {
    self.typingAttributes = value
    return self
  }

  /// Sets `usesStandardTextScaling`.
  @discardableResult @_disfavoredOverload
  public func usesStandardTextScaling(_ value: Bool) -> Self {
    self.usesStandardTextScaling = value
    return self
  }
}

/// What is set up by chained calls as a `UIToolbar` is.
@preconcurrency @MainActor
public protocol ChainableToolbar: Chainable {}

extension UIToolbar: ChainableToolbar {}

extension ChainableToolbar where Self: UIToolbar {
  /// Sets `barStyle`.
  @discardableResult @_disfavoredOverload
  public func barStyle(_ value: UIBarStyle) -> Self {
    self.barStyle = value
    return self
  }

  /// Sets `barTintColor`.
  @discardableResult @_disfavoredOverload
  public func barTintColor(_ value: UIColor?) -> Self {
    self.barTintColor = value
    return self
  }

  /// Sets `compactAppearance`.
  @discardableResult @_disfavoredOverload
  public func compactAppearance(_ value: UIToolbarAppearance?) -> Self {
    self.compactAppearance = value
    return self
  }

  /// Sets `compactScrollEdgeAppearance`.
  @discardableResult @_disfavoredOverload
  public func compactScrollEdgeAppearance(_ value: UIToolbarAppearance?) -> Self {
    self.compactScrollEdgeAppearance = value
    return self
  }

  /// Sets `delegate`.
  @discardableResult @_disfavoredOverload
  public func delegate(_ value: (any UIToolbarDelegate)?) -> Self {
    self.delegate = value
    return self
  }

  /// Sets `isTranslucent`.
  @discardableResult @_disfavoredOverload
  public func isTranslucent(_ value: Bool) -> Self {
    self.isTranslucent = value
    return self
  }

  /// Sets `items`.
  @discardableResult @_disfavoredOverload
  public func items(_ value: [UIBarButtonItem]?) -> Self {
    self.items = value
    return self
  }

  /// Sets `scrollEdgeAppearance`.
  @discardableResult @_disfavoredOverload
  public func scrollEdgeAppearance(_ value: UIToolbarAppearance?) -> Self {
    self.scrollEdgeAppearance = value
    return self
  }

  /// Sets `standardAppearance`.
  @discardableResult @_disfavoredOverload
  public func standardAppearance(_ value: UIToolbarAppearance) -> Self {
    self.standardAppearance = value
    return self
  }
}

extension Chainable where Self: UIView {
  /// Sets `accessibilityActivationPoint`.
  @discardableResult @_disfavoredOverload
  public func accessibilityActivationPoint(_ value: CGPoint) -> Self {
    self.accessibilityActivationPoint = value
    return self
  }

  /// Sets `accessibilityCustomActions`.
  @discardableResult @_disfavoredOverload
  public func accessibilityCustomActions(_ value: [UIAccessibilityCustomAction]?) -> Self {
    self.accessibilityCustomActions = value
    return self
  }

  /// Sets `accessibilityElements`.
  @discardableResult @_disfavoredOverload
  public func accessibilityElements(_ value: [Any]?) -> Self {
    self.accessibilityElements = value
    return self
  }

  /// Sets `accessibilityElementsHidden`.
  @discardableResult @_disfavoredOverload
  public func accessibilityElementsHidden(_ value: Bool) -> Self {
    self.accessibilityElementsHidden = value
    return self
  }

  /// Sets `accessibilityFrame`.
  @discardableResult @_disfavoredOverload
  public func accessibilityFrame(_ value: CGRect) -> Self {
    self.accessibilityFrame = value
    return self
  }

  /// Sets `accessibilityHint`.
  @discardableResult @_disfavoredOverload
  public func accessibilityHint(_ value: String?) -> Self {
    self.accessibilityHint = value
    return self
  }

  /// Sets `accessibilityIdentifier`.
  @discardableResult @_disfavoredOverload
  public func accessibilityIdentifier(_ value: String?) -> Self {
    self.accessibilityIdentifier = value
    return self
  }

  /// Sets `accessibilityLabel`.
  @discardableResult @_disfavoredOverload
  public func accessibilityLabel(_ value: String?) -> Self {
    self.accessibilityLabel = value
    return self
  }

  /// Sets `accessibilityTraits`.
  @discardableResult @_disfavoredOverload
  public func accessibilityTraits(_ value: UIAccessibilityTraits) -> Self {
    self.accessibilityTraits = value
    return self
  }

  /// Sets `accessibilityValue`.
  @discardableResult @_disfavoredOverload
  public func accessibilityValue(_ value: String?) -> Self {
    self.accessibilityValue = value
    return self
  }

  /// Sets `accessibilityViewIsModal`.
  @discardableResult @_disfavoredOverload
  public func accessibilityViewIsModal(_ value: Bool) -> Self {
    self.accessibilityViewIsModal = value
    return self
  }

  /// Sets `alpha`.
  @discardableResult @_disfavoredOverload
  public func alpha(_ value: CGFloat) -> Self {
    self.alpha = value
    return self
  }

  /// Sets `autoresizesSubviews`.
  @discardableResult @_disfavoredOverload
  public func autoresizesSubviews(_ value: Bool) -> Self {
    self.autoresizesSubviews = value
    return self
  }

  /// Sets `autoresizingMask`.
  @discardableResult @_disfavoredOverload
  public func autoresizingMask(_ value: UIView.AutoresizingMask) -> Self {
    self.autoresizingMask = value
    return self
  }

  /// Sets `backgroundColor`.
  @discardableResult @_disfavoredOverload
  public func backgroundColor(_ value: UIColor?) -> Self {
    self.backgroundColor = value
    return self
  }

  /// Sets `bounds`.
  @discardableResult @_disfavoredOverload
  public func bounds(_ value: CGRect) -> Self {
    self.bounds = value
    return self
  }

  /// Sets `center`.
  @discardableResult @_disfavoredOverload
  public func center(_ value: CGPoint) -> Self {
    self.center = value
    return self
  }

  /// Sets `clearsContextBeforeDrawing`.
  @discardableResult @_disfavoredOverload
  public func clearsContextBeforeDrawing(_ value: Bool) -> Self {
    self.clearsContextBeforeDrawing = value
    return self
  }

  /// Sets `clipsToBounds`.
  @discardableResult @_disfavoredOverload
  public func clipsToBounds(_ value: Bool) -> Self {
    self.clipsToBounds = value
    return self
  }

  /// Sets `contentMode`.
  @discardableResult @_disfavoredOverload
  public func contentMode(_ value: UIView.ContentMode) -> Self {
    self.contentMode = value
    return self
  }

  /// Sets `contentScaleFactor`.
  @discardableResult @_disfavoredOverload
  public func contentScaleFactor(_ value: CGFloat) -> Self {
    self.contentScaleFactor = value
    return self
  }

  /// Sets `directionalLayoutMargins`.
  @discardableResult @_disfavoredOverload
  public func directionalLayoutMargins(_ value: NSDirectionalEdgeInsets) -> Self {
    self.directionalLayoutMargins = value
    return self
  }

  /// Sets `focusGroupIdentifier`.
  @discardableResult @_disfavoredOverload
  public func focusGroupIdentifier(_ value: String?) -> Self {
    self.focusGroupIdentifier = value
    return self
  }

  /// Sets `frame`.
  @discardableResult @_disfavoredOverload
  public func frame(_ value: CGRect) -> Self {
    self.frame = value
    return self
  }

  /// Sets `gestureRecognizers`.
  @discardableResult @_disfavoredOverload
  public func gestureRecognizers(_ value: [UIGestureRecognizer]?) -> Self {
    self.gestureRecognizers = value
    return self
  }

  /// Sets `insetsLayoutMarginsFromSafeArea`.
  @discardableResult @_disfavoredOverload
  public func insetsLayoutMarginsFromSafeArea(_ value: Bool) -> Self {
    self.insetsLayoutMarginsFromSafeArea = value
    return self
  }

  /// Sets `interactions`.
  @discardableResult @_disfavoredOverload
  public func interactions(_ value: [any UIInteraction]) -> Self {
    self.interactions = value
    return self
  }

  /// Sets `isAccessibilityElement`.
  @discardableResult @_disfavoredOverload
  public func isAccessibilityElement(_ value: Bool) -> Self {
    self.isAccessibilityElement = value
    return self
  }

  /// Sets `isExclusiveTouch`.
  @discardableResult @_disfavoredOverload
  public func isExclusiveTouch(_ value: Bool) -> Self {
    self.isExclusiveTouch = value
    return self
  }

  /// Sets `isHidden`.
  @discardableResult @_disfavoredOverload
  public func isHidden(_ value: Bool) -> Self {
    self.isHidden = value
    return self
  }

  /// Sets `isMultipleTouchEnabled`.
  @discardableResult @_disfavoredOverload
  public func isMultipleTouchEnabled(_ value: Bool) -> Self {
    self.isMultipleTouchEnabled = value
    return self
  }

  /// Sets `isOpaque`.
  @discardableResult @_disfavoredOverload
  public func isOpaque(_ value: Bool) -> Self {
    self.isOpaque = value
    return self
  }

  /// Sets `isUserInteractionEnabled`.
  @discardableResult @_disfavoredOverload
  public func isUserInteractionEnabled(_ value: Bool) -> Self {
    self.isUserInteractionEnabled = value
    return self
  }

  /// Sets `layoutMargins`.
  @discardableResult @_disfavoredOverload
  public func layoutMargins(_ value: UIEdgeInsets) -> Self {
    self.layoutMargins = value
    return self
  }

  /// Sets `mask`.
  @discardableResult @_disfavoredOverload
  public func mask(_ value: UIView?) -> Self {
    self.mask = value
    return self
  }

  /// Sets `overrideUserInterfaceStyle`.
  @discardableResult @_disfavoredOverload
  public func overrideUserInterfaceStyle(_ value: UIUserInterfaceStyle) -> Self {
    self.overrideUserInterfaceStyle = value
    return self
  }

  /// Sets `preservesSuperviewLayoutMargins`.
  @discardableResult @_disfavoredOverload
  public func preservesSuperviewLayoutMargins(_ value: Bool) -> Self {
    self.preservesSuperviewLayoutMargins = value
    return self
  }

  /// Sets `restorationIdentifier`.
  @discardableResult @_disfavoredOverload
  public func restorationIdentifier(_ value: String?) -> Self {
    self.restorationIdentifier = value
    return self
  }

  /// Sets `semanticContentAttribute`.
  @discardableResult @_disfavoredOverload
  public func semanticContentAttribute(_ value: UISemanticContentAttribute) -> Self {
    self.semanticContentAttribute = value
    return self
  }

  /// Sets `shouldGroupAccessibilityChildren`.
  @discardableResult @_disfavoredOverload
  public func shouldGroupAccessibilityChildren(_ value: Bool) -> Self {
    self.shouldGroupAccessibilityChildren = value
    return self
  }

  /// Sets `tag`.
  @discardableResult @_disfavoredOverload
  public func tag(_ value: Int) -> Self {
    self.tag = value
    return self
  }

  /// Sets `tintAdjustmentMode`.
  @discardableResult @_disfavoredOverload
  public func tintAdjustmentMode(_ value: UIView.TintAdjustmentMode) -> Self {
    self.tintAdjustmentMode = value
    return self
  }

  /// Sets `tintColor`.
  @discardableResult @_disfavoredOverload
  public func tintColor(_ value: UIColor?) -> Self {
    self.tintColor = value
    return self
  }

  /// Sets `traitOverrides`.
  @available(iOS 17.0, tvOS 17.0, *)
  @discardableResult @_disfavoredOverload
  public func traitOverrides(_ value: UITraitOverrides) -> Self {
    self.traitOverrides = value
    return self
  }

  /// Sets `transform`.
  @discardableResult @_disfavoredOverload
  public func transform(_ value: CGAffineTransform) -> Self {
    self.transform = value
    return self
  }

  /// Sets `transform3D`.
  @discardableResult @_disfavoredOverload
  public func transform3D(_ value: CATransform3D) -> Self {
    self.transform3D = value
    return self
  }

  /// Sets `translatesAutoresizingMaskIntoConstraints`.
  @discardableResult @_disfavoredOverload
  public func translatesAutoresizingMaskIntoConstraints(_ value: Bool) -> Self {
    self.translatesAutoresizingMaskIntoConstraints = value
    return self
  }
}

/// What is set up by chained calls as a `UIVisualEffectView` is.
@preconcurrency @MainActor
public protocol ChainableVisualEffectView: Chainable {}

extension UIVisualEffectView: ChainableVisualEffectView {}

extension ChainableVisualEffectView where Self: UIVisualEffectView {
  /// Sets `effect`.
  @discardableResult @_disfavoredOverload
  public func effect(_ value: UIVisualEffect?) -> Self {
    self.effect = value
    return self
  }
}

/// What is set up by chained calls as a `UIWindow` is.
@preconcurrency @MainActor
public protocol ChainableWindow: Chainable {}

extension UIWindow: ChainableWindow {}

extension ChainableWindow where Self: UIWindow {
  /// Sets `rootViewController`.
  @discardableResult @_disfavoredOverload
  public func rootViewController(_ value: UIViewController?) -> Self {
    self.rootViewController = value
    return self
  }

  /// Sets `windowLevel`.
  @discardableResult @_disfavoredOverload
  public func windowLevel(_ value: UIWindow.Level) -> Self {
    self.windowLevel = value
    return self
  }

  /// Sets `windowScene`.
  @discardableResult @_disfavoredOverload
  public func windowScene(_ value: UIWindowScene?) -> Self {
    self.windowScene = value
    return self
  }
}
