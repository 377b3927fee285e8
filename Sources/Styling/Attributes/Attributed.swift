/// A list of attributes in which each occurs once: a ``ViewStyle``, or an ``AttributeStyle`` of
/// your own.
public protocol Attributed: RandomAccessCollection, ExpressibleByArrayLiteral,
  CustomStringConvertible
where Index == Int, Element == Attribute, ArrayLiteralElement == Attribute {
  /// The type of the attributes.
  associatedtype Attribute: StyleAttribute

  /// The attributes, in the order of first mention.
  var attributes: [Attribute] { get }

  /// Creates a list of attributes. Of attributes with the same key, it keeps the first.
  init(_ attributes: [Attribute])
}

extension Attributed {
  /// Creates a list of attributes. Of attributes with the same key, it keeps the first.
  public init(arrayLiteral elements: Attribute...) { self.init(elements) }

  /// The index of the first attribute: 0.
  public var startIndex: Int { 0 }
  /// The number of attributes.
  public var endIndex: Int { attributes.count }
  /// The attribute at an index.
  public subscript(index: Int) -> Attribute { attributes[index] }

  /// The names and values of the attributes.
  public var description: String {
    let words = attributes.map { attribute in
      (attribute as? any CustomStringConvertible)?.description
        ?? "\(attribute.key): \(attribute.value.map { "\($0)" } ?? "nil")"
    }
    return "[\(words.joined(separator: ", "))]"
  }

  /// The keys of the attributes.
  public var stripped: [Attribute.Key] { attributes.map(\.key) }

  /// Returns whether the list has an attribute with the key, whatever its value.
  ///
  /// - Parameter key: The key to look for.
  public func contains(_ key: Attribute.Key) -> Bool { attribute(key) != nil }

  func attribute(_ key: Attribute.Key) -> Attribute? { attributes.first { $0.key == key } }

  /// Merges both styles. Where both have an attribute with the same key, this style is kept.
  ///
  /// - Parameters:
  ///   - slave: The style to add.
  ///   - intercept: Whether to merge values that can be merged themselves: control states and
  ///     custom styles.
  /// - Returns: The attributes of this style, followed by those that only the other one has.
  public func merge(slave: Self, intercept: Bool = true) -> Self {
    let master = intercept ? StyleHooks.intercept(master: self, slave: slave) : self
    return Self(
      master.attributes + slave.attributes.filter { master.attribute($0.key) == nil })
  }

  /// Merges both styles. Where both have an attribute with the same key, the other style is kept.
  ///
  /// - Parameters:
  ///   - master: The style to add.
  ///   - intercept: Whether to merge values that can be merged themselves: control states and
  ///     custom styles.
  /// - Returns: The attributes of the other style, followed by those that only this one has.
  public func merge(master: Self, intercept: Bool = true) -> Self {
    master.merge(slave: self, intercept: intercept)
  }
}

extension Array where Element: StyleAttribute {
  /// Returns the array without the attributes whose key an earlier one has.
  func withoutDuplicates(_ choose: ([Element]) -> Element) -> [Element] {
    var known: [Element.Key: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      if let index = known[element.key] {
        groups[index].append(element)
      } else {
        known[element.key] = groups.count
        groups.append([element])
      }
    }
    return groups.map { $0.count == 1 ? $0[0] : choose($0) }
  }
}
