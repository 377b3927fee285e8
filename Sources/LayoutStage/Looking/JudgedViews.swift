extension UIView {
  /// The view and those in it that an app is answerable for: not what UIKit has put into its own.
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

  /// The subviews: those of a list as rows come one after another, whichever cells show them, and
  /// without those that wait for another row; those of a button without what shows its title and image;
  /// those of a controller's pages without its dots.
  var shownSubviews: [UIView] {
    if let button = self as? UIButton { return subviews.filter { !button.hasMade($0) } }
    if next is UIPageViewController { return subviews.filter { !($0 is UIPageControl) } }
    guard self is UIScrollView else { return subviews }
    let shown = subviews.filter { !$0.isHidden || !($0.isCell || $0.isSectionPart) }
    return shown.ordered(where: \.isCell).ordered(where: \.isSectionPart)
  }

  fileprivate var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

  /// Whether a list shows it for a section, as a header.
  fileprivate var isSectionPart: Bool {
    self is UITableViewHeaderFooterView || (self is UICollectionReusableView && !isCell)
  }

  /// Whether a layout has put it there to be told of changes: nobody sees it, and nobody can mend it.
  var isSensor: Bool { self is any SensorView }

  /// Those that are to be seen.
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

  /// Whether what is in it is UIKit's.
  var isClosed: Bool { ClosedClasses.hold(self) }

  fileprivate var isOfClosedClass: Bool {
    switch self {
    case is UILabel, is UIImageView, is UITextView, is UINavigationBar, is UITabBar, is UIToolbar,
      is UISearchBar, is UIPickerView, is UIActivityIndicatorView, is UIProgressView:
      true
    // UIKit puts nothing into a control that is no more than that.
    case let control as UIControl: control.isOfUIKit && type(of: control) != UIControl.self
    default: false
    }
  }

  /// Whether UIKit's own code has declared its class.
  var isOfUIKit: Bool { ClassFacts.of(self).isOfLibrary }

  /// In the coordinates of the root of its tree.
  var frameInRoot: CGRect { convert(bounds, to: treeRoot) }

  /// The nearest view that contains this and another.
  func commonAncestor(with other: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
  }

  /// Half a pixel, which rounding may take.
  var halfPixel: CGFloat { 0.5 / max(1, traitCollection.displayScale) + 0.001 }

  /// Whether so many points are more than a pixel. Traits take a while, and are asked for only where
  /// it is not clear without.
  func isMoreThanPixel(_ points: CGFloat) -> Bool { points > 0 && points > 2 * halfPixel }

  /// The line that lays it out, as far as it is known.
  package var layoutLine: SourceLine? {
    for holder in sequence(first: self, next: \.superview) {
      for case let constraint as LayoutConstraint in holder.constraints
      where constraint.subject === self {
        if let line = constraint.line { return line }
      }
    }
    return nil
  }

  /// Whether it is in something whose content moves.
  var scrolls: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains { $0 is UIScrollView }
  }
}

extension [UIView] {
  /// The same, of which some are in the order in which they are read, at the places where they are.
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
  /// The label of its title, if it has one. A button that is asked for its label without having a title
  /// makes one, and is not what it was.
  var writtenLabel: UILabel? {
    let hasTitle =
      currentTitle != nil || currentAttributedTitle != nil || configuration?.title != nil
    return hasTitle ? titleLabel : nil
  }

  /// Whether UIKit has put a view into it that shows its title or its image.
  fileprivate func hasMade(_ view: UIView) -> Bool {
    switch view {
    // Its labels are of a class of their own.
    case is UILabel: type(of: view) != UILabel.self && view.isOfUIKit
    case is UIImageView:
      (currentImage != nil || configuration?.image != nil) && view === imageView
    default: false
    }
  }
}

/// The classes whose views hold what is UIKit's, each found out once: to ask for all of them takes a while.
@MainActor
private enum ClosedClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func hold(_ view: UIView) -> Bool {
    let key = ObjectIdentifier(type(of: view))
    if let isClosed = known[key] { return isClosed }
    let isClosed = view.isOfClosedClass
    known[key] = isClosed
    return isClosed
  }
}
