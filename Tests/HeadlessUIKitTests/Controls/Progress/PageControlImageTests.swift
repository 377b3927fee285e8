import HeadlessUIKit
import Testing

/// Images that replace the dots of a page control.
@MainActor
struct PageControlImageTests {
  private func control(_ change: (UIPageControl) -> Void = { _ in }) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 26))
    (control.numberOfPages, control.currentPage) = (3, 1)
    change(control)
    return control
  }

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  /// Returns the drawn images, by the lengths of their sides, and the number of dots.
  private func drawn(_ control: UIPageControl) -> (images: [String], dots: Int) {
    let lines = Headless.render(control).split(separator: "\n").filter { $0.contains("<rect") }
    let sides = ["5", "6", "7"]
    return (
      lines.compactMap { line in
        line.contains("rx=") ? nil : sides.first { line.contains(" width=\"\($0)\"") }
      },
      lines.count { $0.contains("rx=") }
    )
  }

  @Test func mostSpecificIndicatorImageIsDrawn() {
    #expect(drawn(control()).dots == 3)
    let all = control { $0.preferredIndicatorImage = square(5) }
    #expect(drawn(all).images == ["5", "5", "5"] && drawn(all).dots == 0)
    all.setIndicatorImage(square(6), forPage: 2)
    #expect(drawn(all).images == ["5", "5", "6"])
    all.preferredCurrentPageIndicatorImage = square(7)
    #expect(drawn(all).images == ["5", "7", "6"])
    all.currentPage = 2
    #expect(drawn(all).images == ["5", "5", "7"])
    all.setCurrentPageIndicatorImage(square(5), forPage: 2)
    #expect(drawn(all).images == ["5", "5", "5"])
    let some = control { $0.setIndicatorImage(square(6), forPage: 0) }
    #expect(drawn(some).images == ["6"] && drawn(some).dots == 2)
    #expect(all.intrinsicContentSize == control().intrinsicContentSize)
  }

  @Test func indicatorImagesTakeTheDotColor() {
    let control = control {
      $0.preferredIndicatorImage = square(5)
      $0.pageIndicatorTintColor = .red
      $0.currentPageIndicatorTintColor = .blue
    }
    let picture = Headless.render(control)
    #expect(picture.split(separator: "#ff0000").count == 3)
    #expect(picture.split(separator: "#0000ff").count == 2)
    let original = square(5).withRenderingMode(.alwaysOriginal)
    control.preferredIndicatorImage = original
    #expect(!Headless.render(control).contains("#ff0000"))
  }
}
