import Foundation
import ListRules

/// Where something of a collection is, and what it looks like.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // Lists look at those of all that is seen several times for each row that comes into sight, and
  // checking that accesses don't overlap would take as long. Nobody is called while one is changed.
  @exclusivity(unchecked) open var indexPath = IndexPath(item: 0, section: 0)
  @exclusivity(unchecked) open internal(set) var representedElementCategory = UICollectionView
    .ElementCategory.cell
  @exclusivity(unchecked) open internal(set) var representedElementKind: String?
  @exclusivity(unchecked) open var center = CGPoint.zero {
    didSet { center.keepUsable(before: oldValue, "center", of: "\(type(of: self))") }
  }
  @exclusivity(unchecked) open var size = CGSize.zero {
    didSet { size.keepUsable(before: oldValue, "size", of: "\(type(of: self))") }
  }
  @exclusivity(unchecked) open var transform3D = CATransform3DIdentity {
    didSet { transform3D.keepUsable(before: oldValue, "transform", of: "\(type(of: self))") }
  }
  @exclusivity(unchecked) open var alpha: CGFloat = 1
  @exclusivity(unchecked) open var zIndex = 0
  @exclusivity(unchecked) open var isHidden = false
  /// How strongly a view keeps to the size when it is asked how large it wants to be; nil where the
  /// layout leaves that to the view.
  var fitting: (width: UILayoutPriority, height: UILayoutPriority)?

  /// Whether a view that was of a size may want another length now, as one that it isn't asked for has changed.
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

  /// Without the transform.
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

  /// The same in an object of its own, of the same class. Subclasses add what they have.
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

/// Something that a collection shows.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var path: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, path: path)
  }

  /// Where it is after an update, if it is there still.
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

  /// In sections, then cells before what is beside them.
  static func isOrdered(_ left: CollectionElement, _ right: CollectionElement) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.category != right.category { return left.category.rawValue < right.category.rawValue }
    return (left.kind ?? "") < (right.kind ?? "")
  }
}
