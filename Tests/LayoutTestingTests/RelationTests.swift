import DeStijl
import LayoutTesting
import Testing

@MainActor
struct RelationTests {
  private let title = UIView()
  private let message = UIView()
  private let page = UIView()

  private func stage(_ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> Stage {
    title.accessibilityIdentifier = "title"
    message.accessibilityIdentifier = "message"
    page.accessibilityIdentifier = "page"
    Mondrian.buildSubviews(on: page) {
      ZStackBlock {
        title.viewBlock.size(width: 100, height: 20)
          .relative([.top, .leading], 16)
        message.viewBlock.size(width: 200, height: 20)
          .relative(.top, 44).relative(.leading, 16)
      }
    }
    return Stage(page, direction: direction)
  }

  @Test func trueRelationsFailNothing() {
    let stage = stage()
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      stage.change { $0.direction = direction }
      let told = failures {
        try expect(title).isAbove(message, by: 8).isAbove(message).isInside(page).isVisible()
          .isHittable().hasSize(width: 100, height: 20).isAligned(.leading, with: message)
        try expect(message).isBelow(title, by: 8).isAligned(.height, with: title)
      }
      #expect(told == [] && stage.issues.isEmpty)
    }
  }

  @Test func distanceFailuresStateTheActualDistance() {
    let stage = stage()
    #expect(
      failures { try expect(title).isAbove(message, by: 12).isBelow(message) } == [
        """
        title (16 16, 100 × 20) is not above message (16 44, 200 × 20) by 12: the distance is 8
        """,
        """
        title (16 16, 100 × 20) is not below message (16 44, 200 × 20): it would have to move by 48 points
        """,
      ])
    _ = stage
  }

  @Test func beforeAndAfterFollowTheLayoutDirection() {
    let (first, second, row) = (UIView(), UIView(), UIView())
    Mondrian.buildSubviews(on: row) {
      HStackBlock(spacing: 4) {
        first.viewBlock.size(width: 20, height: 20)
        second.viewBlock.size(width: 20, height: 20)
      }
    }
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let stage = Stage(row, direction: direction, size: .content)
      #expect(failures { try expect(first).isBefore(second, by: 4) } == [])
      #expect(failures { try expect(second).isAfter(first, by: 4) } == [])
      #expect(failures { try expect(first).isAfter(second) }.count == 1)
      _ = stage
    }
  }

  /// The baseline of a view that is higher than its text lies around the middle.
  @Test func baselinesAreWhereTextIsDrawn() {
    let font = UIFont.systemFont(ofSize: 17)
    let (low, high, button, field, page) = (
      UILabel(), UILabel(), UIButton(), UITextField(), UIView()
    )
    for label in [low, high] { (label.text, label.font) = ("Ag", font) }
    button.setTitle("Ag", for: .normal)
    button.titleLabel?.font = font
    (field.text, field.font) = ("Ag", font)
    for view in [low, high, button, field] { page.addSubview(view) }
    low.frame = CGRect(x: 0, y: 39, width: 50, height: 22)
    high.frame = CGRect(x: 50, y: 0, width: 50, height: 100)
    button.frame = CGRect(x: 100, y: 0, width: 50, height: 100)
    field.frame = CGRect(x: 150, y: 0, width: 50, height: 100)
    let stage = Stage(page)
    for attribute in [LayoutAttribute.firstBaseline, .lastBaseline] {
      for view in [high, button, field] {
        #expect(failures { try expect(view).isAligned(attribute, with: low) } == [])
      }
    }
    field.contentVerticalAlignment = .top
    #expect(failures { try expect(field).isAligned(.firstBaseline, with: high) }.count == 1)
    _ = stage
  }

  /// An example is a status that is empty for now, or a field that is not filled in yet.
  @Test func baselinesOfEmptyTextsAreWhereTextWillBe() {
    let (name, status, field, note, page) = (
      UILabel(), UILabel(), UITextField(), UITextView(), UIView()
    )
    name.text = "Name:"
    for label in [name, status] { label.font = .systemFont(ofSize: 17) }
    (field.font, note.font) = (name.font, name.font)
    note.textContainerInset = .zero
    for view in [name, status, field, note] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
    NSLayoutConstraint.activate(
      [status, field, note].map {
        $0.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor)
      } + [name.topAnchor.constraint(equalTo: page.topAnchor, constant: 50)])
    let stage = Stage(page)
    for view in [status, field, note] {
      #expect(failures { try expect(view).isAligned(.firstBaseline, with: name) } == [])
    }
    _ = stage
  }

  /// The baseline of a view without text is its bottom. The baseline of a stack is that of its
  /// contents.
  @Test func baselinesOfOtherViewsMatchUIKit() {
    let (label, box, page) = (UILabel(), UIView(), UIView())
    label.text = "Ag"
    let stack = UIStackView(arrangedSubviews: [label])
    stack.frame = CGRect(x: 0, y: 10, width: 50, height: 60)
    box.frame = CGRect(x: 50, y: 10, width: 50, height: 60)
    for view in [stack, box] { page.addSubview(view) }
    let stage = Stage(page)
    let told = failures {
      try expect(stack).isAligned(.firstBaseline, with: label)
      try expect(box).isAligned(.firstBaseline, with: box).isAligned(.lastBaseline, with: stack)
    }
    #expect(told.count == 1 && told.first?.contains("its lastBaseline is at 70,") == true)
    _ = stage
  }

  @Test func edgeAndSizeFailuresStateTheDifference() {
    let stage = stage(.rightToLeft)
    #expect(
      failures {
        try expect(title).isAligned(.trailing, with: message).hasSize(width: 120, height: 20)
          .isInside(message)
      } == [
        """
        title (277 16, 100 × 20) is not aligned with message (177 44, 200 × 20): its trailing is at 277, \
        the other's at 177, 100 points away
        """,
        "title is 100 points wide, not 120",
        """
        title (277 16, 100 × 20) is not inside message (177 44, 200 × 20): it sticks out 28 points at the top
        """,
      ])
    _ = stage
  }

  @Test func visibilityFailureNamesItsCause() {
    let stage = stage()
    page.alpha = 0
    #expect(
      failures { try expect(title).isVisible() } == [
        """
        title (16 16, 100 × 20) is not visible: its ancestor page (0 0, 393 × 852) has an alpha of 0
        """
      ])
    page.alpha = 1
    title.isHidden = true
    #expect(
      failures { try expect(title).isHittable() } == [
        "title (16 16, 100 × 20) can't be hit: it is hidden"
      ])
    _ = stage
  }

  @Test func hitTestFailureNamesTheCoveringView() {
    let stage = stage()
    let veil = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    veil.accessibilityIdentifier = "veil"
    page.addSubview(veil)
    #expect(failures { try expect(title).isVisible() } == [])
    #expect(
      failures { try expect(title).isHittable() } == [
        """
        title (16 16, 100 × 20) can't be hit: a touch at its center hits veil (0 0, 393 × 852)
        """
      ])
    _ = stage
  }

  @Test func viewsOfDifferentHierarchiesAreNotCompared() {
    let stage = stage()
    #expect(
      failures { try expect(title).isAbove(UIView()) } == [
        "title and UIView are not in the same view hierarchy"
      ])
    _ = stage
  }

  @Test func outsideOfTestsAFailureIsThrown() async {
    let stage = stage()
    let (title, message) = (title, message)
    let thrown = await Task.detached { @MainActor in
      do {
        try expect(title).isBelow(message)
        return "nothing"
      } catch {
        return "\(error)"
      }
    }.value
    #expect(thrown.contains("RelationTests.swift:") && thrown.contains("is not below message"))
    _ = stage
  }

  /// Each number is off by at most half a pixel, and an edge after a length adds up two of them.
  @Test(arguments: [StageDevice.iPhoneSE, .iPhone16, .iPadPro13])
  func pixelRoundingIsNoFailure(device: StageDevice) {
    let boxes = (0..<3).map { _ in UIView() }
    let (outer, badge) = (UIView(), UIView())
    let page = UIView()
    Mondrian.buildSubviews(on: page) {
      VStackBlock(spacing: 8) {
        HStackBlock(spacing: 8, distribution: .equalSizes) { for box in boxes { box } }
          .height(20)
        outer.viewBlock.width(101.2).height(33.3).overlay(alignment: .attach([.trailing, .bottom]))
        { badge.viewBlock.size(10) }
        StackingSpacer(minLength: 0)
      }
    }
    let stage = Stage(page, on: device)
    let told = failures {
      try expect(boxes[1]).isAfter(boxes[0], by: 8)
      try expect(boxes[2]).isAfter(boxes[1], by: 8)
      try expect(badge).isAligned(.trailing, with: outer).isAligned(.bottom, with: outer)
        .isInside(outer)
    }
    #expect(told == [] && stage.issues.isEmpty)
    #expect(failures { try expect(boxes[2]).isAfter(boxes[1], by: 10) }.count == 1)
  }

  @Test func onePointIsSingular() {
    let stage = stage()
    title.frame.origin.x = -1
    #expect(
      failures { try expect(title).isInside(page) } == [
        "title (-1 16, 100 × 20) is not inside page (0 0, 393 × 852): it sticks out 1 point at the left"
      ])
    _ = stage
  }
}
