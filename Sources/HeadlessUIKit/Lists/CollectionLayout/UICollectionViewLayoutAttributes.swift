import Foundation
import ListRules

/// The position and the look of an element.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // Lists read the attributes of all visible elements several times for each row that becomes visible, and
  // checking exclusive access would take as long. Their changes call no other code.
  @exclusivity(unchecked) open var indexPath = IndexPath(item: 0, section: 0)
  @exclusivity(unchecked) open internal(set) var representedElementCategory = UICollectionView
    .ElementCategory.cell
  @exclusivity(unchecked) open internal(set) var representedElementKind: String?
  @exclusivity(unchecked) open var center = CGPoint.zero {
    didSet { center.sanitize(before: oldValue, "center", of: "\(type(of: self))") }
  }
  @exclusivity(unchecked) open var size = CGSize.zero {
    didSet { size.sanitize(before: oldValue, "size", of: "\(type(of: self))") }
  }
  @exclusivity(unchecked) open var transform3D = CATransform3DIdentity {
    didSet { transform3D.sanitize(before: oldValue, "transform", of: "\(type(of: self))") }
  }
  @exclusivity(unchecked) open var alpha: CGFloat = 1
  @exclusivity(unchecked) open var zIndex = 0
  @exclusivity(unchecked) open var isHidden = false
  /// The priorities with which the size holds when a view is measured; nil if the layout leaves the size to
  /// the view.
  var fitting: (width: UILayoutPriority, height: UILayoutPriority)?

  /// Whether a view with the old size may prefer another length now, because a fixed dimension has changed.
  func fits(differentlyFrom old: CGSize) -> Bool {
    guard let fitting else { return false }
    return fitting.width == .required && old.width != size.width
      || fitting.height == .required && old.height != size.height
  }

  public override init() {
    super.init()
  }

  convenience init(dynamic: Void) { self.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The frame without the transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      let usable = newValue.usable(insteadOf: frame, "frame", of: "\(type(of: self))")
      size = usable.size
      center = CGPoint(x: usable.midX, y: usable.midY)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns a copy of the same class. Subclasses add their own properties.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let original = self
    nonisolated(unsafe) var copy: Any = ()
    onAnyThread {
      let attributes = type(of: original).make()
      attributes.take(from: original)
      copy = attributes
    }
    return copy
  }

  nonisolated open override func copy() -> Any { copy(with: nil) }

  func take(from other: UICollectionViewLayoutAttributes) {
    indexPath = other.indexPath
    representedElementCategory = other.representedElementCategory
    representedElementKind = other.representedElementKind
    (center, size, transform3D) = (other.center, other.size, other.transform3D)
    (alpha, zIndex, isHidden) = (other.alpha, other.zIndex, other.isHidden)
    fitting = other.fitting
  }

  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind, path: indexPath)
  }
}

/// An element of a collection view.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var path: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, path: path)
  }

  /// Returns the element after an update; nil if it is gone.
  func moved(by mapping: ListMapping) -> CollectionElement? {
    if category == .cell { return mapping[path].map(CollectionElement.cell) }
    guard path.count > 1 else { return self }
    guard mapping.sections.indices.contains(path.section),
      let section = mapping.sections[path.section]
    else { return nil }
    var moved = self
    moved.path.section = section
    return moved
  }

  /// Sorts by section, then cells before other elements.
  static func isOrdered(_ left: CollectionElement, _ right: CollectionElement) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.category != right.category { return left.category.rawValue < right.category.rawValue }
    return (left.kind ?? "") < (right.kind ?? "")
  }
}
