extension UIView {
  /// The view and the views in it that an app is responsible for, without those that UIKit puts
  /// into its own views.
  package var judgedTree: [UIView] {
    var tree: [UIView] = []
    collectJudged(into: &tree)
    return tree
  }

  private func collectJudged(into tree: inout [UIView]) {
    tree.append(self)
    guard !subviews.isEmpty, !isClosed else { return }
    for view in shownSubviews where !view.isSensor { view.collectJudged(into: &tree) }
  }

  /// The subviews, except for lists, buttons and page controllers. The cells of a list are in the
  /// order of its rows, whichever cells show them, without those that wait for reuse. A button
  /// lacks the views that show its title and image; a page controller, its dots.
  var shownSubviews: [UIView] {
    if let button = self as? UIButton { return subviews.filter { !button.hasMade($0) } }
    if next is UIPageViewController { return subviews.filter { !($0 is UIPageControl) } }
    guard self is UIScrollView else { return subviews }
    let shown = subviews.filter { !$0.waitsForReuse }
    return shown.ordered(where: \.isCell).ordered(where: \.isSectionPart)
  }

  /// The view and all views in it, except for parts of lists that wait for reuse.
  var treeInUse: [UIView] {
    [self] + subviews.filter { !$0.waitsForReuse }.flatMap(\.treeInUse)
  }

  private var waitsForReuse: Bool { isHidden && (isCell || isSectionPart) }

  fileprivate var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

  /// Whether the view belongs to a section of a list, as a header does.
  fileprivate var isSectionPart: Bool {
    self is UITableViewHeaderFooterView || (self is UICollectionReusableView && !isCell)
  }

  /// Whether a layout has added the view to be told of changes: it is invisible, and nobody can
  /// correct it.
  var isSensor: Bool { self is any SensorView }

  /// The visible views of the tree.
  var seenTree: [UIView] {
    var tree: [UIView] = []
    collectSeen(into: &tree)
    return tree
  }

  private func collectSeen(into tree: inout [UIView]) {
    guard !isHidden, alpha >= 0.01 else { return }
    tree.append(self)
    guard !subviews.isEmpty, !isClosed else { return }
    for view in shownSubviews { view.collectSeen(into: &tree) }
  }

  /// Whether UIKit owns the content of the view.
  var isClosed: Bool { ClosedClasses.contains(self) }

  fileprivate var isOfClosedClass: Bool {
    switch self {
    case is UILabel, is UIImageView, is UITextView, is UINavigationBar, is UITabBar, is UIToolbar,
      is UISearchBar, is UIPickerView, is UIActivityIndicatorView, is UIProgressView:
      true
    // UIKit puts nothing into a plain `UIControl`.
    case let control as UIControl: control.isOfUIKit && type(of: control) != UIControl.self
    default: false
    }
  }

  /// Whether the class of the view is declared by UIKit.
  var isOfUIKit: Bool { ClassFacts.of(self).isOfLibrary }

  /// The frame in the coordinates of the root of the view's tree.
  var frameInRoot: CGRect { convert(bounds, to: treeRoot) }

  /// Returns the nearest view that contains this view and another.
  func commonAncestor(with other: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
  }

  /// Half a pixel, in points: the error of rounding.
  var halfPixel: CGFloat { 0.5 / max(1, traitCollection.displayScale) + 0.001 }

  /// Returns whether a distance exceeds a pixel. Traits are slow to read, so they are not read for
  /// a distance that is not positive.
  func isMoreThanPixel(_ points: CGFloat) -> Bool { points > 0 && points > 2 * halfPixel }

  /// The line that lays out the view, as far as it is known.
  package var layoutLine: SourceLine? {
    for holder in sequence(first: self, next: \.superview) {
      for case let constraint as LayoutConstraint in holder.constraints
      where constraint.subject === self {
        if let line = constraint.line { return line }
      }
    }
    return nil
  }

  /// Whether the view is in a scroll view.
  var scrolls: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains { $0 is UIScrollView }
  }
}

extension [UIView] {
  /// Returns the views with some of them sorted in reading order, among the places of these.
  @MainActor
  fileprivate func ordered(where isOrdered: (UIView) -> Bool) -> [UIView] {
    let places = indices.filter { isOrdered(self[$0]) }
    guard places.count > 1 else { return self }
    let views = places.map { self[$0] }.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    var ordered = self
    for (place, view) in zip(places, views) { ordered[place] = view }
    return ordered
  }
}

extension UIButton {
  /// The label of the title, if there is a title. `titleLabel` would create the label of a button
  /// without a title, and so change the button.
  var writtenLabel: UILabel? {
    let hasTitle =
      currentTitle != nil || currentAttributedTitle != nil || configuration?.title != nil
    return hasTitle ? titleLabel : nil
  }

  /// Returns whether UIKit has added a view to show the title or the image.
  fileprivate func hasMade(_ view: UIView) -> Bool {
    switch view {
    // UIKit's labels in buttons have a class of their own.
    case is UILabel: type(of: view) != UILabel.self && view.isOfUIKit
    case is UIImageView:
      (currentImage != nil || configuration?.image != nil) && view === imageView
    default: false
    }
  }
}

/// The classes whose views have content owned by UIKit, each determined once, as this is slow.
@MainActor
private enum ClosedClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ view: UIView) -> Bool {
    let key = ObjectIdentifier(type(of: view))
    if let isClosed = known[key] { return isClosed }
    let isClosed = view.isOfClosedClass
    known[key] = isClosed
    return isClosed
  }
}
