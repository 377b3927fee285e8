import Foundation

/// Lays out the items of a bar in a row.
@MainActor
enum BarRow {
  /// Adds the views of items to a bar and lays them out in a rectangle, from its start. Flexible
  /// spaces share the remaining width.
  ///
  /// - Parameter look: Returns the bar's appearance for an item.
  /// - Returns: The end of the last item, as a distance from the start.
  @discardableResult
  static func layOut(
    _ items: [UIBarButtonItem], in bar: UIView, rect: CGRect, gap: CGFloat, fromRight: Bool,
    look: (UIBarButtonItem) -> UIBarButtonItemAppearance?
  ) -> CGFloat {
    let shown = items.filter { !$0.isHidden }
    for item in shown { item.enter(bar, look: look(item)) }
    let widths = shown.map { $0.isFlexibleSpace ? 0 : width(of: $0) }
    let gaps = zip(shown, shown.dropFirst()).map { $0.view == nil || $1.view == nil ? 0 : gap }
    let rest = rect.width - widths.reduce(0, +) - gaps.reduce(0, +)
    let share = max(0, rest) / CGFloat(max(1, shown.filter(\.isFlexibleSpace).count))
    var offset: CGFloat = 0
    for (index, item) in shown.enumerated() {
      let width = item.isFlexibleSpace ? share : widths[index]
      if let view = item.view {
        if view.superview !== bar { bar.addSubview(view) }
        let height = min(size(of: view).height, rect.height)
        let x = fromRight ? rect.maxX - offset - width : rect.minX + offset
        view.frame = CGRect(x: x, y: rect.midY - height / 2, width: width, height: height)
      }
      offset += width + (index < gaps.count ? gaps[index] : 0)
    }
    return offset
  }

  private static func width(of item: UIBarButtonItem) -> CGFloat {
    if item.width > 0 { return item.width }
    return max(item.view.map { size(of: $0).width } ?? 0, item.widthOfPossibleTitles)
  }

  static func size(of view: UIView) -> CGSize {
    let content = view.intrinsicContentSize
    if content.width >= 0, content.height >= 0 { return content }
    if view.translatesAutoresizingMaskIntoConstraints { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Removes the views of items that a bar no longer shows.
  static func remove(_ old: [UIBarButtonItem], butKeep new: [UIBarButtonItem], from bar: UIView) {
    for item in old where item.bar === bar && !new.contains(where: { $0 === item }) {
      item.leave()
    }
  }
}

extension CGRect {
  /// Returns the area between the views at both ends of a row.
  @MainActor
  func room(between views: (left: [UIView], right: [UIView]), gap: CGFloat) -> CGRect {
    let start = views.left.map(\.frame.maxX).max().map { $0 + gap } ?? minX
    let end = views.right.map(\.frame.minX).min().map { $0 - gap } ?? maxX
    return CGRect(x: start, y: minY, width: max(0, end - start), height: height)
  }

  /// Returns a rectangle no wider than this one, centered at `middle` as far as it fits.
  func part(_ size: CGSize, around middle: CGFloat) -> CGRect {
    let width = min(size.width, self.width)
    return CGRect(
      x: max(minX, min(middle - width / 2, maxX - width)), y: midY - size.height / 2, width: width,
      height: size.height)
  }
}
