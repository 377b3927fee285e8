/// Text that equals only text with the same bytes.
///
/// `String` sorts combining marks before it compares, which takes time quadratic in their number.
@propertyWrapper
package struct ComparedByBytes: Hashable, Sendable {
  package var wrappedValue: String

  package init(wrappedValue: String) {
    self.wrappedValue = wrappedValue
  }

  package static func == (left: Self, right: Self) -> Bool {
    let (left, right) = (left.wrappedValue.utf8, right.wrappedValue.utf8)
    return left.count == right.count && left.elementsEqual(right)
  }

  package func hash(into hasher: inout Hasher) {
    var text = wrappedValue
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xff as UInt8)
  }
}
