import Foundation

/// A choice between segments, side by side.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  /// The selected index if no segment is selected.
  public static let noSegment = -1

  var segments: [SegmentContent] = []
  private var storedSelection = noSegment
  private var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
  private var backgroundImages: [UIBarMetrics: StateImages] = [:]
  private var dividerImages: [UIBarMetrics: DividerImages] = [:]
  private var contentOffsets: [UIBarMetrics: [Segment: UIOffset]] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// - Parameter items: Titles, images and actions; other objects are logged and ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    begin()
    for item in items ?? [] {
      guard let segment = SegmentContent(item: item) else {
        Headless.log("UISegmentedControl: an item is not a title, an image or an action.")
        continue
      }
      segments.append(segment)
    }
    sizeToFit()
  }

  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    begin()
    segments = actions.map { SegmentContent($0) }
    if frame.size == .zero { sizeToFit() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func begin() {
    isOpaque = false
    clipsToBounds = true
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(action), at: segment)
  }

  /// Inserts a segment; beyond the end, it becomes the last one.
  private func insert(_ segment: SegmentContent, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if storedSelection >= place { storedSelection += 1 }
    segmentsDidChange()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard isSegment(segment) else { return }
    segments.remove(at: segment)
    if storedSelection == segment {
      storedSelection = Self.noSegment
    } else if storedSelection > segment {
      storedSelection -= 1
    }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    segments = []
    storedSelection = Self.noSegment
    segmentsDidChange()
  }

  func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      guard newValue == Self.noSegment || isSegment(newValue) else { return }
      willChange(.selectedSegmentIndex)
      storedSelection = newValue
      setNeedsDisplay()
      didChange(.selectedSegmentIndex)
    }
  }

  /// Whether a segment is selected only while it is touched.
  open var isMomentary = false { didSet { setNeedsDisplay() } }

  // MARK: Appearance

  open var selectedSegmentTintColor: UIColor?

  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange() }
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state] = attributes
    segmentsDidChange()
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Sets the image behind each segment, instead of the track and the marker of the selected one.
  /// Images for other metrics than `.default` are stored and not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics, default: StateImages()][state] = backgroundImage
    setNeedsDisplay()
  }

  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]?[state]
  }

  /// Sets the image between segments. The gap between segments is as wide as the image between two
  /// normal ones. Images for other metrics than `.default` are stored and not drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    let sides = DividerImages.Sides(left: leftState, right: rightState)
    dividerImages[barMetrics, default: DividerImages()][sides] = dividerImage
    segmentsDidChange()
  }

  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividerImages[barMetrics]?[DividerImages.Sides(left: leftState, right: rightState)]
  }

  /// Moves the content of segments. A value for `.any` applies to kinds without a value of their own.
  /// Values for other metrics than `.default` are stored without effect.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    contentOffsets[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
    setNeedsDisplay()
  }

  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    contentOffsets[barMetrics]?[leftCenterRightOrAlone] ?? .zero
  }

  private func content(of segment: SegmentContent, in state: State) -> TextContent {
    let size = ControlMeasure.segmentedFont.length
    let font = UIFont.systemFont(
      ofSize: size, weight: state.contains(.selected) ? .medium : .regular)
    var attributes = titleAttributes[.normal] ?? [:]
    if state != .normal { attributes.merge(titleAttributes[state] ?? [:]) { $1 } }
    return TextContent(
      NSAttributedString(string: segment.title ?? "", attributes: attributes),
      base: TextContent.Run(text: "", face: font.face))
  }

  // MARK: Layout

  /// The wanted widths: those that were set, those of contents, or else that of the widest content.
  private var wantedWidths: [CGFloat] {
    let padding = ControlMeasure.segmentedPadding.length
    let natural = segments.map { segment in
      padding
        + (segment.image?.size.width
          ?? lineWidth(content(of: segment, in: .selected)).rounded(.up))
    }
    let widest = natural.max() ?? 0
    return zip(segments, natural).map { segment, width in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent ? width : widest
    }
  }

  open override var intrinsicContentSize: CGSize {
    let gap = dividerImages[.default]?.width ?? ControlMeasure.segmentedDivider.length
    return CGSize(
      width: wantedWidths.reduce(0, +) + gaps(of: gap),
      height: ControlMeasure.segmentedHeight.length)
  }

  private func gaps(of gap: CGFloat) -> CGFloat {
    CGFloat(max(0, segments.count - 1)) * gap
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The frames of the segments from first to last; from right to left, the last one is on the left.
  package var segmentFrames: [CGRect] {
    let wanted = wantedWidths
    let gap = dividerImages[.default]?.width ?? 0
    let free = bounds.width - wanted.reduce(0, +) - gaps(of: gap)
    let flexible = segments.filter { $0.width == 0 }.count
    var end: CGFloat = 0
    return segments.indices.map { index in
      let start = end.rounded(.down)
      let isFlexible = segments[index].width == 0
      let share = flexible > 0 && isFlexible ? free / CGFloat(flexible) : 0
      end += max(0, wanted[index] + share)
      let rect = CGRect(
        x: bounds.minX + start, y: bounds.minY, width: end.rounded(.down) - start,
        height: bounds.height)
      end += gap
      return isRightToLeft ? rect.mirrored(in: bounds) : rect
    }
  }

  // MARK: Input

  override var claimsTaps: Bool { true }

  override func activate(at point: CGPoint) {
    let index = segmentFrames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    guard let index, segments[index].isEnabled else { return }
    choose(index)
  }

  /// Selects a segment for the user; choosing the selected segment has no effect.
  private func choose(_ index: Int) {
    guard isMomentary || index != storedSelection else { return }
    storedSelection = index
    setNeedsDisplay()
    if let action = segments[index].action { sendAction(action) }
    valueDidChangeByUser()
    if isMomentary { storedSelection = Self.noSegment }
  }

  // MARK: Drawing

  override func drawContent(into picture: inout Picture) {
    let radius = Headless.systemVersion.isRedesigned ? bounds.height / 2 : 8.91
    let backgrounds = backgroundImages[.default]
    if backgrounds == nil {
      picture.fill(
        PictureShape(rect: bounds, radius: radius, corners: .all),
        faded(.tertiarySystemFill))
    }
    let frames = segmentFrames
    for (index, frame) in frames.enumerated() {
      let state = state(ofSegmentAt: index)
      picture.draw(backgrounds?.shown(in: state), in: frame, of: self)
      if backgrounds == nil, state.contains(.selected) {
        drawPill(in: frame, radius: radius, into: &picture)
      }
      draw(segments[index], in: state, moved(frame, at: index), into: &picture)
    }
    for index in frames.indices.dropLast() {
      drawDivider(after: index, of: frames, into: &picture)
    }
  }

  private func state(ofSegmentAt index: Int) -> State {
    var state: State = isEnabled && segments[index].isEnabled ? .normal : .disabled
    if index == storedSelection, !isMomentary { state.insert(.selected) }
    return state
  }

  /// Returns the frame of a segment's content, including the offset of its kind and its own.
  private func moved(_ frame: CGRect, at index: Int) -> CGRect {
    let (isFirst, isLast) = (index == 0, index == segments.count - 1)
    let isLeft = isRightToLeft ? isLast : isFirst
    let type: Segment =
      isFirst && isLast ? .alone : isLeft ? .left : isFirst || isLast ? .right : .center
    let said = contentOffsets[.default]
    let offset = said?[type] ?? said?[.any] ?? .zero
    let own = segments[index].contentOffset
    return frame.offsetBy(offset).offsetBy(dx: own.width, dy: own.height)
  }

  private func drawPill(in frame: CGRect, radius: CGFloat, into picture: inout Picture) {
    let inset = ControlMeasure.segmentedPillInset.length
    let isDark = traitCollection.userInterfaceStyle == .dark
    let color = selectedSegmentTintColor ?? (isDark ? .systemGray2 : .white)
    picture.fill(
      PictureShape(
        rect: frame.insetBy(dx: inset, dy: inset), radius: radius - inset, corners: .all),
      faded(color))
  }

  private func drawDivider(after index: Int, of frames: [CGRect], into picture: inout Picture) {
    let (left, right) = isRightToLeft ? (index + 1, index) : (index, index + 1)
    let sides = DividerImages.Sides(
      left: state(ofSegmentAt: left), right: state(ofSegmentAt: right))
    let rect = CGRect(
      x: frames[left].maxX, y: bounds.minY, width: frames[right].minX - frames[left].maxX,
      height: bounds.height)
    picture.draw(dividerImages[.default]?.shown(between: sides), in: rect, of: self)
  }

  private func draw(
    _ segment: SegmentContent, in state: State, _ place: CGRect, into picture: inout Picture
  ) {
    let color = faded(segment.isEnabled ? .label : .tertiaryLabel)
    if let image = segment.image {
      let view = UIImageView(image: image)
      view.frame = place.centered(image.size)
      view.tintColor = segment.isEnabled ? .label : .tertiaryLabel
      picture.draw(view)
      return
    }
    drawLine(
      content(of: segment, in: state), in: place.insetBy(dx: 4, dy: 0),
      alignment: .center, color: color, into: &picture)
  }

  // MARK: Contents

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  open func titleForSegment(at segment: Int) -> String? {
    isSegment(segment) ? segments[segment].title : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    isSegment(segment) ? segments[segment].image : nil
  }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0 = SegmentContent(action) }
  }

  open func actionForSegment(at segment: Int) -> UIAction? {
    isSegment(segment) ? segments[segment].action : nil
  }

  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }

  open func widthForSegment(at segment: Int) -> CGFloat {
    isSegment(segment) ? segments[segment].width : 0
  }

  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    isSegment(segment) ? segments[segment].contentOffset : .zero
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    isSegment(segment) && segments[segment].isEnabled
  }
}
