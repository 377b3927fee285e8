import DeStijl
import LayoutStage
import Testing

@MainActor
struct PresenceTests {
  // MARK: Room

  @Test func whatHasNoRoomIsFound() throws {
    let told = try found(noCollapsedViews()) {
      page { square("box").viewBlock.size(width: 40, height: 0) }
    }
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix("noCollapsedViews: box has no room: it is 40 × 0 points large") == true)
  }

  /// The place of an image that has not come yet, and a frame.
  @Test func whatHasABackgroundOrABorderHasToHaveRoom() throws {
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
    // What is written over the place of an image is written over the image.
    let over = try found(noOverlap()) {
      let (view, place, text) = (UIView(), place(), label("Caption"))
      for part in [place, text] { view.addSubview(part) }
      place.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
      text.frame = CGRect(x: 20, y: 270, width: 200, height: 20)
      return view
    }
    #expect(over.count == 1)
  }

  @Test func whatHasRoomOrNothingToShowPasses() throws {
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

  @Test func whatMayHaveNoRoomIsExemptAsLongAsItHasNone() throws {
    let contract = noCollapsedViews(except: "box", because: "it grows later")
    #expect(try found(contract) { page { square("box").viewBlock.size(0) } } == [])
    #expect(try found(contract) { page { square("box").viewBlock.size(9) } }.count == 1)
  }

  // MARK: Edges

  @Test func whatSticksOutOfItsCardIsFound() throws {
    let told = try found(staysInside()) { card(holding: square("box"), leading: -12) }
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix(
        "staysInside: box sticks out of card, by 12 points at the left") == true)
    #expect(try found(staysInside()) { card(holding: square("box"), leading: 12) } == [])
  }

  @Test(arguments: [UIColor.clear, .systemBackground])
  func whatSticksOutOfTheScreenIsFound(ground: UIColor) throws {
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

  @Test func whatCanBeScrolledToPassesAndWhatCannotIsFound() throws {
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

  @Test func whatLiesOverOthersMayStickOut() throws {
    let told = try found(staysInside()) {
      let (page, card, badge) = (UIView(), UIView(), square("badge"))
      card.backgroundColor = .systemGray
      Mondrian.buildSubviews(on: card) {
        square("ground").viewBlock.size(80).overlay(
          badge.viewBlock.size(20).relative(top: -10, right: -10))
      }
      Mondrian.buildSubviews(on: page) { ZStackBlock { card } }
      return page
    }
    #expect(told == [])
  }

  @Test func whatLiesOverOthersMayNotLeaveTheScreen() throws {
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

  @Test func whatMayStickOutIsExemptAsLongAsItDoes() throws {
    let contract = staysInside(except: "box", because: "it is a ribbon")
    #expect(try found(contract) { card(holding: square("box"), leading: -12) } == [])
    #expect(try found(contract) { card(holding: square("box"), leading: 12) }.count == 1)
  }

  // MARK: Colors

  @Test func planesThatNobodySeesAreFound() throws {
    let told = try found(standsOut()) {
      page(.white) { square("line", UIColor(white: 0.99, alpha: 1)).viewBlock.size(40) }
    }
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix(
        """
        standsOut(atLeast: 1.05): line can't be seen: its color has a contrast of 1.02 to what is \
        behind it, not 1.05
        """) == true)
  }

  @Test func planesThatAreSeenPassOnAllGroundsOfTheSystem() throws {
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

  @Test func bordersAndWhatIsOverImagesArePassedOver() throws {
    let told = try found(standsOut()) {
      let outlined = square("outlined", .white)
      outlined.layer.borderWidth = 1
      return page(.white) { outlined.viewBlock.size(40) }
    }
    #expect(told == [])
  }

  @Test func planesThatNeedNotBeSeenAreExemptAsLongAsTheyAreNot() throws {
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
