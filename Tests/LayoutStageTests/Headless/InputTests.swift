import DeStijl
import LayoutStage
import Testing

@MainActor
struct InputTests {
  private func message(_ act: () throws -> Void) -> String {
    do {
      try act()
      return ""
    } catch let error as StageInputError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  /// An error names the line of the request.
  @Test func errorsNameTheLineOfTheInput() {
    let send = button("Send")
    send.isEnabled = false
    let stage = page(send)
    let way = CGPoint(x: 10, y: 10)
    let line = #line + 2
    let acts: [() throws -> Void] = [
      { try stage.tap("nobody") }, { try stage.tap(.text("Send")) },
      { try stage.tap(.text("Send"), count: 0) },
      { try stage.type("text") }, { try stage.type("text", into: .text("Send")) },
      { try stage.scroll(.text("Send"), by: way) },
      { try stage.swipe(.text("Send"), by: way) }, { try stage.advance(by: -1) },
      { try stage.dragAndDrop(.text("Send"), to: .text("Send")) },
    ]
    let lines = [0, 0, 1, 2, 2, 3, 4, 4, 5]
    for (act, number) in zip(acts, lines) {
      do {
        try act()
        Issue.record("nothing was thrown of number \(number)")
      } catch {
        #expect("\(error)".hasPrefix("InputTests.swift:\(line + number): "), "\(error)")
      }
    }
  }

  private func page(_ children: UIView...) -> Stage {
    let view = UIView()
    for (number, child) in children.enumerated() {
      child.frame = CGRect(x: 20, y: 100 + 100 * number, width: 200, height: 50)
      view.addSubview(child)
    }
    return Stage(view)
  }

  @Test func aTapReachesTheControl() throws {
    let send = button("Send")
    var count = 0
    send.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let stage = page(send)
    try stage.tap(.text("Send"))
    try stage.tap(.text("Send"))
    #expect(count == 2)
    #expect(message { try stage.tap(.text("Sent")) }.contains("The nearest is \"Send\"."))
  }

  @Test func coveredButtonIsNotTapped() {
    let send = button("Send")
    var count = 0
    send.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let stage = page(send)
    let veil = UIView(frame: stage.view.bounds)
    veil.accessibilityIdentifier = "veil"
    stage.view.addSubview(veil)
    #expect(
      message { try stage.tap(.text("Send")) }.hasPrefix(
        """
        UIButton "Send" (20 100, 200 × 50) can't be hit: a touch at its center hits veil (0 0, 393 × 852).
        UIWindow UIWindow (0 0, 393 × 852)
        """))
    #expect(count == 0)
  }

  /// Labels pass touches through to the view that contains them.
  @Test func tapOnATextReachesItsContainer() throws {
    let (card, chip, rows) = (UIView(), UIControl(), NumberedRows())
    var heard: [String] = []
    let tap = UITapGestureRecognizer()
    Headless.onAction(of: tap) { _ in heard.append("card") }
    card.addGestureRecognizer(tap)
    chip.addAction(UIAction { _ in heard.append("chip") }, for: .touchUpInside)
    for (holder, text) in [(card, "Title"), (chip, "Tag")] {
      let label = label(text)
      label.frame = CGRect(x: 10, y: 10, width: 60, height: 20)
      holder.addSubview(label)
    }
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    let stage = page(card, chip, label("Alone"), table)
    table.frame.size.height = 300
    stage.layout()
    try stage.tap(.text("Title"))
    try stage.tap(.text("Tag"))
    #expect(heard == ["card", "chip"])
    try stage.tap(.text("Row 0"))
    #expect(table.indexPathForSelectedRow == [0, 0])

    #expect(message { try stage.tap(.text("Alone")) }.contains("can't be hit"))
    chip.isEnabled = false
    #expect(message { try stage.tap(.text("Tag")) }.contains("can't be hit"))
    let veil = UIView(frame: stage.view.bounds)
    stage.view.addSubview(veil)
    #expect(message { try stage.tap(.text("Title")) }.contains("can't be hit"))
    veil.removeFromSuperview()
    card.isUserInteractionEnabled = false
    #expect(message { try stage.tap(.text("Title")) }.contains("can't be hit"))
  }

  /// The background of a label receives the touch that the label passes through, and belongs to the
  /// same card.
  @Test func tapOnATextPassesThroughToItsBackground() throws {
    let (card, title, bubble) = (UIView(), label("Title"), UIView())
    var count = 0
    let tap = UITapGestureRecognizer()
    Headless.onAction(of: tap) { _ in count += 1 }
    card.addGestureRecognizer(tap)
    Mondrian.buildSubviews(on: card) {
      VStackBlock { title.viewBlock.padding(8).background(bubble) }
    }
    let stage = page(card)
    try stage.tap(.text("Title"))
    #expect(count == 1)

    card.bringSubviewToFront(bubble)
    #expect(message { try stage.tap(.text("Title")) }.contains("can't be hit"))
    card.sendSubviewToBack(bubble)
    tap.isEnabled = false
    #expect(message { try stage.tap(.text("Title")) }.contains("can't be hit"))
    #expect(count == 1)
  }

  @Test func inputToADisabledControlThrows() throws {
    let (send, slider) = (button("Send"), UISlider())
    (send.isEnabled, slider.isEnabled) = (false, false)
    slider.accessibilityIdentifier = "slider"
    let stage = page(send, slider)
    #expect(
      message { try stage.tap(.text("Send")) }.hasPrefix(
        "UIButton \"Send\" is disabled: it ignores touches.\nUIWindow"))
    #expect(
      message { try stage.swipe("slider", by: CGPoint(x: 40, y: 0)) }.hasPrefix(
        "slider is disabled: it ignores touches."))
    send.isEnabled = true
    try stage.tap(.text("Send"))
  }

  /// A view around a disabled control may receive the touch that the control ignores.
  @Test func tapOnADisabledControlReachesItsContainer() throws {
    let send = button("Send")
    send.isEnabled = false
    let card = UIView()
    send.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    card.addSubview(send)
    var count = 0
    let tap = UITapGestureRecognizer()
    Headless.onAction(of: tap) { _ in count += 1 }
    card.addGestureRecognizer(tap)
    let scrollView = UIScrollView()
    scrollView.addSubview(card)
    card.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    let stage = page(scrollView)
    try stage.tap(.text("Send"))
    #expect(count == 1)
    tap.isEnabled = false
    #expect(message { try stage.tap(.text("Send")) }.contains("is disabled"))
  }

  @Test func textIsTypedIntoTheFieldThatIsMeant() throws {
    let (name, city) = (UITextField(), UITextField())
    name.accessibilityIdentifier = "name"
    city.accessibilityIdentifier = "city"
    let stage = page(name, city, label("No field", "label"))
    try stage.type("Ada", into: "name")
    try stage.type("Delft", into: "city")
    try stage.type("\u{8}")
    #expect(name.text == "Ada" && city.text == "Delf")
    #expect(stage.run { Headless.keyboardFrame } != nil)
    #expect(Headless.keyboardFrame == nil)
    #expect(
      message { try stage.type("x", into: "label") }
        == "The view with the identifier \"label\" does not begin editing when it is tapped."
        || message { try stage.type("x", into: "label") }.contains("can't be hit"))
    #expect(
      message { try page(UITextField()).type("x") }
        == "No view takes the typed text: tap a text field first.")
  }

  @Test func contentIsScrolledAndSwiped() throws {
    let scrollView = UIScrollView()
    scrollView.accessibilityIdentifier = "list"
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    let box = UIView()
    box.accessibilityIdentifier = "box"
    var moved: CGFloat = 0
    let pan = UIPanGestureRecognizer()
    Headless.onAction(of: pan) { moved = $0.translation(in: nil).x }
    box.addGestureRecognizer(pan)
    let stage = page(scrollView, box)
    try stage.scroll("list", by: CGPoint(x: 0, y: 300))
    #expect(scrollView.contentOffset.y == 300)
    try stage.swipe("box", by: CGPoint(x: 60, y: 0))
    #expect(moved > 40)
    #expect(
      message { try stage.scroll("box", by: .zero) }
        == "The view with the identifier \"box\" is a UIView, not a scroll view.")
    let nowhere = CGPoint(x: 0, y: CGFloat.nan)
    let acts: [() throws -> Void] = [
      { try stage.scroll("list", by: nowhere) }, { try stage.swipe("list", by: nowhere) },
    ]
    for act in acts {
      #expect(
        message { try act() }
          == "The distances must be finite, not 0.0 and nan.")
    }
    #expect(
      message { try stage.tap("box", count: 0) } == "The number of taps must be at least 1, not 0.")
  }

  /// Provides a color to drag, and accepts a dropped one.
  private final class Painter: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: UIColor.red))] }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      session.loadObjects(ofClass: UIColor.self) { colors in
        interaction.view?.backgroundColor = colors.first as? UIColor
      }
    }
  }

  @Test func dragAndDropReachesItsTarget() throws {
    let (pot, wall, painter) = (UIView(), UIView(), Painter())
    pot.accessibilityIdentifier = "pot"
    wall.accessibilityIdentifier = "wall"
    pot.addInteraction(UIDragInteraction(delegate: painter))
    wall.addInteraction(UIDropInteraction(delegate: painter))
    let stage = page(pot, wall)
    try stage.dragAndDrop("pot", to: "wall")
    #expect(wall.backgroundColor == .red)
    for (from, to) in [("wall", "pot"), ("pot", "pot")] {
      #expect(
        message { try stage.dragAndDrop(.identifier(from), to: .identifier(to)) }
          == "The view with the identifier \"\(to)\" received nothing from the view with the "
          + "identifier \"\(from)\": there is nothing to drag, or nothing there accepts it.")
    }
  }

  /// A recognizer that only recognizes drags receives no taps.
  @Test func dragInteractionReceivesNoTaps() {
    let (button, painter) = (UIButton(), Painter())
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    let stage = page(button)
    button.superview?.addInteraction(UIDragInteraction(delegate: painter))
    #expect(message { try stage.tap(.text("Send")) }.contains("is disabled"))
  }
}
