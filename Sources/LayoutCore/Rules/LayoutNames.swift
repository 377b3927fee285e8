/// Names for views and guides in equations, identifiers and messages.
///
/// A view is called by its accessibility identifier, else by the property of the host or of its
/// view controller that holds it, else by its class.
@MainActor
public struct LayoutNames {
  private var properties: [ObjectIdentifier: String] = [:]
  private var madeGuides: [String] = []

  /// Names by accessibility identifiers and classes alone.
  public init() {}

  /// Names for the items of a plan.
  public init(of plan: LayoutPlan) {
    madeGuides = plan.madeGuides.map(\.name)
    if let host = plan.host { collect(from: host) }
  }

  /// Notes the properties of a view and of its controller.
  package mutating func collect(from host: UIView) {
    collect(from: host, upTo: UIView.self)
    if let controller = host.next as? UIViewController {
      collect(from: controller, upTo: UIViewController.self)
    }
  }

  /// The property that holds a view or a guide, of those that were collected.
  package func property(holding object: AnyObject) -> String? {
    properties[ObjectIdentifier(object)]
  }

  /// What a person would call an item.
  public func name(of item: LayoutItem) -> String {
    switch item {
    case .view(let view): name(of: view)
    case .guide(let guide): name(of: guide)
    case .area(let area, let owner): "\(name(of: owner)).\(area.rawValue)"
    case .parent(let child): "superview of \(name(of: child))"
    case .made(let number):
      madeGuides.indices.contains(number) ? madeGuides[number] : "guide \(number + 1)"
    }
  }

  /// What a person would call a view.
  public func name(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    return properties[ObjectIdentifier(view)] ?? "\(type(of: view))"
  }

  private func name(of guide: UILayoutGuide) -> String {
    if let scrollView = guide.owningView as? UIScrollView {
      if guide === scrollView.contentLayoutGuide { return "\(name(of: scrollView)).content" }
      if guide === scrollView.frameLayoutGuide { return "\(name(of: scrollView)).frame" }
    }
    if !guide.identifier.isEmpty { return guide.identifier }
    return properties[ObjectIdentifier(guide)] ?? "\(type(of: guide))"
  }

  /// Notes the stored properties of an object that its own classes declare, not UIKit's.
  private mutating func collect(from object: AnyObject, upTo library: AnyClass) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, let type = current.subjectType as? AnyClass, type != library {
      for case (let label?, let value) in current.children {
        guard let held = Self.object(in: value) else { continue }
        let name = label.replacing("$__lazy_storage_$_", with: "")
        properties[ObjectIdentifier(held)] = properties[ObjectIdentifier(held)] ?? name
      }
      mirror = current.superclassMirror
    }
  }

  private static func object(in value: Any) -> AnyObject? {
    if let view = value as? UIView { return view }
    return value as? UILayoutGuide
  }
}

extension LayoutNames {
  /// Names for views, from their properties, those of the views around them and those of the
  /// controllers of these; what is nearer comes first.
  package init(inSightOf views: [UIView]) {
    self.init()
    var seen: Set<ObjectIdentifier> = []
    for view in views {
      for holder in sequence(first: view, next: \.superview) {
        guard seen.insert(ObjectIdentifier(holder)).inserted else { break }
        collect(from: holder)
      }
    }
  }
}
