/// Names for views and guides in equations, identifiers and messages.
///
/// A view is called by its accessibility identifier, else by the property that holds it, else by its
/// class, with a number where several of its class have no better name. Properties are those of the
/// views around it and of their controllers, found by reflection: so names are looked for only when
/// a text needs them.
@MainActor
package struct LayoutNames {
  private(set) var properties: [ObjectIdentifier: String] = [:]
  /// Those of them that have to be unwrapped, with what is written for that.
  private var unwrapped: [ObjectIdentifier: String] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The objects some of whose properties are names here.
  private var holders: Set<ObjectIdentifier> = []
  /// What guides are made for, by the numbers of their items.
  private var madeGuides: [LayoutItem: String] = [:]

  /// Names by accessibility identifiers and classes alone.
  package init() {}

  /// Names for what a plan speaks of.
  init(of plan: borrowing LayoutPlan) {
    let columns = plan.columns
    let elements = columns.items.all.indices.compactMap {
      LayoutElement(columns.items.all[$0].object)
    }
    self.init(inSightOf: [plan.host].compactMap { $0 } + elements.compactMap(\.view))
    number(elements)
    for guide in plan.madeGuides { madeGuides[guide.item] = "\(guide.name)" }
  }

  /// Names for views, from their properties, those of the views around them and those of the
  /// controllers of these; what is nearer comes first.
  package init(inSightOf views: [UIView]) {
    var seen: Set<ObjectIdentifier> = []
    for view in views {
      for holder in sequence(first: view, next: \.superview) {
        guard seen.insert(ObjectIdentifier(holder)).inserted else { break }
        collect(from: holder)
      }
    }
  }

  /// Names for some views and guides, those that would have the same told apart by numbers.
  package init(of elements: [LayoutElement]) {
    self.init(inSightOf: elements.compactMap(\.view))
    number(elements)
  }

  /// Tells apart by numbers what has no better name: by the place among those of its class around it.
  /// Where that is not enough, because some are elsewhere, all of the class are counted in the order in
  /// which they are mentioned.
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

  /// The number among those beside an element that would be called the same; nil for the only one.
  private func place(
    of element: LayoutElement, in crowds: inout [ObjectIdentifier: SiblingNumbers]
  ) -> Int? {
    guard let holder = element.holder else { return nil }
    let crowd = crowds[ObjectIdentifier(holder)] ?? SiblingNumbers.known(in: holder, self)
    crowds[ObjectIdentifier(holder)] = crowd
    return crowd.place(of: element)
  }

  /// Whether some of the properties of an object are names here.
  package func isHolder(_ object: AnyObject?) -> Bool {
    object.map { holders.contains(ObjectIdentifier($0)) } ?? false
  }

  /// The property that holds a view or a guide, of those that were collected.
  package func property(holding object: AnyObject) -> String? {
    properties[ObjectIdentifier(object)]
  }

  /// The same as one writes it to have the view or guide itself.
  func source(holding object: AnyObject) -> String? {
    unwrapped[ObjectIdentifier(object)] ?? property(holding: object)
  }
}

// MARK: Names

extension LayoutNames {
  /// What a person would call an item of a plan.
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

  /// What a person would call a view or a guide.
  package func name(of element: LayoutElement) -> String {
    switch element {
    case .view(let view): name(of: view)
    case .guide(let guide): name(of: guide)
    }
  }

  /// What a person would call a view.
  package func name(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    return properties[ObjectIdentifier(view)] ?? numbered(view)
  }

  private func name(of guide: UILayoutGuide) -> String {
    if let view = guide.owningView {
      if let scrollView = view as? UIScrollView {
        if guide === scrollView.contentLayoutGuide { return "\(name(of: view)).content" }
        if guide === scrollView.frameLayoutGuide { return "\(name(of: view)).frame" }
      }
      if let area = LayoutArea(of: guide, in: view) { return "\(name(of: view)).\(area.rawValue)" }
    }
    if !guide.identifier.isEmpty { return guide.identifier }
    return properties[ObjectIdentifier(guide)] ?? numbered(guide)
  }

  private func numbered(_ object: AnyObject) -> String {
    let name = ClassFacts.of(object).name
    return numbers[ObjectIdentifier(object)].map { "\(name) \($0)" } ?? name
  }

  /// Whether somebody has given a view or a guide a name.
  package func hasOwnName(_ element: LayoutElement) -> Bool {
    properties[ObjectIdentifier(element.object)] != nil || element.hasIdentifier
  }
}

// MARK: Properties

extension LayoutNames {
  /// Notes the properties of a view and of its controller.
  private mutating func collect(from holder: UIView) {
    collect(from: holder as AnyObject)
    if let controller = holder.next as? UIViewController { collect(from: controller as AnyObject) }
  }

  /// Notes the stored properties of an object.
  private mutating func collect(from object: AnyObject) {
    let known = properties.count
    Self.forEachProperty(of: object) { note($1, as: $0, isLazy: $2) }
    if properties.count > known { holders.insert(ObjectIdentifier(object)) }
  }

  /// Calls a closure with the stored properties of an object that its own classes declare, not
  /// UIKit's: what that stores is no name for anybody.
  package static func forEachProperty(
    of object: AnyObject, _ use: (_ name: String, _ value: Any, _ isLazy: Bool) -> Void
  ) {
    // A mirror of each label would be made for nothing.
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

  /// What the compiler calls the storage of a lazy property, before its name.
  private static let lazyPrefix = "$__lazy_storage_$_"

  private mutating func note(_ value: Any, as name: String, isLazy: Bool) {
    // What is lazy is stored as an optional, and is none.
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
  /// The view that it stands in.
  @MainActor fileprivate var holder: UIView? {
    switch self {
    case .view(let view): view.superview
    case .guide(let guide): guide.owningView
    }
  }

  /// Whether somebody has given it a name, other than that of a property.
  @MainActor var hasIdentifier: Bool {
    switch self {
    case .view(let view): !(view.accessibilityIdentifier ?? "").isEmpty
    case .guide(let guide): !guide.identifier.isEmpty
    }
  }
}
