import DeStijl
import LayoutStage
import Testing

@MainActor
struct PresenceTests {
  // MARK: Room

  @Test func collapsedViewIsFound() throws {
    let told = try found(noCollapsedViews()) {
      page { square("box").viewBlock.size(width: 40, height: 0) }
    }
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix("noCollapsedViews: box has no room: it measures 40 × 0 points") == true)
  }

  /// The placeholder of an image that has not arrived, and a frame with a border.
  @Test func collapsedBackgroundOrBorderIsFound() throws {
    func place() -> UIView {
      let place = UIImageView()
      place.backgroundColor = .systemGray4
      return place
    }
    func frame() -> UIView {
      let frame = UIView()
      frame.layer.borderWidth = 1
      return frame
    }
    for make in [place, frame] {
      #expect(try found(noCollapsedViews()) { page { make().viewBlock.size(0) } }.count == 1)
      #expect(try found(noCollapsedViews()) { page { make().viewBlock.size(9) } } == [])
    }
    // Text over the placeholder will be text over the image.
    let over = try found(noOverlap()) {
      let (view, place, text) = (UIView(), place(), label("Caption"))
      for part in [place, text] { view.addSubview(part) }
      place.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
      text.frame = CGRect(x: 20, y: 270, width: 200, height: 20)
      return view
    }
    #expect(over.count == 1)
  }

  @Test func viewsWithRoomOrNothingToShowPass() throws {
    let told = try found(noCollapsedViews()) {
      page {
        square("hairline").viewBlock.size(width: 40, height: 1)
        UIView().viewBlock.size(0)
        UILabel()
        UIImageView()
        hidden(square("hidden")).viewBlock.size(0)
      }
    }
    #expect(told == [])
  }

  /// The screen has several pixels per point.
  @Test func hairlineOfHalfAPointIsNotCollapsed() throws {
    let told = try found(noCollapsedViews()) {
      page { square("hairline").viewBlock.size(width: 40, height: 0.5) }
    }
    #expect(told == [])
  }

  @Test func exceptionForACollapsedViewMustBeNeeded() throws {
    let contract = noCollapsedViews(except: "box", because: "it grows later")
    #expect(try found(contract) { page { square("box").viewBlock.size(0) } } == [])
    #expect(try found(contract) { page { square("box").viewBlock.size(9) } }.count == 1)
  }

  // MARK: Edges

  @Test func viewThatSticksOutOfItsCardIsFound() throws {
    let told = try found(staysInside()) { card(holding: square("box"), leading: -12) }
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix(
        "staysInside: box sticks out of card, by 12 points at the left") == true)
    #expect(try found(staysInside()) { card(holding: square("box"), leading: 12) } == [])
  }

  @Test(arguments: [UIColor.clear, .systemBackground])
  func viewThatSticksOutOfTheScreenIsFound(ground: UIColor) throws {
    let told = try found(staysInside()) {
      let (page, image) = (UIView(), UIImageView(image: UIImage(systemName: "star")))
      page.backgroundColor = ground
      page.addSubview(image)
      Mondrian.layout {
        image.mondrian.layout.size(40).leading(.toSuperview, -15).top(.safeArea, 8)
      }
      return page
    }
    #expect(
      told.first?.hasPrefix(
        "staysInside: UIImageView sticks out of the screen, by 15 points at the left") == true)
  }

  @Test func onlyViewsThatCannotBeScrolledToAreFound() throws {
    func list(_ leading: CGFloat) -> UIView {
      let (page, box) = (UIView(), square("box"))
      Mondrian.buildSubviews(on: page) {
        VScrollBlock(alignment: .leading) { box.viewBlock.size(width: 40, height: 3000) }
      }
      box.transform = CGAffineTransform(translationX: leading, y: 0)
      return page
    }
    #expect(try found(staysInside()) { list(0) } == [])
    let told = try found(staysInside()) { list(-30) }
    #expect(told.count == 1)
    #expect(told.first?.contains("sticks out of UIScrollView, by 30 points at the left") == true)
  }

  /// Both the area of a scroll view without content and its insets can be visible.
  @Test func viewVisibleInAScrollViewIsInsideIt() throws {
    func list(_ top: CGFloat, inset: CGFloat = 0, height: CGFloat = 50) -> UIView {
      let (page, list, box) = (UIView(), UIScrollView(), square("box"))
      list.frame = CGRect(x: 50, y: 100, width: 200, height: 200)
      list.contentSize = CGSize(width: 200, height: height)
      list.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
      list.contentOffset.y = max(0, height - 200) / 2
      box.frame = CGRect(x: 0, y: top, width: 40, height: 40)
      list.addSubview(box)
      page.addSubview(list)
      return page
    }
    #expect(try found(staysInside()) { list(120) } == [])
    for top in [-40, 1000] as [CGFloat] {
      #expect(try found(staysInside()) { list(top, inset: 60, height: 1000) } == [])
      #expect(try found(staysInside()) { list(top, height: 1000) }.count == 1)
    }
    #expect(try found(staysInside()) { list(-40) }.count == 1)
    #expect(try found(staysInside()) { list(180) }.count == 1)
  }

  @Test func borderCountsAsAnEdge() throws {
    func told(border width: CGFloat) throws -> Int {
      try found(staysInside()) {
        let (page, card, box) = (UIView(), UIView(), square("box"))
        card.frame = CGRect(x: 50, y: 100, width: 100, height: 100)
        card.layer.borderWidth = width
        box.frame = CGRect(x: -10, y: 0, width: 40, height: 40)
        card.addSubview(box)
        page.addSubview(card)
        return page
      }.count
    }
    #expect(try told(border: 0) == 0)
    #expect(try told(border: 1) == 1)
  }

  /// The findings about a badge that a layout places over the corner of a card.
  private func told(of badge: @escaping @MainActor () -> UIView) throws -> [String] {
    try found(staysInside()) {
      let (page, card) = (UIView(), UIView())
      card.backgroundColor = .systemGray
      Mondrian.buildSubviews(on: card) {
        square("ground").viewBlock.size(80).overlay(
          badge().viewBlock.size(20).relative(top: -10, right: -10))
      }
      Mondrian.buildSubviews(on: page) { ZStackBlock { card } }
      return page
    }
  }

  @Test func overlayMayStickOut() throws {
    #expect(try told(of: { square("badge") }) == [])
  }

  @Test func contentOfAnOverlayMayStickOut() throws {
    let told = try told(of: {
      let (badge, dot) = (UIView(), square("dot"))
      dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      badge.addSubview(dot)
      return badge
    })
    #expect(told == [])
  }

  /// The next cell would cover it.
  @Test func overlayMayNotLeaveItsCell() throws {
    let cells: [@MainActor () -> (cell: UIView, content: UIView)] = [
      {
        let cell = UITableViewCell()
        return (cell, cell.contentView)
      },
      {
        let cell = UICollectionViewCell()
        return (cell, cell.contentView)
      },
    ]
    for make in cells {
      let told = try found(staysInside()) {
        let (page, (cell, content)) = (UIView(), make())
        cell.frame = CGRect(x: 50, y: 100, width: 200, height: 60)
        cell.backgroundColor = .systemGray5
        page.addSubview(cell)
        Mondrian.buildSubviews(on: content) {
          square("ground").viewBlock.size(width: 200, height: 60).overlay(
            square("badge").viewBlock.size(20).relative(top: -10, right: -10))
        }
        return page
      }
      #expect(told.count == 1)
      #expect(told.first?.contains("badge sticks out of UI") == true)
    }
  }

  @Test func backgroundMayNotLeaveTheScreen() throws {
    let told = try found(staysInside()) {
      let (page, bubble) = (UIView(), square("bubble"))
      Mondrian.buildSubviews(on: page) {
        VStackBlock(alignment: .fill) {
          label("Hello", "text").viewBlock.padding(8).background(bubble)
          StackingSpacer(minLength: 0)
        }
        .padding(.horizontal, -12)
      }
      return page
    }
    #expect(
      told.first?.hasPrefix(
        "staysInside: bubble sticks out of the screen, by 12 points at the left") == true)
  }

  /// The frame of a switch is two points longer than its alignment rectangle.
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func alignmentRectanglesCountInsteadOfFrames(direction: UIUserInterfaceLayoutDirection) throws {
    let matrix = LayoutMatrix(orientations: [.portrait, .landscape], directions: [direction])
    let contracts = [insideSafeArea(), staysInside(), keepsApart(by: 4)]
    let told = try found(across: matrix, contracts) { _ in
      let page = UIView()
      Mondrian.buildSubviews(on: page) {
        LayoutContainer(attachedSafeAreaEdges: .all) {
          VStackBlock(alignment: .trailing) {
            UISwitch()
            HStackBlock(spacing: 4) {
              UISwitch()
              square("box").viewBlock.size(40)
            }
            .padding(20)
            StackingSpacer(minLength: 0)
          }
        }
      }
      return page
    }
    #expect(told == [])
  }

  @Test func exceptionForAViewThatSticksOutMustBeNeeded() throws {
    let contract = staysInside(except: "box", because: "it is a ribbon")
    #expect(try found(contract) { card(holding: square("box"), leading: -12) } == [])
    #expect(try found(contract) { card(holding: square("box"), leading: 12) }.count == 1)
  }

  // MARK: Colors

  @Test func invisiblePlanesAreFound() throws {
    let told = try found(standsOut()) {
      page(.white) { square("line", UIColor(white: 0.99, alpha: 1)).viewBlock.size(40) }
    }
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix(
        """
        standsOut(atLeast: 1.05): line can't be seen: its color has a contrast of 1.02 with what \
        is behind it, not 1.05
        """) == true)
  }

  @Test func visiblePlanesPassOnAllSystemBackgrounds() throws {
    let grounds: [(UIColor, UIColor)] = [
      (.systemBackground, .secondarySystemBackground),
      (.systemGroupedBackground, .secondarySystemGroupedBackground),
      (.systemBackground, .systemFill), (.systemBackground, .separator),
      (.secondarySystemBackground, .systemGray5),
    ]
    for style in [UIUserInterfaceStyle.light, .dark] {
      for (ground, color) in grounds {
        let told = try found(across: LayoutMatrix(styles: [style]), [standsOut()]) { _ in
          page(ground) { square("plane", color).viewBlock.size(40) }
        }
        #expect(told == [])
      }
    }
  }

  @Test func outlinedPlanesAndPlanesOverImagesAreSkipped() throws {
    for borderWidth in [0, 1] as [CGFloat] {
      let told = try found(standsOut()) {
        let outlined = square("outlined", .white)
        outlined.layer.borderWidth = borderWidth
        return page(.white) { outlined.viewBlock.size(40) }
      }
      #expect(told.count == (borderWidth == 0 ? 1 : 0))
    }
    for hasImage in [false, true] {
      let told = try found(standsOut()) {
        let (page, photo, over) = (UIView(), UIImageView(), square("over", .white))
        page.backgroundColor = .white
        let size = CGSize(width: 2, height: 2)
        if hasImage { photo.image = UIGraphicsImageRenderer(size: size).image { _ in } }
        photo.frame = CGRect(x: 50, y: 100, width: 100, height: 100)
        over.frame = CGRect(x: 80, y: 130, width: 40, height: 40)
        for view in [photo, over] { page.addSubview(view) }
        return page
      }
      #expect(told.count == (hasImage ? 0 : 1))
    }
  }

  /// Neither does a view that is out of sight, or one that shows more than its color.
  @Test func pageBackgroundNeedNotStandOut() throws {
    let told = try found(standsOut()) {
      let page = UIView()
      page.backgroundColor = .white
      return page
    }
    #expect(told == [])
    let others = try found(standsOut()) {
      let (page, clip, away, pictured) = (
        UIView(), UIView(), square("away", .white), square("pictured", .white)
      )
      page.backgroundColor = .white
      clip.frame = CGRect(x: 50, y: 100, width: 100, height: 100)
      clip.clipsToBounds = true
      away.frame = CGRect(x: 200, y: 0, width: 40, height: 40)
      pictured.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      let size = CGSize(width: 2, height: 2)
      pictured.layer.contents = UIGraphicsImageRenderer(size: size).image { _ in }.cgImage
      for view in [away, pictured] { clip.addSubview(view) }
      page.addSubview(clip)
      return page
    }
    #expect(others == [])
  }

  @Test func exceptionForAnInvisiblePlaneMustBeNeeded() throws {
    let contract = standsOut(except: "cover", because: "it hides what is behind it")
    #expect(
      try found(contract) { page(.white) { square("cover", .white).viewBlock.size(9) } } == [])
    #expect(
      try found(contract) { page(.white) { square("cover", .black).viewBlock.size(9) } }.count == 1)
  }

  // MARK: Pages

  private func page(
    _ ground: UIColor = .systemBackground, @BlockBuilder _ content: () -> [any Block]
  ) -> UIView {
    let page = UIView()
    page.backgroundColor = ground
    Mondrian.buildSubviews(on: page) {
      VStackBlock(spacing: 8, content: content).relative(.top, 100)
    }
    return page
  }

  private func hidden(_ view: UIView) -> UIView {
    view.isHidden = true
    return view
  }

  private func card(holding box: UIView, leading: CGFloat) -> UIView {
    let (page, card) = (UIView(), square("card", .systemGray5))
    page.addSubview(card)
    card.addSubview(box)
    Mondrian.layout {
      card.mondrian.layout.size(100).center(.toSuperview)
      box.mondrian.layout.size(40).leading(.toSuperview, .exact(leading)).top(.toSuperview, 8)
    }
    return page
  }
}
