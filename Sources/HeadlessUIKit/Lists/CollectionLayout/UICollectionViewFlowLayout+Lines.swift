import Foundation

/// Sections and lines, with the scroll axis as a value.
extension UICollectionViewFlowLayout {
  private var axis: NSLayoutConstraint.Axis {
    scrollDirection == .vertical ? .vertical : .horizontal
  }

  private var crossAxis: NSLayoutConstraint.Axis { axis == .vertical ? .horizontal : .vertical }

  func crossAxisLength(_ size: CGSize) -> CGFloat { size.length(on: crossAxis) }

  func crossAxisLength(_ insets: UIEdgeInsets) -> CGFloat {
    insets.start(on: crossAxis) + insets.end(on: crossAxis)
  }

  /// The length available for a line.
  var across: CGFloat {
    guard let owner else { return 0 }
    return max(0, crossAxisLength(owner.bounds.size) - crossAxisLength(owner.adjustedContentInset))
  }

  func rect(
    along: CGFloat, _ length: CGFloat, across: CGFloat, _ width: CGFloat
  ) -> CGRect {
    axis == .vertical
      ? CGRect(x: across, y: along, width: width, height: length)
      : CGRect(x: along, y: across, width: length, height: width)
  }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    owner?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  // MARK: Arranging

  func arrange() {
    sections = []
    guard let owner else { return }
    let across = across
    let delegate = flowDelegate
    var start: CGFloat = 0
    for (section, count) in owner.knownCounts.enumerated() {
      let measures = measures(of: section, across, owner, delegate)
      let sizes = sizes(in: section, count, owner, delegate)
      logOversizedItems(about: sizes, measures, owner)
      let lines = FlowSection(
        start: start, sizes: sizes, measures: measures, pixels: owner.pixels)
      sections.append(lines)
      start = lines.end
    }
  }

  private func sizes(
    in section: Int, _ count: Int, _ owner: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [FlowSection.FlowSize] {
    let asks = usesSelfSizingCells
    let estimate =
      estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
    return (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      let said = usable(
        delegate?.collectionView(owner, layout: self, sizeForItemAt: path),
        insteadOf: itemSize, "size of an item", owner)
      let size = asks ? wanted[path] ?? (said == itemSize ? estimate : said) : said
      return FlowSection.FlowSize(
        along: max(0, size.length(on: axis)), across: max(0, size.length(on: crossAxis)))
    }
  }

  /// Returns the delegate's value if it is usable, or else the value of the layout.
  private func usable<Numbers: LayoutNumbers>(
    _ said: Numbers?, insteadOf common: Numbers, _ name: String, _ owner: UICollectionView
  ) -> Numbers {
    guard let said else { return common }
    return unusableNumbers.usable(said, insteadOf: common, name, of: owner.shortName)
  }

  private func measures(
    of section: Int, _ across: CGFloat, _ owner: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Measures {
    var insets = usable(
      delegate?.collectionView(owner, layout: self, insetForSectionAt: section),
      insteadOf: sectionInset, "inset of a section", owner)
    switch sectionInsetReference {
    case .fromContentInset: break
    case .fromSafeArea: insets = owner.insets(insets, from: .safeArea)
    case .fromLayoutMargins: insets = owner.insets(insets, from: .layoutMargins)
    }
    let header = usable(
      delegate?.collectionView(owner, layout: self, referenceSizeForHeaderInSection: section),
      insteadOf: headerReferenceSize, "size of a header", owner)
    let footer = usable(
      delegate?.collectionView(owner, layout: self, referenceSizeForFooterInSection: section),
      insteadOf: footerReferenceSize, "size of a footer", owner)
    return FlowSection.Measures(
      lineSpacing: usable(
        delegate?.collectionView(owner, layout: self, minimumLineSpacingForSectionAt: section),
        insteadOf: minimumLineSpacing, "line spacing of a section", owner),
      itemSpacing: usable(
        delegate?.collectionView(owner, layout: self, minimumInteritemSpacingForSectionAt: section),
        insteadOf: minimumInteritemSpacing, "spacing of items", owner),
      insets: (
        insets.start(on: axis), insets.end(on: axis), insets.start(on: crossAxis),
        insets.end(on: crossAxis)
      ),
      header: max(0, header.length(on: axis)), footer: max(0, footer.length(on: axis)),
      available: across)
  }

  /// Reports items that do not fit into a line. They are shown nevertheless, centered.
  private func logOversizedItems(
    about sizes: [FlowSection.FlowSize], _ measures: FlowSection.Measures,
    _ owner: UICollectionView
  ) {
    let room = measures.available - measures.insets.before - measures.insets.after
    guard !didLogOversizedItems, room > 0, sizes.contains(where: { $0.across > room + 1e-6 }) else {
      return
    }
    didLogOversizedItems = true
    let (length, first, second) =
      crossAxis == .horizontal ? ("width", "left", "right") : ("height", "top", "bottom")
    Headless.log(
      """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(length) must be less than the \(length) of the UICollectionView minus the section \
      insets \(first) and \(second) values, minus the content insets \(first) and \(second) values.
      Please check the values returned by the delegate.
      The relevant UICollectionViewFlowLayout instance is \(type(of: self)), and it is attached to \
      \(owner.shortName).
      """)
  }

  // MARK: Finding

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section),
      sections[path.section].places.indices.contains(path.item)
    else { return nil }
    let place = sections[path.section].places[path.item]
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = rect(
      along: place.along, place.size.along, across: place.across, place.size.across)
    return attributes
  }

  func supplement(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(section) else { return nil }
    let lines = sections[section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? lines.measures.header : lines.measures.footer
    guard length > 0 else { return nil }
    let start =
      isHeader
      ? pinnedHeader(lines, length) : pinnedFooter(lines, length)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = rect(along: start, length, across: 0, across)
    attributes.zIndex = 10
    return attributes
  }

  /// Returns the position of a pinned header, which stays visible as long as its section.
  private func pinnedHeader(_ lines: FlowSection, _ length: CGFloat) -> CGFloat {
    guard sectionHeadersPinToVisibleBounds, let owner else { return lines.headerStart }
    let top = owner.bounds.origin(on: axis) + owner.adjustedContentInset.start(on: axis)
    return max(lines.headerStart, min(top, lines.footerStart - length))
  }

  private func pinnedFooter(_ lines: FlowSection, _ length: CGFloat) -> CGFloat {
    guard sectionFootersPinToVisibleBounds, let owner else { return lines.footerStart }
    let end =
      owner.bounds.origin(on: axis) + owner.bounds.length(on: axis)
      - owner.adjustedContentInset.end(on: axis)
    let first = lines.headerStart + lines.measures.header
    return min(lines.footerStart, max(end - length, first))
  }

  /// - Complexity: Logarithmic in the numbers of sections and lines, linear in the number of
  ///   elements found.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let start = rect.origin(on: axis)
    let end = start + rect.length(on: axis)
    var found: [UICollectionViewLayoutAttributes] = []
    var section = sections.partitionPoint { $0.end > start || $0.start >= start }
    while section < sections.count, sections[section].start < end {
      let items = sections[section].items(from: start, to: end)
      for index in items {
        guard let item = item(at: IndexPath(item: index, section: section)),
          item.frame.meets(rect)
        else { continue }
        found.append(item)
      }
      for kind in UICollectionView.sectionKinds {
        if let view = supplement(kind, section), view.frame.meets(rect) { found.append(view) }
      }
      section += 1
    }
    return found
  }
}
