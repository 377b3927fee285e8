import Foundation
import TestSupport
import Testing

/// The effect of each attribute of the table, in the table's order: images, scroll views, controls, stacks and lists.
@MainActor
struct ControlAttributeTests {
  @Test func imageAttributesSetTheirProperties() {
    let image = UIImage()
    check(.image(image), UIImageView()) { $0.image === image }
    check(.image(image), UIButton()) { $0.image(for: .normal) === image }
    check(.highlightedImage(image), UIImageView()) { $0.highlightedImage === image }
    check(.animationImages([image]), UIImageView()) { $0.animationImages == [image] }
    check(.highlightedAnimationImages([image]), UIImageView()) {
      $0.highlightedAnimationImages == [image]
    }
    check(.animationRepeatCount(3), UIImageView()) { $0.animationRepeatCount == 3 }
    check(.animationDuration(2), UIImageView()) { $0.animationDuration == 2 }
    check(.highlighted(true), UIImageView()) { $0.isHighlighted }
    let template: UIImageView = [.renderingMode(.alwaysTemplate), .image(image)]
    let button: UIButton = [.renderingMode(.alwaysTemplate), .image(image)]
    #expect(template.image?.renderingMode == .alwaysTemplate)
    #expect(button.image(for: .normal)?.renderingMode == .alwaysTemplate)
  }

  @Test func scrollViewAttributesSetTheirProperties() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    check(.scrollEnabled(false), UIScrollView()) { !$0.isScrollEnabled }
    check(.contentSize(CGSize(width: 4, height: 5)), UIScrollView()) { $0.contentSize.height == 5 }
    check(.contentInset(insets), UIScrollView()) { $0.contentInset == insets }
    check(.scrollIndicatorInsets(insets), UIScrollView()) {
      $0.verticalScrollIndicatorInsets == insets && $0.horizontalScrollIndicatorInsets == insets
    }
    check(.bounces(false), UIScrollView()) { !$0.bounces }
    check(.alwaysBounceVertical(true), UIScrollView()) { $0.alwaysBounceVertical }
    check(.alwaysBounceHorizontal(true), UITableView()) { $0.alwaysBounceHorizontal }
    check(.pagingEnabled(true), UIScrollView()) { $0.isPagingEnabled }
    check(.showsHorizontalScrollIndicator(false), UIScrollView()) {
      !$0.showsHorizontalScrollIndicator
    }
    check(.showsVerticalScrollIndicator(false), UITextView()) { !$0.showsVerticalScrollIndicator }
    check(.indicatorStyle(.white), UIScrollView()) { $0.indicatorStyle == .white }
    check(.decelerationRate(.fast), UIScrollView()) { $0.decelerationRate == .fast }
    check(.delaysContentTouches(false), UIScrollView()) { !$0.delaysContentTouches }
    check(.canCancelContentTouches(false), UIScrollView()) { !$0.canCancelContentTouches }
    check(.minimumZoomScale(0.5), UIScrollView()) { $0.minimumZoomScale == 0.5 }
    check(.maximumZoomScale(3), UIScrollView()) { $0.maximumZoomScale == 3 }
    check(.bouncesZoom(false), UIScrollView()) { !$0.bouncesZoom }
    check(.scrollsToTop(false), UIScrollView()) { !$0.scrollsToTop }
    check(.keyboardDismissMode(.onDrag), UIScrollView()) { $0.keyboardDismissMode == .onDrag }
    let zoomed = Zoomable()
    ViewStyle([.zoomScale(2), .maximumZoomScale(3)]).install(on: zoomed)
    #expect(zoomed.zoomScale == 2)
  }

  @Test func controlAttributesSetTheirProperties() {
    check(.contentVerticalAlignment(.top), UIControl()) { $0.contentVerticalAlignment == .top }
    check(.contentHorizontalAlignment(.left), UIControl()) {
      $0.contentHorizontalAlignment == .left
    }
    check(.enabled(false), UIControl()) { !$0.isEnabled }
    check(.selected(true), UIControl()) { $0.isSelected }
    check(.highlighted(true), UIControl()) { $0.isHighlighted }
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    check(.contentEdgeInsets(insets), UIButton()) { $0.contentEdgeInsets == insets }
    check(.titleEdgeInsets(insets), UIButton()) { $0.titleEdgeInsets == insets }
    check(.imageEdgeInsets(insets), UIButton()) { $0.imageEdgeInsets == insets }
    check(.reversesTitleShadowWhenHighlighted(true), UIButton()) {
      $0.reversesTitleShadowWhenHighlighted
    }
    check(.adjustsImageWhenHighlighted(false), UIButton()) { !$0.adjustsImageWhenHighlighted }
    check(.adjustsImageWhenDisabled(false), UIButton()) { !$0.adjustsImageWhenDisabled }
    check(.showsTouchWhenHighlighted(true), UIButton()) { $0.showsTouchWhenHighlighted }
  }

  @Test func stateStylesSetButtonProperties() {
    let image = UIImage()
    let kinds: [ControlStateStyle] = [
      Normal("n", .red), Highlighted("h", image), Disabled("d", image, .blue), Selected(.green),
      Focused("f"), Application("a"), Reserved("r"),
    ]
    let button: UIButton = [.states(kinds), .text("t"), .textColor(.yellow), .image(image)]
    #expect(button.title(for: .normal) == "n" && button.titleColor(for: .normal) == .red)
    #expect(button.title(for: .highlighted) == "h" && button.image(for: .highlighted) === image)
    #expect(button.title(for: .disabled) == "d" && button.titleColor(for: .disabled) == .blue)
    #expect(button.titleColor(for: .selected) == .green && button.title(for: .focused) == "f")
    #expect(button.title(for: .application) == "a" && button.title(for: .reserved) == "r")
    button.isSelected = true
    #expect(button.currentTitle == "n" && button.image(for: .normal) === image)
    let filled: UIButton = [
      .states([Highlighted("h", backgroundColor: .red), Normal(nil, borderColor: .blue)])
    ]
    #expect(filled.backgroundImage(for: .highlighted)?.size == CGSize(width: 1, height: 1))
    #expect(filled.layer.borderColor == UIColor.blue.cgColor)
  }

  @Test func stackAttributesSetTheirProperties() {
    let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    check(.axis(.vertical), UIStackView()) { $0.axis == .vertical }
    check(.distribution(.fillEqually), UIStackView()) { $0.distribution == .fillEqually }
    check(.alignment(.center), UIStackView()) { $0.alignment == .center }
    check(.spacing(6), UIStackView()) { $0.spacing == 6 }
    check(.marginsRelative(true), UIStackView()) { $0.isLayoutMarginsRelativeArrangement }
    check(.baselineRelative(true), UIStackView()) { $0.isBaselineRelativeArrangement }
    check(.margin(Margin(top: 1, left: 2, bottom: 3, right: 4)), UIStackView()) {
      $0.layoutMargins == margins && $0.isLayoutMarginsRelativeArrangement
    }
    check(.margin(Margin(vertical: 2, horizontal: 3, isRelative: false)), UIStackView()) {
      $0.layoutMargins.left == 3 && !$0.isLayoutMarginsRelativeArrangement
    }
    for margin in [CGFloat(5), Int(5), Double(5), Margin(5)] as [any MarginExpressible] {
      check(.margin(margin), UIStackView()) {
        $0.layoutMargins == UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      }
    }
    check(.horizontalMargin(7), UIStackView()) {
      $0.layoutMargins == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 7)
    }
    check(.verticalMargin(7), UIStackView()) {
      $0.layoutMargins == UIEdgeInsets(top: 7, left: 0, bottom: 7, right: 0)
    }
    let (a, b) = (UIView(), UIView())
    check(.views([a, nil, b]), UIStackView()) { $0.arrangedSubviews == [a, b] }
  }

  @Test func marginsWithTheSameEffectAreEqual() {
    let margins = [
      Margin(4), Margin(4, isRelative: false), Margin(5), Margin(top: 4), Margin(left: 4),
      Margin(bottom: 4), Margin(right: 4),
    ]
    for (number, margin) in margins.enumerated() {
      #expect(margins.map { $0 == margin } == margins.indices.map { $0 == number })
    }
    #expect(Set(margins + margins).count == margins.count)
  }

  @Test func cellsAreRegisteredWithTheirKindOfList() {
    let cells: [any RegisterableCell] = [
      CellClass(OwnRow.self, "row"), CellClass(OwnItem.self, "item"),
      CellClass(UIView.self, "none"),
    ]
    let table: UITableView = [.registerCells(cells)]
    let collection: UICollectionView = [.registerCells(cells)]
    #expect(table.dequeueReusableCell(withIdentifier: "row") is OwnRow)
    #expect(table.dequeueReusableCell(withIdentifier: "item") == nil)
    let source = ItemSource()
    collection.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    collection.dataSource = source
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) is OwnItem)
  }

  @Test func listAttributesSetTheirProperties() {
    let view = UIView()
    check(.backgroundView(view), UITableView()) { $0.backgroundView === view }
    check(.backgroundView(view), makeCollection()) { $0.backgroundView === view }
    check(.allowsMultipleSelection(true), UITableView()) { $0.allowsMultipleSelection }
    check(.allowsSelection(false), makeCollection()) { !$0.allowsSelection }
    check(.remembersLastFocusedIndexPath(true), UITableView()) { $0.remembersLastFocusedIndexPath }
    check(.rowHeight(31), UITableView()) { $0.rowHeight == 31 }
    check(.separatorStyle(.none), UITableView()) { $0.separatorStyle == .none }
    check(.separatorColor(.red), UITableView()) { $0.separatorColor == .red }
    check(.separatorInset(UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)), UITableView()) {
      $0.separatorInset.left == 9
    }
    check(.cellLayoutMarginsFollowReadableWidth(true), UITableView()) {
      $0.cellLayoutMarginsFollowReadableWidth
    }
    check(.sectionHeaderHeight(9), UITableView()) { $0.sectionHeaderHeight == 9 }
    check(.sectionFooterHeight(9), UITableView()) { $0.sectionFooterHeight == 9 }
    check(.estimatedRowHeight(9), UITableView()) { $0.estimatedRowHeight == 9 }
    check(.estimatedSectionHeaderHeight(9), UITableView()) { $0.estimatedSectionHeaderHeight == 9 }
    check(.estimatedSectionFooterHeight(9), UITableView()) { $0.estimatedSectionFooterHeight == 9 }
    check(.allowsSelectionDuringEditing(true), UITableView()) { $0.allowsSelectionDuringEditing }
    check(.allowsMultipleSelectionDuringEditing(true), UITableView()) {
      $0.allowsMultipleSelectionDuringEditing
    }
    check(.isEditing(true), UITableView()) { $0.isEditing }
    check(.sectionIndexColor(.red), UITableView()) { $0.sectionIndexColor == .red }
    check(.sectionIndexBackgroundColor(.red), UITableView()) {
      $0.sectionIndexBackgroundColor == .red
    }
    check(.sectionIndexTrackingBackgroundColor(.red), UITableView()) {
      $0.sectionIndexTrackingBackgroundColor == .red
    }
    check(.sectionIndexMinimumDisplayRowCount(4), UITableView()) {
      $0.sectionIndexMinimumDisplayRowCount == 4
    }
    check(.separatorEffect(UIBlurEffect(style: .dark)), UITableView()) { $0.separatorEffect != nil }
    check(.isPrefetchingEnabled(false), makeCollection()) { !$0.isPrefetchingEnabled }
    let layout = UICollectionViewFlowLayout()
    let collection: UICollectionView = [
      .itemSize(CGSize(width: 8, height: 9)), .collectionViewLayout(layout),
    ]
    #expect(collection.collectionViewLayout === layout && layout.itemSize.height == 9)
  }

  @Test func otherControlAttributesSetTheirProperties() {
    let image = UIImage()
    check(.prompt("p"), UISearchBar()) { $0.prompt == "p" }
    check(.searchBarStyle(.minimal), UISearchBar()) { $0.searchBarStyle == .minimal }
    check(.segments([.title("a"), .image(image)]), UISegmentedControl()) {
      $0.numberOfSegments == 2 && $0.titleForSegment(at: 0) == "a"
        && $0.imageForSegment(at: 1) === image
    }
    check(.thumbTintColor(.red), UISlider()) { $0.thumbTintColor == .red }
    check(.thumbTintColor(.red), UISwitch()) { $0.thumbTintColor == .red }
    check(.on(true), UISwitch()) { $0.isOn }
    check(.onTintColor(.red), UISwitch()) { $0.onTintColor == .red }
    check(.onImage(image), UISwitch()) { $0.onImage === image }
    check(.offImage(image), UISwitch()) { $0.offImage === image }
    let slider: UISlider = [.sliderValue(50), .sliderRange(10..<100)]
    #expect(slider.value == 50 && slider.minimumValue == 10 && slider.maximumValue == 100)
    check(.spinnerStyle(.large), UIActivityIndicatorView()) { $0.style == .large }
    check(.hidesWhenStopped(false), UIActivityIndicatorView()) { !$0.hidesWhenStopped }
    check(.spin(true), UIActivityIndicatorView()) { $0.isAnimating }
    check(.spinnerScale(2), UIActivityIndicatorView()) {
      $0.transform == CGAffineTransform(scaleX: 2, y: 2)
    }
    check(.progressViewStyle(.bar), UIProgressView()) { $0.progressViewStyle == .bar }
    check(.progress(0.5), UIProgressView()) { $0.progress == 0.5 }
    check(.progressTintColor(.red), UIProgressView()) { $0.progressTintColor == .red }
    check(.progressImage(image), UIProgressView()) { $0.progressImage === image }
    check(.trackTintColor(.red), UIProgressView()) { $0.trackTintColor == .red }
    check(.trackImage(image), UIProgressView()) { $0.trackImage === image }
    let pages: UIPageControl = [.currentPage(3), .numberOfPages(5)]
    #expect(pages.currentPage == 3 && pages.numberOfPages == 5)
    check(.hidesForSinglePage(true), UIPageControl()) { $0.hidesForSinglePage }
    check(.pageIndicatorTintColor(.red), UIPageControl()) { $0.pageIndicatorTintColor == .red }
    check(.currentPageIndicatorTintColor(.red), UIPageControl()) {
      $0.currentPageIndicatorTintColor == .red
    }
  }

  @Test func delegateAttributesSetTheirDelegates() {
    let listener = Listener()
    check(.delegate(listener), UITextView()) { $0.delegate === listener }
    check(.delegate(listener), UITableView()) { $0.delegate === listener }
    check(.delegate(listener), makeCollection()) { $0.delegate === listener }
    check(.delegate(listener), UIScrollView()) { $0.delegate === listener }
    check(.delegate(listener), UIPickerView()) { $0.delegate === listener }
    check(.delegate(listener), UISearchBar()) { $0.delegate === listener }
    let source = ItemSource()
    check(.dataSource(source), makeCollection()) { $0.dataSource === source }
    check(.prefetchDataSource(listener), UITableView()) { $0.prefetchDataSource === listener }
  }

  private func makeCollection() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
}

private final class Zoomable: UIScrollView, UIScrollViewDelegate {
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    addSubview(content)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

private final class OwnRow: UITableViewCell {}

private final class OwnItem: UICollectionViewCell {}

private final class ItemSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

private final class Listener: NSObject, UITextViewDelegate, UITableViewDelegate,
  UICollectionViewDelegate, UIPickerViewDelegate, UISearchBarDelegate,
  UITableViewDataSourcePrefetching
{
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
