import Foundation

/// The index at the side of a list.
struct ListIndex {
  /// The titles, as far as the data source has been asked for them.
  fileprivate var titles: [String]?
  fileprivate var view: SectionIndexView?
}

/// A list whose data source says what stands in an index at its side.
@MainActor
protocol IndexedList: UIScrollView {
  var helpers: ListHelpers { get set }
  /// What the data source says.
  var titlesForIndex: [String] { get }
  /// Whether there is enough in the list for an index.
  var isLongEnoughForIndex: Bool { get }
  func lookOfIndex(_ titles: [String]) -> SectionIndexView.Look
  /// Brings to the top what a title leads to.
  func show(whatIndexTitle title: String, leadsToAt index: Int)
}

extension IndexedList {
  /// The data source is asked again.
  func forgetIndex() {
    helpers.index.titles = nil
    setNeedsLayout()
  }

  /// How much of the width the index takes.
  var indexWidth: CGFloat { helpers.index.view?.width ?? 0 }

  /// Has the index where there are titles and enough to be led to.
  func showIndex() {
    let titles = helpers.index.titles ?? titlesForIndex
    helpers.index.titles = titles
    guard !titles.isEmpty, isLongEnoughForIndex else {
      helpers.index.view?.removeFromSuperview()
      helpers.index.view = nil
      return
    }
    let view = helpers.index.view ?? SectionIndexView()
    view.choose = { [weak self] in self?.choose($0) }
    view.look = lookOfIndex(titles)
    helpers.index.view = view
  }

  /// In front of all, where it is seen.
  func placeIndex() {
    guard let index = helpers.index.view else { return }
    if subviews.last !== index { addSubview(index) }
    let (insets, safe, width) = (adjustedContentInset, safeAreaInsets, index.width)
    let frame = CGRect(
      x: bounds.minX + (isRightToLeft ? safe.left : bounds.width - safe.right - width),
      y: bounds.minY + insets.top, width: width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if index.frame != frame { index.frame = frame }
  }

  private func choose(_ index: Int) {
    guard let titles = helpers.index.titles, titles.indices.contains(index) else { return }
    show(whatIndexTitle: titles[index], leadsToAt: index)
  }
}
