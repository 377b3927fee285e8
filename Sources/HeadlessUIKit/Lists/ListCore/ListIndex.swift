import Foundation

/// The index at the side of a list.
struct ListIndex {
  /// The titles; nil before the data source is asked.
  fileprivate var titles: [String]?
  fileprivate var view: SectionIndexView?
}

/// A list whose data source provides an index at its side.
@MainActor
protocol IndexedList: UIScrollView {
  var listComponents: ListComponents { get set }
  /// The titles from the data source.
  var titlesForIndex: [String] { get }
  /// Whether the list has enough items for an index.
  var isLongEnoughForIndex: Bool { get }
  func indexLook(_ titles: [String]) -> SectionIndexView.Look
  /// Scrolls the target of a title to the top.
  func show(whatIndexTitle title: String, leadsToAt index: Int)
}

extension IndexedList {
  /// Has the data source asked again.
  func forgetIndex() {
    listComponents.index.titles = nil
    setNeedsLayout()
  }

  /// The width of the index.
  var indexWidth: CGFloat { listComponents.index.view?.width ?? 0 }

  /// Shows the index if there are titles and the list is long enough.
  func showIndex() {
    let titles = listComponents.index.titles ?? titlesForIndex
    listComponents.index.titles = titles
    guard !titles.isEmpty, isLongEnoughForIndex else {
      listComponents.index.view?.removeFromSuperview()
      listComponents.index.view = nil
      return
    }
    let view = listComponents.index.view ?? SectionIndexView()
    view.choose = { [weak self] in self?.choose($0) }
    view.look = indexLook(titles)
    listComponents.index.view = view
  }

  /// Places the index in front of all views, in the visible area.
  func placeIndex() {
    guard let index = listComponents.index.view else { return }
    if subviews.last !== index { addSubview(index) }
    let (insets, safe, width) = (adjustedContentInset, safeAreaInsets, index.width)
    let frame = CGRect(
      x: bounds.minX + (isRightToLeft ? safe.left : bounds.width - safe.right - width),
      y: bounds.minY + insets.top, width: width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if index.frame != frame { index.frame = frame }
  }

  private func choose(_ index: Int) {
    guard let titles = listComponents.index.titles, titles.indices.contains(index) else { return }
    show(whatIndexTitle: titles[index], leadsToAt: index)
  }
}
