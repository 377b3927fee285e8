/// Names for views and guides in equations, identifiers and messages.
///
/// The name of a view is its accessibility identifier, else the property that holds it, else its
/// class, with a number if several of its class have no better name. The properties are those of
/// the surrounding views and their controllers, found by reflection, so names are looked up only
/// when a text needs them.
@MainActor
package struct LayoutNames {
  private(set) var properties: [ObjectIdentifier: String] = [:]
  /// The properties that have to be unwrapped, with the source that does so.
  private var unwrapped: [ObjectIdentifier: String] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The objects whose properties serve as names.
  private var holders: Set<ObjectIdentifier> = []
  /// The purposes of guides, by the numbers of their items.
  private var madeGuides: [LayoutItem: String] = [:]

  /// Creates names from accessibility identifiers and classes alone.
  package init() {}

  /// Creates names for the items of a plan.
  init(of plan: borrowing LayoutPlan) {
    let columns = plan.columns
    let elements = columns.items.all.indices.compactMap {
      LayoutElement(columns.items.all[$0].object)
    }
    self.init(inSightOf: [plan.host].compactMap { $0 } + elements.compactMap(\.view))
    number(elements)
    for guide in plan.madeGuides { madeGuides[guide.item] = "\(guide.name)" }
  }

  /// Creates names for views from the properties of the views, of the views around them and of the
  /// controllers of all these. Nearer properties take precedence.
  package init(inSightOf views: [UIView]) {
    var seen: Set<ObjectIdentifier> = []
    for view in views {
      for holder in sequence(first: view, next: \.superview) {
        guard seen.insert(ObjectIdentifier(holder)).inserted else { break }
        collect(from: holder)
      }
    }
  }

  /// Creates names for some views and guides. Numbers distinguish those with the same name.
  package init(of elements: [LayoutElement]) {
    self.init(inSightOf: elements.compactMap(\.view))
    number(elements)
  }

  /// Numbers the elements without better names by their places among the siblings of their class.
  /// If that is ambiguous, because some are elsewhere, all elements of the class are counted in the
  /// order in which they are mentioned.
  private mutating func number(_ elements: [LayoutElement]) {
    var families: [String: [LayoutElement]] = [:]
    var seen: Set<ObjectIdentifier> = []
    for element in elements where !hasOwnName(element) {
      guard seen.insert(ObjectIdentifier(element.object)).inserted else { continue }
      families[ClassFacts.of(element.object).name, default: []].append(element)
    }
    var crowds: [ObjectIdentifier: SiblingNumbers] = [:]
    for family in families.values {
      var places = family.map { place(of: $0, in: &crowds) }
      if Set(places).count < family.count { places = Array(1...family.count) }
      for (element, place) in zip(family, places) {
        numbers[ObjectIdentifier(element.object)] = place
      }
    }
  }

  /// Returns the number of an element among the siblings with the same name; nil if it is the only
  /// one.
  private func place(
    of element: LayoutElement, in crowds: inout [ObjectIdentifier: SiblingNumbers]
  ) -> Int? {
    guard let holder = element.holder else { return nil }
    let crowd = crowds[ObjectIdentifier(holder)] ?? SiblingNumbers.known(in: holder, self)
    crowds[ObjectIdentifier(holder)] = crowd
    return crowd.place(of: element)
  }

  /// Whether properties of an object serve as names.
  package func isHolder(_ object: AnyObject?) -> Bool {
    object.map { holders.contains(ObjectIdentifier($0)) } ?? false
  }

  /// Returns the collected property that holds a view or a guide.
  package func property(holding object: AnyObject) -> String? {
    properties[ObjectIdentifier(object)]
  }

  /// Returns the source of that property, which evaluates to the view or guide itself.
  func source(holding object: AnyObject) -> String? {
    unwrapped[ObjectIdentifier(object)] ?? property(holding: object)
  }
}

// MARK: Names

extension LayoutNames {
  /// Returns the name of an item of a plan.
  func name(of item: LayoutItem, in items: borrowing PlanItems) -> String {
    let known = items[item]
    switch known.kind {
    case .view, .guide:
      return LayoutElement(known.object).map { name(of: $0) } ?? "item \(item.number + 1)"
    case .made: return madeGuides[item] ?? "guide"
    case .parent: return "superview of \(known.base.map { name(of: $0, in: items) } ?? "it")"
    case .area(let area):
      return known.base.map { "\(name(of: $0, in: items)).\(area.rawValue)" } ?? area.rawValue
    }
  }

  /// Returns the name of a view or a guide, in one line.
  package func name(of element: LayoutElement) -> String { plainName(of: element).inOneLine }

  /// Returns the name of a view, in one line.
  package func name(of view: UIView) -> String { plainName(of: view).inOneLine }

  /// Returns the name of a view or a guide, with all characters of its identifier.
  func plainName(of element: LayoutElement) -> String {
    switch element {
    case .view(let view): plainName(of: view)
    case .guide(let guide): plainName(of: guide)
    }
  }

  private func plainName(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    return properties[ObjectIdentifier(view)] ?? numbered(view)
  }

  private func plainName(of guide: UILayoutGuide) -> String {
    if let view = guide.owningView {
      if let scrollView = view as? UIScrollView {
        if guide === scrollView.contentLayoutGuide { return "\(plainName(of: view)).content" }
        if guide === scrollView.frameLayoutGuide { return "\(plainName(of: view)).frame" }
      }
      if let area = LayoutArea(of: guide, in: view) {
        return "\(plainName(of: view)).\(area.rawValue)"
      }
    }
    if !guide.identifier.isEmpty { return guide.identifier }
    return properties[ObjectIdentifier(guide)] ?? numbered(guide)
  }

  private func numbered(_ object: AnyObject) -> String {
    let name = ClassFacts.of(object).name
    return numbers[ObjectIdentifier(object)].map { "\(name) \($0)" } ?? name
  }

  /// Whether a view or a guide has an identifier or is held by a known property.
  package func hasOwnName(_ element: LayoutElement) -> Bool {
    properties[ObjectIdentifier(element.object)] != nil || element.hasIdentifier
  }
}

// MARK: Properties

extension LayoutNames {
  /// Collects the properties of a view and of its controller.
  private mutating func collect(from holder: UIView) {
    collect(from: holder as AnyObject)
    if let controller = holder.next as? UIViewController { collect(from: controller as AnyObject) }
  }

  /// Collects the stored properties of an object.
  private mutating func collect(from object: AnyObject) {
    let known = properties.count
    Self.forEachProperty(of: object) { note($1, as: $0, isLazy: $2) }
    if properties.count > known { holders.insert(ObjectIdentifier(object)) }
  }

  /// Calls a closure with the stored properties that an object's own classes declare. UIKit's
  /// classes are left out, because their properties are not suitable names.
  package static func forEachProperty(
    of object: AnyObject, _ use: (_ name: String, _ value: Any, _ isLazy: Bool) -> Void
  ) {
    // Otherwise each label would get a mirror for nothing.
    guard !ClassFacts.of(object).isOfLibrary else { return }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !ClassFacts.of(current.subjectType).isOfLibrary {
      for case (let label?, let value) in current.children {
        let isLazy = label.hasPrefix(lazyPrefix)
        use(isLazy ? String(label.dropFirst(lazyPrefix.count)) : label, value, isLazy)
      }
      mirror = current.superclassMirror
    }
  }

  /// The prefix that the compiler puts before the name of a lazy property to name its storage.
  private static let lazyPrefix = "$__lazy_storage_$_"

  private mutating func note(_ value: Any, as name: String, isLazy: Bool) {
    // The storage of a lazy property is optional, but the property is not.
    lazy var source =
      !isLazy && Mirror(reflecting: value).displayStyle == .optional ? "\(name)!" : name
    if let held = (value as? UIView) ?? (value as? UILayoutGuide) as AnyObject? {
      note(held, as: name, source)
    } else if let list = value as? [UIView] {
      for (index, view) in list.enumerated() {
        note(view, as: "\(name)[\(index)]", "\(source)[\(index)]")
      }
    }
  }

  private mutating func note(_ held: AnyObject, as name: String, _ source: String) {
    let key = ObjectIdentifier(held)
    guard properties[key] == nil else { return }
    properties[key] = name
    if source != name { unwrapped[key] = source }
  }
}

extension LayoutElement {
  /// The view that contains the element.
  @MainActor fileprivate var holder: UIView? {
    switch self {
    case .view(let view): view.superview
    case .guide(let guide): guide.owningView
    }
  }

  /// Whether the element has a name of its own, other than that of a property.
  @MainActor var hasIdentifier: Bool {
    switch self {
    case .view(let view): !(view.accessibilityIdentifier ?? "").isEmpty
    case .guide(let guide): !guide.identifier.isEmpty
    }
  }
}
