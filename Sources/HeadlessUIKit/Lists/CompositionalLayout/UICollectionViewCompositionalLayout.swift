import Foundation
import ListRules

/// Sections of groups of items, each as it is described.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [CompositionalSection] = []
  /// At the boundary of all sections.
  private var boundaries: [CompositionalBoundary] = []
  private var end: CGFloat = 0
  private var asksViews = false
  /// What views wanted that are as large as they want to be.
  private var wanted: [CollectionElement: CGSize] = [:]

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// There are no archives here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  private var axis: NSLayoutConstraint.Axis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    (sections, boundaries, end) = ([], [], 0)
    asksViews = false
    guard let owner else { return }
    let environment = CompositionalEnvironment(owner)
    addBoundaries(before: true, environment)
    let first = end
    let aside = CompositionalBoundary.sides(
      configuration.boundarySupplementaryItems, on: axis, in: environment.effectiveContentSize)
    for (index, count) in owner.knownCounts.enumerated() {
      let description = provider(index, environment) ?? .empty(index, owner)
      if !sections.isEmpty { end += configuration.interSectionSpacing }
      let section = CompositionalSection(
        description, axis: axis, start: end, environment: environment, aside: aside,
        pixels: owner.pixels, reference: configuration.contentInsetsReference, count: count,
        wanted: { self.wanted[.cell(IndexPath(item: $0, section: index))] },
        wantedAside: {
          self.wanted[Self.element(description.boundarySupplementaryItems, $0, index)]
        })
      asksViews =
        asksViews || description.group.asksViews
        || description.boundarySupplementaryItems.contains(where: \.asksViews)
      sections.append(section)
      end = section.end
    }
    let items = configuration.boundarySupplementaryItems
    boundaries += CompositionalBoundary.placeBeside(
      items, on: axis, in: room(environment), from: first, to: &end
    ) { wanted[boundaryElement(items[$0])] }
    addBoundaries(before: false, environment)
  }

  private func addBoundaries(before: Bool, _ environment: CompositionalEnvironment) {
    let items = configuration.boundarySupplementaryItems
    guard !items.isEmpty else { return }
    asksViews = asksViews || items.contains(where: \.asksViews)
    boundaries += CompositionalBoundary.place(
      items, before: before, on: axis, in: room(environment), end: &end
    ) { wanted[boundaryElement(items[$0])] }
  }

  /// Where views beside all sections may be.
  private func room(_ environment: CompositionalEnvironment) -> CGRect {
    let insets = environment.insets(
      .zero, from: configuration.contentInsetsReference, on: axis.other)
    return CGRect(origin: .zero, size: environment.effectiveContentSize)
      .inset(by: insets, across: axis)
  }

  /// That of a view beside all sections has a path of the number among its kind alone.
  private func boundaryElement(
    _ item: NSCollectionLayoutBoundarySupplementaryItem
  ) -> CollectionElement {
    let kin = configuration.boundarySupplementaryItems.filter { $0.elementKind == item.elementKind }
    return CollectionElement(
      category: .supplementaryView, kind: item.elementKind,
      path: IndexPath(index: kin.firstIndex { $0 === item } ?? 0))
  }

  private static func element(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ index: Int, _ section: Int
  ) -> CollectionElement {
    CollectionElement(
      category: .supplementaryView, kind: items[index].elementKind,
      path: IndexPath(item: 0, section: section))
  }

  open override var collectionViewContentSize: CGSize {
    guard let owner else { return .zero }
    let room = CompositionalEnvironment(owner).effectiveContentSize
    return CGSize(end, room.length(on: axis.other), axis)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let start = rect.origin(on: axis)
    var found: [UICollectionViewLayoutAttributes] = []
    for index in sections.partitionPoint({ $0.end > start })..<sections.count {
      let section = sections[index]
      guard section.start < start + rect.length(on: axis) else { break }
      let part = seen(rect, inSection: index)
      for item in section.items(in: part) {
        let path = IndexPath(item: item, section: index)
        if let cell = layoutAttributesForItem(at: path), cell.frame.intersects(part) {
          found.append(cell)
        }
        for aside in section.items[item].supplementaryItems {
          let view = attributes(of: aside, beside: section.items[item].frame, at: path)
          if view.frame.intersects(part) { found.append(view) }
        }
      }
      for group in section.groups(near: part) {
        let place = section.groups[group]
        for (aside, number) in zip(place.group.supplementaryItems, place.numbers) {
          let path = IndexPath(item: number, section: index)
          let view = attributes(of: aside, beside: place.frame, at: path)
          if view.frame.intersects(part) { found.append(view) }
        }
      }
      for boundary in section.boundaries.indices {
        let view = attributes(of: boundary, in: index)
        if view.frame.intersects(rect) { found.append(view) }
      }
      for decoration in section.description.decorationItems {
        let view = attributes(of: decoration, in: index)
        if view.frame.intersects(rect) { found.append(view) }
      }
    }
    return found + boundaries.map(attributes).filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let item = sections[indexPath.section].items[indexPath.item]
    place(attributes, item)
    attributes.zIndex = item.zIndex
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count > 1 else {
      return boundaries.first {
        $0.item.elementKind == elementKind && boundaryElement($0.item).path == indexPath
      }.map(attributes)
    }
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    if let boundary = section.boundaries.firstIndex(where: { $0.item.elementKind == elementKind }) {
      return attributes(of: boundary, in: indexPath.section)
    }
    return section.aside(of: elementKind, indexPath.item)
      .map { attributes(of: $0.item, beside: $0.container, at: indexPath) }
  }

  private func attributes(
    of item: NSCollectionLayoutSupplementaryItem, beside container: CGRect, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    let frame = item.frame(beside: container, wanted: wanted[attributes.element])
    place(attributes, CompositionalSection.Place(frame: frame, size: item.layoutSize))
    attributes.zIndex = item.zIndex
    return attributes
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].description.decorationItems
      .first { $0.elementKind == elementKind }
      .map { attributes(of: $0, in: indexPath.section) }
  }

  private func attributes(
    of decoration: NSCollectionLayoutDecorationItem, in section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: decoration.elementKind, with: IndexPath(item: 0, section: section))
    if let owner {
      let room = CompositionalEnvironment(owner).effectiveContentSize
      attributes.frame = sections[section].frame(of: decoration, room)
    }
    attributes.zIndex = decoration.zIndex
    return attributes
  }

  private func attributes(of index: Int, in section: Int) -> UICollectionViewLayoutAttributes {
    let whole = sections[section]
    return attributes(
      of: whole.boundaries[index], at: IndexPath(item: 0, section: section),
      within: whole.start...max(whole.start, whole.end))
  }

  private func attributes(of boundary: CompositionalBoundary) -> UICollectionViewLayoutAttributes {
    attributes(of: boundary, at: boundaryElement(boundary.item).path, within: 0...max(0, end))
  }

  private func attributes(
    of boundary: CompositionalBoundary, at path: IndexPath, within whole: ClosedRange<CGFloat>
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: boundary.item.elementKind, with: path)
    place(attributes, boundary.place)
    attributes.zIndex = boundary.item.zIndex
    if boundary.item.pinToVisibleBounds { pin(attributes, boundary.item, within: whole) }
    return attributes
  }

  private func place(
    _ attributes: UICollectionViewLayoutAttributes, _ place: CompositionalSection.Place
  ) {
    attributes.frame = owner?.pixels.roundEdges(place.frame) ?? place.frame
    if place.size.isEstimated {
      attributes.fitting = (
        place.size.widthDimension.isEstimated ? .fittingSizeLevel : .required,
        place.size.heightDimension.isEstimated ? .fittingSizeLevel : .required
      )
    }
  }

  /// Headers and what is at the sides stay at the top, footers at the end, as long as what they are of is seen.
  private func pin(
    _ attributes: UICollectionViewLayoutAttributes,
    _ item: NSCollectionLayoutBoundarySupplementaryItem, within whole: ClosedRange<CGFloat>
  ) {
    guard let owner else { return }
    let (insets, bounds) = (owner.adjustedContentInset, owner.bounds)
    let (old, length) = (attributes.frame.origin(on: axis), attributes.size.length(on: axis))
    let first = bounds.origin(on: axis) + insets.start(on: axis)
    let last = bounds.origin(on: axis) + bounds.length(on: axis) - insets.end(on: axis) - length
    let new =
      item.isBefore(on: axis) ?? true
      ? max(old, min(first, whole.upperBound - length)) : min(old, max(last, whole.lowerBound))
    attributes.frame = attributes.frame.offsetBy(
      dx: axis == .horizontal ? new - old : 0, dy: axis == .vertical ? new - old : 0)
    attributes.zIndex = max(attributes.zIndex, 1)
  }

  // MARK: Invalidating

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    owner.map { newBounds.size != $0.laidOutSize } ?? false
  }

  override var asksCells: Bool { asksViews }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let (width, height) = originalAttributes.fitting else { return false }
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    // Less than half a pixel is an error of sums.
    let least = 0.5 / (owner?.pixels.scale ?? 3)
    return width != .required && abs(new.width - old.width) >= least
      || height != .required && abs(new.height - old.height) >= least
  }

  override func accept(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) {
    wanted[original.element] = preferred.size
    super.accept(preferred, for: original)
  }

  override func listPlace(of element: CollectionElement) -> ListCellPlace? {
    guard sections.indices.contains(element.path.section) else { return nil }
    return sections[element.path.section].listPlace(of: element)
  }

  override func swipeActions(at path: IndexPath, leading: Bool) -> [UIContextualAction] {
    guard sections.indices.contains(path.section) else { return [] }
    let list = sections[path.section].description.list
    let provider =
      leading
      ? list?.leadingSwipeActionsConfigurationProvider
      : list?.trailingSwipeActionsConfigurationProvider
    return provider?(path)?.actions ?? []
  }

  // MARK: What is seen

  override func willShow(_ seen: [UICollectionViewLayoutAttributes]) {
    guard let owner,
      sections.contains(where: { $0.description.visibleItemsInvalidationHandler != nil })
    else { return }
    let environment = CompositionalEnvironment(owner)
    let bySection = Dictionary(grouping: seen.filter { $0.indexPath.count > 1 }) {
      $0.indexPath.section
    }
    for (index, attributes) in bySection.sorted(by: { $0.key < $1.key })
    where sections.indices.contains(index) {
      let offset =
        sections[index].orthogonalArea.map {
          CGPoint(0, owner.start(ofSection: index, $0), axis)
        } ?? owner.contentOffset
      sections[index].description.visibleItemsInvalidationHandler?(
        attributes.map(CompositionalVisibleItem.init), offset, environment)
    }
  }

  // MARK: Sections that are scrolled by themselves

  override func isScrolledAcross(_ element: CollectionElement) -> Bool {
    guard element.category == .supplementaryView, element.path.count > 1,
      sections.indices.contains(element.path.section)
    else { return element.category == .cell }
    return !sections[element.path.section].boundaries.contains {
      $0.item.elementKind == element.kind
    }
  }

  override func orthogonalArea(ofSection section: Int) -> OrthogonalArea? {
    sections.indices.contains(section) ? sections[section].orthogonalArea : nil
  }

  override func orthogonalAreas(in rect: CGRect) -> [(section: Int, area: OrthogonalArea)] {
    let (start, end) = (rect.origin(on: axis), rect.end(on: axis))
    let first = sections.partitionPoint { $0.end > start }
    let last = sections.partitionPoint { $0.start >= end }
    return (first..<max(first, last)).compactMap { index in
      sections[index].orthogonalArea.map { (index, $0) }
    }
  }

  /// Which places are seen in a rectangle, as far as a section is scrolled now.
  private func seen(_ rect: CGRect, inSection section: Int) -> CGRect {
    guard let owner, let area = sections[section].orthogonalArea else { return rect }
    let start = owner.start(ofSection: section, area)
    return area.axis == .horizontal
      ? rect.offsetBy(dx: start, dy: 0) : rect.offsetBy(dx: 0, dy: start)
  }

  override var listBackground: UIColor? {
    sections.lazy.compactMap { $0.description.list }.first?.backgroundColor
  }

  override func follow(_ mapping: ListMapping) {
    var moved: [CollectionElement: CGSize] = [:]
    for (element, size) in wanted {
      if let target = element.moved(by: mapping) { moved[target] = size }
    }
    wanted = moved
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
