import DeStijl
import Foundation
import LayoutStage
import Testing

@MainActor
struct TapReachTests {
  /// The findings about a target of the given size.
  private func told(_ width: CGFloat, _ height: CGFloat) throws -> [String] {
    try found(tapTargets()) {
      let (page, target) = (UIView(), UIView())
      target.addGestureRecognizer(UITapGestureRecognizer())
      page.addSubview(target)
      target.frame = CGRect(x: 100, y: 100, width: width, height: height)
      return page
    }.compactMap { $0.split(separator: "\n").first?.components(separatedBy: "area only ").last }
  }

  @Test func tappableAreaIsAsLongAsTheTarget() throws {
    for length in [1, 8, 15, 16, 17, 30, 43, 44, 60] as [CGFloat] {
      // The reach is measured in half points on each side of the center.
      let points = "\(Int(length)) point\(length == 1 ? "" : "s")"
      let said = length < 44 ? ["\(points) wide"] : []
      #expect(try told(length, 100) == said)
      let high = length < 44 ? ["\(points) high"] : []
      #expect(try told(100, length) == high)
    }
  }

  @Test func viewWithoutEnabledTapsIsNoTarget() throws {
    for isEnabled in [true, false] {
      let told = try found(tapTargets()) {
        let (page, target, tap) = (UIView(), UIView(), UITapGestureRecognizer())
        tap.isEnabled = isEnabled
        target.addGestureRecognizer(tap)
        target.frame = CGRect(x: 100, y: 100, width: 60, height: 20)
        let button = button("Go")
        button.isEnabled = isEnabled
        button.frame = CGRect(x: 100, y: 200, width: 10, height: 60)
        for view in [target, button] { page.addSubview(view) }
        return page
      }
      #expect(told.count == (isEnabled ? 2 : 0))
    }
  }

  /// UIKit is responsible for the intrinsic size of its controls, and the app for that of all
  /// others.
  @Test func onlyUIKitControlsMayKeepASmallIntrinsicSize() throws {
    final class Dot: UIControl {
      override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
    }
    for isOfUIKit in [true, false] {
      let told = try found(tapTargets()) {
        let (page, control) = (UIView(), isOfUIKit ? UISwitch() : Dot())
        control.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: control.intrinsicContentSize)
        page.addSubview(control)
        return page
      }
      #expect(told.count == (isOfUIKit ? 0 : 1))
    }
  }

  @Test func clippedTargetSharesNoArea() throws {
    let told = try found(tapTargets()) {
      let (view, inner, outer) = (UIView(), button("In"), button("Out"))
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
      scrollView.contentSize = CGSize(width: 393, height: 600)
      inner.frame = CGRect(x: 100, y: 270, width: 100, height: 60)
      outer.frame = CGRect(x: 100, y: 400, width: 100, height: 60)
      scrollView.addSubview(inner)
      view.addSubview(scrollView)
      view.addSubview(outer)
      return view
    }
    #expect(told == [])
  }

  @Test func coverShortensTheTappableAreaOnItsSide() throws {
    for cover in [1, 8, 15, 16, 17, 25, 29, 30, 40] as [CGFloat] {
      let found = try found(tapTargets()) {
        let (page, target, over) = (UIView(), UIView(), UIView())
        target.addGestureRecognizer(UITapGestureRecognizer())
        for view in [target, over] { page.addSubview(view) }
        target.frame = CGRect(x: 100, y: 100, width: 60, height: 60)
        over.frame = CGRect(x: 160 - cover, y: 100, width: 100, height: 60)
        return page
      }
      // The reach is 30 points on one side of the center plus the free part on the other.
      let reach = 60 - cover
      let isCovered = cover >= 30
      #expect(found.isEmpty == (reach >= 44))
      if reach < 44, !isCovered {
        #expect(found.first?.contains("area only \(Int(reach)) points wide") == true)
      } else if isCovered {
        #expect(found.first?.contains("can't be tapped") == true)
      }
    }
  }

  private final class Count {
    var comparisons = 0
  }

  /// Counts how often it is asked for the views that it is in.
  private final class Asked: UIButton {
    var count: Count?

    override func isDescendant(of view: UIView) -> Bool {
      count?.comparisons += 1
      return super.isDescendant(of: view)
    }
  }

  /// The other views are at different heights.
  @Test func tapTargetsAreComparedOnlyWithNeighbors() throws {
    let comparisons = try [50, 200].map { number in
      let count = Count()
      _ = try found(tapTargets(), size: .fixed(200, CGFloat(number) * 50)) {
        let page = UIView()
        for index in 0..<number {
          let button = Asked(frame: CGRect(x: 50, y: index * 50, width: 48, height: 48))
          button.count = count
          page.addSubview(button)
        }
        return page
      }
      return count.comparisons
    }
    #expect(comparisons[0] > 0 && comparisons[1] <= 5 * comparisons[0], "\(comparisons)")
  }

  /// A target in a scroll view may lie half beyond the visible edge, or entirely.
  @Test(arguments: [60, 100, 130, 190])
  func targetThatCanBeScrolledIntoViewIsReachable(top: CGFloat) throws {
    func page(_ holder: UIView) -> UIView {
      let (page, target) = (UIView(), UIView())
      target.addGestureRecognizer(UITapGestureRecognizer())
      holder.clipsToBounds = true
      holder.frame = CGRect(x: 50, y: 100, width: 200, height: 150)
      target.frame = CGRect(x: 0, y: top, width: 100, height: 60)
      (holder as? UIScrollView)?.contentSize = CGSize(width: 200, height: 500)
      holder.addSubview(target)
      page.addSubview(holder)
      return page
    }
    #expect(try found(tapTargets()) { page(UIScrollView()) } == [])
    // Nothing moves a target that another view clips.
    let isCut = top > 150 - 44 && top < 150
    #expect(try found(tapTargets()) { page(UIView()) }.isEmpty == !isCut)
  }

  private func page(_ target: UIView, _ size: CGSize) -> UIView {
    let page = UIView()
    target.frame = CGRect(origin: CGPoint(x: 100, y: 200), size: size)
    page.addSubview(target)
    return page
  }

  private func cross(_ length: CGFloat?) -> UIView {
    let cross = UIButton(type: .custom)
    cross.setImage(UIImage(systemName: "xmark"), for: .normal)
    let own = cross.intrinsicContentSize
    let size = CGSize(width: length ?? own.width, height: length ?? own.height)
    return page(cross, size)
  }

  /// A control made longer than its intrinsic size has the length that the app intended.
  @Test func uiKitControlOfAnotherSmallSizeIsFound() throws {
    #expect(try found(tapTargets()) { cross(nil) } == [])
    #expect(try found(tapTargets()) { cross(44) } == [])
    #expect(
      try found(tapTargets()) { cross(30) } == [
        """
        tapTargets(atLeast: 44): UIButton has a tappable area only 30 points wide
          on iPhone16
        """,
        """
        tapTargets(atLeast: 44): UIButton has a tappable area only 30 points high
          on iPhone16
        """,
      ])
  }

  @Test func uiKitControlCoveredWithinItsOwnLengthIsFound() throws {
    let found = try found(tapTargets()) {
      let (button, cover) = (button("A long title"), UIView())
      let size = button.intrinsicContentSize
      let page = page(button, size)
      cover.frame = CGRect(x: 100 + size.width / 2 + 5, y: 200, width: 200, height: 60)
      page.addSubview(cover)
      button.frame.size.height = 44
      return page
    }
    #expect(found.count == 1 && found[0].contains("points wide"), "\(found)")
  }
}
