import Foundation
import ListRules

/// Arranges items in groups and sections, as described.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  // Unchecked, since these are read for each visible item. Changing them calls no other code.
  @exclusivity(unchecked) private(set) final var sections: [CompositionalSection] = []
  /// The boundary items of the whole layout.
  private(set) var boundaries: [CompositionalBoundary] = []
  private(set) var end: CGFloat = 0
  private var isSelfSizing = false
  /// The measured sizes of views with estimated dimensions.
  var wanted: [CollectionElement: CGSize] = [:]
  /// The elements whose measured sizes have changed since the last preparation.
  private var changed: Set<CollectionElement> = []
  /// The basis of the current positions; nil if all have to be computed again.
  private var basis: CompositionalBasis?
  /// The basis of the last positions, even if all have to be computed again.
  private var lastBasis: CompositionalBasis?
  private var isAccepting = false

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

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) {
    return nil
  }

  var axis: NSLayoutConstraint.Axis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  // MARK: Places

  /// Computes positions. If only measured sizes have changed, it starts with the first element that
  /// did.
  open override func prepare() {
    super.prepare()
    defer { changed = [] }
    guard let owner else { return (sections, boundaries, end) = ([], [], 0) }
    let environment = CompositionalEnvironment(owner)
    let basis = CompositionalBasis(owner, environment)
    if changed.isEmpty || basis != self.basis {
      fill(owner, environment, isElsewhere: lastBasis.map { !$0.hasRoom(of: basis) } ?? false)
    } else {
      refill(environment.traitCollection)
    }
    (self.basis, lastBasis) = (basis, basis)
    place(environment)
  }

  /// - Parameter isElsewhere: Whether measured sizes may have become invalid.
  private func fill(
    _ owner: UICollectionView, _ environment: CompositionalEnvironment, isElsewhere: Bool
  ) {
    let items = configuration.boundarySupplementaryItems
    let aside = CompositionalBoundary.sides(items, on: axis, in: environment.effectiveContentSize)
    sections = []
    isSelfSizing = items.contains(where: \.isSelfSizing)
    for (index, count) in owner.knownCounts.enumerated() {
      let description = provider(index, environment) ?? .empty(index, owner)
      if isElsewhere, description.group.dependsOnSiblings { forgetCells(inSection: index) }
      sections.append(
        CompositionalSection(
          description, axis: axis, environment: environment, aside: aside,
          pixels: owner.pixels,
          reference: configuration.contentInsetsReference,
          filling: filling(count, of: description, index, environment.traitCollection)))
      isSelfSizing =
        isSelfSizing || description.group.isSelfSizing
        || description.boundarySupplementaryItems.contains(where: \.isSelfSizing)
    }
  }

  private func refill(_ traits: UITraitCollection) {
    var items: [Int: [Int]] = [:]
    for element in changed where element.path.count > 1 {
      let (section, item) = (element.path.section, element.path.item)
      guard sections.indices.contains(section) else { continue }
      if element.category == .cell {
        items[section, default: []].append(item)
      } else {
        sections[section].boundaryDidChange()
      }
    }
    for (section, items) in items.sorted(by: { $0.key < $1.key }) {
      let count = basis?.counts[section] ?? 0
      let description = sections[section].description
      sections[section].refill(items.sorted(), filling(count, of: description, section, traits))
    }
  }

  private func filling(
    _ count: Int, of description: NSCollectionLayoutSection, _ section: Int,
    _ traits: UITraitCollection
  ) -> GroupFilling {
    let least = minimumUniformSize(of: description.group, section, count: count)
    return GroupFilling(count: count, traits: traits, minimumUniform: least) { item in
      self.wanted[.cell(IndexPath(item: item, section: section))]
    }
  }

  private func place(_ environment: CompositionalEnvironment) {
    (boundaries, end) = ([], 0)
    addBoundaries(before: true, environment)
    let first = end
    for index in sections.indices {
      if index > 0 { end += configuration.interSectionSpacing }
      let items = sections[index].description.boundarySupplementaryItems
      sections[index].place(at: end) { wanted[Self.element(items, $0, index)] }
      end = sections[index].end
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
    boundaries += CompositionalBoundary.place(
      items, before: before, on: axis, in: room(environment), end: &end
    ) { wanted[boundaryElement(items[$0])] }
  }

  /// Returns the available area for boundary items of the layout.
  private func room(_ environment: CompositionalEnvironment) -> CGRect {
    let insets = environment.insets(
      .zero, from: configuration.contentInsetsReference, on: axis.other)
    return CGRect(origin: .zero, size: environment.effectiveContentSize)
      .inset(by: insets, across: axis)
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
        if let cell = layoutAttributesForItem(at: path), cell.frame.meets(part) {
          found.append(cell)
        }
        guard let place = section.place(ofItem: item) else { continue }
        for aside in place.supplementaryItems {
          let view = attributes(of: aside, beside: place.frame, at: path)
          if view.frame.meets(part) { found.append(view) }
        }
      }
      for group in section.supplementedGroups(near: part) {
        let place = section.supplementedGroups[group]
        for (aside, number) in zip(place.group.supplementaryItems, place.numbers) {
          let path = IndexPath(item: number, section: index)
          let view = attributes(of: aside, beside: place.frame, at: path)
          if view.frame.meets(part) { found.append(view) }
        }
      }
      for boundary in section.boundaries.indices {
        let view = attributes(of: boundary, in: index)
        if view.frame.meets(rect) { found.append(view) }
      }
      for decoration in section.description.decorationItems {
        let view = attributes(of: decoration, in: index)
        if view.frame.meets(rect) { found.append(view) }
      }
    }
    return found + boundaries.map(attributes).filter { $0.frame.meets(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      let item = sections[indexPath.section].place(ofItem: indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
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
    return section.supplement(of: elementKind, indexPath.item)
      .map { attributes(of: $0.item, beside: $0.container, at: indexPath) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].description.decorationItems
      .first { $0.elementKind == elementKind }
      .map { attributes(of: $0, in: indexPath.section) }
  }

  // MARK: Invalidating

  open override func invalidateLayout() {
    basis = nil
    super.invalidateLayout()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !isAccepting { basis = nil }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    owner.map { newBounds.size != $0.laidOutSize } ?? false
  }

  override func follows(_ insets: UIEdgeInsets, from old: UIEdgeInsets) -> Bool { true }
  override var followsTraits: Bool { true }

  override func unmeasuredSiblings(of seen: [UICollectionViewLayoutAttributes]) -> [IndexPath] {
    unmeasured(besides: seen)
  }

  override var usesSelfSizingCells: Bool { isSelfSizing }
  override var reportsFittingAxes: Bool { true }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let (width, height) = originalAttributes.fitting else { return false }
    guard let old = lastSize(of: originalAttributes) else { return true }
    let new = preferredAttributes.size
    // A difference below half a pixel is a rounding error.
    let least = 0.5 / (owner?.pixels.scale ?? 3)
    return width != .required && abs(new.width - old.width) >= least
      || height != .required && abs(new.height - old.height) >= least
  }

  override func accept(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) {
    wanted[original.element] = preferred.size
    changed.insert(original.element)
    isAccepting = true
    super.accept(preferred, for: original)
    isAccepting = false
  }

  override func listPlace(of element: CollectionElement) -> ListCellPlace? {
    let section = element.path.section
    guard sections.indices.contains(section) else { return nil }
    return sections[section].listPlaces?.place(of: element, count: sections[section].count)
  }

  override func swipeConfiguration(
    at path: IndexPath, leading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard sections.indices.contains(path.section) else { return nil }
    let list = sections[path.section].description.list
    let provider =
      leading
      ? list?.leadingSwipeActionsConfigurationProvider
      : list?.trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }

  // MARK: What is seen

  override func willShow(_ seen: [UICollectionViewLayoutAttributes]) {
    guard let owner else { return }
    let heard = seen.filter {
      $0.indexPath.count > 1 && hasInvalidationHandler(inSection: $0.indexPath.section)
    }
    if heard.isEmpty { return }
    let environment = CompositionalEnvironment(owner)
    let bySection = Dictionary(grouping: heard) { $0.indexPath.section }
    for (index, attributes) in bySection.sorted(by: { $0.key < $1.key }) {
      let offset =
        sections[index].orthogonalArea.map {
          CGPoint(0, owner.start(ofSection: index, $0), axis)
        } ?? owner.contentOffset
      sections[index].description.visibleItemsInvalidationHandler?(
        attributes.map(CompositionalVisibleItem.init), offset, environment)
    }
  }

  private func hasInvalidationHandler(inSection section: Int) -> Bool {
    sections.indices.contains(section)
      && sections[section].description.visibleItemsInvalidationHandler != nil
  }

  // MARK: Sections that are scrolled by themselves

  override func scrollsOrthogonally(_ element: CollectionElement) -> Bool {
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
    var areas: [(section: Int, area: OrthogonalArea)] = []
    for index in first..<max(first, last) {
      if let area = sections[index].orthogonalArea { areas.append((index, area)) }
    }
    return areas
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
