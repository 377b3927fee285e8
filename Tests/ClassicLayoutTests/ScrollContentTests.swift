import TestSupport
import Testing

/// Views that are put as the content of a scroll view.
@MainActor
struct ScrollContentTests {
  private let stage = Stage(CGSize(width: 100, height: 200))
  private let scroll = UIScrollView()
  private let tall = SizedView("tall", 40, 500)
  private let short = SizedView("short", 40, 50)

  private func layOut(_ fill: (ContentContainer<UIScrollView>) -> Void) -> ConstraintGroup {
    let group = stage.view.layoutContent { content in
      content.put(scroll).edges(.equal, to: .parent).layoutContent(fill)
    }
    _ = stage.size
    return group
  }

  @Test func verticalContentTakesTheFrameWidthAndItsOwnHeight() throws {
    let group = layOut { scroll in
      scroll.putScrollVContentView().layoutContent { content in
        content.put(tall).edges(.equal, to: .parent)
      }
    }
    #expect(scroll.contentSize == CGSize(width: 100, height: 500))
    let made = group.constraints.dropFirst(4).prefix(6)
    #expect(made.map(\.priority.rawValue) == [998, 998, 998, 998, 250, 997])
    #expect(made.prefix(4).allSatisfy { $0.secondItem === scroll.contentLayoutGuide })
    #expect(made.dropFirst(4).allSatisfy { $0.secondItem === scroll.frameLayoutGuide })
    #expect(made.dropFirst(4).allSatisfy { $0.multiplier == 1 && $0.constant == 0 })
  }

  @Test func shortContentIsAsHighAsTheScrollView() {
    let view = UIView()
    _ = layOut { scroll in
      scroll.putAsScrollVContent(view).layoutContent { content in
        content.put(short).at(.fullTop, .equal, to: .parent)
          .bottom(.lessThan, to: .parent)
      }
    }
    #expect(view.frame.size == CGSize(width: 100, height: 200))
    #expect(scroll.contentSize == CGSize(width: 100, height: 200))
  }

  @Test func horizontalContentIsAsHighAsTheScrollView() {
    let wide = SizedView("wide", 300, 20)
    _ = layOut { scroll in
      scroll.putScrollHContentView().layoutContent { content in
        content.put(wide).edges(.equal, to: .parent)
      }
    }
    #expect(scroll.contentSize == CGSize(width: 300, height: 200))
  }

  @Test func givenViewBecomesTheScrollContent() {
    let own = SizedView("own")
    _ = layOut { scroll in
      scroll.putAsScrollHContent(own).layoutContent { content in
        content.put(SizedView("inner", 20, 20)).at(.fullLeft, .equal, to: .parent)
      }
    }
    #expect(own.superview === scroll && own.frame.size == CGSize(width: 100, height: 200))
  }

  /// Content prefers the length of the scroll view. Missing that wish is no mistake.
  @Test func longerContentIsNoIssue() {
    let issues = LayoutDiagnostics.collect {
      _ = layOut { scroll in
        scroll.putScrollVContentView().height(.equalTo(500))
      }
    }
    #expect(issues.isEmpty && scroll.contentSize.height == 500)
  }

  @Test func theContentViewIsAssigned() {
    var content: UIView?
    let known = SizedView("known")
    var held = known
    _ = layOut { scroll in
      scroll.putScrollVContentView(assignedTo: &content)
      scroll.putScrollHContentView(assignedTo: &held)
    }
    #expect(scroll.subviews.contains { $0 === content } && known.superview === scroll)
  }

  /// A view with a content of its own takes no other. The content is reported, and the view fills
  /// the visible part.
  @Test(arguments: [LayoutAxis.vertical, .horizontal])
  func scrollContentInATextOrListViewIsAnIssue(axis: LayoutAxis) {
    let flow = UICollectionViewFlowLayout()
    let fulls = [
      UITextView(), UITableView(), UICollectionView(frame: .zero, collectionViewLayout: flow),
    ]
    for full in fulls {
      (full as? UITextView)?.text = String(repeating: "word ", count: 300)
      full.frame = stage.view.bounds
      stage.view.addSubview(full)
      _ = stage.size
      let size = full.contentSize
      let view = SizedView("view", 40)
      let issues = LayoutDiagnostics.collect {
        full.layoutContent { content in
          switch axis {
          case .vertical: content.putAsScrollVContent(view)
          case .horizontal: content.putAsScrollHContent(view)
          }
        }
        for _ in 0..<3 { _ = stage.size }
      }
      #expect(issues.map(\.kind) == [.misplaced] && issues.first?.view === full)
      #expect(full.contentSize == size && view.frame == full.bounds)
      full.removeFromSuperview()
    }
  }
}
