/// A list of attributes in which each stands once: ``ViewStyle``, or an ``AttributeStyle`` of your own.
public protocol Attributed: RandomAccessCollection, ExpressibleByArrayLiteral,
  CustomStringConvertible
where Index == Int, Element == Attribute, ArrayLiteralElement == Attribute {
  /// What it is a list of.
  associatedtype Attribute: StyleAttribute

  /// What it says, in the order in which it was first said.
  var attributes: [Attribute] { get }

  /// A list of attributes. Of those with the same key it keeps the first.
  init(_ attributes: [Attribute])
}

extension Attributed {
  /// A list of attributes. Of those with the same key it keeps the first.
  public init(arrayLiteral elements: Attribute...) { self.init(elements) }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many attributes there are.
  public var endIndex: Int { attributes.count }
  /// An attribute.
  public subscript(index: Int) -> Attribute { attributes[index] }

  /// The names and values.
  public var description: String {
    let words = attributes.map { attribute in
      (attribute as? any CustomStringConvertible)?.description
        ?? "\(attribute.key): \(attribute.value.map { "\($0)" } ?? "nil")"
    }
    return "[\(words.joined(separator: ", "))]"
  }

  /// The keys of the attributes.
  public var stripped: [Attribute.Key] { attributes.map(\.key) }

  /// Whether it says something, whatever the value.
  ///
  /// - Parameter key: What is asked for.
  public func contains(_ key: Attribute.Key) -> Bool { attribute(key) != nil }

  func attribute(_ key: Attribute.Key) -> Attribute? { attributes.first { $0.key == key } }

  /// What both say. Where both say something of the same key, this style is kept.
  ///
  /// - Parameters:
  ///   - slave: What is added.
  ///   - intercept: Whether values that can be merged themselves are: states of controls, custom styles.
  /// - Returns: The attributes of this style, then what the other has besides.
  public func merge(slave: Self, intercept: Bool = true) -> Self {
    let master = intercept ? StyleHooks.intercept(master: self, slave: slave) : self
    return Self(
      master.attributes + slave.attributes.filter { master.attribute($0.key) == nil })
  }

  /// What both say. Where both say something of the same key, the other style is taken.
  ///
  /// - Parameters:
  ///   - master: What is added.
  ///   - intercept: Whether values that can be merged themselves are: states of controls, custom styles.
  /// - Returns: The attributes of the other style, then what this one has besides.
  public func merge(master: Self, intercept: Bool = true) -> Self {
    master.merge(slave: self, intercept: intercept)
  }
}

extension Array where Element: StyleAttribute {
  /// The array without those whose key an earlier one has.
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
